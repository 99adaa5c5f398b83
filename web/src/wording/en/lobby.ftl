# A table before the start.

lobby-title = The table is set
lobby-your-name = Your name
lobby-name-of-seat = Name of seat { $seat }
lobby-open-seat = open seat
lobby-host = host
lobby-join = Take this seat
lobby-leave = Leave seat
lobby-to-bot = Add a bot
lobby-to-here = Player on this device
lobby-to-open = Reopen seat
lobby-remove = Remove
lobby-remove-player = Remove { $name } from the table
lobby-removed = The host has removed you from this table. You can only watch.
lobby-invite = Invite by link
lobby-invite-text = Anyone with this link can take an open seat or watch.
lobby-several-seats = Guests may take several seats
lobby-spectators-chat = Spectators may chat
lobby-start = Start the game
lobby-wait-for-host = Waiting for the host to start the game.
lobby-wait-for-seats = { $count ->
    [one] { $count } seat is still open.
   *[other] { $count } seats are still open.
}
lobby-game = This game
lobby-cards = What pays in this game
lobby-tiles = What the tiles do
lobby-boards = Boards

# The colour of a seat.
lobby-colour = Colour: { $colour }

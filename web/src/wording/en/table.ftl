# A game that is being played.

# In the browser's tab.
table-tab-yours = ● { $prompt }

table-round = Round { $round }
table-last-round = Last round
table-shuffling = Shuffling the cards
table-shuffling-text = Every player's browser adds some randomness of its own, so nobody can choose the cards.
table-players-are = Players: { $names }

## Players

table-players = Players
# Tags beside a name.
table-you = You
table-bot = bot
table-away = away
table-bot-for = bot for { $name }
# In place of a name in the log: "Bot for Ben built on A6."
table-log-bot-for = Bot for { $name }
table-resigned = resigned
table-your-turn = your turn
table-playing = playing
table-thinking = thinking…
# Two players have names that look alike.
table-not-seat = not seat { $seat }
table-not-the = not the { $name } in seat { $seat }

table-left = { $count } left
table-settlements-left = { $count ->
    [one] { $count } settlement left
   *[other] { $count } settlements left
}
table-gold = { $gold } gold so far
table-aside = { $count } set aside
table-number-tiles = { $count ->
    [one] { $count } number tile
   *[other] { $count } number tiles
}

## What to do now

table-turn-of = { $name }'s turn
table-next-game = Next game
table-choose = { $count ->
    [one] Only one hex is possible.
   *[other] Pick one of { $count } lit hexes.
}
table-press-button = Choose with the buttons.
table-confirm = Tap another hex to change.
table-build-on = Build on { $hex }
table-move-to = Move to { $hex }
table-choose-hex = Choose { $hex }
table-pick-hex = Pick a hex
table-stay = Stay here
table-stays = The map stays here this turn.
table-follows = The map follows { $name }.
table-look-around = Feel free to look around.
table-watching = You're watching.
table-over = The game is over.
table-built = { $done } of { $quota } built
table-take-back = Take back
table-cancel = Cancel
table-end-game = End the game
table-end-choices = Do it
table-wait = Wait
table-nothing-to-take-back = There's nothing to take back.
table-to-result = See the result

## Players who are away, idle or leaving

table-bot-for-you = A bot is playing for you.
table-come-back = Take over again
table-bot-played = A bot played for you while you were away. You can play that turn yourself until the next player acts.
table-take-back-turn = Take back its turn
table-is-away = { $name } is away.
table-bot-in = You can let a bot play in { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) }.
table-let-bot-play = Let a bot play
table-is-idle = { $name } hasn't acted for a while.
table-vote = Vote for a bot
table-has-voted = You voted
table-votes = { $needed ->
    [one] { $votes } of { $needed } vote for a bot.
   *[other] { $votes } of { $needed } votes for a bot.
}
# A clock follows.
table-act-soon = The others are waiting for you. Soon they can let a bot play:
table-clock = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
table-act-now = The others can let a bot play for you now. Act to keep your seat.
table-leave = Leave the table
table-leave-text = A bot plays for you until you open the table again.
table-leave-alone = The game waits for you.
table-resign = Resign
table-resign-hint = A bot finishes the game for you.

## Cards and tiles

table-hand = Your card and tiles
table-hand-of = Card and tiles of { $name }
table-no-tiles = No tiles yet. Build next to a location to take one.
table-no-tiles-other = No tiles yet.
table-cards = Kingdom cards
table-gold-so-far = gold so far
table-task = Task
table-always = Always
# Read out before a number: what a card pays a player.
table-bar = { $player }, { $card }:
table-earns = Show what earns { $name } gold for { $card }

# What a hex would pay.
table-no-gain = No change in gold
table-no-gold-for-you = No gold for you
table-takes = Takes { $tile }
table-loses = Loses { $tile }
# What a card pays another player.
table-rival = { $player } · { $card }
table-rival-takes = { $player } takes { $tile }
table-rival-loses = { $player } loses { $tile }
table-marks-row = Marks row { $row } for good
table-starts-last-round = Starts the last round
table-ends-game = Ends the game

## Log and chat

table-details = Cards, log and chat
table-log = Log
# The titles of its lines.
table-log-jump = Go to this moment
table-log-show = Show on the map
table-log-with-news = { $count ->
    [one] Log, { $count } new chat message
   *[other] Log, { $count } new chat messages
}
table-download = Download game file

## The connection

table-lost = Connection lost. Reconnecting…
table-no-answer = The server isn't answering. Trying again…
table-closed = This game can't be opened here
table-damaged = This game's data is damaged. Whoever runs this server can examine it.
table-cut-off = The server closed the connection because this browser sent too many messages.
table-missing = This table doesn't exist
table-missing-text = It may have ended long ago, or the link is incomplete.

# A tile that was opened.
table-tile-kept = You lose it when none of your settlements is left next to its location.
table-tile-fleeting = You have it for one turn, used or not.
table-tile-use = Use { $tile }

# People at one table: leaving it.

people-leave = Leave this table?
people-leave-text = { $count ->
    [one] { $names } plays on. A bot plays for you until you come back.
   *[other] { $names } play on. A bot plays for you until you come back.
}
people-leave-to-bot = Leave, a bot plays
people-resign = Resign?
people-resign-text = A bot finishes the game for you, and you can't come back.
people-resign-alone = A bot finishes the game for you. If you leave instead, the game waits.
people-stay = Keep playing
people-bot = Let a bot play for { $name }?
people-bot-text = It goes on at once. { $name } can come back and play on at any time.
people-wait = Keep waiting

# Several people at one screen.
people-your-turn = { $name }, your turn
people-prompt = { $name }: { $prompt }
people-before = What happened before
people-pass = Pass the device on.
people-pass-hidden = Pass the device on. Your cards stay face down until you press.
people-show = Show my card
people-ask-between = Ask between turns

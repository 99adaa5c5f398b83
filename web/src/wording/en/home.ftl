# The start page.

home-heading = Build a kingdom, three settlements at a time
home-intro = A board game for one to five players, in your browser. Learn it in five minutes.
home-your-name = Your name
home-now = Play now
home-now-text = The first-game map against a bot
home-lesson = Learn by playing
home-lesson-text = A guided game, step by step
home-new-table = New table
home-new-table-text = Friends, bots, players on this device, all boxes
home-painting = A game in progress

home-your-games = Your games
home-no-games = Your first game appears here, yours to move first.
home-not-started = Not started
home-in-progress = In progress
home-finished = Finished
home-your-turn = Your turn
home-build = Your turn: build { $count }
home-against = Against { $names }
home-paused = paused
home-gold = { $gold } gold
home-won-by = won by { $count }
home-tied = tied for first
home-place = place { $place } of { $count }
home-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
home-play = Play
home-all = All { $count }

home-open-tables = Open tables
home-no-tables = No open tables right now.
home-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
home-watch = Watch
home-code = Table link or code
home-go = Go

home-box = Own the board game?
home-box-text = Draw a set-up, look up a rule, count the gold.

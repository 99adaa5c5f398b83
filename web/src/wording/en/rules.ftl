# The rules page.

rules-search = Search rules and cards
rules-found = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
rules-nothing = Nothing about “{ $words }”.
rules-the-game = The game
rules-box = Box
rules-all = All

# Beside a game: what it needs, or everything.
rules-which = Which rules
rules-of-game = This game
rules-of-all = All rules

# How doubtful points of a passage are read.
rules-rulings = { $count ->
    [one] 1 ruling
   *[other] { $count } rulings
}

# What the player has to do. About 60 characters.
# $count: how many; $where: a place or a way; $tile: the name of a tile.

ask-build-first = Build { $count } { $where }.
ask-build-more = Build { $count } more { $where }.
ask-extra = Use a tile or end your turn.
ask-end = End your turn.
ask-card = Choose your card: { $terrains-or }.
ask-over = The game is over.
ask-build = { $tile }: build { $where }.
ask-move-piece = { $tile }: choose a settlement to move.
ask-move = { $tile }: move the settlement from { $hex }.
ask-steps = { $tile }: keep moving (up to { $count } more { $count ->
    [one] step
   *[other] steps
}) or stop.

# Whoever waits reads this.
ask-other = { $who } is choosing.
hint-move = It moves { $where }.
hint-built = Nothing more has to be built this turn.
hint-card = { $count ->
    [one] Your choice decides where your settlement goes.
   *[other] Your choice decides where all { $count } settlements go.
}
hint-card-numbers = Your choice decides where you build, and how many: { $numbers-or }.
hint-card-tiles = Your choice decides where tiles that use your card work.
hint-up-to = { $count ->
    [one] One settlement to go.
   *[other] { $count } settlements to go.
}
hint-beside = { $count ->
    [one] Next to your own. One left.
   *[other] Next to your own. Up to { $count }.
}

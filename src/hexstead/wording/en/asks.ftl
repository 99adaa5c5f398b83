# What the player has to do. About 60 characters.
# $count: how many; $where: a place or a way; $tile: the name of a tile.

ask-build-first = Build { $count } { $where }.
ask-build-more = Build { $count } more { $where }.
ask-extra = Use a tile or end your turn.
ask-end = End your turn.
ask-card = Choose your card: { $terrains-or }.
ask-over = The game is over.
ask-build = { $tile }: build { $where }.
ask-move-piece = { $tile }: choose a settlement to move { $where }.
ask-move = { $tile }: move the settlement from { $hex } { $where }.
ask-steps = { $tile }: keep moving (up to { $count } more { $count ->
    [one] step
   *[other] steps
}) or stop.

# Whoever waits reads this.
ask-other = { $who } is choosing.

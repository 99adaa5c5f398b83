# The terrain cards that lie on the table.

piles-title = Terrain cards
# $left: in the draw pile.
piles-both = Draw pile: { $left }, discards: { $discards }
piles-left = { $count ->
    [0] The draw pile is empty
    [one] { $count } card left to draw
   *[other] { $count } cards left to draw
}
piles-shuffled = When the draw pile is empty, the discards are shuffled.
piles-discards = { $count ->
    [0] Discards
    [one] { $count } discard
   *[other] { $count } discards
}
piles-removed = Removed from the game
piles-empty = None yet

# Beside the board: what players have.

## The columns of the tables

facts-left = left
facts-gold = gold
facts-figures = figures
facts-tiles = tiles
facts-total = Total

## What lies before a player

facts-number-tiles = { $count ->
    [one] 1 number tile
   *[other] { $count } number tiles
}
facts-aside = { $count ->
    [one] 1 settlement set aside
   *[other] { $count } settlements set aside
}

# Beside the board: what players have.

## The columns of the tables

facts-left = reste
facts-gold = or
facts-figures = figurines
facts-tiles = tuiles
facts-total = Total

## What lies before a player

facts-number-tiles = { $count ->
    [one] { $count } jeton cité
   *[other] { $count } jetons cité
}
facts-aside = { $count ->
    [one] { $count } cité de côté
   *[other] { $count } cités de côté
}

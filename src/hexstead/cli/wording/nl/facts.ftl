# Beside the board: what players have.

## The columns of the tables

facts-left = over
facts-gold = goud
facts-figures = eenheden
facts-tiles = tegels
facts-total = Totaal

## What lies before a player

facts-number-tiles = { $count ->
    [one] 1 nederzettingsfiche
   *[other] { $count } nederzettingsfiches
}
facts-aside = { $count ->
    [one] 1 nederzetting apart gelegd
   *[other] { $count } nederzettingen apart gelegd
}

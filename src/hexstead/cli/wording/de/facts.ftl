# Beside the board: what players have.

## The columns of the tables

facts-left = noch
facts-gold = Gold
facts-figures = Figuren
facts-tiles = Plättchen
facts-total = Summe

## What lies before a player

facts-number-tiles = { $count ->
    [one] 1 Siedlungsplättchen
   *[other] { $count } Siedlungsplättchen
}
facts-aside = { $count ->
    [one] 1 Siedlung beiseitegelegt
   *[other] { $count } Siedlungen beiseitegelegt
}

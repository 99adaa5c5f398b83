# The terrain cards that lie on the table.

piles-title = Gebiedskaarten
# $left: in the draw pile.
piles-both = Trekstapel: { $left }, aflegstapel: { $discards }
piles-left = { $count ->
    [0] De trekstapel is leeg
    [one] Nog { $count } kaart in de trekstapel
   *[other] Nog { $count } kaarten in de trekstapel
}
piles-shuffled = Als de trekstapel leeg is, wordt de aflegstapel geschud.
piles-discards = { $count ->
    [0] Aflegstapel
    [one] { $count } kaart op de aflegstapel
   *[other] { $count } kaarten op de aflegstapel
}
piles-removed = Uit het spel verwijderd
piles-empty = Nog geen

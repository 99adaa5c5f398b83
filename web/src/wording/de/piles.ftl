# The terrain cards that lie on the table.

piles-title = Geländekarten
# $left: in the draw pile.
piles-both = Nachziehstapel: { $left }, Ablagestapel: { $discards }
piles-left = { $count ->
    [0] Der Nachziehstapel ist leer
    [one] Noch { $count } Karte im Nachziehstapel
   *[other] Noch { $count } Karten im Nachziehstapel
}
piles-shuffled = Ist der Nachziehstapel leer, wird der Ablagestapel gemischt.
piles-discards = { $count ->
    [0] Ablagestapel
    [one] { $count } Karte auf dem Ablagestapel
   *[other] { $count } Karten auf dem Ablagestapel
}
piles-removed = Aus dem Spiel entfernt
piles-empty = Noch keine

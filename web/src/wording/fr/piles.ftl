# The terrain cards that lie on the table.

piles-title = Cartes terrain
# $left: in the draw pile.
piles-both = Pioche : { $left }, défausse : { $discards }
piles-left = { $count ->
    [0] La pioche est vide
    [one] Encore { $count } carte dans la pioche
   *[other] Encore { $count } cartes dans la pioche
}
piles-shuffled = Quand la pioche est vide, la défausse est mélangée.
piles-discards = { $count ->
    [0] Défausse
    [one] { $count } carte dans la défausse
   *[other] { $count } cartes dans la défausse
}
piles-removed = Retirées du jeu
piles-empty = Aucune pour l'instant

# Who has won. $who: one player, or several.

verdict-won = { $who ->
    [Vous] Vous gagnez
   *[other] { $who } gagne
} avec { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
} d'or.
verdict-shared = { $who } : victoire partagée avec { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
} d'or.

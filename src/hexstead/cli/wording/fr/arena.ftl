# hexstead arena.

arena-progress = Parties
arena-facts = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, chacune jouée dans tous les ordres de places ; en moyenne { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } manches et { NUMBER($actions, maximumFractionDigits: 0) } actions.
arena-shares = Une victoire veut dire plus d'or que l'autre ; l'égalité compte pour moitié. Une première place partagée est divisée.
arena-rate = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} cette fois, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } par seconde.
arena-kept = Les résultats sont dans { $file }.
arena-reported = Le rapport est dans { $file }.
arena-stopped = Arrêt après { $there } parties sur { $games } ; elles sont gardées dans { $file }. Relancez la même commande pour continuer.
arena-mishaps = { $bot } : { $count ->
    [one] { $count } incident
   *[other] { $count } incidents
}, le premier à la partie { $game }, place { $seat }, action { $action } : { $reason }.

## The tables

arena-rating = niveau
arena-interval = 95 %
arena-games = parties
arena-first =
    première
    place
arena-gold =
    or
    moyen
arena-wins = victoires
arena-draws = égalités
arena-pair = { $bot } contre { $other }
arena-thinking = Temps de réflexion
arena-decisions = décisions
arena-median = médiane
arena-most =
    95 %
    sous
arena-longest = maximum
arena-incidents = incidents
arena-sources = Or moyen par source

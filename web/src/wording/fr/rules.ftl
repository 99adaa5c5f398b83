# The rules page.

rules-search = Chercher dans les règles et les cartes
rules-found = { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
rules-nothing = Rien sur « { $words } ».
rules-the-game = Le jeu
rules-box = Boîte
rules-all = Tout

# Beside a game: what it needs, or everything.
rules-which = Quelles règles
rules-of-game = Cette partie
rules-of-all = Toutes les règles

# How doubtful points of a passage are read.
rules-rulings = { $count ->
    [one] 1 précision
   *[other] { $count } précisions
}

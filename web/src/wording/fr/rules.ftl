# The rules page.

rules-search = Chercher dans les règles et les cartes
rules-nothing = Rien sur « { $words } ».
rules-the-game = Le jeu
rules-box = Boîte
rules-all = Tout

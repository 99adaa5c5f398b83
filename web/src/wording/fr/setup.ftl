# The set-up helper, for a game on a real table.

setup-intro = Pour jouer avec la boîte sur votre table : ce qu'il faut installer, étape par étape.
setup-boards = Quadrants
setup-draw = Nouveau tirage
setup-keep = Garder au prochain tirage
setup-release = Remettre en jeu au prochain tirage
setup-keep-boards = Garder ces quadrants au prochain tirage
setup-keep-cards = Garder ces cartes au prochain tirage
setup-steps = Installation
setup-tiles = Tuiles
setup-code = Code de cette mise en place
setup-print = Imprimer
setup-play = Jouer ici

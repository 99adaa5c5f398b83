# What can be chosen for a set-up: for a new table, in the set-up helper and on the score pad.

choices-seats = Places
choices-seat = Place { $seat }
choices-first-player = Qui commence ?
choices-first-player-drawn = Tirage au sort
choices-first-game = Première partie
choices-first-game-text = Les quadrants et les cartes pour débuter.
choices-edition = Quelle édition ?
choices-boxes = Quelles boîtes ?
choices-stand-in = disposition provisoire
# What is left to chance.
choices-drawn = Au hasard

choices-boards = Quadrants
choices-boards-drawn = Au hasard
choices-boards-generated = Inédits
choices-boards-generated-text = Des quadrants tout neufs, dans le style de ces boîtes.
choices-quadrant = { $place ->
    [0] En haut à gauche
    [1] En haut à droite
    [2] En bas à gauche
   *[other] En bas à droite
}
choices-turned = tourné
choices-board-turned = { $board } (tourné)
choices-place-hint = Choisissez un emplacement, puis un quadrant.
choices-lock-hint = Choisissez un emplacement, puis un quadrant. Un quadrant verrouillé reste en cas de nouveau tirage.
choices-turn = Tourner { $board }
choices-keep = Garder { $board }
choices-release = Tout déverrouiller
choices-tray = { $place ->
    [0] Quadrant en haut à gauche
    [1] Quadrant en haut à droite
    [2] Quadrant en bas à gauche
   *[other] Quadrant en bas à droite
}
# Of a board that lies there already.
choices-swap = { $place ->
    [0] Échanger (haut gauche)
    [1] Échanger (haut droite)
    [2] Échanger (bas gauche)
   *[other] Échanger (bas droite)
}
choices-side = Face des quadrants
choices-side-name = Face { $side }
choices-any-side = Peu importe

choices-cards = Cartes Kingdom Builder
choices-card-number = Carte Kingdom Builder { $number }
choices-more = Plus d'options
choices-more-text = Modules séparés, tâches et tuiles, règles maison.
choices-locations = Lieux
choices-location-number = Lieu { $number }
choices-castles = Beaux châteaux
choices-castle-tiles = { $count ->
    [one] { $count } tuile château sur une case lieu
   *[other] { $count } tuiles château sur des cases lieu
}
choices-parts = { $box }, module par module
choices-as-first-printed = Seulement avec leurs quadrants d'origine
choices-island = Face de l'île
choices-tasks = Tâches
choices-task-number = Tâche { $number }
choices-tiles = Tuiles nomades
choices-tile-number = Tuile nomade { $number }
choices-house-rules = Règles maison
choices-code = Code de mise en place
choices-code-text = Entrez un code pour jouer exactement cette mise en place.

## Tokens and castle tiles on the map. $piece: such as "Capitol".

lay-title = Choisissez les cases :
# Read out after the name of a hex.
lay-here = placer ici : { $piece }
lay-hint = { $piece } : cliquez sur une case éclairée.
lay-chosen = Votre choix : { $hexes }. Les quadrants ne changent pas.
lay-single = En poser un seul : { $piece }
lay-chance = Laisser de nouveau le hasard choisir
lay-done = Terminé

# hexstead boards.

boards-seed = --seed : une graine a au plus 18 chiffres.
boards-checking = Vérification
boards-painting = Dessin
boards-note = { $file } : remarque : { $note }
boards-sound = { $file } : correct : { $board } avec { $specials-comma } ; eau { $water }, montagne { $mountain }, pour les grottes { $far }.
boards-sound-island = { $file } : correct : l'île { $board } avec { $specials-comma } ; eau { $water }, montagne { $mountain }.

# What it is called, and what to type.
boards-open = { $name } ({ $key })

# Hexes on a board, and how many if it is more than one.
boards-special = { $count ->
    [one] { $name }
   *[other] { $name } ({ $count })
}
boards-specials = { $specials-comma }
boards-selection = Tuile sélection

boards-own = Vos quadrants
boards-sheet = Quadrants Hexstead
boards-legend = { $meanings-semicolon }. { $how }
boards-stand-in = { $mark } provisoire, car la disposition imprimée n'est pas publiée
boards-inferred = { $mark } déduit des quadrants imprimés d'une édition précédente

## The columns of the list

boards-column-board = Quadrant
boards-column-specials = Cases spéciales
boards-column-water = Eau
boards-column-mountain = Montagne
boards-column-far = Grottes

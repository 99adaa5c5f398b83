# hexstead boards.

boards-seed = --seed: Ein Startwert hat höchstens 18 Ziffern.
boards-checking = Prüfung läuft
boards-painting = Es wird gezeichnet
boards-note = { $file }: Hinweis: { $note }
boards-sound = { $file }: in Ordnung: { $board } mit { $specials-comma }; Wasser { $water }, Berg { $mountain }, für Höhlen { $far }.
boards-sound-island = { $file }: in Ordnung: die Insel { $board } mit { $specials-comma }; Wasser { $water }, Berg { $mountain }.

# What it is called, and what to type.
boards-open = { $name } ({ $key })

# Hexes on a board, and how many if it is more than one.
boards-special = { $count ->
    [one] { $name }
   *[other] { $name } ({ $count })
}
boards-specials = { $specials-comma }
boards-selection = Auswahlplättchen

boards-own = Deine eigenen Quadranten
boards-sheet = Quadranten von Hexstead
boards-legend = { $meanings-semicolon }. { $how }
boards-stand-in = { $mark } ein Ersatz, weil der gedruckte Plan nicht veröffentlicht ist
boards-inferred = { $mark } aus den gedruckten Quadranten einer früheren Ausgabe erschlossen

## The columns of the list

boards-column-board = Quadrant
boards-column-specials = Sonderfelder
boards-column-water = Wasser
boards-column-mountain = Berg
boards-column-far = Höhlen

# hexstead boards.

boards-seed = --seed: een seed heeft hoogstens 18 cijfers.
boards-checking = Controleren
boards-painting = Tekenen
boards-note = { $file }: let op: { $note }
boards-sound = { $file }: in orde: { $board } met { $specials-comma }; water { $water }, berg { $mountain }, voor grotten { $far }.
boards-sound-island = { $file }: in orde: het eiland { $board } met { $specials-comma }; water { $water }, berg { $mountain }.

# What it is called, and what to type.
boards-open = { $name } ({ $key })

# Hexes on a board, and how many if it is more than one.
boards-special = { $count ->
    [one] { $name }
   *[other] { $name } ({ $count })
}
boards-specials = { $specials-comma }
boards-selection = Keuzetegel

boards-own = Je eigen kwadranten
boards-sheet = Kwadranten van Hexstead
boards-legend = { $meanings-semicolon }. { $how }
boards-stand-in = { $mark } een vervanger, omdat de gedrukte indeling niet is gepubliceerd
boards-inferred = { $mark } afgeleid van de gedrukte kwadranten van een eerdere uitgave

## The columns of the list

boards-column-board = Kwadrant
boards-column-specials = Speciale velden
boards-column-water = Water
boards-column-mountain = Berg
boards-column-far = Grotten

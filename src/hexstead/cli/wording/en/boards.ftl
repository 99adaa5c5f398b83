# hexstead boards.

boards-seed = --seed: a seed has at most 18 digits.
boards-checking = Checking
boards-painting = Painting
# $note: a whole sentence.
boards-note = { $file }: note: { $note }
boards-sound = { $file }: sound: { $board } with { $specials-comma }; water { $water }, mountain { $mountain }, for caves { $far }.
boards-sound-island = { $file }: sound: the island { $board } with { $specials-comma }; water { $water }, mountain { $mountain }.

# What it is called, and what to type.
boards-open = { $name } ({ $key })

# Hexes on a board, and how many if it is more than one.
boards-special = { $count ->
    [one] { $name }
   *[other] { $name } ({ $count })
}
boards-specials = { $specials-comma }
boards-selection = Selection tile

boards-own = Your own boards
boards-sheet = Hexstead boards
boards-legend = { $meanings-semicolon }. { $how }
boards-stand-in = { $mark } a stand-in, because the printed layout is not published
boards-inferred = { $mark } inferred from the printed boards of an earlier edition

## The columns of the list

boards-column-board = Board
boards-column-specials = Special hexes
boards-column-water = Water
boards-column-mountain = Mountain
boards-column-far = Caves

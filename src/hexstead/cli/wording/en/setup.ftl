# hexstead setup, and what somebody asks of a set-up.

setup-title = Set-up
setup-boards = The boards
setup-cards = Kingdom cards
setup-tasks = Tasks
setup-tiles = Tiles
setup-nomad-tiles = Nomad tiles
setup-turned = { $board } (turned 180°)
setup-island = Island, side { $side }

# A kind of tile on the sheet: how many there are, and where.
setup-tiles-on = { $count ->
    [one] 1 tile: { $hexes }
   *[other] { $count } tiles: { $hexes }
}
setup-tiles-beside = { $count ->
    [one] 1 tile beside the board
   *[other] { $count } tiles beside the board
}

setup-again = This set-up again: hexstead setup --code { $code }
setup-play = Play it here: hexstead play --setup { $code }

# After the name of an option.

code-seats = The code is for { $seats } players: leave out --seats, or use another code.
seed-wrong = --seed: expected a number of up to 31 digits, or { $fewest } to { $most } hexadecimal digits in pairs.

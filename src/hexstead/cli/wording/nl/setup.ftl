# hexstead setup, and what somebody asks of a set-up.

setup-title = Opstelling
setup-boards = De kwadranten
setup-cards = Kingdom Builder-kaarten
setup-tasks = Opdrachten
setup-tiles = Tegels
setup-nomad-tiles = Nomadentegels
setup-turned = { $board } (180° gedraaid)
setup-island = Eiland, zijde { $side }

# A kind of tile on the sheet: how many there are, and where.
setup-tiles-on = { $count ->
    [one] 1 tegel: { $hexes }
   *[other] { $count } tegels: { $hexes }
}
setup-tiles-beside = { $count ->
    [one] 1 tegel naast het kwadrant
   *[other] { $count } tegels naast het kwadrant
}

setup-again = Deze opstelling nog eens: hexstead setup --code { $code }
setup-play = Speel haar hier: hexstead play --setup { $code }

# After the name of an option.

code-seats = De code is voor { $seats } spelers: laat --seats weg, of gebruik een andere code.
seed-wrong = --seed: verwacht een getal van hoogstens 31 cijfers, of { $fewest } tot { $most } hexadecimale cijfers in paren.

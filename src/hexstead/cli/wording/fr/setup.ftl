# hexstead setup, and what somebody asks of a set-up.

setup-title = Mise en place
setup-boards = Les quadrants
setup-cards = Cartes Kingdom Builder
setup-tasks = Tâches
setup-tiles = Tuiles
setup-nomad-tiles = Tuiles nomades
setup-turned = { $board } (tourné de 180°)
setup-island = Île, face { $side }

# A kind of tile on the sheet: how many there are, and where.
setup-tiles-on = { $count ->
    [one] { $count } tuile : { $hexes }
   *[other] { $count } tuiles : { $hexes }
}
setup-tiles-beside = { $count ->
    [one] { $count } tuile à côté du plateau
   *[other] { $count } tuiles à côté du plateau
}

setup-again = Cette mise en place encore une fois : hexstead setup --code { $code }
setup-play = La jouer ici : hexstead play --setup { $code }

# After the name of an option.

code-seats = Le code est pour { $seats } personnes : enlevez --seats, ou prenez un autre code.
seed-wrong = --seed : il faut un nombre de 31 chiffres au plus, ou de { $fewest } à { $most } chiffres hexadécimaux par paires.

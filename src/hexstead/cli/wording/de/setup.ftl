# hexstead setup, and what somebody asks of a set-up.

setup-title = Aufbau
setup-boards = Die Quadranten
setup-cards = Kingdom Builder-Karten
setup-tasks = Aufgaben
setup-tiles = Plättchen
setup-nomad-tiles = Nomadenplättchen
setup-turned = { $board } (um 180° gedreht)
setup-island = Insel, Seite { $side }

# A kind of tile on the sheet: how many there are, and where.
setup-tiles-on = { $count ->
    [one] 1 Plättchen: { $hexes }
   *[other] { $count } Plättchen: { $hexes }
}
setup-tiles-beside = { $count ->
    [one] 1 Plättchen neben dem Spielplan
   *[other] { $count } Plättchen neben dem Spielplan
}

setup-again = Diesen Aufbau noch einmal: hexstead setup --code { $code }
setup-play = Hier spielen: hexstead play --setup { $code }

# After the name of an option.

code-seats = Der Code ist für { $seats } Personen: Lass --seats weg oder nimm einen anderen Code.
seed-wrong = --seed: Hier muss eine Zahl mit bis zu 31 Ziffern stehen, oder { $fewest } bis { $most } hexadezimale Ziffern in Paaren.

# What can be chosen for a set-up: for a new table, in the set-up helper and on the score pad.

choices-seats = Plaatsen
choices-seat = Plaats { $seat }
choices-first-player = Wie begint?
choices-first-player-drawn = Loting
choices-first-game = Startopstelling
choices-first-game-text = De kwadranten en kaarten voor je eerste spel.
choices-edition = Welke uitgave?
choices-boxes = Welke dozen?
choices-stand-in = vervangende indeling
# What is left to chance.
choices-drawn = Geloot

choices-boards = Kwadranten
choices-boards-drawn = Geloot
choices-boards-generated = Nieuw
choices-boards-generated-text = Gloednieuwe kwadranten in de stijl van deze dozen.
choices-quadrant = { $place ->
    [0] Linksboven
    [1] Rechtsboven
    [2] Linksonder
   *[other] Rechtsonder
}
choices-turned = gedraaid
choices-board-turned = { $board } (gedraaid)
choices-place-hint = Kies een plek en dan een kwadrant ervoor.
choices-lock-hint = Kies een plek en dan een kwadrant ervoor. Een kwadrant met een slot blijft liggen als je opnieuw loot.
choices-turn = { $board } draaien
choices-keep = { $board } houden
choices-release = Alle sloten eraf
choices-tray = { $place ->
    [0] Kwadrant voor linksboven
    [1] Kwadrant voor rechtsboven
    [2] Kwadrant voor linksonder
   *[other] Kwadrant voor rechtsonder
}
# Of a board that lies there already.
choices-swap = { $place ->
    [0] Ruil met linksboven
    [1] Ruil met rechtsboven
    [2] Ruil met linksonder
   *[other] Ruil met rechtsonder
}
choices-side = Zijde van de kwadranten
choices-side-name = Zijde { $side }
choices-any-side = Maakt niet uit

choices-cards = Kingdom Builder-kaarten
choices-card-number = Kingdom Builder-kaart { $number }
choices-more = Meer opties
choices-more-text = Losse onderdelen, opdrachten en tegels, huisregels.
choices-locations = Steden
choices-location-number = Stad { $number }
choices-castles = Mooie kastelen
choices-castle-tiles = { $count ->
    [one] { $count } kasteeltegel op een stadsveld
   *[other] { $count } kasteeltegels op stadsvelden
}
choices-parts = { $box }, onderdeel voor onderdeel
choices-as-first-printed = Alleen bij de kwadranten waarvoor ze gemaakt zijn
choices-island = Zijde van het eiland
choices-tasks = Opdrachten
choices-task-number = Opdracht { $number }
choices-tiles = Nomadentegels
choices-tile-number = Nomadentegel { $number }
choices-house-rules = Huisregels
choices-code = Code van de opstelling
choices-code-text = Vul een code in om precies die opstelling te spelen.

## Tokens and castle tiles on the map. $piece: such as "Capitol".

lay-title = Kies de velden:
# Read out after the name of a hex.
lay-here = leg hier neer: { $piece }
lay-hint = { $piece }: klik op een verlicht veld om te plaatsen.
lay-chosen = Je koos { $hexes }. De kwadranten blijven zo liggen.
lay-single = Maar één: { $piece }
lay-chance = Toch laten loten
lay-done = Klaar

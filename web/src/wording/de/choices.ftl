# What can be chosen for a set-up: for a new table, in the set-up helper and on the score pad.

choices-seats = Plätze
choices-seat = Platz { $seat }
choices-first-player = Wer beginnt?
choices-first-player-drawn = Wird ausgelost
choices-first-game = Aufbau für die erste Partie
choices-first-game-text = Die Quadranten und Karten für den Einstieg.
choices-edition = Welche Ausgabe?
choices-boxes = Welche Schachteln?
choices-stand-in = Ersatzquadrant
# What is left to chance.
choices-drawn = Ausgelost

choices-boards = Quadranten
choices-boards-drawn = Ausgelost
choices-boards-generated = Generiert
choices-boards-generated-text = Ganz neue Quadranten im Stil dieser Schachteln.
choices-quadrant = { $place ->
    [0] Oben links
    [1] Oben rechts
    [2] Unten links
   *[other] Unten rechts
}
choices-turned = gedreht
choices-board-turned = { $board } (gedreht)
choices-place-hint = Wähle eine Stelle und dann einen Quadranten dafür.
choices-lock-hint = Wähle eine Stelle und dann einen Quadranten dafür. Ein Quadrant mit Schloss bleibt, wenn du neu auslost.
choices-turn = { $board } drehen
choices-keep = { $board } behalten
choices-release = Alle Schlösser öffnen
choices-tray = { $place ->
    [0] Quadrant für oben links
    [1] Quadrant für oben rechts
    [2] Quadrant für unten links
   *[other] Quadrant für unten rechts
}
# Of a board that lies there already.
choices-swap = { $place ->
    [0] Tauscht mit oben links
    [1] Tauscht mit oben rechts
    [2] Tauscht mit unten links
   *[other] Tauscht mit unten rechts
}
choices-side = Seite der Quadranten
choices-side-name = Seite { $side }
choices-any-side = Egal

choices-cards = Kingdom Builder-Karten
choices-card-number = Kingdom Builder-Karte { $number }
choices-more = Weitere Optionen
choices-more-text = Einzelne Teile, Aufgaben und Plättchen, Hausregeln.
choices-locations = Orte
choices-location-number = Ort { $number }
choices-castles = Schöne Burgen
choices-castle-tiles = { $count ->
    [one] { $count } Burgplättchen auf einem Ortsfeld
   *[other] { $count } Burgplättchen auf Ortsfeldern
}
choices-parts = { $box }, Teil für Teil
choices-as-first-printed = Nur mit den Quadranten, für die sie gedacht waren
choices-island = Seite der Insel
choices-tasks = Aufgaben
choices-task-number = Aufgabe { $number }
choices-tiles = Nomadenplättchen
choices-tile-number = Nomadenplättchen { $number }
choices-house-rules = Hausregeln
choices-code = Aufbau-Code
choices-code-text = Gib einen Code ein, um genau diesen Aufbau zu spielen.

## Tokens and castle tiles on the map. $piece: such as "Capitol".

lay-title = Wähle die Felder:
# Read out after the name of a hex.
lay-here = hierher legen: { $piece }
lay-hint = { $piece }: Klicke auf ein leuchtendes Feld.
lay-chosen = Deine Wahl: { $hexes }. Die Quadranten bleiben, wie sie sind.
lay-single = Nur eins: { $piece }
lay-chance = Wieder auslosen
lay-done = Fertig

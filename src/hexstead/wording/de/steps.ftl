# How to lay a set-up out from the box, step by step.

## Headings

steps-boards = Quadranten
steps-tiles = Plättchen
steps-cards = Karten
steps-players = Am Tisch
steps-start = Vor dem ersten Zug
steps-rules = Regeln in dieser Partie

## Where something lies

board-own = { $name }
corner-top-left = oben links
corner-top-right = oben rechts
corner-bottom-left = unten links
corner-bottom-right = unten rechts
corner-island = bei der Insel
step-on = { $hex } ({ $board })

## Boards

step-box = Nehmt diese Schachtel: { $edition }.
step-boards = Legt die Quadranten aus: { $boards }.
step-quadrants = Dreht alle Quadranten auf Seite { $side } und legt sie aus: { $boards }.
step-board = { $board } { $corner }
step-board-turned = { $board } { $corner } (um 180° gedreht)
step-island = Legt die Insel neben den Spielplan, mit der Seite { $side } nach oben.
step-look = Sieht euer gedruckter Quadrant anders aus, nehmt statt der hier genannten Felder passende.
step-castles = Stellt auf jedes Burgfeld eine Burg: { $hexes }.
step-few-castles = Die Schachtel hat nur { $number } Burgen: Nehmt für die übrigen etwas anderes.
step-token = Legt { $token-a } auf { $hexes }.
step-castle-tiles = Legt ein Burgplättchen auf { $hexes }: Diese Ortsfelder sind Burgen und bekommen keine Plättchen.

## Tiles

step-selections = Legt neben jeden Quadranten ein Auswahlplättchen; es bestimmt seine beiden Orte: { $tiles }.
step-selection = { $tile } { $corner }
step-tiles = Legt { $number } Plättchen auf jedes Ortsfeld: { $tiles }.
step-tile = { $tile } ({ $number })
step-missing = Von einigen Plättchen hat die Schachtel zu wenige: Nehmt Münzen oder Ähnliches für { $tiles }.
step-surplus = Legt { $tiles } zurück in die Schachtel: Die Felder unter den Burgplättchen brauchen sie nicht.
step-surplus-tile = { $number } { $tile }
step-summaries = Legt die Übersicht jedes Ortes neben seinen Quadranten: { $summaries }.
step-summaries-there = { $summaries } { $corner }
step-summary = { $tile }
step-bonus-summary = { $tile } mit Bonus-Übersicht
step-nomad-tiles = Legt auf jedes Nomadenfeld ein Nomadenplättchen, mit dem Symbol nach oben: { $tiles }.
step-nomad = { $tile } auf { $place }
step-bonus = Legt { $number } Bonusplättchen auf jede Bonus-Übersicht: { $tiles }.
step-for-all = Legt für alle neben den Spielplan: { $pieces }.

## Pieces

step-settlements = { $number ->
        [one] { $number } Siedlung
       *[other] { $number } Siedlungen
    }
step-figures = { $number ->
        [one] { $number } { $figure-lower }
       *[other] { $number } { $figure-many }
    }
step-walls = { $number ->
        [one] { $number } Steinmauer
       *[other] { $number } Steinmauern
    }
step-gold-markers = { $number ->
        [one] { $number } Gold-Marker
       *[other] { $number } Gold-Marker
    }
step-numbers = die Siedlungsplättchen (8 mit einer 1, 2 mit einer 5)

## Cards. $card: `card`, or `tile` in an edition that has tiles in their place.

step-cards = { $card ->
        [tile] Legt diese Kingdom Builder-Plättchen offen neben den Spielplan: { $cards }.
       *[card] Legt diese Kingdom Builder-Karten offen neben den Spielplan: { $cards }.
    }
step-tasks = Legt diese Aufgabenkarten daneben: { $tasks }.
step-two-faced = Nehmt die Geländekarten mit zwei Geländearten dazu: { $cards-comma }.
step-ignored = Keiner der Quadranten hat { $terrain }: Beachtet das auf den Geländekarten nicht.
step-removed = Nehmt alle Geländekarten heraus, die { $terrain } zeigen: Sie bleiben aus dem Spiel ({ $cards }).
step-terrain = { $card ->
        [tile] Mischt die Geländeplättchen und legt sie als verdeckten Nachziehstapel neben den Spielplan.
       *[card] Mischt die Geländekarten und legt sie als verdeckten Nachziehstapel neben den Spielplan.
    }

## Players

step-player-board = Alle legen das Tableau ihrer Farbe vor sich hin.
step-player-boards = Alle legen das Tableau ihrer Farbe vor sich hin und das Erweiterungs-Tableau daneben.
step-players = Gebt allen { $seats } Personen in ihrer Farbe: { $pieces }.
step-on-player-board = Alle { $number } Siedlungen kommen auf das Tableau.
step-last-colour = Die fünfte Farbe liegt beim Material von { $box }.
step-hand = { $card ->
        [tile] Alle ziehen ein Geländeplättchen und halten es verdeckt.
       *[card] Alle ziehen eine Geländekarte und halten sie verdeckt.
    }

## Before the first turn

step-track = Dreht einen unbenutzten Quadranten des Basisspiels um: Seine Rückseite ist die Goldzählleiste. Legt sie neben den Spielplan, alle Gold-Marker auf das schwarze Feld.
step-own-track = Legt die Goldzählleiste neben den Spielplan. Alle legen ihr Markerplättchen neben die Zehner und den Holzmarker neben die Einer.
step-first-player = Die älteste Person, oder wen ihr bestimmt, nimmt das Startspielerplättchen und beginnt. Gespielt wird im Uhrzeigersinn.
step-chosen-first-player = Person { $player } nimmt das Startspielerplättchen und beginnt. Gespielt wird im Uhrzeigersinn.
step-rest = Legt alles, was ihr nicht braucht, zurück in die Schachtel.
step-rest-and-selections = Legt die Auswahlplättchen und alles andere, was ihr nicht braucht, zurück in die Schachtel.

## Rules in this game

step-rule = { $name } ist im Spiel: { $text }
step-edition = Regel der Ausgabe { $edition }: { $text }
step-option = Hausregel: { $text }

## Boards that are not as printed

stand-in-boards = { $boards-count ->
        [one] Der Quadrant { $boards } ist ein Ersatz: Sein gedruckter Plan ist nicht veröffentlicht.
       *[other] Die Quadranten { $boards } sind Ersatz: Ihre gedruckten Pläne sind nicht veröffentlicht.
    }
stand-in-island = Die Insel { $island } ist ein Ersatz: Ihr gedruckter Plan ist nicht veröffentlicht.
stand-in-both = { $boards-count ->
        [one] Der Quadrant { $boards } und die Insel { $island } sind Ersatz: Ihre gedruckten Pläne sind nicht veröffentlicht.
       *[other] Die Quadranten { $boards } und die Insel { $island } sind Ersatz: Ihre gedruckten Pläne sind nicht veröffentlicht.
    }
inferred-boards = { $boards-count ->
        [one] Der Quadrant { $boards } ist aus den gedruckten einer früheren Ausgabe erschlossen.
       *[other] Die Quadranten { $boards } sind aus den gedruckten einer früheren Ausgabe erschlossen.
    }
stand-in-how = Wenn du die Schachtel besitzt, leg ihren Plan als Textdatei in den Ordner, den { $folder } nennt; hexstead boards check DATEI prüft ihn.
stand-in-workshop = Hast du die Schachtel? Dann kannst du den Plan in der Quadranten-Werkstatt nachzeichnen.

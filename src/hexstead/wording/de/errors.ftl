# What is wrong with something from outside, and what to do. $why is a whole sentence.

error-in-field = { $field }: { $why }
error-in-file = { $file }: { $why }

## The fields of a request for a set-up

field-boxes = Schachteln
field-edition = Ausgabe
field-boards = Quadranten
field-cards = Karten
field-tiles = Plättchen
field-tasks = Aufgaben
field-island = Insel
field-side = Seite
field-selections = Auswahlplättchen
field-castle-tiles = Burgplättchen
field-capitols = Kapitole
field-one-capitol = Ein Kapitol
field-caves = Höhlen
field-as-first-printed = Wie zuerst gedruckt
field-options = Hausregeln
field-first-player = Wer beginnt
field-seats = Plätze

## Files and documents

error-no-file = { $file }: Diese Datei gibt es nicht.
error-not-text = { $file }: Das ist keine Textdatei in UTF-8.
error-unreadable = { $file }: Nicht lesbar: { $why }.
error-nothing-in-it = { $file }: Kein JSON: Die Datei ist leer.
# $why: what the reader of JSON says, in English.
error-not-json = { $file }: Kein JSON: { $why } in Zeile { $line }, Spalte { $column }.
error-too-many-digits = { $file }: Kein JSON: Eine Zahl hat zu viele Ziffern.
error-too-deep = { $file }: Zu tief verschachtelt.
error-newer = Das stammt von einem neueren Hexstead: Aktualisiere deines und versuch es noch einmal.
error-old-rules = Diese Partie wurde nach den Regeln von Hexstead { $release } gespielt, die sich seither geändert haben: Öffne sie mit Hexstead { $release }.
error-version = Hier muss { $versions-or } stehen.
error-number = Hier muss eine Zahl von { $least } bis { $most } stehen.
error-generator-version = Eine Aufzeichnung der Version 1 hat keinen Generator: Lass ihn weg oder schreib Version 2.
error-no-generator = Nenn, womit die Karten gezogen wurden: sha256 oder quick.
error-seed-text = Hier müssen hexadezimale Ziffern stehen. Nur eine Aufzeichnung der Version 1 hat hier eine Zahl ab 0.
error-seed-sha256 = Hier müssen { $fewest } bis { $most } Bytes hexadezimal stehen: eine gerade Anzahl Ziffern 0-9 und a-f.
error-seed-quick = Hier müssen 1 bis 16 hexadezimale Ziffern 0-9 und a-f stehen, ohne 0 am Anfang.

## What a field expects

error-missing = Dieses Feld ist nötig.
error-extra-forbidden = So ein Feld gibt es nicht.
error-too-short = Mindestens { $min-length } sind nötig, hier sind { $actual-length }.
error-too-long = Höchstens { $max-length } sind erlaubt, hier sind { $actual-length }.
error-string-too-short = Mindestens { $min-length } Zeichen { $min-length ->
        [one] ist
       *[other] sind
    } nötig.
error-string-too-long = Höchstens { $max-length } Zeichen sind erlaubt.
error-string-type = Hier muss ein Text stehen.
error-string-pattern-mismatch = Hier muss ein Text dieser Form stehen: { $pattern }
error-int-type = Hier muss eine ganze Zahl stehen.
error-int-parsing = Hier muss eine ganze Zahl stehen.
error-int-from-float = Hier muss eine ganze Zahl stehen.
error-float-type = Hier muss eine Zahl stehen.
error-float-parsing = Hier muss eine Zahl stehen.
error-finite-number = Hier muss eine endliche Zahl stehen.
error-bool-type = Hier muss true oder false stehen.
error-bool-parsing = Hier muss true oder false stehen.
error-tuple-type = Hier muss eine Liste stehen.
error-list-type = Hier muss eine Liste stehen.
error-dict-type = Hier muss ein Objekt mit Feldern stehen.
error-model-type = Hier muss ein Objekt mit Feldern stehen.
error-model-attributes-type = Hier muss ein Objekt mit Feldern stehen.
error-none-required = Hier muss null stehen.
error-literal-error = Hier muss { $expected } stehen.
error-greater-than-equal = Die Zahl muss mindestens { $ge } sein.
error-less-than-equal = Die Zahl darf höchstens { $le } sein.
error-misfit = Hier gehört etwas anderes hin.
# $why: what the driver of a database says, in English.
error-unexpected = { $why }.

## Names

error-instead = { $meant-count ->
        [0] Zur Wahl stehen: { $known-comma }.
       *[other] Meinst du { $meant-or }? Zur Wahl stehen: { $known-comma }.
    }
error-no-board = Einen Quadranten „{ $name }“ gibt es nicht. { $instead }
error-no-island = Eine Insel „{ $name }“ gibt es nicht. { $instead }
error-no-card = Eine Karte „{ $name }“ gibt es nicht. { $instead }
error-no-task = Eine Aufgabe „{ $name }“ gibt es nicht. { $instead }
error-no-tile = Ein Plättchen „{ $name }“ gibt es nicht. { $instead }
error-no-token = Einen Marker „{ $name }“ gibt es nicht. { $instead }
error-no-selection = Ein Auswahlplättchen „{ $name }“ gibt es nicht. { $instead }
error-no-side = Eine Seite „{ $name }“ gibt es nicht. { $instead }
error-no-box = Eine Schachtel „{ $name }“ gibt es nicht. { $instead }
error-no-terrain-card = Eine Geländekarte „{ $name }“ gibt es nicht. { $instead }
error-no-edition = Eine Ausgabe „{ $name }“ gibt es nicht. { $instead }
error-no-house-rule = Eine Hausregel „{ $name }“ gibt es nicht. { $instead }
error-no-location = L: Einen Ort „{ $name }“ gibt es nicht. { $instead }
error-retired-house-rule = „{ $name }“ ist jetzt die übliche Regel. Die Hausregel „{ $instead }“ schaltet sie aus.
error-twice = „{ $name }“ ist doppelt genannt.
error-name-one = Nenn eines davon: { $known-comma }.
error-name-missing = Ein Name fehlt.
error-one-name = Nenn nur eines: Hier sind es { $found }.

## Hexes

error-no-hex = „{ $text }“ ist kein Feld: Schreib den Buchstaben der Linie und eine Spalte von 1 bis 20, etwa K6.
error-no-column = „{ $text }“ ist kein Feld: Die Spalten gehen von 1 bis 20.
error-hex-twice = Ein Feld ist doppelt genannt.
error-not-on-board = „{ $text }“ liegt nicht auf diesem Spielplan.
error-two-in-a-quadrant = In einem Quadranten sind zwei: Lass eines davon weg.
error-lies-nowhere = Auf { $hex } kann keines liegen: Hier gibt es kein Feld dafür.
error-not-there = Auf { $hex } kann keines liegen.
error-only-there = Auf { $hex } kann keines liegen, nur auf { $hexes-comma }.
error-name-boards-too = Felder kannst du nur nennen, wenn alle vier Quadranten feststehen: Nenn auch sie.
error-all-but-one = { $hexes } sind genannt: Lass alle bis auf eines weg.

## Set-ups

error-no-seat = Es gibt { $seats } Plätze: Wähle einen von 1 bis { $seats }, nicht { $seat }.
error-most-seats = Die Ausgabe „{ $edition }“ hat bis zu { $most } Plätze, hier sind { $found }.
error-too-many-tiles = Die Schachtel hat { $there ->
        [0] kein Plättchen
        [one] 1 Plättchen
       *[other] { $there } Plättchen
    } „{ $name }“, hier sind { $found }.
error-no-card-letter = Hier muss einer der Buchstaben { $letters-comma } stehen, nicht „{ $found }“.
error-nomad-tiles = Diese Quadranten haben { $spaces } { $spaces ->
        [one] Nomadenfeld
       *[other] Nomadenfelder
    }, aber { $found } Plättchen { $found ->
        [one] ist
       *[other] sind
    } genannt.
error-tasks = Diese Quadranten verlangen { $tasks } { $tasks ->
        [one] Aufgabe
       *[other] Aufgaben
    }, aber { $found } { $found ->
        [one] ist
       *[other] sind
    } genannt.
error-selections = Hier { $wanted ->
        [0] darf kein Auswahlplättchen stehen
       *[other] müssen { $wanted } Auswahlplättchen stehen
    }, gefunden: { $found }.
error-removes-terrain = Die Karte { $card } nimmt ein Gelände heraus: Nenn es mit seinem Buchstaben.
error-removes-no-terrain = Keine Karte hier nimmt ein Gelände heraus: Lass das weg.
error-board-only-with = Den Quadranten „{ $name }“ gibt es nur mit der Ausgabe { $editions-or }: Nenn diese Ausgabe oder einen anderen Quadranten.
error-only-with = Das geht nur mit der Ausgabe { $editions-or }.
error-not-with = Das geht nicht mit der Ausgabe „{ $edition }“, die für sich gespielt wird.
error-not-mixed = { $box } lässt sich nicht mit anderen Schachteln mischen: Wähle stattdessen die Ausgabe { $editions-or }.
error-own-boards = Die Ausgabe „{ $edition }“ hat eigene vier Quadranten, alle mit derselben Seite nach oben.
error-other-cards = Die Ausgabe „{ $edition }“ hat nur die Karten des Basisspiels, nicht „{ $name }“.
error-without-this = Die Ausgabe „{ $edition }“ wird ohne das gespielt: Lass es weg.
error-castle-tiles = Möglich sind 0 oder { $number }, hier sind { $found }.
error-same-side = Nimm vier Quadranten, die alle mit derselben Seite nach oben liegen.
error-other-side = Die Quadranten liegen mit Seite { $side } nach oben: Lass die Quadranten oder die Seite weg.
error-at-most = Wähle höchstens { $most }: Hier sind { $found }.
# $part: a capitol, a cave or an island.
error-no-room = Ohne den Quadranten { $boards-or } ist kein Platz für { $part-a }: Nenn ihn unter den vieren.
error-no-room-at-all = Kein Quadrant hat Platz für { $part-a }.
error-fewer = { $number ->
        [0] Diese Quadranten verlangen keine: Lass sie weg oder wähle andere Quadranten.
       *[other] Diese Quadranten verlangen { $number }: Nenn weniger oder wähle andere Quadranten.
    }
error-more-boxes = Darin sind nur { $found } von { $needed } nötigen { $field ->
        [boards] Quadranten
        [cards] Karten
        [selections] Auswahlplättchen
        [tasks] Aufgaben
       *[tiles] Plättchen
    }: Wähle mehr Schachteln.

## Codes

error-no-code = „{ $code }“ ist kein Aufbau-Code: Einer sieht so aus: { $such }.
error-wrong-code = „{ $code }“ ist kein Aufbau-Code: Ein Buchstabe oder eine Ziffer ist falsch oder fehlt.
error-newer-code = „{ $code }“ stammt von einem neueren Hexstead: Aktualisiere deines und versuch es noch einmal.
error-code-hex = „{ $code }“ ist kein Aufbau-Code: Er nennt ein Feld, das es nicht gibt.
error-code-component = „{ $code }“ nennt etwas, das dieses Hexstead nicht kennt: Aktualisiere es und versuch es noch einmal.
error-code-board = { $code }: { $why } Ist es ein selbst gemachter Quadrant, leg seine Textdatei in den Ordner, den { $variable } nennt.

## Boards as text

error-newer-board = Der Quadrant „{ $name }“ stammt von einem neueren Hexstead: Aktualisiere deines und versuch es noch einmal.
error-no-folder = { $variable }: Den Ordner { $folder } gibt es nicht.
error-two-boards = { $file }: In diesem Ordner gibt es noch einen Quadranten { $name }.
error-no-quadrant = Aus dem Startwert { $seed } entsteht kein Quadrant im Stil von { $box }: Versuch einen anderen.
error-no-line = Die Zeile „{ $line }:“ fehlt.
error-unknown-line = Ein Quadrant hat keine Zeile „{ $line }:“. Die Zeilen sind { $known-comma }.
error-line-twice = Die Zeile „{ $line }:“ steht mehr als einmal da.
error-true-or-false = { $line }: Hier muss true oder false stehen, nicht „{ $found }“.
error-made-board-name = name: „{ $name }“ geht nicht: Namen, die mit { $start } anfangen, sind für generierte Quadranten.
error-board-name = name: „{ $name }“ geht nicht: Nimm Kleinbuchstaben, Ziffern und einzelne Bindestriche, etwa my-board.
error-rows = Hier müssen { $rows } Zeilen mit Buchstaben stehen, oder { $island } für eine Insel; gefunden: { $found }.
error-row-length = Zeile { $row }: Hier müssen { $letters } Buchstaben stehen, gefunden: { $found }.
error-long-row = Zeile { $row }: Höchstens { $most } Buchstaben sind erlaubt, gefunden: { $found }.
error-empty-row = Zeile { $row }: Hier ist kein Feld. Eine Insel hat in jeder ihrer Zeilen Felder.
error-no-letter = Zeile { $row }, Spalte { $column }: unbekannter Buchstabe „{ $letter }“. Die Buchstaben sind { $known-comma }.
error-letter = { $letter } { $terrain }
error-letter-no-hex = . für kein Feld
error-spot = Zeile { $row }, Spalte { $column }
error-no-location-hex = Es gibt kein Ortsfeld: Schreib L, wo eines ist.
error-selected-hexes = L: Mit Auswahlplättchen hat ein Quadrant { $wanted } Ortsfelder, hier { $found }.
error-locations = { $spots-count ->
        [one] L: 1 Ort ist nötig, für das Feld in { $spots }; gefunden: { $found }.
       *[other] L: 1 Ort ist nötig, oder { $spots-count } für die Felder in { $spots-semicolon }; gefunden: { $found }.
    }
error-island-in-pieces = Die Insel ist zerstückelt: Alle Felder müssen miteinander verbunden sein.
error-not-on-an-island = L: „{ $name }“ liegt auf keiner Insel. Zur Wahl stehen: { $known-comma }.
error-island-location = Eine Insel hat ein Ortsfeld und einen Ort; gefunden: { $hexes } und { $locations }.

## Where a board differs from the printed ones

note-castles = Die gedruckte Insel hat 1 Burg, hier { $castles }.
note-far-mountains = Bergfelder, mindestens drei Schritte von jedem Sonderfeld entfernt: gedruckt { $printed }, hier { $found }.
note-specials = Sonderfelder: gedruckt mit diesem Ort { $printed-or }, hier { $found }.
note-all = { $counted-comma }
note-count = { $number ->
        [one] { $number } { $terrain }
       *[other] { $number } { $terrain-many }
    }
note-locations = L: Kein gedruckter Quadrant hat genau { $locations }.
note-missing = Es fehlt: { $terrain } ({ $letter }). Gedruckte Quadranten mit diesem Ort haben das.
note-foreign = Hier ist { $terrain } ({ $letter }): Kein gedruckter Quadrant mit diesem Ort hat das.
note-single = Zeile { $row }, Spalte { $column }: Dieses { $terrain-field } hat keinen Nachbarn seiner Art. So ein Feld hat kein gedruckter Quadrant.

## Records and actions

error-action = Aktion { $number }: { $why }
error-action-not-live = Aktion { $number } ({ $action }) ist nicht erlaubt: { $why }
error-action-number = Die Aufzeichnung hat { $actions } { $actions ->
        [one] Aktion
       *[other] Aktionen
    }: Wähle eine Zahl von 0 bis { $actions }.
error-no-action = „{ $text }“ ist hier keine Aktion: Schreib ein Feld wie K6 oder eines von { $known-comma }.

## Positions

error-row-letter = Hier muss der Buchstabe einer Linie von A bis T stehen, mit einer Insel bis Y, nicht „{ $found }“.
error-settlements = Alle haben { $there } Siedlungen, hier sind es mit den Markierungen { $found }: Nimm { $surplus } weg.
error-map-letter = Zeile { $row }, Spalte { $column }: Hier muss { $letters-comma } stehen, nicht „{ $found }“.
error-map-or-boards = Nenn entweder einen Plan oder Quadranten.
error-castle-tiles-on-map = Die gehören zu Quadranten. Schreib auf einem Plan X auf ihre Felder.
error-no-row = Eine Linie { $row } gibt es nicht: Nenn eine des Plans oder die Insel, zu der sie gehört.
error-marked-twice = Linie { $row } ist schon markiert: Nur wer sie zuerst füllt, markiert sie. Lass eine Markierung weg.
error-no-marks = Keine Karte hier markiert Linien: Nimm { $cards-or } zu den Karten oder lass die Markierungen weg.
error-not-paying = { $paying-count ->
        [one] Während der Partie bringt hier nur { $paying } Gold, nicht { $name }.
       *[other] Während der Partie bringen hier nur { $paying } Gold, nicht { $name }.
    }
error-hall-middle = Die Mitte muss sechs Nachbarn haben.
error-hex-no-build = Auf { $hex } kann niemand bauen.
error-hex-outside = { $hex } liegt außerhalb des Spielplans.
error-hex-taken = Auf { $hex } steht schon etwas anderes.
error-hex-no-warrior = Auf { $hex } kann kein Krieger stehen.
error-hex-no-wagon = Auf { $hex } kann kein Planwagen stehen.
error-hex-no-ship = Auf { $hex } ist kein Wasser.
error-hex-no-city-hall = Auf { $hex } kann kein Stadtplättchen liegen.

## Bots

error-no-bot = Einen Bot „{ $name }“ gibt es nicht: Schreib einen von { $known-comma }, wenn du willst mit Bedenkzeit (search:500ms, search:2s), oder eine eigene Klasse (./mybot.py:MyBot).
error-nameless-bot = Ein Bot braucht einen Namen: Schreib einen von { $known-comma }.
error-which-class = Sag, welche Klasse in { $file } der Bot ist, etwa { $file }:MyBot.
error-no-bot-file = Eine Datei { $file } gibt es nicht: Der Pfad gilt ab dem Ordner, in dem du bist.
error-no-class = { $file } hat keine Klasse { $name } mit einer Methode choose.
error-bot-unreadable = { $file } ist nicht lesbar: { $why }
error-bot-without-seed = { $name } lässt sich nicht mit einem Startwert bauen: { $why }. Sein __init__ nimmt ein int.

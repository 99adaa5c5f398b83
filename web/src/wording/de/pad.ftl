# The score pad, for a game that was played on a real table.

pad-intro = Werte eine Partie von eurem Tisch: Lege die Quadranten, klicke die Siedlungen an, lies das Gold ab.
pad-players = Wer hat gespielt?
pad-name-of-player = Name von Person { $number }
pad-add = Person hinzufügen
pad-remove = Diese Person entfernen
pad-settlements = { $count ->
    [one] { $count } Siedlung
   *[other] { $count } Siedlungen
}
pad-clear = Plan leeren
pad-boards = Quadranten und Karten

pad-tools = Was du setzt
pad-settlement = Siedlung
pad-wall = Steinmauer
    .lower = Steinmauer
    .many = Steinmauern
pad-hint = Wähle eine Person und klicke die Felder ihrer Siedlungen an. Ein zweiter Klick entfernt sie.
pad-hint-token = Klicke ein leuchtendes Feld an, um dort zu legen. Ein zweiter Klick entfernt es wieder.
pad-hint-tokens = Alle liegen schon. Klicke eins an, um es zu entfernen, oder ein leuchtendes Feld, um es zu versetzen.
pad-hint-wall = Klicke die Felder mit Steinmauern an. Ein zweiter Klick entfernt sie.
pad-all-walls = Alle { $count } Steinmauern liegen schon.

pad-removed = Gelände ohne Karten
pad-choose = Bitte wählen
pad-choose-removed = Wähle das Gelände ohne Karten: Eine der Kingdom Builder-Karten zählt danach.
pad-lay-all = { $name }: Lege { $count } davon oder keins, dann wird das Gold gezählt.
pad-too-many = { $edition }: nur für bis zu { $most } Personen. Entferne eine, um das Gold zu zählen.
pad-wrong-with = { $name }: { $reason }

pad-marks = Markierte Linien
pad-marks-text = Klicke die Linien an, die { $name } zuerst markiert hat.
pad-row = Linie { $row }
pad-row-marked = Linie { $row }, markiert von { $owner }
pad-marks-lost = { $count ->
    [one] { $count } markierte Linie zählt nicht: Keine Karte hier markiert Linien. Wähle wieder { $card } oder entferne die Markierung.
   *[other] { $count } markierte Linien zählen nicht: Keine Karte hier markiert Linien. Wähle wieder { $card } oder entferne die Markierungen.
}
pad-unmark = Markierungen entfernen

# $kind: a figure or a stone wall.
pad-of-a-kind = { $count ->
    [one] { $count } { $kind-lower }
   *[other] { $count } { $kind-many }
}
# $pieces: such as "2 warriors and 1 stone wall"; $count: how many pieces these are.
pad-pieces-lost = { $count ->
    [one] { $pieces } zählt nicht: Der Ort dazu fehlt auf diesen Quadranten. Wähle den Quadranten wieder oder entferne, was nicht zählt.
   *[other] { $pieces } zählen nicht: Die Orte dazu fehlen auf diesen Quadranten. Wähle die Quadranten wieder oder entferne, was nicht zählt.
}
pad-remove-pieces = Entfernen, was nicht zählt

pad-paid = Gold während der Partie
pad-paid-text = Was der Plan nicht zeigen kann: Zähle es aus euren Notizen zusammen.
pad-paid-to = { $source }, an { $name }
pad-sheet = Wertung

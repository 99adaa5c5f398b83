# hexstead rules, and the drawn examples.

rules-overview = Etwas nachschlagen: hexstead rules farm
rules-nothing = { $near-count ->
    [0] Nichts zu „{ $words }“ gefunden. Ohne Wörter gibt es eine Übersicht.
   *[other] Nichts zu „{ $words }“ gefunden. Versuch es mit { $near-or }.
}

## Beside an example

example-you = du
example-other = Person { $number }
example-gold = { $gold } Gold
example-card = Karte:
example-edge = Der Rand des Spielplans: { $where }.
example-border = Quadranten grenzen aneinander zwischen { $where }.

# Where the edge is, and between what boards meet.
example-row = Linie { $row }
example-column = Spalte { $column }
example-rows = Linie { $first } und { $last }
example-columns = Spalte { $first } und { $last }

# hexstead rules, and the drawn examples.

rules-overview = Iets opzoeken: hexstead rules boerderij
rules-nothing = { $near-count ->
    [0] Niets gevonden over ‘{ $words }’. Zonder woorden krijg je een overzicht.
   *[other] Niets gevonden over ‘{ $words }’. Probeer { $near-or }.
}

## Beside an example

example-you = jij
example-other = speler { $number }
example-gold = { $gold } goud
example-card = Kaart:
example-edge = De rand van het speelveld: { $where }.
example-border = Kwadranten grenzen aan elkaar tussen { $where }.

# Where the edge is, and between what boards meet.
example-row = lijn { $row }
example-column = kolom { $column }
example-rows = de lijnen { $first } en { $last }
example-columns = de kolommen { $first } en { $last }

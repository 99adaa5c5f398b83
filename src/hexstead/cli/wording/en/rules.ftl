# hexstead rules, and the drawn examples.

rules-overview = To look something up: hexstead rules farm
rules-nothing = { $near-count ->
    [0] Nothing found about “{ $words }”. Without words you get an overview.
   *[other] Nothing found about “{ $words }”. Try { $near-or }.
}

## Beside an example

example-you = you
example-other = player { $number }
example-gold = { $gold } gold
example-card = Card:
example-edge = The edge of the board: { $where }.
example-border = Boards meet between { $where }.

# Where the edge is, and between what boards meet.
example-row = row { $row }
example-column = column { $column }
example-rows = rows { $first } and { $last }
example-columns = columns { $first } and { $last }

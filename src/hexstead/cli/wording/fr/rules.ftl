# hexstead rules, and the drawn examples.

rules-overview = Pour chercher quelque chose : hexstead rules ferme
rules-nothing = { $near-count ->
    [0] Rien trouvé sur « { $words } ». Sans mot, vous avez un aperçu.
   *[other] Rien trouvé sur « { $words } ». Essayez { $near-or }.
}

## Beside an example

example-you = vous
example-other = joueur { $number }
example-gold = { $gold } or
example-card = Carte :
example-edge = Le bord du plateau : { $where }.
example-border = Des quadrants se touchent entre { $where }.

# Where the edge is, and between what boards meet.
example-row = ligne { $row }
example-column = colonne { $column }
example-rows = les lignes { $first } et { $last }
example-columns = les colonnes { $first } et { $last }

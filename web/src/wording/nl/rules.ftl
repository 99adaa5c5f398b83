# The rules page.

rules-search = Zoek in regels en kaarten
rules-found = { $count ->
    [one] { $count } antwoord
   *[other] { $count } antwoorden
}
rules-nothing = Niets over ‘{ $words }’.
rules-the-game = Het spel
rules-box = Doos
rules-all = Alles

# Beside a game: what it needs, or everything.
rules-which = Welke regels
rules-of-game = Dit spel
rules-of-all = Alle regels

# How doubtful points of a passage are read.
rules-rulings = { $count ->
    [one] 1 nadere uitleg
   *[other] { $count } keer nadere uitleg
}

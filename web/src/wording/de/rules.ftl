# The rules page.

rules-search = Regeln und Karten durchsuchen
rules-found = { $count ->
    [one] { $count } Antwort
   *[other] { $count } Antworten
}
rules-nothing = Nichts zu „{ $words }“ gefunden.
rules-the-game = Das Spiel
rules-box = Schachtel
rules-all = Alle

# Beside a game: what it needs, or everything.
rules-which = Welche Regeln
rules-of-game = Diese Partie
rules-of-all = Alle Regeln

# How doubtful points of a passage are read.
rules-rulings = { $count ->
    [one] 1 Klarstellung
   *[other] { $count } Klarstellungen
}

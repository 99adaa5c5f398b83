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

# The rules page.

rules-search = Regeln und Karten durchsuchen
rules-nothing = Nichts zu „{ $words }“ gefunden.
rules-the-game = Das Spiel
rules-box = Schachtel
rules-all = Alle

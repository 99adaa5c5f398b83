# The rules page.

rules-search = Zoek in regels en kaarten
rules-nothing = Niets over ‘{ $words }’.
rules-the-game = Het spel
rules-box = Doos
rules-all = Alles

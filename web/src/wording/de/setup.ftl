# The set-up helper, for a game on a real table.

setup-intro = Für eine Partie am eigenen Tisch: was aus der Schachtel wohin kommt, Schritt für Schritt.
setup-boards = Quadranten
setup-draw = Neu auslosen
setup-keep = Beim Auslosen behalten
setup-release = Wieder mit auslosen
setup-keep-boards = Diese Quadranten beim Auslosen behalten
setup-keep-cards = Diese Karten beim Auslosen behalten
setup-steps = So wird aufgebaut
setup-tiles = Plättchen
setup-code = Code dieses Aufbaus
setup-print = Drucken
setup-play = Hier spielen

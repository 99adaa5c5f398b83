# The set-up helper, for a game on a real table.

setup-intro = Voor een spel met de doos op je eigen tafel: wat je neerlegt, stap voor stap.
setup-boards = Kwadranten
setup-draw = Opnieuw loten
setup-keep = Houden bij opnieuw loten
setup-release = Weer meeloten
setup-keep-boards = Deze kwadranten houden bij opnieuw loten
setup-keep-cards = Deze kaarten houden bij opnieuw loten
setup-steps = Zo leg je het neer
setup-tiles = Tegels
setup-code = Code van deze opstelling
setup-print = Afdrukken
setup-play = Hier spelen

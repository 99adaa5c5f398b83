# Keyboard shortcuts, and the page that "?" opens.

keys-title = Sneltoetsen
keys-use = Sneltoetsen gebruiken
# What a button does, and its key.
keys-hint = { $what } ({ $key })

keys-in-table = Aan tafel
keys-in-map = Op het speelveld
keys-in-replay = Bij het terugkijken
keys-in-everywhere = Overal

keys-do-build = Bouw op het veld dat je aanwijst, of ga naar de verlichte velden
keys-do-finish = Je beurt beëindigen, stoppen of passen
keys-do-take-back = Ongedaan maken
keys-do-cancel = De tegel annuleren die je gebruikt
keys-do-tile = Je tegel op die plaats gebruiken
keys-do-cards = Naar de kaarten
keys-do-log = Naar het verslag
keys-do-chat = Schrijven in de chat
keys-do-walk = Van veld naar veld lopen
keys-do-walk-lit = Over de verlichte velden lopen
keys-do-choose = Het veld kiezen, of vragen waarom het niet kan
keys-do-nearer = Inzoomen
keys-do-farther = Uitzoomen
keys-do-first = Naar het begin
keys-do-previous = Eén actie terug
keys-do-play = Afspelen of pauzeren
keys-do-next = Eén actie verder
keys-do-last = Naar het einde
keys-do-rules = De spelregels openen
keys-do-sounds = Geluid aan- of uitzetten
keys-do-close = Sluiten wat open is
keys-do-help = Deze toetsen tonen

## Keys with a word on them.

keys-name-enter = Enter
keys-name-space = Spatie
keys-name-shift = Shift
keys-name-home = Home
keys-name-end = End
keys-name-escape = Esc

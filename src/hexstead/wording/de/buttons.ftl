# What buttons say; `-text` is what they do.

button-end = Zug beenden
button-end-text = Dein Zug ist vorbei: Du legst deine Karte ab und ziehst die nächste.
button-done = Hier aufhören
button-done-text = Es bleibt bei dem, was du getan hast.
button-pass = Verzichten
button-pass-text = Du tust jetzt nichts.
button-store = Siedlungsplättchen nehmen
button-store-text = Noch ein Siedlungsplättchen, für einen späteren Zug.
button-use = { $tile } nutzen
button-terrain = { $terrain } spielen
button-terrain-text = In diesem Zug baust du auf { $terrain-many }.

# What ends something for good asks first; `last-final` follows.

last-game = Damit endet das Spiel.
last-choices = Das ist deine letzte Wahl in diesem Spiel.
last-final = Das lässt sich nicht rückgängig machen.

# What buttons say; `-text` is what they do.

button-end = Beurt beëindigen
button-end-text = Je beurt is voorbij: je legt je kaart af en trekt de volgende.
button-done = Hier stoppen
button-done-text = Laat het bij wat je hebt gedaan.
button-pass = Passen
button-pass-text = Doe nu niets.
button-store = Fiche nemen
button-store-text = Nog een nederzettingsfiche, voor een latere beurt.
button-use = { $tile } gebruiken
button-terrain = Speel { $terrain }
button-terrain-text = Deze beurt bouw je op { $terrain-on }.

# What ends something for good asks first; `last-final` follows.

last-game = Hiermee eindigt het spel.
last-choices = Dit is je laatste keuze in dit spel.
last-final = Je kunt het niet ongedaan maken.

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

# What buttons say; `-text` is what they do.

button-end = Terminer le tour
button-end-text = Votre tour est fini : vous défaussez votre carte et piochez la suivante.
button-done = S'arrêter là
button-done-text = En rester là.
button-pass = Renoncer
button-pass-text = Ne rien faire maintenant.
button-store = Prendre un jeton cité
button-store-text = Un jeton cité de plus, à dépenser à un prochain tour.
button-use = Utiliser : { $tile }
button-terrain = Jouer { $terrain-nom }
button-terrain-text = Ce tour, vous construisez sur des { $terrain-cases }.

# What ends something for good asks first; `last-final` follows.

last-game = La partie se termine ainsi.
last-choices = C'est votre dernier choix de la partie.
last-final = Vous ne pourrez pas l'annuler.

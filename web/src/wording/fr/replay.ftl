# A game that is played back, and the page that loads one from a file.

replay-title = Revoir la partie
replay-step = Action { $at } sur { $of }
replay-first = Au début
replay-previous = Une action en arrière
replay-next = Une action en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-times = { $speed }×
replay-slider = Moment de la partie
replay-copy-moment = Copier un lien vers ce moment
replay-copied = Lien copié
replay-download = Télécharger la partie
replay-open-text = Un fichier de partie Hexstead, comme game.json. Seul ce serveur le lit.
replay-choose = Choisir un fichier
replay-drop = ou déposez-le ici
replay-no-record = Ce n'est pas un fichier de partie Hexstead.

# Keyboard shortcuts, and the page that "?" opens.

keys-title = Raccourcis clavier
keys-use = Utiliser ces touches
# What a button does, and its key.
keys-hint = { $what } ({ $key })

keys-in-table = À la table
keys-in-map = Sur le plateau
keys-in-replay = En revoyant une partie
keys-in-everywhere = Partout

keys-do-build = Construire sur la case pointée, ou aller aux cases éclairées
keys-do-finish = Terminer le tour, s'arrêter ou passer
keys-do-take-back = Annuler la dernière action
keys-do-cancel = Renoncer à la tuile en cours
keys-do-tile = Utiliser votre tuile à cette place
keys-do-cards = Aller aux cartes
keys-do-log = Aller au journal
keys-do-chat = Écrire dans le chat
keys-do-walk = Aller de case en case
keys-do-walk-lit = Parcourir les cases éclairées
keys-do-choose = Choisir la case, ou demander pourquoi c'est impossible
keys-do-nearer = Zoomer
keys-do-farther = Dézoomer
keys-do-first = Au début
keys-do-previous = Une action en arrière
keys-do-play = Lecture ou pause
keys-do-next = Une action en avant
keys-do-last = À la fin
keys-do-rules = Ouvrir les règles
keys-do-sounds = Activer ou couper les sons
keys-do-close = Fermer ce qui est ouvert
keys-do-help = Afficher ces touches

## Keys with a word on them.

keys-name-enter = Entrée
keys-name-space = Espace
keys-name-shift = Maj
keys-name-home = Début
keys-name-end = Fin
keys-name-escape = Échap

# Whether a tile can be used, below its name: two or three words.

tile-state-ready = prête
tile-state-unused = pas encore utilisée
tile-state-used = déjà utilisée
tile-state-fresh = dès le prochain tour
tile-state-passive = automatique
tile-state-spent = épuisée
tile-state-reaction-ready = prête à réagir
tile-state-reaction-unused = attend son moment
tile-state-reaction-used = utilisée cette manche
tile-state-over = gardée jusqu'à la fin
tile-state-fleeting-ready = prête, ce tour seulement
tile-state-fleeting-unused = ce tour seulement
tile-state-fleeting-used = déjà utilisée
tile-state-fleeting-fresh = prochain tour seulement

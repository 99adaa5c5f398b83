# Playing again.

rematch-title = Revanche
rematch-new = Nouvelle carte
rematch-same = Même carte
rematch-hint = Tout le monde ici voit votre proposition aussitôt.
rematch-offers = { $name } propose une revanche
rematch-new-text = Une nouvelle carte, avec les mêmes boîtes.
rematch-same-text = La même carte, avec de nouvelles cartes Terrain.
rematch-accept = Accepter
rematch-decline = Pas maintenant
rematch-on-new = Revanche sur une nouvelle carte
rematch-on-same = Revanche sur la même carte
rematch-yes = accepté
rematch-no = pas maintenant
rematch-waiting = en attente
rematch-starts = Commence quand tous acceptent
rematch-withdraw = Retirer
rematch-started = La revanche a commencé

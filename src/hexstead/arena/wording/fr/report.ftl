# The report of a tournament, a page of HTML. A share or an interval is a number that is ready to be shown.

report-title = Arène : { $bots-comma }
report-arena = Arène
# A button that turns the page from one into the other.
report-theme = Clair ou sombre

## The headline

report-beats = { $bot } bat { $other } : { $share } des parties (95 % : { $interval })
report-level = { $bot } et { $other } ne se distinguent pas encore : { $share } des parties (95 % : { $interval })
report-alone = { $bot } contre lui-même

## Below the headline

report-fact-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
report-fact-seats = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}

## The heads of the standings

report-head-rating = Niveau
report-head-interval = 95 %
report-head-games = Parties
report-head-first = Première place
report-head-gold = Or moyen
report-head-median = Médiane
report-head-most = 95 % sous
report-head-incidents = Incidents

## The parts of the page, with what is to be known about each

report-standings = Classement
report-standings-note = Une première place partagée est divisée entre les ex æquo. Les derniers temps sont ceux d'une décision : la médiane, et la limite que respectent 95 décisions sur 100.
report-ratings = Niveaux
report-ratings-note = Bradley–Terry à l'échelle des échecs : 400 points de plus signifient dix victoires pour une défaite ; la moyenne est 1500. Barres : 95 %, par bootstrap sur les donnes. Un bot qui n'a jamais perdu a une longue barre ; en dessous d'une vingtaine de donnes, les barres sont trop courtes.
report-pairs = Taux de victoire
report-pairs-note = Plus d'or que l'autre gagne ; l'égalité compte pour moitié. Barres : 95 %, Wilson.
report-cross = Tous contre tous
report-cross-note = La ligne contre la colonne, en pourcentage des parties.
report-seats = Avantage de la place
report-seats-note = Premières places selon la place à la table, tous bots confondus ; la ligne pointillée est la part égale. Barres : 95 %.
report-length = Durée des parties
report-length-note = Parties selon le nombre de manches. En pointillé : la moyenne, { $rounds } manches avec { $actions } actions.
report-thinking = Temps de réflexion
report-thinking-note = Temps d'une décision : la médiane, un trait jusqu'à la limite de 95 sur 100, un cercle pour la plus longue.
report-gold = L'or par carte
report-gold-note = Or moyen dans les parties où la carte était en jeu.
report-incidents = Incidents
report-incidents-note = Un bot qui échoue, triche ou se bloque est signalé ; une action possible tirée au hasard remplace sa réponse.
report-method = Comment on a joué
report-method-note = La même commande donne les mêmes parties, quel que soit le nombre de processus et de machines, sauf avec des bots qui regardent l'heure.

## Beside and in the plots. What stands after · is read after a pause.

report-pair = { $bot } contre { $other }
report-pair-doubt = { $interval } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
report-seat = Place { $seat }
report-seat-doubt = { $interval } · { $gold } or
report-thinking-rest = 95 % sous { $most } · maximum { $longest }

# Read aloud: what the axis of a plot shows.
report-axis-rating = niveau
report-axis-share = part des parties
report-axis-first = part des premières places
report-axis-rounds = manches
report-axis-games = parties selon le nombre de manches
report-axis-thinking = temps d'une décision

# Read aloud: what a row of a plot shows, such as “greedy: 1612” or “Seat 1: 52.1 %”.
report-row = { $name } : { $value }
report-row-gold = { $bot } : { $gold } or

## Incidents

report-incidents-none = Aucun : toutes les réponses sont arrivées à temps et étaient des actions possibles.
# Before what the bot did wrong.
report-incident-at = partie { $game }, place { $seat }, action { $action }
report-incidents-more = et { $number } de plus

## How it was played

report-method-games = Parties
report-method-deals = { $seats ->
    [2] { $games }, { $each } par donne (une mise en place et une pioche mélangée) : tous ceux qui se rencontrent la jouent dans les deux ordres
   *[other] { $games }, { $each } par donne (une mise en place et une pioche mélangée) : tous ceux qui se rencontrent la jouent dans les { $seats } ordres de places
}
report-method-boxes = Boîtes
report-method-setup = la mise en place { $code } pour tous
report-method-seed = Graine
report-method-again = Pour rejouer

## Numbers, here and at the terminal. $low, $high and $number have the digits they need.

told-number = { $number }
told-percent = { $number } %
told-interval = { $low }–{ $high }
told-microseconds = { $number } µs
told-milliseconds = { $number } ms
told-seconds = { $number } s

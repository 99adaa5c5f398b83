# Commands that read positions and records. $file: its name.

# Somebody without a name.
seat-number = Place { $number }

at-position = { $file } : --at est pour les enregistrements, et ceci est une position.
at-range = { $file } : --at : l'enregistrement a { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}. Choisissez un nombre de -{ $most } à { $most }.
record-fails = { $file } : { $why }

gold-of = { $who } { $gold }
gold-so-far = Or pour l'instant : { $gold }.
gold-final = Or : { $gold }. { $verdict }

## hexstead check

check-progress = Vérification
check-finished = { $file } : correct, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, terminé. { $gold }
check-running = { $file } : correct, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, pas terminé. { $gold }

## hexstead check-fair

fair-verified = { $file } : vérifié.
fair-not-checkable = { $file } : vérification impossible : il ne dit pas d'où vient la graine de ses cartes.
# $why: a whole sentence, one of the next ones.
fair-mismatch = { $file } : cela ne correspond pas. { $why }
unfair-other-commitment = L'enregistrement révèle un autre engagement, { $commitment }.
unfair-commitment = La graine du serveur n'est pas celle sur laquelle il s'était engagé avant la partie.
unfair-order = Les octets des navigateurs ne sont pas dans l'ordre des places.
unfair-seed = La graine des cartes ne découle pas de celle du serveur et des octets des navigateurs.
unfair-replay = La partie ne peut pas se jouer avec les cartes de cette graine. { $why }

fair-commitment = La graine du serveur va avec l'engagement { $commitment } : comparez-le à celui de votre table.
fair-commitment-known = La graine du serveur est bien celle sur laquelle il s'était engagé : { $commitment }.
fair-shares = { $who-count ->
    [0] Aucun navigateur n'a ajouté d'octets aléatoires : il faut croire le serveur sur parole.
    [one] Un navigateur a ajouté des octets aléatoires : { $who }.
   *[other] Des navigateurs ont ajouté des octets aléatoires : { $who }.
}
fair-seed = La graine des cartes découle de celle du serveur et de ces octets.
fair-replayed = Les cartes de cette graine sont celles de la partie : { $actions ->
    [one] { $actions } action rejouée
   *[other] { $actions } actions rejouées
}.

## hexstead analyse

analyse-progress = Examen des tours
analyse-nothing = { $file } : aucun tour n'est encore terminé, il n'y a rien à analyser.
analyse-swing = écart
analyse-missed = manqué
analyse-played = joué
analyse-better = mieux
analyse-same = comme joué
analyse-gold = { NUMBER($gold, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-idle = rien
analyse-sum = { $who } : { NUMBER($missed, minimumFractionDigits: 1, maximumFractionDigits: 1) } or manqué ; { $good } sur { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} au niveau du meilleur trouvé.
# The picture: its title, and what its axes show.
analyse-title = Résultat attendu
analyse-across = tour
analyse-up = Or final attendu avant chaque tour

## hexstead hint

hint-progress = Recherche d'un tour
hint-behind = { $turn }   ({ NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) } or de moins)
hint-over = { $file } : la partie est terminée. Utilisez --at N pour un conseil après N actions.
hint-record = { $file } : un enregistrement dit à qui est le tour : enlevez --seat et --card.
hint-seats = Un conseil demande une position pour au moins 2 personnes.
hint-seat = La position a les places 1 à { $seats } : choisissez-en une avec --seat.
hint-no-card = Une position ne dit pas quelle carte est montrée : ajoutez --card avec { $cards-or }.
hint-full = Ici, plus rien ne peut être construit sur { $terrain-a } : choisissez une autre carte.

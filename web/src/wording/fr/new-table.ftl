# The page for a new table. What can be chosen for its set-up stands in choices.ftl.

new-table-title = Nouvelle table
new-table-who = Qui joue ?
new-table-who-in-seat = Qui joue à la place { $seat }
new-table-name-in-seat = Nom à la place { $seat }
new-table-bot-in-seat = Bot à la place { $seat }
new-table-here = Sur cet appareil
new-table-bot = Bot
new-table-open = Sur invitation
new-table-you = Vous
new-table-name = Nom
new-table-seat = Place { $seat } : { $who }
new-table-add-seat = Ajouter une place
new-table-remove-seat = Retirer cette place
new-table-too-many = { $edition } : { $most } places au plus. Retirez-en une.
new-table-all-bots = Il faut au moins une place pour une personne.
new-table-listed = Afficher dans la liste des tables ouvertes
new-table-stand-in = Bot en cas d'absence
new-table-idle = On peut voter pour un bot quand quelqu'un ne joue pas pendant
new-table-never = Sans limite
new-table-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
new-table-preview = Votre partie
new-table-redraw = Nouveau tirage
new-table-create = Dresser la table
new-table-start = Commencer la partie

## The bar at the bottom.

new-table-ready = Lancer la partie
# $open: how many seats wait for somebody.
new-table-summary = { $open ->
    [0] { $count } places. La partie commence tout de suite.
    [one] { $count } places, dont une sur invitation.
   *[other] { $count } places, dont { $open } sur invitation.
}

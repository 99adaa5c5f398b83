# The score pad, for a game that was played on a real table.

pad-intro = Comptez une partie jouée chez vous : posez les quadrants, cliquez sur les cités, lisez l'or.
pad-players = À la table
pad-name-of-player = Nom de la personne { $number }
pad-add = Ajouter quelqu'un
pad-remove = Retirer cette personne
pad-settlements = { $count ->
    [one] { $count } cité
   *[other] { $count } cités
}
pad-clear = Vider le plateau
pad-boards = Quadrants et cartes

pad-tools = À poser
pad-settlement = Cité
pad-wall = Mur de pierre
    .lower = mur de pierre
    .many = murs de pierre
pad-hint = Choisissez une couleur, puis cliquez sur les cases des cités. Recliquez pour en retirer une.
pad-hint-token = Cliquez sur une case éclairée pour poser le jeton. Recliquez pour le retirer.
pad-hint-tokens = Tout est posé. Cliquez sur un jeton pour le retirer, ou sur une case éclairée pour le déplacer.
pad-hint-wall = Cliquez sur les cases avec un mur de pierre. Recliquez pour en retirer un.
pad-all-walls = Les { $count } murs de pierre sont tous posés.

pad-removed = Terrain sans cartes
pad-choose = À choisir
pad-choose-removed = Choisissez le terrain sans cartes : une des cartes Kingdom Builder en dépend.
pad-lay-all = { $name } : posez-en { $count } ou aucune pour que l'or soit compté.
pad-too-many = { $edition } : { $most } personnes au plus. Retirez-en une pour compter l'or.
pad-wrong-with = { $name } : { $reason }

pad-marks = Lignes marquées
pad-marks-text = Cliquez sur les lignes marquées par { $name }.
pad-row = Ligne { $row }
pad-row-marked = Ligne { $row }, marquée par { $owner }
pad-marks-lost = { $count ->
    [one] { $count } ligne marquée ne compte pas : aucune carte ici ne marque de lignes. Reprenez la carte { $card }, ou effacez la marque.
   *[other] { $count } lignes marquées ne comptent pas : aucune carte ici ne marque de lignes. Reprenez la carte { $card }, ou effacez les marques.
}
pad-unmark = Effacer les marques

# $kind: a figure or a stone wall.
pad-of-a-kind = { $count ->
    [one] { $count } { $kind-lower }
   *[other] { $count } { $kind-many }
}
# $pieces: such as "2 warriors and 1 stone wall"; $count: how many pieces these are.
pad-pieces-lost = { $count ->
    [one] { $pieces } ne compte pas : aucun quadrant ici n'a le lieu nécessaire. Reprenez ce quadrant, ou retirez la pièce.
   *[other] { $pieces } ne comptent pas : aucun quadrant ici n'a les lieux nécessaires. Reprenez ces quadrants, ou retirez les pièces.
}
pad-remove-pieces = Retirer ce qui ne compte pas

pad-paid = Gagné pendant la partie
pad-paid-text = Ce que le plateau ne montre pas : reportez-le de vos notes.
pad-paid-to = { $source }, or gagné par { $name }
pad-sheet = Décompte

# Why something can't be chosen now: the answer to "Pourquoi pas ?".
# $kind: the terrain of the hex; $where: a place or a way; $tile: the name of a tile; $figure: of a figure.

why-no-hex = Cette case n'existe pas sur le plateau.
why-over = La partie est terminée.
why-own = Une de vos cités s'y trouve déjà.
why-other = Une cité adverse s'y trouve déjà.
why-wall = Un mur de pierre s'y trouve.
why-blocked = On ne peut pas entrer sur une case à côté { $figure-or-dun }.
why-origin = La cité est déjà sur cette case.
    .way = Choisissez-en une autre.
why-special = On ne construit pas sur { $kind-a }.
# $text: what the tile does; $count: how many of them are left here.
why-location = { $tile } : on ne construit pas dessus.
    .way = { $count ->
        [0] Il n'y reste aucune tuile.
       *[other] Construisez à côté pour prendre la tuile : « { $text } »
    }
why-card = C'est { $kind-a }.
    .way = Votre carte montre { $card-nom }.
why-unsuitable = Ici, on ne peut pas construire sur { $kind-a }.
why-place-build = C'est { $kind-a }.
    .way = { $tile } : construisez { $where }.
why-place-move = C'est { $kind-a }.
    .way = { $tile } : déplacez une cité { $where }.
why-place-figure = C'est { $kind-a }.
    .way = { $tile } : à placer { $where }.
why-adjacent = Il faut construire à côté de vos cités.
    .way = { $count ->
        [one] { $count } case libre les touche.
       *[other] { $count } cases libres les touchent.
    }
why-adjacent-on = Il faut construire à côté de vos cités.
    .way = { $count ->
        [one] { $count } { $kind-case } libre les touche.
       *[other] { $count } { $kind-cases } libres les touchent.
    }
why-adjacent-move = Elle doit toucher vos autres cités.
    .way = { $count ->
        [one] { $count } case libre les touche.
       *[other] { $count } cases libres les touchent.
    }
why-adjacent-move-on = Elle doit toucher vos autres cités.
    .way = { $count ->
        [one] { $count } { $kind-case } libre les touche.
       *[other] { $count } { $kind-cases } libres les touchent.
    }
why-no-neighbour = Il faut une case à côté d'une de vos cités.
why-not-a-settlement = Choisissez d'abord une de vos cités.
why-not-yours = Cette cité n'est pas à vous.
    .way = Choisissez une des vôtres.
why-stuck = Cette cité ne peut aller nulle part : elle doit se déplacer { $where }.
why-stuck-figure = { $figure-Ce } ne peut aller nulle part : déplacement { $where }.
why-figure = Seule sa propre tuile peut déplacer { $figure-ce }.
why-stays = { $figure-A } ne se déplace pas.
why-choose-card = Choisissez d'abord une de vos cartes.
why-no-card = Il ne reste aucune carte terrain pour construire.
why-none-left = Vous n'avez plus { $figure-de }.
    .way = Choisissez-en { $figure-un } à reprendre.
why-only-buttons = Tout est construit.
    .way = Utilisez une tuile ou terminez le tour.
why-not-now = Ce n'est pas possible maintenant.
why-finish = Finissez d'abord l'action { $tile }.
why-build-before-end = Construisez d'abord { $count ->
    [one] { $count } cité { $where }
   *[other] { $count } cités { $where-many }
}.
why-no-tile = Vous n'avez pas de tuile { $tile }.
why-fresh = { $tile } : utilisable dès votre prochain tour.
why-used = { $tile } : déjà utilisée ce tour.
why-between = Pas de tuile entre deux constructions. { $tile } : après la dernière.
why-passive = { $tile } : effet automatique.
why-reaction = { $tile } : quand un adversaire prend la dernière tuile d'une case.
why-reaction-to-any = { $tile } : quand quelqu'un, même vous, prend la dernière tuile d'une case.
why-not-in-build = { $tile } : pendant vos constructions, si elle vous ouvre d'autres cases.
why-supply = { $tile } : vous n'avez plus de cité à construire.
why-no-draw = { $tile } : il ne reste aucune carte terrain à piocher.
why-none-to-place = { $tile } : vous n'en avez plus à placer.
why-no-room = { $tile } : il n'y a pas assez de place à côté de vos cités.
why-nowhere = { $tile } : il n'y a aucune { $where-libre }.
why-nowhere-near = { $tile } : il n'y a aucune { $where-libre } à côté de vos cités.
why-no-mover = { $tile } : vous ne pouvez déplacer aucune de vos cités { $where }.

# Taking back.
why-take-back-over = La partie est terminée : plus rien à annuler.
why-take-back-nothing = Il n'y a rien à annuler.
why-take-back-other = Un adversaire a joué depuis : on ne peut plus annuler.
why-take-back-card = Cette action a révélé une carte cachée : impossible de l'annuler.
why-cancel-nothing = Il n'y a pas de tuile à reposer.

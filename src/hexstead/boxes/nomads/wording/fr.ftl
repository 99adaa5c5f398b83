# What the Nomads say.

ask-wall = { $tile } : posez un mur { $where }.
ask-first-step = { $tile } : choisissez où aller, encore { $count } pas au plus.
ask-strike = { $tile } : choisissez une cité adverse.
hint-strike = { $count ->
    [one] Encore une pièce.
   *[other] Une pièce de chaque adversaire : encore { $count }.
}

place-beside-three = à côté d'au moins 3 de vos cités
    .many = à côté d'au moins 3 de vos cités
    .libre = case libre à côté d'au moins 3 de vos cités
place-foreign = chez un adversaire
    .many = chez un adversaire
    .libre = cité adverse
way-slide = en ligne droite jusqu'à un obstacle
way-step-by-step = pas à pas sur des cases constructibles

why-no-wall = { $tile } : il ne reste aucun mur de pierre.
why-not-foreign = Choisissez une cité adverse.
why-struck = Vous avez déjà pris une cité à cet adversaire.
why-fixed = { $figure-A } ne quitte jamais le plateau.
why-no-foreign = { $tile } : aucun adversaire n'a de pièce à prendre.

event-walled = muré { $what }

# The names and texts of its components.

box-nomads = Nomads
board-quarry = Carrière
board-caravan = Caravane
board-village = Village
board-garden = Jardin
tile-quarry = Carrière
tile-quarry-text = Posez 1 ou 2 murs de pierre sur le terrain de votre carte, chacun à côté d'une de vos cités.
tile-quarry-example = Votre carte est Forêt : la Carrière pose 1 ou 2 murs de pierre sur des cases Forêt libres à côté de vos cités. Un mur est déjà posé.
tile-caravan = Caravane
tile-caravan-text = Déplacez une de vos cités en ligne droite jusqu'à ce que quelque chose l'arrête.
tile-caravan-example = La Caravane glisse en ligne droite le plus loin possible. L'eau, une montagne, une cité ou le bord du plateau l'arrête.
tile-village = Village
tile-village-text = Construisez une cité à côté d'au moins 3 des vôtres.
tile-village-example = Le Village construit là où au moins 3 de vos cités touchent la case. Deux des vôtres et une du joueur 2 ne suffisent pas.
tile-garden = Jardin
tile-garden-text = Construisez une cité sur une case Champ de fleurs.
tile-garden-example = Le Jardin construit sur une case Champ de fleurs, si possible à côté de vos cités.
tile-donation-grass = Don Prairie
tile-donation-grass-text = Au prochain tour, construisez 3 cités sur des cases Prairie, ou autant que possible.
tile-donation-grass-example = Ce don construit 3 cités sur des cases Prairie, chacune si possible à côté des vôtres. Une est construite, deux autres suivent.
tile-donation-canyon = Don Canyon
tile-donation-canyon-text = Au prochain tour, construisez 3 cités sur des cases Canyon, ou autant que possible.
tile-donation-canyon-example = Aucune case Canyon ne touche vos cités : la première des 3 peut aller sur n'importe quelle case Canyon libre. Les suivantes vont à côté.
tile-donation-desert = Don Désert
tile-donation-desert-text = Au prochain tour, construisez 3 cités sur des cases Désert, ou autant que possible.
tile-donation-desert-example = Deux des trois cités sont sur des cases Désert. La troisième peut toucher n'importe laquelle de vos cités.
tile-donation-flower = Don Champ de fleurs
tile-donation-flower-text = Au prochain tour, construisez 3 cités sur des cases Champ de fleurs, ou autant que possible.
tile-donation-flower-example = Il ne reste que deux cases Champ de fleurs libres : ce don construit 2 cités au lieu de 3.
tile-donation-forest = Don Forêt
tile-donation-forest-text = Au prochain tour, construisez 3 cités sur des cases Forêt, ou autant que possible.
tile-donation-forest-example = Ce don construit 3 cités sur des cases Forêt. Chacune doit toucher une de vos cités, mais pas toujours la même.
tile-donation-water = Don Eau
tile-donation-water-text = Au prochain tour, construisez 3 cités sur des cases Eau, ou autant que possible.
tile-donation-water-example = Ce don construit 3 cités sur des cases Eau, chacune si possible à côté des vôtres. Une est construite, deux autres suivent.
tile-donation-mountain = Don Montagne
tile-donation-mountain-text = Au prochain tour, construisez 3 cités sur des cases Montagne, ou autant que possible.
tile-donation-mountain-example = Ce don construit 3 cités sur des cases Montagne. Ici, on va construire la première, à côté des vôtres.
tile-resettlement = Migration
tile-resettlement-text = Au prochain tour, faites jusqu'à 4 pas au total avec vos cités.
tile-resettlement-example = La Migration vous donne 4 pas pour une ou plusieurs cités. Celle qui est soulevée peut aller sur toute case constructible libre à côté d'elle.
tile-outpost = Avant-poste
tile-outpost-text = Au prochain tour, construisez une cité sans devoir la placer à côté des vôtres.
tile-outpost-example = Votre carte est Prairie, et des cases Prairie touchent vos cités. L'Avant-poste permet quand même de construire une cité sur n'importe quelle case Prairie libre.
tile-sword = Épée
tile-sword-text = Au prochain tour, retirez une cité à chaque adversaire.
tile-sword-text-strikes-one = Au prochain tour, retirez une cité à un seul adversaire.
tile-sword-example = L'Épée retire du plateau une cité de chaque adversaire, à votre choix. Elle retourne dans sa réserve.
tile-treasure = Trésor
tile-treasure-text = 3 pièces d'or tout de suite.
tile-treasure-example = Construisez à côté du Trésor et gagnez 3 pièces d'or tout de suite. La tuile disparaît alors.
card-families = Familles
card-families-text = 2 pièces d'or tout de suite si les 3 cités de votre action obligatoire forment une ligne droite continue.
card-families-example = Vous avez construit vos trois cités côte à côte sur une ligne droite : 2 pièces d'or tout de suite.
card-shepherds = Bergers
card-shepherds-text = 2 pièces d'or tout de suite pour chaque cité que vous construisez sans case vide du même terrain à côté.
card-shepherds-example = Il ne reste aucune case Désert libre à côté de cette cité : 2 pièces d'or tout de suite. Les cases libres d'autres terrains ne comptent pas.
card-ambassadors = Ambassadeurs
card-ambassadors-text = 1 pièce d'or tout de suite pour chaque cité que vous construisez à côté d'une cité adverse.
card-ambassadors-example = Deux des trois cités que vous avez construites touchent une cité du joueur 2 : 1 pièce d'or chacune, tout de suite.

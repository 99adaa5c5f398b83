# What Harvest says.

ask-repeat = { $tile } : choisissez une tuile à utiliser encore une fois.
ask-spend = { $tile } : construisez { $where-many } (1 jeton cité chacune).
ask-store = { $tile } : prenez un autre jeton cité.
ask-scout = { $tile } : placez un éclaireur { $where }.
# $ways: `silo-build` and `silo-go`, joined by "or"; $silos: how many silos there are to empty, with this one.
ask-silo = { $tile } : { $ways-or }.
ask-silo-nothing = { $tile } : rien à construire ni à déplacer. Arrêtez-vous.
hint-repeat = Choisissez-la parmi vos tuiles.
hint-spend = { $count ->
    [one] Vous avez 1 jeton cité.
   *[other] Vous avez { $count } jetons cité.
}
hint-spend-or-store = { $count ->
    [one] Vous avez 1 jeton cité. Ou prenez-en un autre.
   *[other] Vous avez { $count } jetons cité. Ou prenez-en un autre.
}
hint-silo = { $silos ->
    [0] À côté des vôtres, ou arrêtez-vous. C'est votre dernier silo.
    [one] À côté des vôtres, ou arrêtez-vous. Encore 1 silo après celui-ci.
   *[other] À côté des vôtres, ou arrêtez-vous. Encore { $silos } silos après celui-ci.
}
hint-silo-move = { $silos ->
    [0] À côté des vôtres. C'est votre dernier silo.
    [one] À côté des vôtres. Encore 1 silo après celui-ci.
   *[other] À côté des vôtres. Encore { $silos } silos après celui-ci.
}
# $count: 3 at first, then less.
silo-build = { $count ->
    [one] construisez 1 cité
   *[other] construisez jusqu'à { $count } cités
}
silo-go = { $count ->
    [one] déplacez-en 1
   *[other] déplacez-en jusqu'à { $count }
}

place-on-anything = sur terre, eau ou montagne
    .many = sur terre, eau ou montagne
    .libre = case libre (terre, eau ou montagne)
place-beside-own = { $where } à côté de vos cités
    .many = { $where-many } à côté de vos cités
    .libre = { $where-libre } à côté de vos cités
place-next-to-own = à côté des vôtres
    .many = à côté des vôtres
    .libre = case libre à côté des vôtres
way-own-area = vers une case à côté de son groupe

why-choose-tile = Choisissez d'abord une de vos tuiles.
why-no-number = Vous n'avez aucun jeton cité à rendre.
why-moved-already = Vous avez déjà déplacé cette pièce pour ce silo. Choisissez-en une autre.
why-nothing-to-repeat = { $tile } : aucune autre de vos tuiles ne peut resservir.
why-no-number-left = { $tile } : il ne reste aucun jeton cité à prendre, et vous n'en avez aucun à rendre.

# The names and texts of its components.

box-harvest = Harvest
board-bazaar = Bazar
board-mountain-station = Station de montagne
board-cathedral = Cathédrale
board-university = Université
tile-bazaar = Bazar
tile-bazaar-text = Utilisez encore une fois une autre de vos tuiles lieu. Les éclaireurs et la tuile Grande Ville de ce tour peuvent être replacés ; on ne prend pas de second jeton cité.
tile-bazaar-example = La Ferme vient de construire une cité sur une case Prairie. Le Bazar utilise la Ferme encore une fois : vous en construisez une autre.
tile-water-mill = Moulin à eau
tile-water-mill-text = Construisez une cité à côté de l'eau.
tile-water-mill-example = Le Moulin à eau construit sur une case constructible à côté de l'eau, si possible à côté de vos cités.
tile-mountain-station = Station de montagne
tile-mountain-station-text = Construisez une cité à côté d'une montagne.
tile-mountain-station-example = La Station de montagne construit sur une case constructible à côté d'une montagne, si possible à côté de vos cités.
tile-scout-cabin = Cabane des éclaireurs
tile-scout-cabin-text = Placez jusqu'à 2 éclaireurs à côté des vôtres ; ils comptent comme des cités jusqu'à la fin de votre tour.
tile-scout-cabin-text-passing-only-lead-builds = Placez jusqu'à 2 éclaireurs à côté de vos cités ; jusqu'à la fin de votre tour, vous pouvez construire à côté d'eux.
tile-scout-cabin-example = Placez jusqu'à 2 éclaireurs sur des cases libres à côté des vôtres, même sur l'eau et les montagnes. Ils vous aident ce tour, puis s'en vont.
tile-cathedral = Cathédrale
tile-cathedral-text = Prenez un jeton cité, ou rendez-en et construisez autant de cités sur le terrain de votre carte.
tile-cathedral-example = Votre carte est Canyon, et vous rendez des jetons cité pour y construire. La première cité est construite, et il reste un jeton cité.
tile-watchtower = Tour de guet
tile-watchtower-text = Construisez une cité à côté d'une cité adverse.
tile-watchtower-example = La Tour de guet construit à côté d'une cité adverse, si possible à côté des vôtres.
tile-university = Université
tile-university-text = Construisez une cité à côté d'une case spéciale.
tile-university-example = L'Université construit à côté de n'importe quelle case spéciale, comme un lieu, un château ou un silo, si possible à côté de vos cités.
tile-palisade = Palissade
tile-palisade-text = Déplacez une de vos cités vers une case à côté du reste de son groupe.
tile-palisade-example = La Palissade déplace une cité vers une case constructible libre à côté du reste de son groupe. Le groupe de droite en est un autre.
tile-farm-action = Action agricole
tile-farm-action-text = Une fois par tour, construisez une cité sur une case Terre agricole à côté des vôtres.
tile-farm-action-example = Une fois par tour, vous pouvez construire sur une case Terre agricole, mais seulement à côté de vos cités. Il ne faut aucune tuile.
tile-silo-harvest = Récolte des silos
tile-silo-harvest-text = Après la dernière manche, pour chaque silo que vous touchez, construisez jusqu'à 3 cités ou déplacez-en jusqu'à 3 différentes, toujours à côté des vôtres.
tile-silo-harvest-example = La dernière manche est finie. Pour le silo que vous touchez, construisez jusqu'à 3 cités à côté des vôtres ou déplacez-en jusqu'à 3.
card-rangers = Coureurs des bois
card-rangers-text = 2 pièces d'or pour chaque ligne où vous avez exactement une cité.
card-rangers-example = Sur trois lignes, vous avez exactement une cité : 2 pièces d'or chacune. La ligne où vous en avez deux ne rapporte rien.
card-chainers = Aubergistes
card-chainers-text = 1 pièce d'or pour chacune de vos cités qui en touche exactement 2 autres des vôtres.
card-chainers-example = Quatre cités de cette chaîne en touchent exactement 2 autres des vôtres : 1 pièce d'or chacune. Ses extrémités en touchent 1, et celle du milieu à droite en touche 3.
card-mayors = Maires
card-mayors-text = 4 pièces d'or pour chaque ligne où vous avez eu 4 cités avant tout le monde.
card-mayors-example = Vous avez 4 cités sur cette ligne avant tout le monde. Une cité de votre réserve la marque pour de bon : 4 pièces d'or.
card-travellers = Voyageurs
card-travellers-text = 1 pièce d'or pour chacune de vos cités au bord du plateau.
card-travellers-example = Quatre de vos cités sont au bord du plateau : 1 pièce d'or chacune. Celle du coin ne compte aussi qu'une fois.
card-homesteaders = Propriétaires terriens
card-homesteaders-text = 1 pièce d'or pour chaque cité du quadrant où vous en avez le plus.
card-homesteaders-example = C'est en haut à gauche que vous avez le plus de cités : quatre, qui rapportent 1 pièce d'or chacune.
card-rovers = Vagabonds
card-rovers-text = À la fin de votre tour, 1 pièce d'or pour chaque quadrant où vous avez construit.
card-rovers-example = Ce tour, vous avez construit dans deux quadrants : 1 pièce d'or pour chacun à la fin de votre tour.
figure-scout = Éclaireur
    .lower = éclaireur
    .a = un éclaireur
    .A = Un éclaireur
    .the = l'éclaireur
    .many = éclaireurs
    .dun = d'un éclaireur
    .ce = cet éclaireur
    .Ce = Cet éclaireur
    .de = d'éclaireur
    .un = un

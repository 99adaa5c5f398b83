# What Marshlands says.

ask-aside = { $tile } : mettez une cité de côté jusqu'au prochain tour.
ask-react = { $who } a pris la dernière tuile d'un lieu.
ask-react-own = Vous avez pris la dernière tuile d'un lieu.
hint-react = Votre { $tile } : construisez { $where } maintenant, ou renoncez.

place-yours = chez vous
    .many = chez vous
    .libre = cité à vous
place-beside-one-own = à côté d'une seule cité, une des vôtres
    .many = à côté d'une seule cité, une des vôtres
    .libre = case libre à côté d'une seule cité, une des vôtres
way-to-neighbour = vers une case voisine
way-leap = en ligne droite vers la première case constructible libre

why-settlements-only = Choisissez une cité : { $figure-a } ne se met pas de côté.
why-no-settlement = { $tile } : vous n'avez aucune cité sur le plateau.

event-set-aside = mis de côté { $what-piece }

# The names and texts of its components.

box-marshlands = Marshlands
board-temple = Temple
board-refuge = Refuge
board-canoe = Canoë
board-fountain = Fontaine
tile-temple = Temple
tile-temple-text = Retirez une de vos cités du plateau ; au prochain tour, construisez-la en plus des autres.
tile-temple-example = Le Temple retire du plateau n'importe laquelle de vos cités. Au prochain tour, vous la reconstruisez en plus des autres. Le guerrier doit rester.
tile-refuge = Refuge
tile-refuge-text = Déplacez une de vos cités vers une case voisine.
tile-refuge-example = Le Refuge déplace une cité vers n'importe quelle case constructible libre à côté d'elle. Elle n'a pas besoin de toucher les autres.
tile-canoe = Canoë
tile-canoe-text = Quand un adversaire prend la dernière tuile d'une case, construisez une cité sur une case Marais ou Eau.
tile-canoe-text-react-to-own = Quand quelqu'un, même vous, prend la dernière tuile d'une case, construisez une cité sur une case Marais ou Eau.
tile-canoe-example = Le joueur 2 vient de prendre la dernière tuile Ferme. Votre Canoë réagit : construisez une cité sur une case Marais ou Eau, si possible à côté des vôtres.
tile-fountain = Fontaine
tile-fountain-text = Construisez une cité à côté d'une seule des vôtres et d'aucune cité adverse.
tile-fountain-example = La Fontaine construit à côté d'une seule de vos cités, et d'aucune cité adverse.
tile-temple-bonus = Bonus Temple
tile-temple-bonus-text = La première cité de votre action obligatoire n'a pas besoin d'être à côté des vôtres.
tile-temple-bonus-example = Avec les deux tuiles Temple, votre première cité peut aller sur n'importe quelle case Prairie, même si certaines touchent les vôtres. Les deux suivantes restent à côté des vôtres.
tile-refuge-bonus = Bonus Refuge
tile-refuge-bonus-text = Déplacez une de vos cités en ligne droite, par-dessus n'importe quoi, vers la première case constructible libre.
tile-refuge-bonus-example = Avec les deux tuiles Refuge, une cité saute en ligne droite vers la première case constructible libre, par-dessus n'importe quoi.
tile-canoe-bonus = Bonus Canoë
tile-canoe-bonus-text = Construisez une cité sur une case Marais ou Eau.
tile-canoe-bonus-example = Avec les deux tuiles Canoë, vous construisez aussi à votre tour sur une case Marais ou Eau. Aucun marais ne touche vos cités : n'importe lequel convient.
tile-fountain-bonus = Bonus Fontaine
tile-fountain-bonus-text = Vos fontaines construisent aussi sur les montagnes.
tile-fountain-bonus-example = Avec les deux tuiles Fontaine, la Fontaine construit aussi sur les montagnes, toujours à côté d'une seule de vos cités.
card-geologists = Géologues
card-geologists-text = 2 pièces d'or pour chaque montagne qu'un de vos groupes de cités relie à une autre montagne. Des cases Montagne qui se touchent forment une seule montagne.
card-geologists-example = Un de vos groupes relie deux montagnes : 2 pièces d'or pour chacune. La troisième montagne n'est reliée à aucune autre.
card-messengers = Messagers
card-messengers-text = 2 pièces d'or pour chaque case du plus court chemin entre vos deux cités les plus éloignées d'un même groupe. Une cité isolée ne rapporte rien.
card-messengers-example = D'un bout à l'autre de ce groupe, le plus court chemin compte six cases : 2 pièces d'or chacune. Il n'a pas besoin de passer par vos cités.
card-noblewomen = Nobles dames
card-noblewomen-text = 5 pièces d'or pour chaque case spéciale à côté de laquelle vous avez le plus de cités ; les palais rapportent comme d'habitude.
card-noblewomen-example = Chaque case spéciale rapporte 5 pièces d'or à qui a le plus de cités à côté. Vous l'emportez au château et partagez la première place au lieu.
card-vassals = Vassaux
card-vassals-text = 1 pièce d'or pour chacune de vos cités là où deux quadrants se touchent.
card-vassals-example = Quatre de vos cités sont sur une case où deux quadrants se touchent : 1 pièce d'or chacune. Les trois autres sont à l'intérieur d'un quadrant.
card-captains = Capitaines
card-captains-text = 1 pièce d'or pour chacune de vos cités qui en touche au moins 3 autres des vôtres.
card-captains-example = Deux de vos cités en touchent au moins 3 autres des vôtres : 1 pièce d'or chacune.
card-scouts = Éclaireurs
card-scouts-text = 1 pièce d'or pour chacune de vos cités à côté du terrain sans cartes, mais pas dessus.
card-scouts-example = Le désert a été tiré comme terrain sans cartes. Quatre de vos cités touchent une case Désert : 1 pièce d'or chacune. Celle sur le désert ne rapporte rien.
card-palaces = Palais
card-palaces-text = 5 pièces d'or pour chaque palais à côté duquel vous avez le plus de cités.
card-palaces-example = Au palais de gauche, vous et le joueur 2 avez autant de cités : 5 pièces d'or chacun. Celui de droite revient au joueur 2 seul.

# The guided first game, step by step.

lesson-title = Première partie guidée
lesson-step = Étape { $at } sur { $of }
lesson-done = Compris

lesson-goal = Bâtissez un royaume qui rapporte
lesson-goal-text = Vos cités rapportent de l'or. Ces cartes Kingdom Builder disent comment : { $cards }.

# $terrain: such as "grass".
lesson-build = Construisez votre première cité
lesson-build-text = Votre carte : { $terrain }. Choisissez une case éclairée. Survolez-la pour voir ce qu'elle rapporterait.
lesson-build-text-touch = Votre carte : { $terrain }. Touchez une case éclairée pour voir ce qu'elle rapporterait, touchez-la encore pour construire.

lesson-adjacency = Gardez vos cités groupées
lesson-adjacency-text = Une nouvelle cité doit si possible toucher les vôtres : seules les cases voisines du bon terrain ({ $terrain }) sont éclairées.

lesson-why = Demandez pourquoi
lesson-why-text = Cliquez sur une case éteinte pour savoir pourquoi. Puis construisez la dernière cité de ce tour.

lesson-end = Trois cités construites
lesson-end-text = C'était votre tour. Vous changez d'avis ? Appuyez sur Annuler. Sinon, terminez le tour.

lesson-location = Prenez une tuile
lesson-location-text = Les cases cerclées d'or sont des lieux. Construisez juste à côté pour prendre une tuile.

# $tile: its name; $text: what it does.
lesson-tile = Une tuile à vous
lesson-tile-text = { $tile } : { $text } Dès votre prochain tour, vous pourrez l'utiliser une fois par tour.
lesson-tile-text-ready = { $tile } : { $text } Vous pouvez l'utiliser une fois par tour.

lesson-use = Utilisez la tuile
lesson-use-text = Avant ou après vos trois cités, choisissez une de vos tuiles ({ $tile }), puis une case éclairée.

lesson-gold = D'où vient l'or
lesson-gold-text = Survolez une barre sur une carte : les cases qui rapportent s'éclairent. Regardez aussi les barres de vos adversaires.
lesson-gold-text-touch = Touchez une barre sur une carte : les cases qui rapportent s'éclairent. Regardez aussi les barres de vos adversaires.

lesson-on = À vous de jouer
lesson-on-text = Dès qu'une réserve de cités est vide, on termine la manche. Le plus d'or l'emporte.

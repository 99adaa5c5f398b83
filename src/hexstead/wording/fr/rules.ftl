# The rules in our own words.

## The game

rule-aim = But du jeu
rule-aim-text = Construisez vos 40 cités de façon que les cartes Kingdom Builder et les châteaux vous rapportent le plus d'or. Presque tout se compte à la fin ; les cartes rouges, les trésors et les lignes marquées rapportent pendant la partie.
rule-turn = Tour
rule-turn-text = Montrez votre carte terrain et construisez 3 cités sur ce terrain : c'est votre action obligatoire. Avant ou après ces constructions, mais pas entre elles, vous pouvez utiliser une fois chacune de vos tuiles prêtes. Puis défaussez la carte et piochez la suivante.
rule-building = Construire
rule-building-text = Construisez sur des cases libres, une cité après l'autre. Chacune doit toucher une de vos cités s'il y reste une case libre de ce terrain ; sinon, vous pouvez construire n'importe où sur ce terrain.
rule-terrains = Terrains
rule-terrains-text = On peut construire sur les cases Prairie, Canyon, Désert, Champ de fleurs et Forêt. Sur l'eau et les montagnes, seulement si une tuile le permet ; sur les châteaux et les lieux, jamais.
rule-full-terrain = Terrain complet
rule-full-terrain-text = Quand aucune case du terrain de votre carte n'est libre, la carte sort du jeu et vous en piochez une autre tout de suite, à n'importe quel moment de votre tour, même après votre dernière construction. Les constructions encore dues et les tuiles qui utilisent votre carte continuent sur le nouveau terrain.
rule-terrain-cards = Cartes terrain
rule-terrain-cards-text = Les cartes utilisées sont défaussées. Quand il faut piocher et que la pioche est vide, on mélange la défausse, qui devient la pioche.
rule-taking-tiles = Prendre des tuiles
rule-taking-tiles-text = Construisez ou déplacez une cité à côté d'un lieu et prenez tout de suite 1 de ses tuiles, s'il en reste. Chaque case lieu vous donne au plus 1 tuile de toute la partie. Utilisez-la dès votre prochain tour.
rule-losing-tiles = Perdre des tuiles
rule-losing-tiles-text = Dès que vous n'avez plus aucune cité à côté d'une case lieu, sa tuile sort du jeu : la dernière s'est déplacée, a été retirée par une Épée, mise de côté par un Temple, ou c'était une figurine que vous avez reprise.
rule-equal-tiles = Tuiles identiques
rule-equal-tiles-text = 2 tuiles identiques, prises sur 2 cases lieu, peuvent servir toutes les deux dans un tour. Si vous en perdez une, c'est d'abord celle qui a déjà servi.
rule-moving = Déplacer
rule-moving-text = Soulevez la cité, puis posez-la sur une autre case. Avec Grange, Port, Pont de corde et Cabane dans les arbres, elle va si possible à côté d'une autre des vôtres. Pour tous les autres déplacements, suivez le texte de la tuile, que vos cités soient proches ou non.
rule-running-out = Réserve presque vide
rule-running-out-text = S'il vous reste moins de 3 cités, construisez-les. Les tuiles qui déplacent des cités fonctionnent encore.
rule-end-of-the-game = Fin de la partie
rule-end-of-the-game-text = Dès qu'une réserve de cités est vide, on joue la manche jusqu'au bout, pour que le nombre de tours soit le même pour tout le monde. Une cité qui revient plus tard n'y change rien. Le plus d'or l'emporte ; en cas d'égalité, on partage la victoire.
rule-set-up = Mise en place
rule-set-up-text = 4 quadrants forment le plateau. Il y a 2 tuiles sur chaque case lieu et 3 cartes Kingdom Builder visibles. Chaque personne a 40 cités et 1 carte terrain cachée.
rule-who-begins = Qui commence
rule-who-begins-text = Choisissez qui commence, ou tirez au sort. On joue dans le sens des aiguilles d'une montre.
rule-area = Groupe de cités
rule-area-text = Les cités d'une même couleur qui se touchent forment un groupe ; une cité isolée est aussi un groupe.

## With expansions

rule-boards-of-several-boxes = Quadrants de plusieurs boîtes
rule-boards-of-several-boxes-text = Mélangez les quadrants de toutes les boîtes que vous voulez et tirez-en 4. Chacun apporte ce qui va avec : tuiles nomades, tâches, figurines ou murs de pierre.
rule-nomad-space = Case nomade
rule-nomad-space-text = Sur chaque case nomade, 1 tuile est posée face visible ; on ne la remplace jamais. Construisez ou déplacez une cité à côté pour la prendre. Les cases nomades sont des cases spéciales : les cartes qui rapportent pour les lieux rapportent aussi pour elles.
rule-nomad-tile = Tuile nomade
rule-nomad-tile-text = Elle sert une fois, au tour qui suit celui où vous l'avez prise ; à la fin de ce tour, elle sort du jeu, utilisée ou non. Prise pendant le tour d'un adversaire, elle sert à votre tour de la manche suivante. Vous la gardez jusque-là même si vos cités quittent la case. Certaines tuiles rapportent plutôt de l'or tout de suite.
rule-red-card = Carte rouge
rule-red-card-text = Cette carte Kingdom Builder rapporte pendant la partie : chaque fois que vous construisez ce qu'elle demande, ou à la fin de votre tour. À la fin de la partie, elle ne rapporte rien ; un déplacement non plus. Placer une figurine compte comme construire ; si elle couvre plusieurs cases, chaque case compte.
rule-stone-wall = Mur de pierre
rule-stone-wall-text = Il n'est à personne et reste toute la partie. Personne ne peut construire sur sa case ni s'y déplacer, et il ne rapporte jamais rien. L'Enclos et le Bonus Refuge sautent par-dessus. Il y en a 25 en tout.
rule-figure = Figurine
rule-figure-text = Une pièce qui compte comme une cité : pour construire à côté, pour les tuiles, les cartes et les tâches. Elle ne fait pas partie de vos 40 cités : la placer ne met jamais fin à la partie. Une tuile qui déplace une cité peut aussi déplacer un guerrier, un chariot ou un bateau, vers une case où il a le droit d'aller ; une tuile Grande Ville et les éclaireurs, jamais. Elle reste sur le plateau si vous perdez sa tuile.
rule-task = Tâche
rule-task-text = 1 carte tâche est posée face visible pour chaque quadrant d'une boîte avec des tâches. Si vous la remplissez à la fin de la partie, vous gagnez son or, une fois.
rule-several-cards = Plusieurs cartes
rule-several-cards-text = Avec plus d'une carte terrain, choisissez-en une avant d'avoir besoin de son terrain. Elle vaut pour tout le tour ; ensuite, toutes vos cartes sont défaussées. Avant votre choix, chaque carte dont le terrain est complet est remplacée ; après, seule la carte choisie l'est, et les autres ne sont plus disponibles.
rule-swamp = Marais
rule-swamp-text = On peut construire sur les marais. Ils ne comptent pas comme de l'eau. Leurs cartes terrain montrent Marais et un autre terrain : construisez 2 cités sur des cases Marais ou 3 sur l'autre terrain. Votre première construction ou votre premier déplacement sur l'un des deux, même avec une tuile, décide pour tout le tour. Avant cela, un côté complet est ignoré, et la carte ne sort du jeu que si les deux le sont. Ces cartes viennent avec les quadrants de Marshlands, ou toujours selon une règle maison.
rule-palace = Palais
rule-palace-text = Une case spéciale. À la fin, il rapporte 5 pièces d'or à qui a le plus de cités à côté ; en cas d'égalité, chaque ex æquo gagne les 5 pièces d'or.
rule-bonus-tile = Tuile bonus
rule-bonus-tile-text = Avec deux tuiles identiques, prises sur 2 cases lieu, vous recevez aussi la tuile bonus correspondante, s'il en reste. Elle sert dès votre prochain tour. Si vous perdez une des deux tuiles, le bonus part avec elle.
rule-reaction = Réaction
rule-reaction-text = Certaines tuiles s'utilisent pendant le tour d'un adversaire qui vient de prendre la dernière tuile d'une case. Ce tour attend. Tous ceux qui peuvent réagir répondent à leur tour, en commençant à gauche de cet adversaire ; une réaction peut en entraîner d'autres. Chacune de ces tuiles sert une fois par manche, dès que vous l'avez prise. Rien ne vous oblige à l'utiliser, et un Avant-poste n'y aide pas.
rule-set-aside = Mettre de côté
rule-set-aside-text = Une cité mise de côté n'est pas encore construite. À votre prochain tour, construisez-la avec les autres, sur le terrain de votre carte.
rule-removed-terrain = Terrain retiré
rule-removed-terrain-text = Certaines cartes le demandent : avant la partie, tirez un terrain et laissez dans la boîte toutes les cartes qui le montrent. On n'y construit alors qu'avec des tuiles.
rule-farmland = Terre agricole
rule-farmland-text = On peut construire sur les terres agricoles, mais elles ne figurent sur aucune carte terrain : on y va avec des tuiles ou avec l'action agricole.
rule-after-the-last-round = Après la dernière manche
rule-after-the-last-round-text = Avant le décompte, videz les silos, dans l'ordre du tour : pour chaque silo à côté d'une de vos cités, construisez jusqu'à 3 cités ou déplacez-en jusqu'à 3 différentes, toujours à côté des vôtres. Les cartes rouges ne rapportent rien alors, mais vous pouvez encore marquer des lignes.
rule-number-tile = Jeton cité
rule-number-tile-text = Certaines tuiles vous en donnent à mettre en réserve. Rendez-en autant que vous voulez et construisez autant de cités. La tuile vous en donne au plus 1 par tour, même avec un Bazar. Il y en a 18 en tout ; si vous perdez la tuile, vous rendez vos jetons.
rule-marked-row = Ligne marquée
rule-marked-row-text = Dès que vous avez sur une ligne autant de cités que la carte l'indique, en construisant ou en déplaçant, et avant tout le monde, marquez cette ligne pour de bon avec une cité de votre réserve. Elle rapporte tout de suite, et reste marquée même si les cités quittent la ligne.
rule-stand-in-board = Quadrant provisoire
rule-stand-in-board-text = La disposition imprimée de certains quadrants n'est pas publiée : les nôtres les remplacent. { $how }
rule-inferred-board = Quadrant déduit
rule-inferred-board-text = Les quadrants de la dernière édition sont déduits des quadrants imprimés des éditions précédentes. { $how }
rule-capitol-token = Jeton Capitole
rule-capitol-token-text = Il est posé, au choix ou au hasard, sur un château d'un quadrant avec un Oracle ou un Port, au plus un sur chacun, et rapporte pour les cités proches. Le château en dessous ne rapporte rien, mais sa case reste une case spéciale.
rule-cave-token = Jeton Grotte
rule-cave-token-text = Chaque quadrant en a un, posé au choix ou au hasard sur une montagne à trois pas ou plus de toute case spéciale ; un quadrant sans une telle montagne n'en a pas. La case reste une montagne. Une cité sur sa case n'est pas à côté de la grotte.
rule-island = Île
rule-island-text = Un second plateau, avec les lignes U à Y, qui ne touche le premier nulle part. Tant que vous pouvez construire à côté de vos cités sur le grand plateau, vous ne construisez pas sur l'île ; une fois que vous y avez des cités, vous devrez peut-être construire à côté d'elles. Sa côte compte comme étant à côté de l'eau, mais pas comme un bord du plateau. L'île n'est pas un quadrant : les cartes et tuiles qui parlent de quadrants ou de bords l'ignorent, toutes les autres la comptent, chaque ligne à part.
rule-as-first-printed = Queenies d'origine
rule-as-first-printed-text = Le capitole, les grottes et l'île peuvent s'ajouter à toute partie. À l'origine, chacun n'était fait que pour certains quadrants : { $triggers }.
rule-selection-tile = Tuile sélection
rule-selection-tile-text = Dans la dernière édition, on en tire une par quadrant ; elle désigne ses deux lieux. Les quatre quadrants sont posés sur la même face, A ou B.
rule-beautiful-castles = Beaux châteaux
rule-beautiful-castles-text = Une variante de la dernière édition : avant de tirer les tuiles sélection, on pose une tuile château sur une case lieu de deux quadrants, au choix ou au hasard. Cette case est un château et ne reçoit pas de tuiles.
rule-edition = Édition
rule-edition-text = Une version imprimée des règles. Chaque mise en place dit quelle édition on joue et quelles règles y changent.
rule-no-variants = Ses règles sont celles expliquées ici.
rule-trigger = { $part-a } pour { $tiles-or }

## What an entry is about

kind-game = Le jeu
kind-more = Avec des extensions
kind-house-rule = Règle maison
kind-edition = Édition { $key }
kind-location = Lieu, { $box }
kind-nomad-tile = Tuile nomade, { $box }
kind-bonus-tile = Tuile bonus, { $box }
kind-extra = Pour tout le monde, { $box }
kind-figure = Figurine, { $box }
kind-card = Carte Kingdom Builder, { $box }
kind-red-card = Carte Kingdom Builder rouge, { $box }
kind-task = Tâche, { $box }
kind-pays-always = Rapporte à chaque partie
kind-pays-with-token = Rapporte sur un plateau avec { $token-a }
kind-pays-with-terrain = Rapporte sur un plateau avec { $terrain-a }

## Texts of components in several editions

text-in-edition = { $editions } : { $text }
text-by-house-rule = Règle maison « { $rule } » : { $text }

## Figures

figure-for-all = Il y a { $number } { $number ->
        [one] { $figure-lower }
       *[other] { $figure-many }
    } en tout, pour la tuile { $tile }.
figure-for-each = Chaque personne a { $number } { $number ->
        [one] { $figure-lower }
       *[other] { $figure-many }
    }, pour la tuile { $tile }.
figure-covers = Elle couvre { $hexes } cases et compte comme une cité sur chacune.
figure-passes = { $figure-A } compte comme une cité jusqu'à la fin du tour, puis retourne à la réserve. Il ne prend pas de tuile et ne rapporte pas d'or.
figure-counts = { $figure-A } compte comme une cité.
figure-blocks = Personne ne peut construire sur une case à côté, ni s'y déplacer, pas même son propriétaire.
figure-stays = Elle ne quitte jamais le plateau.

## Kinds of components

component-location = Lieu
component-tile = Tuile nomade
component-bonus = Tuile bonus
component-extra = Pour tout le monde
component-card = Carte Kingdom Builder
component-task = Tâche
component-always = Rapporte sans carte
component-figure = Figurine
component-terrain = Terrain
castle-tile = Tuile château

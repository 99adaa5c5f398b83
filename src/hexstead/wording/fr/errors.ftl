# What is wrong with something from outside, and what to do. $why is a whole sentence.

error-in-field = { $field } : { $why }
error-in-file = { $file } : { $why }

## The fields of a request for a set-up

field-boxes = Boîtes
field-edition = Édition
field-boards = Quadrants
field-cards = Cartes
field-tiles = Tuiles
field-tasks = Tâches
field-island = Île
field-side = Face
field-selections = Tuiles sélection
field-castle-tiles = Tuiles château
field-capitols = Capitoles
field-one-capitol = Un seul capitole
field-caves = Grottes
field-as-first-printed = Comme à l'origine
field-options = Règles maison
field-first-player = Qui commence
field-seats = Places

## Files and documents

error-no-file = { $file } : ce fichier n'existe pas.
error-not-text = { $file } : ce n'est pas un fichier texte en UTF-8.
error-unreadable = { $file } : lecture impossible : { $why }.
error-nothing-in-it = { $file } : ce n'est pas du JSON : le fichier est vide.
# $why: what the reader of JSON says, in English.
error-not-json = { $file } : ce n'est pas du JSON : { $why }, ligne { $line }, colonne { $column }.
error-too-many-digits = { $file } : ce n'est pas du JSON : un nombre a trop de chiffres.
error-too-deep = { $file } : trop de niveaux imbriqués.
error-newer = Ceci a été créé par un Hexstead plus récent : mettez à jour, puis réessayez.
error-old-rules = Cette partie suit les règles de Hexstead { $release }, qui ont changé depuis : ouvrez-la avec Hexstead { $release }.
error-version = Il faut { $versions-or }.
error-number = Il faut un nombre de { $least } à { $most }.
error-generator-version = Un enregistrement de version 1 n'a pas de générateur : retirez-le, ou écrivez version 2.
error-no-generator = Indiquez ce qui a tiré les cartes : sha256 ou quick.
error-seed-text = Il faut des chiffres hexadécimaux. Seul un enregistrement de version 1 a ici un nombre, à partir de 0.
error-seed-sha256 = Il faut de { $fewest } à { $most } octets en hexadécimal : un nombre pair de chiffres 0-9 et a-f.
error-seed-quick = Il faut de 1 à 16 chiffres hexadécimaux 0-9 et a-f, sans 0 au début.

## What a field expects

error-missing = Ce champ est obligatoire.
error-extra-forbidden = Ce champ n'existe pas.
error-too-short = Il en faut au moins { $min-length }, il y en a { $actual-length }.
error-too-long = Il en faut au plus { $max-length }, il y en a { $actual-length }.
error-string-too-short = Il faut au moins { $min-length } { $min-length ->
        [one] caractère
       *[other] caractères
    }.
error-string-too-long = Il faut au plus { $max-length } caractères.
error-string-type = Il faut un texte.
error-string-pattern-mismatch = Il faut un texte de cette forme : { $pattern }
error-int-type = Il faut un nombre entier.
error-int-parsing = Il faut un nombre entier.
error-int-from-float = Il faut un nombre entier.
error-float-type = Il faut un nombre.
error-float-parsing = Il faut un nombre.
error-finite-number = Il faut un nombre fini.
error-bool-type = Il faut true ou false.
error-bool-parsing = Il faut true ou false.
error-tuple-type = Il faut une liste.
error-list-type = Il faut une liste.
error-dict-type = Il faut un objet avec des champs.
error-model-type = Il faut un objet avec des champs.
error-model-attributes-type = Il faut un objet avec des champs.
error-none-required = Il faut null.
error-literal-error = Il faut { $expected }.
error-greater-than-equal = Il faut { $ge } ou plus.
error-less-than-equal = Il faut { $le } ou moins.
error-misfit = Autre chose est attendu ici.
# $why: what the driver of a database says, in English.
error-unexpected = { $why }.

## Names

error-instead = { $meant-count ->
        [0] Choix possibles : { $known-comma }.
       *[other] Vouliez-vous dire { $meant-or } ? Choix possibles : { $known-comma }.
    }
error-no-board = Il n'y a pas de quadrant « { $name } ». { $instead }
error-no-island = Il n'y a pas d'île « { $name } ». { $instead }
error-no-card = Il n'y a pas de carte « { $name } ». { $instead }
error-no-task = Il n'y a pas de tâche « { $name } ». { $instead }
error-no-tile = Il n'y a pas de tuile « { $name } ». { $instead }
error-no-token = Il n'y a pas de jeton « { $name } ». { $instead }
error-no-selection = Il n'y a pas de tuile sélection « { $name } ». { $instead }
error-no-side = Il n'y a pas de face « { $name } ». { $instead }
error-no-box = Il n'y a pas de boîte « { $name } ». { $instead }
error-no-terrain-card = Il n'y a pas de carte terrain « { $name } ». { $instead }
error-no-edition = Il n'y a pas d'édition « { $name } ». { $instead }
error-no-house-rule = Il n'y a pas de règle maison « { $name } ». { $instead }
error-no-location = L : il n'y a pas de lieu « { $name } ». { $instead }
error-retired-house-rule = « { $name } » est maintenant la règle normale. La règle maison « { $instead } » la désactive.
error-twice = « { $name } » est indiqué deux fois.
error-name-one = Indiquez un de ces noms : { $known-comma }.
error-name-missing = Il manque un nom.
error-one-name = Indiquez un seul nom, pas { $found }.

## Hexes

error-no-hex = « { $text } » n'est pas une case : écrivez une lettre de ligne et une colonne de 1 à 20, comme K6.
error-no-column = « { $text } » n'est pas une case : les colonnes vont de 1 à 20.
error-hex-twice = Une case est indiquée deux fois.
error-not-on-board = « { $text } » n'est pas sur ce plateau.
error-two-in-a-quadrant = Il y en a deux dans un même quadrant : enlevez-en un.
error-lies-nowhere = Rien ne peut se poser en { $hex } : aucune case ne convient ici.
error-not-there = Rien ne peut se poser en { $hex }.
error-only-there = Rien ne peut se poser en { $hex }, seulement en { $hexes-comma }.
error-name-boards-too = On ne peut indiquer des cases que si les quatre quadrants sont indiqués : indiquez-les aussi.
error-all-but-one = Cases indiquées : { $hexes }. N'en gardez qu'une.

## Set-ups

error-no-seat = Il y a { $seats } places : choisissez de 1 à { $seats }, pas { $seat }.
error-most-seats = L'édition « { $edition } » prévoit { $most } places au plus, il y en a { $found }.
error-too-many-tiles = { $there ->
        [0] La boîte n'a pas de tuile « { $name } », mais { $found } sont indiquées.
        [one] La boîte n'a que { $there } tuile « { $name } », mais { $found } sont indiquées.
       *[other] La boîte n'a que { $there } tuiles « { $name } », mais { $found } sont indiquées.
    }
error-no-card-letter = « { $found } » n'est pas une de ces lettres : { $letters-comma }.
error-nomad-tiles = Ces quadrants ont { $spaces } { $spaces ->
        [one] case nomade
       *[other] cases nomades
    }, mais { $found } { $found ->
        [one] tuile est indiquée
       *[other] tuiles sont indiquées
    }.
error-tasks = Ces quadrants demandent { $tasks } { $tasks ->
        [one] tâche
       *[other] tâches
    }, mais { $found } { $found ->
        [one] est indiquée
       *[other] sont indiquées
    }.
error-selections = { $wanted ->
        [0] Il ne faut aucune tuile sélection, il y en a { $found }.
       *[other] Il faut { $wanted } tuiles sélection, il y en a { $found }.
    }
error-removes-terrain = La carte { $card } retire un terrain : indiquez-le par sa lettre.
error-removes-no-terrain = Aucune carte ici ne retire de terrain : enlevez ceci.
error-board-only-with = Le quadrant « { $name } » ne va qu'avec l'édition { $editions-or } : indiquez cette édition, ou un autre quadrant.
error-only-with = Ceci ne va qu'avec l'édition { $editions-or }.
error-not-with = Ceci ne va pas avec l'édition « { $edition } », qui se joue seule.
error-not-mixed = { $box } ne se mélange pas avec d'autres boîtes : choisissez plutôt l'édition { $editions-or }.
error-own-boards = L'édition « { $edition } » a quatre quadrants à elle, tous sur la même face.
error-other-cards = L'édition « { $edition } » n'a que les cartes du jeu de base, pas « { $name } ».
error-without-this = L'édition « { $edition } » se joue sans ceci : enlevez-le.
error-castle-tiles = Il en faut { $number } ou aucune, il y en a { $found }.
error-same-side = Prenez quatre quadrants sur la même face.
error-other-side = Les quadrants sont posés sur la face { $side } : enlevez les quadrants ou la face.
error-at-most = Choisissez-en { $most } au plus, pas { $found }.
error-no-room = Sans le quadrant { $boards-or }, il n'y a pas de place pour { $part-a }. Indiquez-le parmi les quatre.
error-no-room-at-all = Aucun quadrant n'a de place pour { $part-a }.
error-fewer = { $number ->
        [0] Ces quadrants n'en demandent aucun : enlevez-les, ou choisissez d'autres quadrants.
       *[other] Ces quadrants en demandent { $number } : indiquez-en moins, ou choisissez d'autres quadrants.
    }
error-more-boxes = Il n'y a ici que { $found } { $field ->
        [boards] quadrants
        [cards] cartes
        [tasks] tâches
       *[tiles] tuiles
    } sur les { $needed } nécessaires : choisissez plus de boîtes.

## Codes

error-no-code = « { $code } » n'est pas un code de mise en place : un code ressemble à { $such }.
error-wrong-code = « { $code } » n'est pas un code de mise en place : une lettre ou un chiffre est faux ou manque.
error-newer-code = « { $code } » a été créé par un Hexstead plus récent : mettez à jour, puis réessayez.
error-code-hex = « { $code } » n'est pas un code de mise en place : il nomme une case qui n'existe pas.
error-code-component = « { $code } » nomme un élément inconnu de ce Hexstead : mettez à jour, puis réessayez.
error-code-board = { $code } : { $why } Si c'est un quadrant personnel, mettez son fichier texte dans le dossier indiqué par { $variable }.

## Boards as text

error-newer-board = Le quadrant « { $name } » a été créé par un Hexstead plus récent : mettez à jour, puis réessayez.
error-no-folder = { $variable } : le dossier { $folder } n'existe pas.
error-two-boards = { $file } : il y a un autre quadrant { $name } dans ce dossier.
error-no-quadrant = La graine { $seed } ne donne aucun quadrant dans ce style : { $box }. Essayez une autre graine.
error-no-line = Il manque la ligne « { $line }: ».
error-unknown-line = Un quadrant n'a pas de ligne « { $line }: ». Lignes possibles : { $known-comma }.
error-line-twice = Il y a plus d'une ligne « { $line }: ».
error-true-or-false = { $line } : il faut true ou false, pas « { $found } ».
error-made-board-name = name: « { $name } » ne va pas : les noms qui commencent par { $start } sont ceux des quadrants générés.
error-board-name = name: « { $name } » ne va pas : prenez des minuscules, des chiffres et des tirets simples, comme my-board.
error-rows = Il faut { $rows } lignes de lettres, ou { $island } pour une île, il y en a { $found }.
error-row-length = Ligne { $row } : il faut { $letters } lettres, il y en a { $found }.
error-long-row = Ligne { $row } : il faut { $most } lettres au plus, il y en a { $found }.
error-empty-row = Ligne { $row } : il n'y a pas de case. Une île a des cases sur chacune de ses lignes.
error-no-letter = Ligne { $row }, colonne { $column } : lettre inconnue « { $letter } ». Lettres possibles : { $known-comma }.
error-letter = { $letter } { $terrain }
error-letter-no-hex = . pour aucune case
error-spot = ligne { $row }, colonne { $column }
error-no-location-hex = Il n'y a pas de case lieu : écrivez L là où il y en a une.
error-selected-hexes = L : avec des tuiles sélection, un quadrant a { $wanted } cases lieu, ici { $found }.
error-locations = { $spots-count ->
        [one] L : il faut 1 lieu pour la case { $spots }, il y en a { $found }.
       *[other] L : il faut 1 lieu, ou { $spots-count } pour les cases { $spots-semicolon }, il y en a { $found }.
    }
error-island-in-pieces = L'île est en morceaux : toutes ses cases doivent être reliées.
error-not-on-an-island = L : « { $name } » n'est pas sur une île. Choix possibles : { $known-comma }.
error-island-location = Une île a une case lieu et un lieu, pas { $hexes } et { $locations }.

## Where a board differs from the printed ones

note-castles = L'île imprimée a 1 château, ici { $castles }.
note-far-mountains = Montagnes à trois pas ou plus de toute case spéciale : { $printed } sur le quadrant imprimé, ici { $found }.
note-specials = Cases spéciales : imprimées avec ce lieu { $printed-or }, ici { $found }.
note-all = { $counted-comma }
note-count = { $number ->
        [one] { $number } { $terrain }
       *[other] { $number } { $terrain-many }
    }
note-locations = L : aucun quadrant imprimé n'a juste { $locations }.
note-missing = Aucune { $terrain-case } ({ $letter }) : les quadrants imprimés avec ce lieu en ont.
note-foreign = Il y a { $terrain-a } ({ $letter }) : aucun quadrant imprimé avec ce lieu n'en a.
note-single = Ligne { $row }, colonne { $column } : cette { $terrain-case } n'a pas de voisine du même type. Aucun quadrant imprimé n'a une telle case.

## Records and actions

error-action = Action { $number } : { $why }
error-action-not-live = L'action { $number } ({ $action }) n'est pas permise : { $why }
error-action-number = L'enregistrement a { $actions } { $actions ->
        [one] action
       *[other] actions
    } : choisissez un nombre de 0 à { $actions }.
error-no-action = « { $text } » n'est pas une action ici : écrivez une case comme K6, ou un de ces mots : { $known-comma }.

## Positions

error-row-letter = Il faut une lettre de ligne de A à T, ou jusqu'à Y avec une île, pas « { $found } ».
error-settlements = Chaque personne a { $there } cités, il y en a ici { $found } avec les marques : enlevez-en { $surplus }.
error-map-letter = Ligne { $row }, colonne { $column } : « { $found } » n'est pas une de ces lettres : { $letters-comma }.
error-map-or-boards = Il faut soit un plateau, soit des quadrants.
error-castle-tiles-on-map = Elles vont avec des quadrants. Sur un plateau, écrivez X sur leurs cases.
error-no-row = Il n'y a pas de ligne { $row } : indiquez une ligne du plateau, ou l'île dont elle fait partie.
error-marked-twice = La ligne { $row } est déjà marquée : on ne la marque qu'une fois, enlevez une des marques.
error-no-marks = Aucune carte ici ne marque de lignes : ajoutez { $cards-or } aux cartes, ou enlevez les marques.
error-not-paying = { $paying-count ->
        [one] Ici, seule cette carte ou tuile rapporte pendant la partie : { $paying }, et non { $name }.
       *[other] Ici, seules ces cartes ou tuiles rapportent pendant la partie : { $paying }, et non { $name }.
    }
error-hall-middle = La case du milieu doit avoir six voisines.
error-hex-no-build = On ne peut pas construire en { $hex }.
error-hex-outside = { $hex } est hors du plateau.
error-hex-taken = Il y a déjà autre chose en { $hex }.
error-hex-no-warrior = Aucun guerrier ne peut être en { $hex }.
error-hex-no-wagon = Aucun chariot ne peut être en { $hex }.
error-hex-no-ship = Il n'y a pas d'eau en { $hex }.
error-hex-no-city-hall = Aucune tuile Grande Ville ne peut être en { $hex }.

## Bots

error-no-bot = Il n'y a pas de bot « { $name } » : écrivez un de ces noms : { $known-comma }, avec un temps de réflexion si vous voulez (search:500ms, search:2s), ou votre propre classe (./mybot.py:MyBot).
error-nameless-bot = Un bot doit avoir un nom : écrivez un de ceux-ci : { $known-comma }.
error-which-class = Dites quelle classe dans { $file } est le bot, par exemple { $file }:MyBot.
error-no-bot-file = Il n'y a pas de fichier { $file } : le chemin part du dossier où vous êtes.
error-no-class = { $file } n'a pas de classe { $name } avec une méthode choose.
error-bot-unreadable = { $file } : lecture impossible : { $why }
error-bot-without-seed = { $name } n'a pas pu être créé avec une graine : { $why }. Son __init__ prend un int.

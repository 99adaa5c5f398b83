# How to lay a set-up out from the box, step by step.

## Headings

steps-boards = Quadrants
steps-tiles = Tuiles
steps-cards = Cartes
steps-players = Pour chaque personne
steps-start = Avant le premier tour
steps-rules = Règles de cette partie

## Where something lies

board-own = { $name }
corner-top-left = en haut à gauche
corner-top-right = en haut à droite
corner-bottom-left = en bas à gauche
corner-bottom-right = en bas à droite
corner-island = à côté de l'île
step-on = { $hex } ({ $board })

## Boards

step-box = Prenez cette boîte : { $edition }.
step-boards = Disposez les quadrants : { $boards }.
step-quadrants = Tournez tous les quadrants sur la face { $side } et disposez-les : { $boards }.
step-board = { $board } { $corner }
step-board-turned = { $board } { $corner } (tourné de 180°)
step-island = Posez l'île à côté des quadrants, face { $side } visible.
step-look = Si votre quadrant imprimé est différent, choisissez-y une case qui convient chaque fois que cette feuille en nomme une.
step-castles = Posez un château sur chaque case château : { $hexes }.
step-few-castles = La boîte n'a que { $number } châteaux : prenez autre chose pour les suivants.
step-token = Posez { $token-a } sur { $hexes }.
step-castle-tiles = Posez une tuile château sur { $hexes } : ces cases lieu sont des châteaux et ne reçoivent pas de tuiles.

## Tiles

step-selections = Posez une tuile sélection à côté de chaque quadrant ; elle désigne ses deux lieux : { $tiles }.
step-selection = { $tile } { $corner }
step-tiles = Posez { $number } tuiles sur chaque case lieu : { $tiles }.
step-tile = { $tile } ({ $number })
step-missing = La boîte n'a pas assez de certaines tuiles : prenez des pièces ou autre chose pour { $tiles }.
step-surplus = Remettez dans la boîte ces tuiles, inutiles sous les tuiles château : { $tiles }.
step-surplus-tile = { $number } { $tile }
step-summaries = Posez la tuile résumé de chaque lieu à côté de son quadrant : { $summaries }.
step-summaries-there = { $summaries } { $corner }
step-summary = { $tile }
step-bonus-summary = { $tile } avec le résumé de son bonus
step-nomad-tiles = Posez une tuile nomade sur chaque case nomade, pictogramme visible : { $tiles }.
step-nomad = { $tile } sur { $place }
step-bonus = Posez { $number } tuiles bonus sur chaque résumé de bonus : { $tiles }.
step-for-all = Posez à côté des quadrants, pour tout le monde : { $pieces }.

## Pieces

step-settlements = { $number ->
        [one] { $number } cité
       *[other] { $number } cités
    }
step-figures = { $number ->
        [one] { $number } { $figure-lower }
       *[other] { $number } { $figure-many }
    }
step-walls = { $number ->
        [one] { $number } mur de pierre
       *[other] { $number } murs de pierre
    }
step-gold-markers = { $number ->
        [one] { $number } marqueur d'or
       *[other] { $number } marqueurs d'or
    }
step-numbers = les jetons cité (8 avec un 1, 2 avec un 5)

## Cards. $card: `card`, or `tile` in an edition that has tiles in their place.

step-cards = { $card ->
        [tile] Posez ces tuiles Kingdom Builder face visible à côté des quadrants : { $cards }.
       *[card] Posez ces cartes Kingdom Builder face visible à côté des quadrants : { $cards }.
    }
step-tasks = Posez ces cartes tâche à côté : { $tasks }.
step-two-faced = Ajoutez les cartes terrain à deux terrains : { $cards-comma }.
step-ignored = Aucun quadrant n'a ce terrain, ignorez-le sur les cartes terrain : { $terrain }.
step-removed = Retirez toutes les cartes terrain qui montrent ce terrain : { $terrain }. Elles ne servent pas ({ $cards }).
step-terrain = { $card ->
        [tile] Mélangez les tuiles terrain et posez-les à côté des quadrants en pioche face cachée.
       *[card] Mélangez les cartes terrain et posez-les à côté des quadrants en pioche face cachée.
    }

## Players

step-player-board = Chaque personne pose devant elle le plateau individuel de sa couleur.
step-player-boards = Chaque personne pose devant elle le plateau individuel de sa couleur, avec le plateau d'extension à côté.
step-players = Donnez à chacune des { $seats } personnes, dans sa couleur : { $pieces }.
step-on-player-board = Les { $number } cités vont sur le plateau individuel.
step-last-colour = La cinquième couleur se trouve dans la boîte { $box }.
step-hand = { $card ->
        [tile] Chaque personne pioche une tuile terrain et la garde cachée.
       *[card] Chaque personne pioche une carte terrain et la garde cachée.
    }

## Before the first turn

step-track = Retournez un quadrant inutilisé du jeu de base : son dos est la piste de score. Posez-la à côté des quadrants, avec tous les marqueurs d'or sur la case noire.
step-own-track = Posez la piste de score à côté des quadrants. Chaque personne met sa tuile marqueur à côté des dizaines et son marqueur en bois à côté des unités.
step-first-player = La personne la plus âgée, ou une autre de votre choix, prend la tuile premier joueur et commence. On joue dans le sens des aiguilles d'une montre.
step-chosen-first-player = La personne { $player } prend la tuile premier joueur et commence. On joue dans le sens des aiguilles d'une montre.
step-rest = Remettez dans la boîte tout ce qui ne sert pas.
step-rest-and-selections = Remettez dans la boîte les tuiles sélection et tout ce qui ne sert pas.

## Rules in this game

step-rule = { $name } en jeu : { $text }
step-edition = Règle de l'édition { $edition } : { $text }
step-option = Règle maison : { $text }

## Boards that are not as printed

stand-in-boards = { $boards-count ->
        [one] Le quadrant { $boards } est provisoire : sa disposition imprimée n'est pas publiée.
       *[other] Les quadrants { $boards } sont provisoires : leurs dispositions imprimées ne sont pas publiées.
    }
stand-in-island = L'île { $island } est provisoire : sa disposition imprimée n'est pas publiée.
stand-in-both = { $boards-count ->
        [one] Le quadrant { $boards } et l'île { $island } sont provisoires : leurs dispositions imprimées ne sont pas publiées.
       *[other] Les quadrants { $boards } et l'île { $island } sont provisoires : leurs dispositions imprimées ne sont pas publiées.
    }
inferred-boards = { $boards-count ->
        [one] { $boards } : disposition déduite des quadrants imprimés d'une édition précédente.
       *[other] { $boards } : dispositions déduites des quadrants imprimés d'une édition précédente.
    }
stand-in-how = Si vous avez la boîte, mettez sa disposition sous forme de fichier texte dans le dossier indiqué par { $folder } ; hexstead boards check FILE la vérifie.
stand-in-workshop = Si vous avez la boîte, vous pouvez dessiner sa disposition dans l'atelier de quadrants.

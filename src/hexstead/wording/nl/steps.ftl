# How to lay a set-up out from the box, step by step.

## Headings

steps-boards = Kwadranten
steps-tiles = Tegels
steps-cards = Kaarten
steps-players = Spelers
steps-start = Vóór de eerste beurt
steps-rules = Regels in dit spel

## Where something lies

board-own = { $name }
corner-top-left = linksboven
corner-top-right = rechtsboven
corner-bottom-left = linksonder
corner-bottom-right = rechtsonder
corner-island = bij het eiland
step-on = { $hex } ({ $board })

## Boards

step-box = Neem deze doos: { $edition }.
step-boards = Leg de kwadranten neer: { $boards }.
step-quadrants = Leg alle kwadranten met zijde { $side } boven neer: { $boards }.
step-board = { $board } { $corner }
step-board-turned = { $board } { $corner } (180° gedraaid)
step-island = Leg het eiland naast de kwadranten, met zijde { $side } boven.
step-look = Ziet je gedrukte kwadrant er anders uit? Kies dan zelf een passend veld waar dit blad er een noemt.
step-castles = Plaats een kasteel op elk kasteelveld: { $hexes }.
step-few-castles = In de doos zitten maar { $number } kastelen: gebruik iets anders voor de overige.
step-token = Leg { $token-a } op { $hexes }.
step-castle-tiles = Leg een kasteeltegel op { $hexes }: deze stadsvelden zijn kastelen en krijgen geen tegels.

## Tiles

step-selections = Leg bij elk kwadrant een keuzetegel; daarop staan beide steden: { $tiles }.
step-selection = { $tile } { $corner }
step-tiles = Leg op elk stadsveld { $number } tegels: { $tiles }.
step-tile = { $tile } ({ $number })
step-missing = De doos heeft van sommige tegels te weinig: gebruik muntjes of iets dergelijks voor { $tiles }.
step-surplus = Leg deze tegels terug in de doos: { $tiles }. De velden onder de kasteeltegels hebben ze niet nodig.
step-surplus-tile = { $number } { $tile }
step-summaries = Leg van elke stad de overzichtstegel naast het kwadrant: { $summaries }.
step-summaries-there = { $summaries } { $corner }
step-summary = { $tile }
step-bonus-summary = { $tile } met die van de bonusactie
step-nomad-tiles = Leg op elk nomadenveld een nomadentegel, met het pictogram naar boven: { $tiles }.
step-nomad = { $tile } op { $place }
step-bonus = Leg { $number } bonusactietegels op elke overzichtstegel van een bonusactie: { $tiles }.
step-for-all = Leg dit voor iedereen naast het speelveld: { $pieces }.

## Pieces

step-settlements = { $number ->
        [one] { $number } nederzetting
       *[other] { $number } nederzettingen
    }
step-figures = { $number ->
        [one] { $number } { $figure-lower }
       *[other] { $number } { $figure-many }
    }
step-walls = { $number ->
        [one] { $number } stenen muur
       *[other] { $number } stenen muren
    }
step-gold-markers = { $number ->
        [one] { $number } goud-markeersteen
       *[other] { $number } goud-markeerstenen
    }
step-numbers = de nederzettingsfiches (8 met een 1, 2 met een 5)

## Cards. $card: `card`, or `tile` in an edition that has tiles in their place.

step-cards = { $card ->
        [tile] Leg deze Kingdom Builder-tegels open naast het speelveld: { $cards }.
       *[card] Leg deze Kingdom Builder-kaarten open naast het speelveld: { $cards }.
    }
step-tasks = Leg deze opdrachtkaarten ernaast: { $tasks }.
step-two-faced = Doe de gebiedskaarten met twee gebiedssoorten erbij: { $cards-comma }.
step-ignored = Geen van de kwadranten heeft { $terrain }: negeer dat op de gebiedskaarten.
step-removed = Haal alle gebiedskaarten met { $terrain } eruit: die worden niet gebruikt ({ $cards }).
step-terrain = { $card ->
        [tile] Schud de gebiedstegels en leg ze als gedekte trekstapel naast het speelveld.
       *[card] Schud de gebiedskaarten en leg ze als gedekte trekstapel naast het speelveld.
    }

## Players

step-player-board = Iedere speler legt het spelersbord in de eigen kleur voor zich neer.
step-player-boards = Iedere speler legt het spelersbord in de eigen kleur voor zich neer, met het uitbreidingsbord ernaast.
step-players = Geef elk van de { $seats } spelers in de eigen kleur: { $pieces }.
step-on-player-board = Alle { $number } nederzettingen komen op het spelersbord.
step-last-colour = De vijfde kleur zit bij het spelmateriaal van { $box }.
step-hand = { $card ->
        [tile] Iedere speler trekt een gebiedstegel en houdt die gedekt.
       *[card] Iedere speler trekt een gebiedskaart en houdt die gedekt.
    }

## Before the first turn

step-track = Draai een kwadrant van het basisspel om dat niet meedoet: op de achterzijde staat het goudtelspoor. Leg het naast het speelveld, met alle goud-markeerstenen op het zwarte veld.
step-own-track = Leg het goudtelspoor naast het speelveld. Iedere speler legt de markeertegel bij de tientallen en de houten markeersteen bij de eenheden.
step-first-player = De oudste speler, of wie jullie kiezen, krijgt de startspelertegel en de eerste beurt. Er wordt met de klok mee gespeeld.
step-chosen-first-player = Speler { $player } krijgt de startspelertegel en de eerste beurt. Er wordt met de klok mee gespeeld.
step-rest = Leg alles wat niet wordt gebruikt terug in de doos.
step-rest-and-selections = Leg de keuzetegels en alles wat verder niet wordt gebruikt terug in de doos.

## Rules in this game

step-rule = Met { $name }: { $text }
step-edition = Regel van de uitgave { $edition }: { $text }
step-option = Huisregel: { $text }

## Boards that are not as printed

stand-in-boards = { $boards-count ->
        [one] Het kwadrant { $boards } is een vervanger: de gedrukte indeling is niet gepubliceerd.
       *[other] De kwadranten { $boards } zijn vervangers: de gedrukte indelingen zijn niet gepubliceerd.
    }
stand-in-island = Het eiland { $island } is een vervanger: de gedrukte indeling is niet gepubliceerd.
stand-in-both = { $boards-count ->
        [one] Het kwadrant { $boards } en het eiland { $island } zijn vervangers: de gedrukte indelingen zijn niet gepubliceerd.
       *[other] De kwadranten { $boards } en het eiland { $island } zijn vervangers: de gedrukte indelingen zijn niet gepubliceerd.
    }
inferred-boards = { $boards-count ->
        [one] Het kwadrant { $boards } is afgeleid van de gedrukte kwadranten van een eerdere uitgave.
       *[other] De kwadranten { $boards } zijn afgeleid van de gedrukte kwadranten van een eerdere uitgave.
    }
stand-in-how = Heb je de doos? Zet de indeling als tekstbestand in de map die { $folder } noemt; hexstead boards check BESTAND kijkt haar na.
stand-in-workshop = Heb je de doos? Dan kun je de indeling natekenen in de werkplaats.

# How to lay a set-up out from the box, step by step.

## Headings

steps-boards = Boards
steps-tiles = Tiles
steps-cards = Cards
steps-players = Players
steps-start = Before the first turn
steps-rules = Rules in this game

## Where something lies

board-own = { $name }
corner-top-left = top left
corner-top-right = top right
corner-bottom-left = bottom left
corner-bottom-right = bottom right
corner-island = by the island
step-on = { $hex } ({ $board })

## Boards

step-box = Take this box: { $edition }.
step-boards = Lay out the boards: { $boards }.
step-quadrants = Turn all boards to side { $side } and lay them out: { $boards }.
step-board = { $board } { $corner }
step-board-turned = { $board } { $corner } (turned 180°)
step-island = Lay the island beside the boards, with its side { $side } up.
step-look = If your printed board looks different, choose a hex that fits wherever this sheet names one on it.
step-castles = Put a castle on each castle hex: { $hexes }.
step-few-castles = The box has only { $number } castles: use something else for the others.
step-token = Put { $token-a } on { $hexes }.
step-castle-tiles = Put a castle tile on { $hexes }: these location hexes are castles and get no tiles.

## Tiles

step-selections = Lay a selection tile beside each board; it names both of its locations: { $tiles }.
step-selection = { $tile } { $corner }
step-tiles = Put { $number } tiles on each location hex: { $tiles }.
step-tile = { $tile } ({ $number })
step-missing = The box has too few of some tiles: use coins or the like for { $tiles }.
step-surplus = Put { $tiles } tiles back into the box: the hexes under the castle tiles don't need them.
step-surplus-tile = { $number } { $tile }
step-summaries = Lay the summary of each location beside its board: { $summaries }.
step-summaries-there = { $summaries } { $corner }
step-summary = { $tile }
step-bonus-summary = { $tile } with that of its bonus
step-nomad-tiles = Put a nomad tile on each nomad space, with the pictogram up: { $tiles }.
step-nomad = { $tile } on { $place }
step-bonus = Put { $number } bonus tiles on each bonus summary: { $tiles }.
step-for-all = Put these beside the boards, for everybody: { $pieces }.

## Pieces

step-settlements = { $number ->
        [one] { $number } settlement
       *[other] { $number } settlements
    }
step-figures = { $number ->
        [one] { $number } { $figure-lower }
       *[other] { $number } { $figure-many }
    }
step-walls = { $number ->
        [one] { $number } stone wall
       *[other] { $number } stone walls
    }
step-gold-markers = { $number ->
        [one] { $number } gold marker
       *[other] { $number } gold markers
    }
step-numbers = the number tiles (8 with a 1, 2 with a 5)

## Cards. $card: `card`, or `tile` in an edition that has tiles in their place.

step-cards = { $card ->
        [tile] Lay these kingdom tiles face up beside the boards: { $cards }.
       *[card] Lay these kingdom cards face up beside the boards: { $cards }.
    }
step-tasks = Lay these task cards next to them: { $tasks }.
step-two-faced = Add the terrain cards with two terrains: { $cards-comma }.
step-ignored = None of the boards has { $terrain }: ignore it on the terrain cards.
step-removed = Take out all terrain cards that show { $terrain }: you don't need them ({ $cards }).
step-terrain = { $card ->
        [tile] Shuffle the terrain tiles and put them beside the boards as a face-down draw pile.
       *[card] Shuffle the terrain cards and put them beside the boards as a face-down draw pile.
    }

## Players

step-player-board = Each player lays the player board of their colour in front of them.
step-player-boards = Each player lays the player board of their colour in front of them, with the expansion board beside it.
step-players = Give each of the { $seats } players, in their colour: { $pieces }.
step-on-player-board = All { $number } settlements go onto the player board.
step-last-colour = The fifth colour is among the pieces of { $box }.
step-hand = { $card ->
        [tile] Each player draws a terrain tile and keeps it hidden.
       *[card] Each player draws a terrain card and keeps it hidden.
    }

## Before the first turn

step-track = Turn over a board of the base game that is not used: its back is the gold score track. Lay it beside the boards, with all gold markers on the black space.
step-own-track = Lay the gold score track beside the boards. Each player puts the marker tile beside the tens and the wooden marker beside the ones.
step-first-player = The oldest player, or whoever you agree on, takes the start player tile and the first turn. Play goes clockwise.
step-chosen-first-player = Player { $player } takes the start player tile and the first turn. Play goes clockwise.
step-rest = Put everything you don't need back into the box.
step-rest-and-selections = Put the selection tiles and everything else you don't need back into the box.

## Rules in this game

step-rule = { $name } in play: { $text }
step-edition = Rule of the edition { $edition }: { $text }
step-option = House rule: { $text }

## Boards that are not as printed

stand-in-boards = { $boards-count ->
        [one] The board { $boards } is a stand-in: its printed layout is not published.
       *[other] The boards { $boards } are stand-ins: their printed layouts are not published.
    }
stand-in-island = The island { $island } is a stand-in: its printed layout is not published.
stand-in-both = { $boards-count ->
        [one] The board { $boards } and the island { $island } are stand-ins: their printed layouts are not published.
       *[other] The boards { $boards } and the island { $island } are stand-ins: their printed layouts are not published.
    }
inferred-boards = { $boards-count ->
        [one] The board { $boards } is inferred from the printed boards of an earlier edition.
       *[other] The boards { $boards } are inferred from the printed boards of an earlier edition.
    }
stand-in-how = If you own the box, put its layout as a text file into the folder named by { $folder }; hexstead boards check FILE looks it over.
stand-in-workshop = If you own the box, you can draw its layout in the board workshop.

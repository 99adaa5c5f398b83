# The rules in our own words.

## The game

rule-aim = Aim
rule-aim-text = Build your 40 settlements so that the kingdom cards and the castles pay you the most gold. Most of it is counted at the end; red cards, treasures and marked rows pay during the game.
rule-turn = Turn
rule-turn-text = Show your terrain card and build 3 settlements on that terrain: this is your mandatory action. Before or after these builds, but not between them, you may use each of your ready tiles once. Then discard the card and draw the next one.
rule-building = Building
rule-building-text = Build on free hexes, one settlement after the other. Each must go next to a settlement of yours if such a hex of the terrain is free; otherwise you may build anywhere on that terrain.
rule-terrains = Terrains
rule-terrains-text = You can build on grass, canyon, desert, flower fields and forest. You can build on water and mountains only if a tile says so, and never on castles and locations.
rule-full-terrain = Full terrain
rule-full-terrain-text = When no hex of your card's terrain is free, the card leaves the game and you draw another at once, at any moment of your turn, even after your last build. Builds that are still due and tiles that use your card go on with the new terrain.
rule-terrain-cards = Terrain cards
rule-terrain-cards-text = Used cards are discarded. When a card must be drawn and the draw pile is empty, the discards are shuffled and become the draw pile.
rule-taking-tiles = Taking tiles
rule-taking-tiles-text = Build or move a settlement next to a location and take 1 of its tiles at once, if one is left. Each location hex gives you at most 1 tile in the whole game. Use it from your next turn on.
rule-losing-tiles = Losing tiles
rule-losing-tiles-text = When no settlement of yours is left beside a location hex, its tile leaves the game at once: because the last one moved away, was removed by a Sword, set aside by a Temple, or was a figure that you took off the map.
rule-equal-tiles = Equal tiles
rule-equal-tiles-text = If you have 2 tiles of the same kind, from 2 location hexes, you can use both in a turn. If you lose one of them, the one that you have used goes first.
rule-moving = Moving
rule-moving-text = Lift the settlement, then put it on another hex. Barn, Harbor, Rope bridge and Tree house put it next to one of your others if they can. All other moves go where their own text says, whether or not your settlements are near.
rule-running-out = Running out
rule-running-out-text = With fewer than 3 settlements left, build those. Tiles that move settlements still work.
rule-end-of-the-game = End of the game
rule-end-of-the-game-text = When a player has no settlement left in the supply, the round is played to its end, so that all have had the same number of turns. A settlement that comes back later does not change that. Most gold wins; tied players share the victory.
rule-set-up = Set-up
rule-set-up-text = 4 boards make the map. 2 tiles lie on each location hex, 3 kingdom cards lie open. Each player has 40 settlements and 1 hidden terrain card.
rule-who-begins = Who begins
rule-who-begins-text = Choose the start player, or draw one. Play goes clockwise.
rule-area = Area
rule-area-text = Settlements of one colour that touch each other form an area; one alone is an area too.

## With expansions

rule-boards-of-several-boxes = Boards of several boxes
rule-boards-of-several-boxes-text = Mix the boards of all boxes you like and draw 4. Each board brings what belongs to it: nomad tiles, tasks, figures or stone walls.
rule-nomad-space = Nomad space
rule-nomad-space-text = 1 tile lies face up on each nomad space and is never replaced. Build or move next to the space to take it. Nomad spaces are special hexes: cards that pay for locations pay for them too.
rule-nomad-tile = Nomad tile
rule-nomad-tile-text = Use it in the turn after you took it, once; at the end of that turn it leaves the game, used or not. One that you take in another player's turn is for your turn of the next round. You keep it until then even if your settlements leave the space. Some tiles pay gold at once instead.
rule-red-card = Red card
rule-red-card-text = This kingdom card pays during the game: whenever you build what it asks for, or when your turn ends. It pays nothing at the end of the game, and nothing for moving. Placing a figure counts as building; a figure that covers several hexes counts for each of them.
rule-stone-wall = Stone wall
rule-stone-wall-text = It belongs to nobody and stays for the whole game. Nobody can build on its hex or move there, and it never pays. Paddock and the bonus of Refuge jump over it. There are 25 in all.
rule-figure = Figure
rule-figure-text = A piece that counts as a settlement: for building next to it, for tiles, cards and tasks. It is not one of your 40 settlements, so placing it never ends the game. A tile that moves a settlement can move a warrior, wagon or ship instead, to a hex where that figure may stand as well; a city hall and scouts never move that way. It stays on the board if you lose its tile.
rule-task = Task
rule-task-text = 1 task card lies open for each board of a box with tasks. Every player who fulfils it at the end of the game gets its gold, once.
rule-several-cards = Several cards
rule-several-cards-text = With more than 1 terrain card, choose one of them before you first need its terrain. It counts for the whole turn; then you discard all your cards. Until you choose, each card whose terrain is full is replaced; after that only the chosen one is, and you can't go back to the others.
rule-swamp = Swamp
rule-swamp-text = You can build on swamp. It does not count as water. Its terrain cards show swamp and another terrain: build 2 on swamp or 3 on the other one. Your first build or move on one of the two, even with a tile, decides for the whole turn. Until then, ignore a side whose terrain is full; the card leaves the game only when both are full. You use these cards when a Marshlands board is in play, or always with a house rule.
rule-palace = Palace
rule-palace-text = A special hex. At the end it pays 5 gold to the player with the most settlements beside it; if several players tie for the most, each of them gets the 5 gold.
rule-bonus-tile = Bonus tile
rule-bonus-tile-text = Your second tile of a kind, from 2 location hexes, brings you the bonus tile of that kind, as long as one is left. It works from your next turn on. Lose one of the two tiles and the bonus is gone too.
rule-reaction = Reaction
rule-reaction-text = You use some tiles in another player's turn, when that player has just taken the last tile from a hex. The turn waits while everybody who can react is asked, starting on that player's left; one reaction may set off another. Each such tile works once a round, from the moment you take it. You never have to use it, and an Outpost doesn't help there.
rule-set-aside = Set aside
rule-set-aside-text = A settlement that you set aside counts as not yet built. In your next turn you build it with the others, on the terrain of your card.
rule-removed-terrain = Removed terrain
rule-removed-terrain-text = Some cards ask for it: draw one terrain before the game and leave out all cards that show it. Only tiles can build on that terrain then.
rule-farmland = Farmland
rule-farmland-text = You can build on farmland, but no terrain card shows it: you get there with tiles and the farm action.
rule-after-the-last-round = After the last round
rule-after-the-last-round-text = Before you count the gold, empty the silos, in turn order: for each silo beside a settlement of yours, build up to 3 settlements or move up to 3 different ones, always next to your own. Red cards don't pay for it, but you can still mark rows.
rule-number-tile = Number tile
rule-number-tile-text = You get them from a tile that stores them. Return as many as you like and build that many settlements. Using the tile gives you at most 1 in a turn, even with a Bazaar. There are 18 in all; if you lose the tile that stores them, you return yours.
rule-marked-row = Marked row
rule-marked-row-text = The first player to have as many settlements in a row as the card says, by building or by moving, marks that row for good with one from the supply. It pays at once, and stays even if the settlements leave the row.
rule-stand-in-board = Stand-in board
rule-stand-in-board-text = The printed layout of some boards is not published, so Hexstead uses its own. { $how }
rule-inferred-board = Inferred board
rule-inferred-board-text = The boards of the newest edition are inferred from the printed boards of the earlier ones. { $how }
rule-capitol-token = Capitol token
rule-capitol-token-text = It lies on a castle of a board with an oracle or a harbor, chosen or drawn, at most one on each, and pays for settlements close to it. The castle below it doesn't pay, but its hex is still a special one.
rule-cave-token = Cave token
rule-cave-token-text = Each quadrant has one, chosen or drawn, on a mountain three or more steps from every special hex; a quadrant without such a mountain has none. It stays a mountain. A settlement on its hex is not beside it.
rule-island = Island
rule-island-text = A second map, with the rows U to Y, that doesn't touch the first one anywhere. While you can build next to your settlements on the main map, you can't build here; once you have settlements here, you may have to build next to them. Its coast counts as next to water but not as an edge of the board. The island is not a sector: cards and tiles about sectors or edges ignore it, all others count it, each row on its own.
rule-as-first-printed = Queenies as first printed
rule-as-first-printed-text = The capitol, the caves and the island can be added to every game. At first each was made for some boards only: { $triggers }.
rule-selection-tile = Selection tile
rule-selection-tile-text = In the newest edition one is drawn for each board and names both of its locations. All four boards lie with the same side up, A or B.
rule-beautiful-castles = Beautiful castles
rule-beautiful-castles-text = A variant of the newest edition: before the selection tiles are drawn, a castle tile is put on one location hex of two boards, chosen or drawn. That hex is a castle and gets no tiles.
rule-edition = Edition
rule-edition-text = One printing of the rules. A set-up says which edition it follows, and which rules are different there.
rule-no-variants = Its rules are the ones explained here.
rule-trigger = { $part-a } for { $tiles-or }

## What an entry is about

kind-game = The game
kind-more = With expansions
kind-house-rule = House rule
kind-edition = Edition { $key }
kind-location = Location, { $box }
kind-nomad-tile = Nomad tile, { $box }
kind-bonus-tile = Bonus tile, { $box }
kind-extra = For everybody, { $box }
kind-figure = Figure, { $box }
kind-card = Kingdom card, { $box }
kind-red-card = Red kingdom card, { $box }
kind-task = Task, { $box }
kind-pays-always = Pays in every game
kind-pays-with-token = Pays on maps with { $token-a }
kind-pays-with-terrain = Pays on maps with { $terrain-a }

## Texts of components in several editions

text-in-edition = { $editions }: { $text }
text-by-house-rule = House rule “{ $rule }”: { $text }

## Figures

figure-for-all = There are { $number } { $number ->
        [one] { $figure-lower }
       *[other] { $figure-many }
    } in all, for the { $tile } tile.
figure-for-each = Each player has { $number } { $number ->
        [one] { $figure-lower }
       *[other] { $figure-many }
    }, for the { $tile } tile.
figure-covers = It covers { $hexes } hexes and counts as a settlement on each of them.
figure-passes = { $figure-A } counts as a settlement until the end of the turn, then it goes back. It takes no tile and earns no gold.
figure-counts = { $figure-A } counts as a settlement.
figure-blocks = Nobody may build on or move to a hex beside it, not even its owner.
figure-stays = It never leaves the board.

## Kinds of components

component-location = Location
component-tile = Nomad tile
component-bonus = Bonus tile
component-extra = For everybody
component-card = Kingdom card
component-task = Task
component-always = Pays without a card
component-figure = Figure
component-terrain = Terrain
castle-tile = Castle tile

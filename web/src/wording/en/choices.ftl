# What can be chosen for a set-up: for a new table, in the set-up helper and on the score pad.

choices-seats = Seats
choices-seat = Seat { $seat }
choices-first-player = Who goes first?
choices-first-player-drawn = Drawn at random
choices-first-game = First-game set-up
choices-first-game-text = The boards and cards for beginners.
choices-edition = Which edition?
choices-boxes = Which boxes?
choices-stand-in = stand-in layout
# What is left to chance.
choices-drawn = Drawn

choices-boards = Boards
choices-boards-drawn = Drawn
choices-boards-generated = Generated
choices-boards-generated-text = Brand-new boards in the style of these boxes.
choices-quadrant = { $place ->
    [0] Top left
    [1] Top right
    [2] Bottom left
   *[other] Bottom right
}
choices-turned = turned
choices-board-turned = { $board } (turned)
choices-place-hint = Choose a place, then a board for it.
choices-lock-hint = Choose a place, then a board for it. A locked board stays when you draw again.
choices-turn = Turn { $board }
choices-keep = Keep { $board }
choices-release = Unlock all boards
choices-tray = { $place ->
    [0] Board for the top left
    [1] Board for the top right
    [2] Board for the bottom left
   *[other] Board for the bottom right
}
# Of a board that lies there already.
choices-swap = { $place ->
    [0] Swap with top left
    [1] Swap with top right
    [2] Swap with bottom left
   *[other] Swap with bottom right
}
choices-side = Side of the boards
choices-side-name = Side { $side }
choices-any-side = Any side

choices-cards = Kingdom cards
choices-card-number = Kingdom card { $number }
choices-more = More options
choices-more-text = Single parts, tasks and tiles, house rules.
choices-locations = Locations
choices-location-number = Location { $number }
choices-castles = Beautiful castles
choices-castle-tiles = { $count ->
    [one] { $count } castle tile on location hexes
   *[other] { $count } castle tiles on location hexes
}
choices-parts = { $box }, part by part
choices-as-first-printed = Only with the boards they were made for
choices-island = Side of the island
choices-tasks = Tasks
choices-task-number = Task { $number }
choices-tiles = Nomad tiles
choices-tile-number = Nomad tile { $number }
choices-house-rules = House rules
choices-code = Set-up code
choices-code-text = Enter a code to play exactly that set-up.

## Tokens and castle tiles on the map. $piece: such as "Capitol".

lay-title = Choose the hexes:
# Read out after the name of a hex.
lay-here = place here: { $piece }
lay-hint = { $piece }: click a lit hex to place it.
lay-chosen = You chose { $hexes }. The boards stay as they are.
lay-single = Only one: { $piece }
lay-chance = Leave it to chance again
lay-done = Done

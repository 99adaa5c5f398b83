# What is wrong with something from outside, and what to do. $why is a whole sentence.

error-in-field = { $field }: { $why }
error-in-file = { $file }: { $why }

## The fields of a request for a set-up

field-boxes = Boxes
field-edition = Edition
field-boards = Boards
field-cards = Cards
field-tiles = Tiles
field-tasks = Tasks
field-island = Island
field-side = Side
field-selections = Selection tiles
field-castle-tiles = Castle tiles
field-capitols = Capitols
field-one-capitol = One capitol
field-caves = Caves
field-as-first-printed = As first printed
field-options = House rules
field-first-player = Who begins
field-seats = Seats

## Files and documents

error-no-file = { $file }: there is no such file.
error-not-text = { $file }: not a text file in UTF-8.
error-unreadable = { $file }: can't be read: { $why }.
error-nothing-in-it = { $file }: not JSON: there is nothing in it.
# $why: what the reader of JSON says, in English.
error-not-json = { $file }: not JSON: { $why } in line { $line }, column { $column }.
error-too-many-digits = { $file }: not JSON: a number has too many digits.
error-too-deep = { $file }: nested too deeply.
error-newer = This was made by a newer Hexstead: update, then try again.
error-old-rules = This game was played by the rules of Hexstead { $release }, which have changed since: open it with Hexstead { $release }.
error-version = Expected { $versions-or }.
error-number = Expected a number from { $least } to { $most }.
error-generator-version = A record of version 1 has no generator: leave it out, or write version 2.
error-no-generator = Name what drew the cards: sha256 or quick.
error-seed-text = Expected hexadecimal digits. Only a record of version 1 has a number here, from 0 on.
error-seed-sha256 = Expected { $fewest } to { $most } bytes in hexadecimal: an even number of digits 0-9 and a-f.
error-seed-quick = Expected 1 to 16 hexadecimal digits 0-9 and a-f, without a 0 in front.

## What a field expects

error-missing = This field is required.
error-extra-forbidden = There is no such field.
error-too-short = Expected at least { $min-length }, found { $actual-length }.
error-too-long = Expected at most { $max-length }, found { $actual-length }.
error-string-too-short = Expected at least { $min-length } { $min-length ->
        [one] character
       *[other] characters
    }.
error-string-too-long = Expected at most { $max-length } characters.
error-string-type = Expected a text.
error-string-pattern-mismatch = Expected a text of this form: { $pattern }
error-int-type = Expected a whole number.
error-int-parsing = Expected a whole number.
error-int-from-float = Expected a whole number.
error-float-type = Expected a number.
error-float-parsing = Expected a number.
error-finite-number = Expected a finite number.
error-bool-type = Expected true or false.
error-bool-parsing = Expected true or false.
error-tuple-type = Expected a list.
error-list-type = Expected a list.
error-dict-type = Expected an object with fields.
error-model-type = Expected an object with fields.
error-model-attributes-type = Expected an object with fields.
error-none-required = Expected null.
error-literal-error = Expected { $expected }.
error-greater-than-equal = Expected { $ge } or more.
error-less-than-equal = Expected { $le } or less.
error-misfit = Something else belongs here.
# $why: what the driver of a database says, in English.
error-unexpected = { $why }.

## Names

error-instead = { $meant-count ->
        [0] Choose from: { $known-comma }.
       *[other] Did you mean { $meant-or }? Choose from: { $known-comma }.
    }
error-no-board = There is no board “{ $name }”. { $instead }
error-no-island = There is no island “{ $name }”. { $instead }
error-no-card = There is no card “{ $name }”. { $instead }
error-no-task = There is no task “{ $name }”. { $instead }
error-no-tile = There is no tile “{ $name }”. { $instead }
error-no-token = There is no token “{ $name }”. { $instead }
error-no-selection = There is no selection tile “{ $name }”. { $instead }
error-no-side = There is no side “{ $name }”. { $instead }
error-no-box = There is no box “{ $name }”. { $instead }
error-no-terrain-card = There is no terrain card “{ $name }”. { $instead }
error-no-edition = There is no edition “{ $name }”. { $instead }
error-no-house-rule = There is no house rule “{ $name }”. { $instead }
error-no-location = L: there is no location “{ $name }”. { $instead }
error-retired-house-rule = “{ $name }” is the usual rule now. The house rule “{ $instead }” turns it off.
error-twice = “{ $name }” is named twice.
error-name-one = Name one of these: { $known-comma }.
error-name-missing = A name is missing.
error-one-name = Name only one, not { $found }.

## Hexes

error-no-hex = “{ $text }” is not a hex: write a row letter and a column from 1 to 20, such as K6.
error-no-column = “{ $text }” is not a hex: columns go from 1 to 20.
error-hex-twice = A hex is named twice.
error-not-on-board = “{ $text }” is not on this board.
error-two-in-a-quadrant = There are two in one quadrant: leave one of them out.
error-lies-nowhere = You can't put one on { $hex }: there is no hex for one here.
error-not-there = You can't put one on { $hex }.
error-only-there = You can't put one on { $hex }, only on { $hexes-comma }.
error-name-boards-too = You can name hexes only when all four boards are named: name these too.
error-all-but-one = { $hexes } are named: leave out all but one of them.

## Set-ups

error-no-seat = There are { $seats } seats: choose one from 1 to { $seats }, not { $seat }.
error-most-seats = The edition “{ $edition }” is for up to { $most } players, not { $found }.
error-too-many-tiles = { $there ->
        [0] The box has no tile “{ $name }”, but { $found } are named.
        [one] The box has only 1 tile “{ $name }”, but { $found } are named.
       *[other] The box has only { $there } tiles “{ $name }”, but { $found } are named.
    }
error-no-card-letter = Expected one of the letters { $letters-comma }, found “{ $found }”.
error-nomad-tiles = These boards have { $spaces } nomad { $spaces ->
        [one] space
       *[other] spaces
    }, but { $found } { $found ->
        [one] tile is
       *[other] tiles are
    } named.
error-tasks = These boards ask for { $tasks } { $tasks ->
        [one] task
       *[other] tasks
    }, but { $found } { $found ->
        [one] is
       *[other] are
    } named.
error-selections = Expected { $wanted ->
        [0] no selection tiles
       *[other] { $wanted } selection tiles
    }, found { $found }.
error-removes-terrain = The card { $card } removes a terrain: name it by its letter.
error-removes-no-terrain = No card here removes a terrain: leave this out.
error-board-only-with = The board “{ $name }” only goes with the edition { $editions-or }: name that edition, or another board.
error-only-with = This only goes with the edition { $editions-or }.
error-not-with = This doesn't go with the edition “{ $edition }”, which you play on its own.
error-not-mixed = You can't mix { $box } with other boxes: choose the edition { $editions-or } instead.
error-own-boards = The edition “{ $edition }” has four boards of its own, all with the same side up.
error-other-cards = The edition “{ $edition }” has only the cards of the base game, not “{ $name }”.
error-without-this = The edition “{ $edition }” is played without this: leave it out.
error-castle-tiles = Expected none or { $number }, found { $found }.
error-same-side = Take four boards that all have the same side up.
error-other-side = The boards lie with side { $side } up: leave out the boards or the side.
error-at-most = Choose at most { $most }, not { $found }.
# $part: a capitol, a cave or an island.
error-no-room = There is no place for { $part-a } without the board { $boards-or }: name it among the four.
error-no-room-at-all = No board has a place for { $part-a }.
error-fewer = { $number ->
        [0] These boards ask for none: leave them out, or choose other boards.
       *[other] These boards ask for { $number }: name fewer, or choose other boards.
    }
error-more-boxes = These have only { $found } of the { $needed } { $field ->
        [boards] boards
        [cards] cards
        [tasks] tasks
       *[tiles] tiles
    } you need: choose more boxes.

## Codes

error-no-code = “{ $code }” is not a set-up code: one looks like { $such }.
error-wrong-code = “{ $code }” is not a set-up code: a letter or digit is wrong or missing.
error-newer-code = “{ $code }” was made by a newer Hexstead: update, then try again.
error-code-hex = “{ $code }” is not a set-up code: it names a hex that does not exist.
error-code-component = “{ $code }” names something that this Hexstead does not know: update, then try again.
error-code-board = { $code }: { $why } If it is somebody's own board, put its text file in the folder that { $variable } names.

## Boards as text

error-newer-board = The board “{ $name }” was made by a newer Hexstead: update, then try again.
error-no-folder = { $variable }: there is no folder { $folder }.
error-two-boards = { $file }: there is another board { $name } in this folder.
error-no-quadrant = Seed { $seed } makes no board in the style of { $box }: try another seed.
error-no-line = The line “{ $line }:” is missing.
error-unknown-line = A board has no line “{ $line }:”. The lines are { $known-comma }.
error-line-twice = There is more than one line “{ $line }:”.
error-true-or-false = { $line }: expected true or false, found “{ $found }”.
error-made-board-name = name: “{ $name }” won't do: names that start with { $start } are for generated boards.
error-board-name = name: “{ $name }” won't do: use small letters, digits and single hyphens, such as my-board.
error-rows = Expected { $rows } rows of letters, or { $island } for an island; found { $found }.
error-row-length = Row { $row }: expected { $letters } letters, found { $found }.
error-long-row = Row { $row }: expected at most { $most } letters, found { $found }.
error-empty-row = Row { $row }: there is no hex. An island has hexes in each of its rows.
error-no-letter = Row { $row }, column { $column }: unknown letter “{ $letter }”. The letters are { $known-comma }.
error-letter = { $letter } { $terrain }
error-letter-no-hex = . for no hex
error-spot = row { $row }, column { $column }
error-no-location-hex = There is no location hex: write L where one is.
error-selected-hexes = L: with selection tiles a board has { $wanted } location hexes, not { $found }.
error-locations = { $spots-count ->
        [one] L: expected 1 location for the hex at { $spots }; found { $found }.
       *[other] L: expected 1 location, or { $spots-count } for the hexes at { $spots-semicolon }; found { $found }.
    }
error-island-in-pieces = The island is in pieces: every hex must be linked with every other.
error-not-on-an-island = L: “{ $name }” is not on an island. Choose from: { $known-comma }.
error-island-location = An island has one location hex and one location; found { $hexes } and { $locations }.

## Where a board differs from the printed ones

note-castles = The printed island has 1 castle, this one has { $castles }.
note-far-mountains = Mountains three or more steps from every special hex: as printed { $printed }, on this board { $found }.
note-specials = Special hexes: printed with this location { $printed-or }, on this board { $found }.
note-all = { $counted-comma }
note-count = { $number ->
        [one] { $number } { $terrain }
       *[other] { $number } { $terrain-many }
    }
note-locations = L: no printed board has just { $locations }.
note-missing = There is no { $terrain } ({ $letter }): printed boards with this location have some.
note-foreign = There is { $terrain } ({ $letter }): no printed board with this location has any.
note-single = Row { $row }, column { $column }: this { $terrain } has no neighbour of its kind. No printed board has such a hex.

## Records and actions

error-action = Action { $number }: { $why }
error-action-not-live = Action { $number } ({ $action }) is not allowed: { $why }
error-action-number = The record has { $actions } { $actions ->
        [one] action
       *[other] actions
    }: choose a number from 0 to { $actions }.
error-no-action = “{ $text }” is not an action here: write a hex such as K6, or one of { $known-comma }.

## Positions

error-row-letter = Expected a row letter from A to T, or to Y with an island, found “{ $found }”.
error-settlements = A player has { $there } settlements, but this one has { $found }, marks included: remove { $surplus }.
error-map-letter = Row { $row }, column { $column }: expected one of { $letters-comma }, found “{ $found }”.
error-map-or-boards = Expected either a map or boards.
error-castle-tiles-on-map = These go with boards. On a map, write X on their hexes.
error-no-row = There is no row { $row }: name one of the map, or the island it belongs to.
error-marked-twice = Row { $row } is marked already: only the first player to fill it marks it, so leave one out.
error-no-marks = No card here marks rows: add { $cards-or } to the cards, or leave the marks out.
error-not-paying = { $paying-count ->
        [one] Only { $paying } pays here during the game, not { $name }.
       *[other] Only { $paying } pay here during the game, not { $name }.
    }
error-hall-middle = The middle must have six neighbours.
error-hex-no-build = Nobody can build on { $hex }.
error-hex-outside = { $hex } is outside the board.
error-hex-taken = Something else stands on { $hex }.
error-hex-no-warrior = No warrior can stand on { $hex }.
error-hex-no-wagon = No wagon can stand on { $hex }.
error-hex-no-ship = There is no water on { $hex }.
error-hex-no-city-hall = No city hall can lie on { $hex }.

## Bots

error-no-bot = There is no bot “{ $name }”: write one of { $known-comma }, with a thinking time if you like (search:500ms, search:2s), or a class of your own (./mybot.py:MyBot).
error-nameless-bot = A bot needs a name: write one of { $known-comma }.
error-which-class = Say which class of { $file } is the bot, such as { $file }:MyBot.
error-no-bot-file = There is no file { $file }: the path is seen from the folder you are in.
error-no-class = { $file } has no class { $name } with a method choose.
error-bot-unreadable = { $file } can't be read: { $why }
error-bot-without-seed = { $name } can't be made with a seed: { $why }. Its __init__ takes one int.

# What the options and arguments of the commands are for; what is used without them stands in brackets.

with-help = Show this message and exit.
with-version = Print the version.
with-language = The language to speak: { $languages }. [HEXSTEAD_LANGUAGE, or the system's]

## Several commands

with-json = Print JSON on one line.
with-no-color = Print without colours.
with-svg = Also write a picture to this file.
with-theme = The colours of the picture: light or dark.
with-at = A record after N actions; -1 is before the last one.
with-document = The document; - reads standard input.
with-record = A record; - reads standard input.
with-records = Records; - reads standard input.
with-positions = Positions; - reads standard input.
with-seconds = How long the search thinks about a turn.
with-seed = The same seed draws the same again.

## Set-ups

with-seats = How many play, bots included. [2]
with-code = Use the set-up with this code.
with-first-game = Use the set-up for beginners.
with-expansions = The boxes to draw from, such as base,nomads, or all. You can also name capitol, caves or island alone; endless generates new boards. [base]
with-edition = The rules of big-box, big-box-nl or newest. [big-box]
with-boards = Such as tavern,oasis@180 (turned).
with-cards = Such as knights,lords.
with-tiles = Nomad tiles in reading order, such as sword,outpost.
with-tasks = Task cards, such as road,advance.
with-island = The side of the island: rope-bridge or tree-house.
with-as-first-printed = Use Queenies only with the boards they were made for.
with-side = Newest edition: the side of all boards, a or b.
with-selections = Newest edition: the locations of the boards, such as tavern,oasis.
with-castle-tiles = Newest edition: play the variant Beautiful castles, with tiles on G3,P13, on one of them, or on any.
with-capitol = Where capitols lie, such as E3,L14, or any. The others are drawn.
with-one-capitol = Use at most one capitol.
with-caves = Where caves lie, such as C4,K15, or any. The others are drawn.
with-option = A house rule, such as lords-need-a-settlement. To list them: hexstead rules house rule
with-first-player = The seat that starts. Without it, one is drawn.

## hexstead play

with-bots = One for all, or a list such as greedy,search:2s. Your own: ./mybot.py:MyBot. [greedy]
with-card-seed = A number, or 32 to 128 hexadecimal digits. The same seed gives the same game again.
with-name = Your name. [You]
with-save = Save the game to this file.
with-resume = Continue a saved game.

## hexstead arena

with-players = Such as random, greedy, planner, search:500ms (its thinking time), or ./mybot.py:MyBot.
with-games = How many in all, in whole deals.
with-arena-seed = Another seed gives other set-ups and other luck.
with-jobs = Games at the same time.
with-ray = Play on this Ray cluster instead; local starts one here.
with-out = Keep the results in this SQLite file.
with-report = Write a page with plots to this HTML file.

## hexstead hint, check-fair, rules, languages, schema

with-seat = Whose turn it is in a position, counted from 1. [1]
with-card = The card that this player shows in a position.
with-commitment = The commitment that the table showed you before the game.
with-words = What to look for.
with-checked-language = The language to check, such as nl. [all of them]
with-schema = Which document: position, record or setup.

## hexstead boards

with-like = The box whose quadrants it should look like.
with-board-name = Another name than the usual one.
with-far-mountains = How many mountains are far from every special hex.
with-board-files = Boards; - reads standard input.

## Servers

with-database-url = The server's database. [HEXSTEAD_DATABASE_URL, or a file of your own]
with-config = A file with settings (TOML). [HEXSTEAD_CONFIG]
with-answer-json = Answer in JSON, for other programs.
with-host = 0.0.0.0 lets others in your network play too. [127.0.0.1]
with-port = 0 takes any free one. [8000]
with-served-database = A PostgreSQL database, or another SQLite file. [a file of your own]
with-workers = Processes; more than 1 needs PostgreSQL. [1]
with-open = Open it in the browser.
with-check = Only show the settings and whether the server would start.
with-backup = Where to write it, such as monday.hexstead.
with-overwrite = Overwrite the file if it exists.
with-backed-up = A file that hexstead backup wrote.
with-replace = Replace everything in the database.

## hexstead admin

with-yes = Don't ask, just do it.
with-limit = At most this many.
with-table = Its id, or the first 6 letters of it.
with-tables = Their ids, or the first 6 letters of each.
with-guest = The guest's id, or the first 6 letters of it.
with-new-name = The new name.
with-phase = Only those that are open, playing or over.
with-guest-at = Only where this guest sits.
with-part-of-name = Only those with this in their name.
with-banned-guest = The id of a guest.
with-address = An address, or a range such as 203.0.113.0/24.
with-days = For how long. [for good]
with-reason = What they are told.
with-ban = Its number in the list of bans.
with-over-days = Finished games. [retention_days]
with-open-days = Tables that never started. [open_days]
with-dry-run = Only say what would be deleted.

## The page itself

usage-line = Usage:
usage-options = [OPTIONS]
usage-required = [required]
usage-command = COMMAND [ARGS]...
panel-arguments = Arguments
panel-options = Options
panel-commands = Commands

# What stands for a value.

value-address = ADDRESS
value-ban = BAN
value-bot = BOT
value-bots = BOTS
value-box = BOX
value-boxes = BOXES
value-code = CODE
value-document = DOCUMENT
value-file = FILE
value-guest = GUEST
value-hash = HASH
value-hexes = HEXES
value-language = LANGUAGE
value-n = N
value-name = NAME
value-names = NAMES
value-number = NUMBER
value-phase = PHASE
value-position = POSITION
value-record = RECORD
value-seconds = SECONDS
value-seed = SEED
value-side = SIDE
value-table = TABLE
value-terrain = TERRAIN
value-text = TEXT
value-theme = THEME
value-url = URL
value-word = WORD

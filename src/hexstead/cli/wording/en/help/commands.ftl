# The help of each command; the first paragraph also stands in the list of commands.
# Leave an empty line between paragraphs. Examples stay as they are typed.

command-hexstead = The board game Kingdom Builder: play it, set it up, score it, study it.

    Start with: hexstead play

command-play = Play against bots in the terminal.

    Examples:

    hexstead play --first-game

    hexstead play --seats 4 --bots greedy,greedy,random --save game.json

    hexstead play --bots search:5s

    hexstead play --bots ./mybot.py:MyBot

    hexstead play --expansions base,nomads

    hexstead play --edition newest

    hexstead play --resume game.json

command-serve = Serve the game: open it in a browser and play alone, together on one screen, or online.

    Every action is stored before anybody sees it, so you can stop the server at any time.

    Examples:

    hexstead serve --open

    hexstead serve --host 0.0.0.0

    hexstead serve --database-url postgresql://localhost/hexstead --workers 4

    hexstead serve --config hexstead.toml --check

command-arena = Let bots play many games and compare them.

    Every deal of set-up and cards is played in all seatings. If there are more bots than seats, every group of them meets.

    The same command plays the same games, unless bots watch the clock. If you interrupt it, run it again to continue.

    Examples:

    hexstead arena greedy random --games 200 --jobs 2

    hexstead arena greedy planner search:500ms --expansions all --report arena.html

    hexstead arena planner greedy greedy greedy --seats 4

    hexstead arena greedy planner --edition newest

    hexstead arena ./mybot.py:MyBot planner

command-analyse = Go through a game turn by turn: what each turn earned, and the best one that a search finds.

    The search knows only what the player could know. Expected gold is the average of quick games from that position.

    Examples:

    hexstead analyse game.json

    hexstead analyse game.json --seconds 5 --svg game.svg

command-hint = Suggest what to do: the best turns that a search finds, and how much gold lies between them.

    The search knows only what the player may know. A position doesn't say whose turn it is or which card is shown: name both.

    Each player is assumed to hold a tile from every location next to their pieces.

    Examples:

    hexstead hint game.json --at 40

    hexstead hint table.json --seat 2 --card forest

command-setup = Draw a set-up and say what to take from the box.

    Examples:

    hexstead setup --seats 3 --svg setup.svg

    hexstead setup --boards tavern,oasis@180 --cards knights

    hexstead setup --expansions all

    hexstead setup --expansions base,caves --island tree-house

    hexstead setup --boards harbor,tavern,farm,oracle --capitol E3 --first-player 2

    hexstead setup --edition newest --side b --castle-tiles

    hexstead setup --code HX-0004-3G00-C0G0-G028

command-score = Count the gold of positions, by card and by player.

    Gold that cards and tiles paid during the game can't be seen on the board.

    It counts if the document names it, and so do marked rows.

    Examples:

    hexstead score table.json

    hexstead score --json monday.json tuesday.json

command-show = Show the board of a position or a record, and its gold.

    Examples:

    hexstead show game.json --at 40

    hexstead show table.json --svg table.svg --theme dark

command-rules = Look up a rule, a location or a card. Without words you get an overview.

    Examples:

    hexstead rules harbor

    hexstead rules end of the game

command-check = Replay records and say whether every action was allowed.

    Examples:

    hexstead check game.json

    hexstead check games/*.json

command-check-fair = Check that a game was played with the cards that the server and the players made together.

    The exit code is 0 if that is verified, 1 if the game can't be checked, 2 if something doesn't match.

    Examples:

    hexstead check-fair game.json

    hexstead check-fair game.json --commitment 5f7c0a...

command-schema = Print the JSON Schema of a document.

    Example:

    hexstead schema position > position.schema.json

command-backup = Write everything that a server has stored to one file, even while people play.

    The file holds all tables as they are at one moment. You can restore it into SQLite or PostgreSQL.

    Examples:

    hexstead backup monday.hexstead

    hexstead backup monday.hexstead --database-url postgresql://localhost/hexstead

command-restore = Fill a database from a backup. Stop the server first.

    The file is checked before anything changes. Either all of it is restored or nothing.

    Examples:

    hexstead restore monday.hexstead

    hexstead restore monday.hexstead --database-url sqlite:///other.db

command-doctor = Examine a server's database: can all of it be read, and does every game replay?

    The server may be running. The exit code is 1 if anything is wrong.

    Examples:

    hexstead doctor

    hexstead doctor --json --database-url postgresql://localhost/hexstead

command-boards = Look at the boards, generate new ones, check your own.

command-boards-new = Generate a quadrant that looks like the printed ones and print its text.

    Examples:

    hexstead boards new --like marshlands --seed 7

    hexstead boards new --like base --name my-board --svg my-board.svg > my-board.txt

command-boards-check = Check boards that you have typed in, row by row.

    Examples:

    hexstead boards check temple.txt

    hexstead boards check boards/*.txt

command-boards-list = List all boards: those of the boxes, and yours.

    Examples:

    hexstead boards list

    hexstead boards list --svg boards.svg

command-languages = List the languages that Hexstead speaks, and check translations.

command-languages-check = Check a translation: what is missing, what can't be read, what doesn't fit the English messages.

    The exit code is 1 if anything is found.

    Examples:

    hexstead languages check nl

    hexstead languages check

command-admin = Look after a server: its tables, guests and bans. A running server follows within a second.

command-admin-tables = List tables, newest first.

command-admin-table = Show who sits at a table.

command-admin-delete = Delete tables with their games and chat. Everybody there is told that the table is gone.

command-admin-guests = List guests who have a name, newest first.

command-admin-rename = Give a guest another name, at their tables too.

command-admin-bans = List everyone you have banned.

command-admin-ban = Keep a guest or an address out. They are told why, and their connections end at once.

    A guest is only a cookie, and cookies can be deleted: if somebody comes back, ban the address too.

command-admin-unban = Let somebody in again.

command-admin-retention = Delete finished games and abandoned tables that haven't changed for some days; 0 keeps them.

    The server does this by itself, little by little, if retention_days or open_days is set.

command-admin-statistics = Count tables, games per day, guests, actions and bytes.

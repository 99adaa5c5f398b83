# For those who run a server.

## hexstead serve

serve-here = Hexstead is at { $address }
serve-share = Others in your network can open { $address }
serve-stop = Press Ctrl-C to stop it.
serve-busy = Can't use port { $port } of { $host }: { $why }. Choose with --host and --port; --port 0 takes any free one.
serve-workers = More than one worker needs PostgreSQL: name it with --database-url or HEXSTEAD_DATABASE_URL.

## hexstead serve --check

settings-unreadable = (not a database address)
settings-database-new = The database { $url } is empty: the server will create its tables.
settings-database-current = The database { $url } is up to date.
settings-database-older = The database { $url } was made by an older Hexstead: the server will bring it up to date.
settings-no-folder = { $folder }: you can't write there, so no database can be made.
settings-no-app = { $folder }: the web app isn't there. Build it with make web, or leave static empty.
settings-fine = All settings are fine: the server would start.

## hexstead backup, restore, doctor

backup-progress = Backing up
backup-done = { $file } holds { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}. Keep it to yourself: it also holds the server's secret.
restore-progress = Restoring
restore-done = Restored { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} from a backup of { $made }.

doctor-progress = Examining
# $what: a whole sentence.
doctor-table = Table { $table }: { $what }
doctor-other-rules = { $count ->
    [one] 1 table not examined: another release plays it.
   *[other] { $count } tables not examined: another release plays them.
}
doctor-sound = The database is sound: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} examined, no problems found.
doctor-unsound = { $problems ->
    [one] 1 problem
   *[other] { $problems } problems
} found; { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} without a fault.

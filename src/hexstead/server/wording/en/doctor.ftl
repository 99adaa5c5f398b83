# What hexstead doctor finds wrong. $why: what the database says, in English.

## With the database. $name: of one of its tables.

problem-file = The file is damaged: { $why }.
problem-unreadable = The database can't read { $name }: { $why }.
problem-orphans = { $rows ->
    [one] 1 row of { $child } refers to nothing in { $parent }.
   *[other] { $rows } rows of { $child } refer to nothing in { $parent }.
}

## With a table at which a game is played. $number: of the action. $do: the action, such as K6.

problem-phase = Its phase is “{ $phase }”, not open, shuffling, playing or over.
problem-seats = { $found-count ->
    [0] It has no seats instead of 0 to { $last }.
   *[other] Its seats are { $found-comma } instead of 0 to { $last }.
}
problem-gap = Action { $number } is missing.
# $why: a whole sentence.
problem-action = Action { $number } ({ $do }) can't be played. { $why }
problem-take-back = It takes back more than was done.
problem-seat = Action { $number } ({ $do }) is stored for seat { $found }, but seat { $seat } decides.
problem-next = Action { $number } ({ $do }) is stored with seat { $found } to decide next, but seat { $seat } does.
problem-open = It hasn't started, but has actions.
problem-not-over = It is stored as over, but its game goes on.
# $why: a whole sentence.
problem-load = It can't be loaded. { $why }

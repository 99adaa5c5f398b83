# The score pad, for a game that was played on a real table.

pad-intro = Score a game you played on your own table: lay out the boards, click the settlements, read off the gold.
pad-players = Players
pad-name-of-player = Name of player { $number }
pad-add = Add a player
pad-remove = Remove this player
pad-settlements = { $count ->
    [one] { $count } settlement
   *[other] { $count } settlements
}
pad-clear = Clear the map
pad-boards = Boards and cards

pad-tools = What to place
pad-settlement = Settlement
pad-wall = Stone wall
    .lower = stone wall
    .many = stone walls
pad-hint = Choose a player, then click the hexes of their settlements. Click again to remove one.
pad-hint-token = Click a lit hex to place it there. Click it again to remove it.
pad-hint-tokens = All of them are placed. Click one to remove it, or a lit hex to move it.
pad-hint-wall = Click the hexes with a stone wall. Click again to remove one.
pad-all-walls = All { $count } stone walls are placed.

pad-removed = Terrain without cards
pad-choose = Choose one
pad-choose-removed = Choose the terrain without cards: one of the kingdom cards counts by it.
pad-lay-all = { $name }: place { $count } of them or none, then the gold is counted.
pad-too-many = { $edition }: for up to { $most } players. Remove one to count the gold.
pad-wrong-with = { $name }: { $reason }

pad-marks = Marked rows
pad-marks-text = Click the rows that { $name } marked first.
pad-row = Row { $row }
pad-row-marked = Row { $row }, marked by { $owner }
pad-marks-lost = { $count ->
    [one] { $count } marked row doesn't count: no card here marks rows. Choose { $card } again, or remove the mark.
   *[other] { $count } marked rows don't count: no card here marks rows. Choose { $card } again, or remove the marks.
}
pad-unmark = Remove the marks

# $kind: a figure or a stone wall.
pad-of-a-kind = { $count ->
    [one] { $count } { $kind-lower }
   *[other] { $count } { $kind-many }
}
# $pieces: such as "2 warriors and 1 stone wall"; $count: how many pieces these are.
pad-pieces-lost = { $count ->
    [one] { $pieces } doesn't count: no board here has its location. Choose that board again, or remove it.
   *[other] { $pieces } don't count: no board here has their location. Choose that board again, or remove them.
}
pad-remove-pieces = Remove what doesn't count

pad-paid = Paid during the game
pad-paid-text = What the map can't show: add it up from your notes.
pad-paid-to = { $source }, paid to { $name }
pad-sheet = Score sheet

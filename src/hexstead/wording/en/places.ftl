# Where. A `place-` completes "Build one settlement ...", a `way-` completes "Move one settlement ...".
# `.free` completes "There's no ...".

place-on = on { $terrain-on }
    .free = free { $terrain }
place-on-card = on the terrain of your card
    .free = free hex of your card's terrain
place-on-drawn = on the terrain you draw
    .free = free hex of the terrain you draw
place-on-either = on { $terrains-or-on }
    .free = free { $terrains-or }
place-on-suitable = on a suitable hex
    .free = free hex to build on
place-on-edge = at the edge of the board
    .free = free hex at the edge of the board
place-beside = beside { $terrain-on }
    .free = free hex beside { $terrain-on }
place-beside-special = beside a special hex
    .free = free hex beside a special hex
place-beside-foreign = beside another player's piece
    .free = free hex beside another player's piece
place-at-line-ends = at either end of a line of 3 or more of yours
    .free = free hex at either end of a line of 3 or more of yours
place-anywhere = anywhere on that terrain
    .free = free hex of that terrain
place-nowhere = nowhere
    .free = free hex

way-on = to { $terrain-a }
way-on-card = to the terrain of your card
way-on-suitable = to a suitable hex
way-two-hexes = two hexes in a straight line

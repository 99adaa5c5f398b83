# Where. A `place-` completes "Build one settlement ...", a `way-` completes "Move one settlement ...".

place-on = on { $terrain }
place-on-card = on the terrain of your card
place-on-drawn = on the card you draw
place-on-either = on { $terrains-or }
place-on-suitable = on a suitable hex
place-on-edge = at the edge of the board
place-beside = beside { $terrain }
place-beside-special = beside a special hex
place-beside-foreign = beside another player's piece
place-at-line-ends = at either end of a straight line of at least 3 of your settlements
place-anywhere = anywhere on the terrain
place-nowhere = nowhere

way-on = to { $terrain }
way-on-card = to the terrain of your card
way-on-suitable = to a suitable hex
way-two-hexes = two hexes in a straight line

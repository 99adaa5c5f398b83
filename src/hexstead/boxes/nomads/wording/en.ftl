# What the Nomads say. The names and texts of tiles and cards stand beside them in Python.

ask-wall = { $tile }: put a wall { $where }.
ask-first-step = { $tile }: choose where it steps, { $count } more { $count ->
    [one] step
   *[other] steps
} at most.
ask-strike = { $tile }: choose a settlement of another player.
hint-strike = { $count ->
    [one] One piece to go.
   *[other] One piece of each player: { $count } to go.
}

place-beside-three = next to at least 3 of your settlements
    .free = free hex next to at least 3 of your settlements
place-foreign = of another player
    .free = settlement of another player
way-slide = in a straight line to the next obstacle
way-step-by-step = step by step onto suitable hexes

why-no-wall = { $tile }: there are no stone walls left.
why-not-foreign = Choose another player's settlement.
why-struck = You've already taken one of this player's settlements.
why-fixed = { $figure-A } never leaves the board.
why-no-foreign = { $tile }: no other player has a piece you can take.

event-walled = walled off { $what }

# What Crossroads says. The names and texts of tiles and tasks stand beside them in Python.

ask-figure = { $tile }: place { $figure-a } { $where }.
ask-journey = { $tile }: move your { $figure-lower } up to { $count } { $count ->
    [one] step
   *[other] steps
}.
ask-hall = { $tile }: choose the centre of 7 free hexes.
ask-figure-back = { $tile }: choose your { $figure-lower } to take it off the map.
hint-figure = Or choose { $figure-a } of yours to take it off the map.
hint-journey = One step at a time. Or choose the { $figure-lower } to take it off the map.
hint-hall = The hall must lie next to one of your settlements.

place-on-land = on a suitable hex or a mountain
    .free = free hex on land or a mountain
place-one-step = one step further, { $where }
    .free = free hex one step further
place-hall = on 7 free hexes next to your settlements
    .free = room for 7 free hexes next to your settlements
way-on-land = to a suitable hex or a mountain

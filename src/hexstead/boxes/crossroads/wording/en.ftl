# What Crossroads says. The names and texts of tiles and tasks stand beside them in Python.

ask-figure = { $tile }: place { $figure-a } { $where }, or choose one of yours to take back.
ask-journey = { $tile }: move your { $figure-lower } one step, or choose it to take it back.
ask-hall = { $tile }: choose the centre of 7 free hexes next to your settlements.

place-on-land = on a suitable hex or a mountain
    .free = free hex on land or a mountain
place-one-step = one step further, { $where }
    .free = free hex one step further
place-hall = on 7 free hexes next to your settlements
    .free = room for 7 free hexes next to your settlements
way-on-land = to a suitable hex or a mountain

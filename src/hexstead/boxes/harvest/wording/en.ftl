# What Harvest says. The names and texts of tiles and cards stand beside them in Python.

ask-repeat = { $tile }: choose a tile to use once more.
ask-spend = { $tile }: build { $where } for a number tile each, or take another number tile.
ask-store = { $tile }: take another number tile.
ask-scout = { $tile }: place a scout { $where }, next to your own.
# $ways: `silo-build` and `silo-go`, joined by "or"; $silos: how many silos there are to empty, with this one.
ask-silo = { $tile }: { $ways-or } { $where }, or stop. { $silos ->
    [one] This is your last silo.
   *[other] { $silos } silos to go, with this one.
}
ask-silo-move = { $tile }: move the settlement from { $hex } { $where }. { $silos ->
    [one] This is your last silo.
   *[other] { $silos } silos to go, with this one.
}
# $count: 3 at first, then less.
silo-build = { $count ->
    [3] build up to 3
    [one] build 1 more
   *[other] build up to { $count } more
}
silo-go = { $count ->
    [3] move up to 3
    [one] move 1 more
   *[other] move up to { $count } more
}

place-on-anything = on land, water or a mountain
    .free = free hex on land, water or a mountain
place-beside-own = { $where } next to your settlements
    .free = { $where-free } next to your settlements
place-next-to-own = next to your own
    .free = free hex next to your own
way-own-area = to a hex beside its own area

why-choose-tile = Choose one of your tiles first.
why-no-number = You have no number tiles to return.
why-moved-already = You've already moved this piece for this silo. Choose another one.
why-nothing-to-repeat = { $tile }: you can't use any of your other tiles once more.
why-no-number-left = { $tile }: there are no number tiles left to take, and you have none to return.

# What Harvest says. The names and texts of tiles and cards stand beside them in Python.

ask-repeat = { $tile }: choose a tile to use once more.
ask-spend = { $tile }: build { $where } for a number tile each.
ask-store = { $tile }: take another number tile.
ask-scout = { $tile }: place a scout { $where }.
# $ways: `silo-build` and `silo-go`, joined by "or"; $silos: how many silos there are to empty, with this one.
ask-silo = { $tile }: { $ways-or }.
ask-silo-nothing = { $tile }: no room to build or move. Stop here.
hint-repeat = Choose it among your tiles.
hint-spend = { $count ->
    [one] You have 1 number tile.
   *[other] You have { $count } number tiles.
}
hint-spend-or-store = { $count ->
    [one] You have 1 number tile. Or take another one.
   *[other] You have { $count } number tiles. Or take another one.
}
hint-silo = { $silos ->
    [0] Next to your own, or stop. This is your last silo.
    [one] Next to your own, or stop. 1 silo left after this one.
   *[other] Next to your own, or stop. { $silos } silos left after this one.
}
hint-silo-move = { $silos ->
    [0] Next to your own. This is your last silo.
    [one] Next to your own. 1 silo left after this one.
   *[other] Next to your own. { $silos } silos left after this one.
}
# $count: 3 at first, then less.
silo-build = { $count ->
    [one] build 1
   *[other] build up to { $count }
}
silo-go = { $count ->
    [one] move 1
   *[other] move up to { $count }
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

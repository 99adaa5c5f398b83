# What the signs on the map mean: two or three words each.

legend-live = can be chosen
legend-pays = pays
legend-figure = { $figure-lower }
legend-wall = stone wall
legend-marked = row marked
legend-lifted = being moved
legend-recent = new in this turn
legend-last = new in the turns before

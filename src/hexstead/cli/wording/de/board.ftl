# What the signs on the map mean: two or three words each.

legend-live = wählbar
legend-pays = bringt Gold
legend-figure = { $figure-lower }
legend-wall = Steinmauer
legend-marked = Linie markiert
legend-lifted = wird versetzt
legend-recent = neu in diesem Zug
legend-last = neu in den Zügen davor

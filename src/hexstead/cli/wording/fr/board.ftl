# What the signs on the map mean: two or three words each.

legend-live = possible
legend-pays = rapporte
legend-figure = { $figure-lower }
legend-wall = mur de pierre
legend-marked = ligne marquée
legend-lifted = en déplacement
legend-recent = nouveau ce tour
legend-last = nouveau aux tours précédents

# What the signs on the map mean: two or three words each.

legend-live = te kiezen
legend-pays = levert goud op
legend-figure = { $figure-lower }
legend-wall = stenen muur
legend-marked = lijn gemarkeerd
legend-lifted = wordt verplaatst
legend-recent = nieuw in deze beurt
legend-last = nieuw in de beurten ervoor

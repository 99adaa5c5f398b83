# The map.

map-label = Plateau. Flèches : passer d'une case à l'autre, avec Maj entre les cases éclairées. Entrée : choisir.
map-island = Île. Flèches : passer d'une case à l'autre, avec Maj entre les cases éclairées. Entrée : choisir.
map-zoom = Zoom
map-zoom-in = Zoom avant
map-zoom-out = Zoom arrière
map-whole = Tout le plateau

# What is on a hex, read out after its name and terrain: "K6, grass, settlement of Anna, can be chosen".
map-live = possible
map-wall = mur de pierre
map-tiles = { $place }, { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
map-settlement = cité : { $owner }
map-figure = { $figure-lower } : { $owner }

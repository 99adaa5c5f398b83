# The map.

map-label = Map. Use the arrow keys to move between hexes, with Shift between lit ones. Press Enter to choose.
map-island = Island. Use the arrow keys to move between hexes, with Shift between lit ones. Press Enter to choose.
map-zoom = Zoom
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-whole = Whole map

# What is on a hex, read out after its name and terrain: "K6, grass, settlement of Anna, can be chosen".
map-live = can be chosen
map-wall = stone wall
map-tiles = { $place }, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
map-settlement = settlement of { $owner }
map-figure = { $figure } of { $owner }

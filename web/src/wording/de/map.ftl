# The map.

map-label = Spielplan. Mit den Pfeiltasten wechselst du das Feld, mit Umschalt zwischen leuchtenden. Enter wählt es.
map-island = Insel. Mit den Pfeiltasten wechselst du das Feld, mit Umschalt zwischen leuchtenden. Enter wählt es.
map-zoom = Zoom
map-zoom-in = Vergrößern
map-zoom-out = Verkleinern
map-whole = Ganzer Plan

# What is on a hex, read out after its name and terrain: "K6, grass, settlement of Anna, can be chosen".
map-live = wählbar
map-wall = Steinmauer
map-tiles = { $place }, { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
map-settlement = Siedlung von { $owner }
map-figure = { $figure } von { $owner }

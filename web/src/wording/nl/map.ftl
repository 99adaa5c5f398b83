# The map.

map-label = Speelveld. Ga met de pijltjes van veld naar veld, met Shift naar verlichte velden. Kies met Enter.
map-island = Eiland. Ga met de pijltjes van veld naar veld, met Shift naar verlichte velden. Kies met Enter.
map-zoom = Zoomen
map-zoom-in = Inzoomen
map-zoom-out = Uitzoomen
map-whole = Hele speelveld

# What is on a hex, read out after its name and terrain: "K6, grass, settlement of Anna, can be chosen".
map-live = te kiezen
map-wall = stenen muur
map-tiles = { $place }, { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}
map-settlement = nederzetting van { $owner }
map-figure = { $figure } van { $owner }

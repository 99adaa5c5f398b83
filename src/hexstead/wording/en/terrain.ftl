# The kinds of hex. `.a` is used where one hex is meant: "You can't build on a castle."; `.many` where hexes are counted: "2 castles".

terrain-grass = grass
    .a = a grass hex
terrain-canyon = canyon
    .a = a canyon
terrain-desert = desert
    .a = a desert
terrain-flower-field = flower field
    .a = a flower field
terrain-forest = forest
    .a = a forest
terrain-water = water
    .a = water
terrain-mountain = mountain
    .a = a mountain
terrain-castle = castle
    .a = a castle
    .many = castles
terrain-location = location
    .a = a location
    .many = locations
terrain-nomad-space = nomad space
    .a = a nomad space
    .many = nomad spaces
terrain-palace = palace
    .a = a palace
    .many = palaces
terrain-swamp = swamp
    .a = a swamp
terrain-farmland = farmland
    .a = farmland
terrain-silo = silo
    .a = a silo
    .many = silos

# The second, small map.
terrain-island = island
    .a = an island

# A terrain card: one terrain, or two.
terrain-card = { $terrains-or }

# The same as titles.
terrain-title-grass = Grass
terrain-title-canyon = Canyon
terrain-title-desert = Desert
terrain-title-flower-field = Flower field
terrain-title-forest = Forest
terrain-title-water = Water
terrain-title-mountain = Mountain
terrain-title-castle = Castle
terrain-title-location = Location
terrain-title-nomad-space = Nomad space
terrain-title-palace = Palace
terrain-title-swamp = Swamp
terrain-title-farmland = Farmland
terrain-title-silo = Silo
terrain-title-island = Island

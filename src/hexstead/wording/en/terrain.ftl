# The kinds of hex. `.a` is used where one hex is meant: "You can't build on a castle."; `.on` follows "on" and "beside"; `.many` where hexes are counted: "2 castles".

terrain-grass = grass
    .a = a grass hex
    .on = grass
terrain-canyon = canyon
    .a = a canyon
    .on = canyon
terrain-desert = desert
    .a = a desert
    .on = desert
terrain-flower-field = flower field
    .a = a flower field
    .on = flower fields
terrain-forest = forest
    .a = a forest
    .on = forest
terrain-water = water
    .a = water
    .on = water
terrain-mountain = mountain
    .a = a mountain
    .on = mountains
terrain-castle = castle
    .a = a castle
    .on = castles
    .many = castles
terrain-location = location
    .a = a location
    .on = locations
    .many = locations
terrain-nomad-space = nomad space
    .a = a nomad space
    .on = nomad spaces
    .many = nomad spaces
terrain-palace = palace
    .a = a palace
    .on = palaces
    .many = palaces
terrain-swamp = swamp
    .a = a swamp
    .on = swamp
terrain-farmland = farmland
    .a = farmland
    .on = farmland
terrain-silo = silo
    .a = a silo
    .on = silos
    .many = silos

# The second, small map.
terrain-island = island
    .a = an island
    .on = the island

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

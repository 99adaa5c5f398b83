# What is written in pictures of the board and on the set-up page.

## The map. Read aloud, or shown when the mouse rests on a hex or a piece.

picture-map = Hexstead map, { $rows } by { $columns } hexes
picture-map-and-island = Hexstead map, { $rows } by { $columns } hexes, and an island
picture-island = Hexstead island
# $name: a location such as Farm.
picture-tiles = { $name }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
# A settlement that lies beside a row. $colour: whose it is.
picture-mark = Row { $row }, { $colour }
picture-hall = City hall of { $colour }
picture-wall = Stone wall

## The set-up page

picture-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
# Beside the name of a board.
picture-turned = turned 180°
picture-cards = Kingdom cards
picture-tasks = Tasks
picture-tile-kinds = Tiles

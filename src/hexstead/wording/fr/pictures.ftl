# What is written in pictures of the board and on the set-up page.

## The map. Read aloud, or shown when the mouse rests on a hex or a piece.

picture-map = Plateau Hexstead, { $rows } cases sur { $columns }
picture-map-and-island = Plateau Hexstead, { $rows } cases sur { $columns }, et une île
picture-island = Île Hexstead
# $name: a location such as Farm.
picture-tiles = { $name }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
# A settlement that lies beside a row. $colour: whose it is.
picture-mark = Ligne { $row }, { $colour }
picture-hall = Grande Ville : { $colour }
picture-wall = Mur de pierre

## The set-up page

picture-seats = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
# Beside the name of a board.
picture-turned = tourné de 180°
picture-cards = Cartes Kingdom Builder
picture-tasks = Tâches
picture-tile-kinds = Tuiles

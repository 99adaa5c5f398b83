# What is written in pictures of the board and on the set-up page.

## The map. Read aloud, or shown when the mouse rests on a hex or a piece.

picture-map = Speelveld van Hexstead, { $rows } bij { $columns } velden
picture-map-and-island = Speelveld van Hexstead, { $rows } bij { $columns } velden, en een eiland
picture-island = Eiland van Hexstead
# $name: a location such as Farm.
picture-tiles = { $name }, { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
}
# A settlement that lies beside a row. $colour: whose it is.
picture-mark = Lijn { $row }, { $colour }
picture-hall = Stedentegel van { $colour }
picture-wall = Stenen muur

## The set-up page

picture-seats = { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
}
# Beside the name of a board.
picture-turned = 180° gedraaid
picture-cards = Kingdom Builder-kaarten
picture-tasks = Opdrachten
picture-tile-kinds = Tegels

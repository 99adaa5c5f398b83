# What is written in pictures of the board and on the set-up page.

## The map. Read aloud, or shown when the mouse rests on a hex or a piece.

picture-map = Spielplan von Hexstead, { $rows } mal { $columns } Felder
picture-map-and-island = Spielplan von Hexstead, { $rows } mal { $columns } Felder, und eine Insel
picture-island = Insel von Hexstead
# $name: a location such as Farm.
picture-tiles = { $name }, { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}
# A settlement that lies beside a row. $colour: whose it is.
picture-mark = Linie { $row }, { $colour }
picture-hall = Stadtplättchen von { $colour }
picture-wall = Steinmauer

## The set-up page

picture-seats = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
# Beside the name of a board.
picture-turned = um 180° gedreht
picture-cards = Kingdom Builder-Karten
picture-tasks = Aufgaben
picture-tile-kinds = Plättchen

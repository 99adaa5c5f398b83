# What the Queenies say, and the names and texts of their components.
# Dutch form of a token: `.the`, its name within a sentence.

way-beside-cave = naar een veld naast een grot
    .free = vrij veld naast een grot

## Queenies

box-queenies = Queenies
board-rope-bridge = Touwbrug
board-tree-house = Boomhut
tile-rope-bridge = Touwbrug
tile-rope-bridge-text = Verplaats een eigen nederzetting naar een ravijnveld.
tile-rope-bridge-example = Touwbrug verplaatst een nederzetting naar ravijn, naast een andere van jou. De stad ligt op het eiland.
tile-tree-house = Boomhut
tile-tree-house-text = Verplaats een eigen nederzetting naar een bosveld.
tile-tree-house-example = Boomhut verplaatst een nederzetting naar bos, naast een andere van jou. De stad ligt op het eiland.
tile-cave = Grot
tile-cave-text = Verplaats eenmaal per beurt een eigen nederzetting die naast een grot staat naar een veld naast een grot naar keuze.
tile-cave-example = Eenmaal per beurt gaat een nederzetting naast een grot naar een vrij bebouwbaar veld naast een willekeurige grot. Ze hoeft niet aan je andere te grenzen.
card-capitols = Hoofdsteden
card-capitols-text = 1 goud voor elke eigen nederzetting op hoogstens twee velden van een hoofdstad. Het kasteel eronder levert niets op.
card-capitols-text-capitols-are-castles = 1 goud voor elke eigen nederzetting op hoogstens twee velden van een hoofdstad. Het kasteel eronder levert ook 3 goud op.
card-capitols-example = De hoofdstad levert 1 goud op voor elke eigen nederzetting op hoogstens twee velden afstand. De rechtse ligt drie velden ver.
token-capitol = Hoofdstad
    .a = een hoofdstad
    .the = de hoofdstad
token-caves = Grotten
    .a = een grottegel
    .the = de grotten

# What the Queenies say.

way-beside-cave = vers une case à côté d'une grotte

# The names and texts of its components.

box-queenies = Queenies
board-rope-bridge = Pont de corde
board-tree-house = Cabane dans les arbres
tile-rope-bridge = Pont de corde
tile-rope-bridge-text = Déplacez une de vos cités vers une case Canyon.
tile-rope-bridge-example = Le Pont de corde déplace une cité vers une case Canyon, à côté d'une autre des vôtres. Son lieu se trouve sur l'île.
tile-tree-house = Cabane dans les arbres
tile-tree-house-text = Déplacez une de vos cités vers une case Forêt.
tile-tree-house-example = La Cabane dans les arbres déplace une cité vers une case Forêt, à côté d'une autre des vôtres. Son lieu se trouve sur l'île.
tile-cave = Grotte
tile-cave-text = Une fois par tour, déplacez une de vos cités qui touche une grotte vers une case à côté de n'importe quelle grotte.
tile-cave-example = Une fois par tour, une cité à côté d'une grotte va sur une case constructible libre à côté de n'importe quelle grotte. Elle n'a pas besoin de toucher les autres.
card-capitols = Capitoles
card-capitols-text = 1 pièce d'or pour chacune de vos cités à deux cases au plus d'un capitole. Son château ne rapporte rien.
card-capitols-text-capitols-are-castles = 1 pièce d'or pour chacune de vos cités à deux cases au plus d'un capitole. Son château rapporte aussi 3 pièces d'or.
card-capitols-example = Le capitole rapporte 1 pièce d'or pour chacune de vos cités à deux cases au plus. Celle de droite est à trois cases.
token-capitol = Capitole
    .a = un capitole
token-caves = Grottes
    .a = une grotte

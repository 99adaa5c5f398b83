# What the Queenies say, and the names and texts of their components.

way-beside-cave = neben eine Höhle
    .many = neben Höhlen
    .none = kein freies Feld neben einer Höhle

## Names and texts

box-queenies = Queenies
board-rope-bridge = Hängebrücke
board-tree-house = Baumhaus
tile-rope-bridge = Hängebrücke
    .acc = die Hängebrücke
    .dat = der Hängebrücke
tile-rope-bridge-text = Versetze eine deiner Siedlungen auf ein Canyonfeld.
tile-rope-bridge-example = Mit der Hängebrücke versetzt du eine Siedlung auf ein Canyonfeld neben einer deiner anderen. Ihr Ort liegt auf der Insel.
tile-tree-house = Baumhaus
    .acc = das Baumhaus
    .dat = dem Baumhaus
tile-tree-house-text = Versetze eine deiner Siedlungen auf ein Waldfeld.
tile-tree-house-example = Mit dem Baumhaus versetzt du eine Siedlung auf ein Waldfeld neben einer deiner anderen. Sein Ort liegt auf der Insel.
tile-cave = Höhle
    .acc = die Höhle
    .dat = der Höhle
tile-cave-text = Versetze einmal pro Zug eine deiner Siedlungen, die neben einer Höhle steht, neben eine beliebige Höhle.
tile-cave-example = Einmal pro Zug kommt eine Siedlung neben einer Höhle auf ein freies bebaubares Feld neben einer beliebigen Höhle. Sie muss nicht an deine anderen angrenzen.
card-capitols = Kapitole
card-capitols-text = 1 Gold für jede deiner Siedlungen, die höchstens zwei Felder von einem Kapitol entfernt ist. Seine Burg bringt nichts.
card-capitols-text-capitols-are-castles = 1 Gold für jede deiner Siedlungen, die höchstens zwei Felder von einem Kapitol entfernt ist. Seine Burg bringt zusätzlich 3 Gold.
card-capitols-example = Das Kapitol bringt 1 Gold für jede deiner Siedlungen, die höchstens zwei Felder entfernt ist. Die rechts ist drei entfernt.
token-capitol = Kapitol
    .a = ein Kapitol
token-caves = Höhlen
    .a = eine Höhle

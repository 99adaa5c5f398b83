# Why something can't be chosen now: the answer to "Why not?".
# $kind: the terrain of the hex; $where: a place or a way; $tile: the name of a tile; $figure: of a figure.

why-no-hex = There is no such hex on the board.
why-over = The game is over.
why-own = Your own settlement stands there.
why-other = Another player's settlement stands there.
why-wall = A stone wall stands there.
why-blocked = Nobody may enter a hex beside { $figure-or-a }.
why-origin = The settlement has to move: that is where it stands.
why-special = You can't build on { $kind-a }.
why-card = That is { $kind }; your card is { $card }.
why-unsuitable = Nobody can build on { $kind } here.
why-place-build = That is { $kind }. { $tile } builds { $where }.
why-place-move = That is { $kind }. { $tile } moves a settlement { $where }.
why-place-figure = That is { $kind }. { $tile } goes { $where }.
why-adjacent = You must build next to your own: { $count ->
    [one] { $count } free hex touches
   *[other] { $count } free hexes touch
} your settlements.
why-adjacent-on = You must build next to your own: { $count ->
    [one] { $count } free { $kind } hex touches
   *[other] { $count } free { $kind } hexes touch
} your settlements.
why-adjacent-move = You must move next to your others: { $count ->
    [one] { $count } free hex touches
   *[other] { $count } free hexes touch
} them.
why-adjacent-move-on = You must move next to your others: { $count ->
    [one] { $count } free { $kind } hex touches
   *[other] { $count } free { $kind } hexes touch
} them.
why-no-neighbour = It must be next to one of your settlements.
why-not-a-settlement = Choose one of your settlements first.
why-not-yours = That settlement is not yours. Choose one of your own.
why-stuck = This settlement can't move { $where }.
why-stuck-figure = This { $figure-lower } can't move { $where }.
why-figure = Only its own tile moves that { $figure-lower }.
why-stays = { $figure-A } stays where it is.
why-choose-card = Choose one of your cards first.
why-no-card = There is no terrain card left to build with.
why-none-left = You have no { $figure-lower } left: choose one to take back.
why-only-buttons = All built. Use a tile or end your turn.
why-not-now = You can't do that right now.
why-finish = Finish { $tile } first.
why-build-before-end = Build first: { $count } more { $where }.
why-no-tile = You have no { $tile } tile.
why-fresh = You can use { $tile } from your next turn.
why-used = You have already used { $tile } this turn.
why-between = { $tile }: after you build. You can't use tiles between builds.
why-passive = { $tile } works by itself.
why-reaction = { $tile }: when another player takes the last tile from a hex.
why-reaction-to-any = { $tile }: when any player, you included, takes the last tile from a hex.
why-not-in-build = { $tile }: while you build, when it would light up other hexes.
why-supply = { $tile }: you have no settlement left to build.
why-no-draw = { $tile }: there is no terrain card left to draw.
why-none-to-place = { $tile }: you have none left to place.
why-no-room = { $tile }: no room for it next to your settlements.
why-nowhere = { $tile }: no free hex { $where }.
why-nowhere-near = { $tile }: no free hex { $where } next to your own.
why-no-mover = { $tile }: none of your settlements can move { $where }.

# Taking back.
why-take-back-over = The game is over: nothing can be taken back.
why-take-back-nothing = There is nothing to take back.
why-take-back-other = Another player has acted since: nothing can be taken back.
why-take-back-card = That action showed a hidden card: you can't take it back.

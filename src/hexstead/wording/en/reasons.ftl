# Why something can't be chosen now: the answer to "Why not?".
# $kind: the terrain of the hex; $where: a place or a way; $tile: the name of a tile; $figure: of a figure.

why-no-hex = That hex isn't on the board.
why-over = The game is over.
why-own = One of your own pieces is already there.
why-other = Another player is already there.
why-wall = There is a stone wall there.
why-blocked = Nobody may enter a hex beside { $figure-or-a }.
why-origin = That's where it stands now.
    .way = Choose another hex.
why-special = You can't build on { $kind-a }.
# $text: what the tile does; $count: how many of them are left here.
why-location = You can't build on { $tile }.
    .way = { $count ->
        [0] Its tiles are all gone.
       *[other] Build next to it to take its tile: “{ $text }”
    }
why-card = That's { $kind-a }.
    .way = Your card is { $card }.
why-unsuitable = You can't build on { $kind-on } here.
why-place-build = That's { $kind-a }.
    .way = { $tile } only builds { $where }.
why-place-move = That's { $kind-a }.
    .way = { $tile } only moves a settlement { $where }.
why-place-figure = That's { $kind-a }.
    .way = { $tile }: only { $where }.
why-adjacent = You must build next to your own.
    .way = { $count ->
        [one] { $count } free hex touches
       *[other] { $count } free hexes touch
    } your settlements.
why-adjacent-on = You must build next to your own.
    .way = { $count ->
        [one] { $count } free { $kind } hex touches
       *[other] { $count } free { $kind } hexes touch
    } your settlements.
why-adjacent-move = You must move next to your others.
    .way = { $count ->
        [one] { $count } free hex touches
       *[other] { $count } free hexes touch
    } them.
why-adjacent-move-on = You must move next to your others.
    .way = { $count ->
        [one] { $count } free { $kind } hex touches
       *[other] { $count } free { $kind } hexes touch
    } them.
why-no-neighbour = It must be next to one of your settlements.
why-not-a-settlement = Choose one of your settlements first.
why-not-yours = That settlement is not yours.
    .way = Choose one of your own.
why-stuck = This settlement has nowhere to go: it must move { $where }.
why-stuck-figure = This { $figure-lower } has nowhere to go: it must move { $where }.
why-figure = Only its own tile can move that { $figure-lower }.
why-stays = { $figure-A } stays where it is.
why-choose-card = Choose one of your cards first.
why-no-card = There are no terrain cards left to build with.
why-none-left = You have no { $figure-lower } left.
    .way = Choose one to take off the map.
why-only-buttons = All built.
    .way = Use a tile or end your turn.
why-not-now = You can't do that right now.
why-finish = Finish { $tile } first.
why-build-before-end = First build { $count } more { $where }.
why-no-tile = You have no { $tile } tile.
why-fresh = You can use { $tile } from your next turn on.
why-used = You've already used { $tile } this turn.
why-between = You can't use tiles between builds. Use { $tile } after the last one.
why-passive = { $tile } works by itself.
why-reaction = Use { $tile } when another player takes the last tile from a hex.
why-reaction-to-any = Use { $tile } when any player, you included, takes the last tile from a hex.
why-not-in-build = Use { $tile } while you build, when it opens up more hexes.
why-supply = { $tile }: you have no settlements left to build.
why-no-draw = { $tile }: there are no terrain cards left to draw.
why-none-to-place = { $tile }: you have none left to place.
why-no-room = { $tile }: there's no room for it next to your settlements.
why-nowhere = { $tile }: there's no { $where-free }.
why-nowhere-near = { $tile }: there's no { $where-free } next to your settlements.
why-no-mover = { $tile }: none of your settlements can move { $where }.

# Taking back.
why-take-back-over = The game is over. You can't take anything back.
why-take-back-nothing = There's nothing to take back.
why-take-back-other = Another player has acted since, so you can't take it back.
why-take-back-card = That revealed a hidden card, so you can't take it back.
why-cancel-nothing = There's no tile to put back.

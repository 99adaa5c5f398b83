# The info card: what something does.

info-at = { $kind } at { $hex }
info-of = { $kind } of { $owner }
info-left = { $tiles ->
    [one] { $left } of { $tiles } tile left
   *[other] { $left } of { $tiles } tiles left
}
info-holder = { $name } has one
info-now = Choose { $hexes-or } now to take it
info-yours-later = Build next to it to take a tile.
info-yours-held = You have this one. Each place gives you one tile.
info-yours-had = You had its tile. Each place gives you only one.
info-more = More in the rules

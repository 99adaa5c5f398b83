# The info card: what something does.

info-at = { $kind } op { $hex }
info-of = { $kind } van { $owner }
info-left = { $tiles ->
    [one] Nog { $left } van { $tiles } tegel
   *[other] Nog { $left } van { $tiles } tegels
}
info-holder = { $name } heeft er een
info-now = Kies nu { $hexes-or } om hem te krijgen
info-yours-later = Bouw ernaast om een tegel te krijgen.
info-yours-held = Deze heb je al. Elke plek geeft je één tegel.
info-yours-had = Je had de tegel van deze plek. Je krijgt er maar één.
info-more = Meer in de regels

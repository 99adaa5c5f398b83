# The info card: what something does.

info-at = { $kind } en { $hex }
info-of = { $kind } ({ $owner })
info-left = { $left ->
    [one] Il reste { $left } tuile sur { $tiles }
   *[other] Il reste { $left } tuiles sur { $tiles }
}
info-holder = { $name } en a une
info-now = Choisissez { $hexes-or } maintenant pour la prendre
info-yours-later = Construisez à côté pour prendre une tuile.
info-yours-held = Vous avez celle-ci. Chaque lieu vous donne une seule tuile.
info-yours-had = Vous aviez cette tuile. Chaque lieu n'en donne qu'une.
info-more = Voir les règles

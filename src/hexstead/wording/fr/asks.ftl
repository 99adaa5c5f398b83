# What the player has to do. About 60 characters.
# $count: how many; $where: a place or a way; $tile: the name of a tile.

ask-build-first = Construisez { $count ->
    [one] { $count } cité { $where }
   *[other] { $count } cités { $where-many }
}.
ask-build-more = Construisez encore { $count ->
    [one] { $count } cité { $where }
   *[other] { $count } cités { $where-many }
}.
ask-extra = Utilisez une tuile ou terminez le tour.
ask-end = Terminez le tour.
ask-card = Choisissez votre carte : { $terrains-or-nom }.
ask-over = La partie est terminée.
ask-build = { $tile } : construisez { $where }.
ask-move-piece = { $tile } : choisissez une cité à déplacer { $where }.
ask-move = { $tile } : déplacez la cité en { $hex } { $where }.
ask-steps = { $tile } : continuez (encore { $count } pas au plus) ou arrêtez-vous.

# Whoever waits reads this.
ask-other = C'est à { $who-within } de choisir.

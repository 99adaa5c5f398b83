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
ask-move-piece = { $tile } : choisissez une cité à déplacer.
ask-move = { $tile } : déplacez la cité en { $hex }.
ask-steps = { $tile } : continuez (encore { $count } pas au plus) ou arrêtez-vous.

# Whoever waits reads this.
ask-other = C'est à { $who-within } de choisir.
hint-move = Vous la déplacez { $where }.
hint-built = Plus rien à construire pendant ce tour.
hint-card = { $count ->
    [one] Votre choix décide où va votre cité.
   *[other] Votre choix décide où vont les { $count } cités.
}
hint-card-numbers = Votre choix décide où vous construisez, et combien : { $numbers-or }.
hint-card-tiles = Votre choix décide où agissent les tuiles qui utilisent votre carte.
hint-up-to = { $count ->
    [one] Encore une cité.
   *[other] Encore { $count } cités.
}
hint-beside = { $count ->
    [one] À côté des vôtres. Encore une fois.
   *[other] À côté des vôtres. Jusqu'à { $count }.
}

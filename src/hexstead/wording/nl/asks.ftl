# What the player has to do. About 60 characters.
# $count: how many; $where: a place or a way; $tile: the name of a tile.

ask-build-first = Bouw { $count } { $count ->
    [one] nederzetting
   *[other] nederzettingen
} { $where }.
ask-build-more = Bouw nog { $count } { $count ->
    [one] nederzetting
   *[other] nederzettingen
} { $where }.
ask-extra = Gebruik een tegel of beëindig je beurt.
ask-end = Beëindig je beurt.
ask-card = Kies je kaart: { $terrains-or }.
ask-over = Het spel is afgelopen.
ask-build = { $tile }: bouw { $where }.
ask-move-piece = { $tile }: verplaats een nederzetting { $where }.
ask-move = { $tile }: verplaats { $hex } { $where }.
ask-steps = { $tile }: zet nog hoogstens { $count } { $count ->
    [one] stap
   *[other] stappen
}, of stop.

# Whoever waits reads this.
ask-other = { $who } kiest.

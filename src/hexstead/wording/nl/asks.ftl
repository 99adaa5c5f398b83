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
ask-move-piece = { $tile }: kies een nederzetting om te verplaatsen.
ask-move = { $tile }: verplaats de nederzetting van { $hex }.
ask-steps = { $tile }: zet nog hoogstens { $count } { $count ->
    [one] stap
   *[other] stappen
}, of stop.

# Whoever waits reads this.
ask-other = { $who } kiest.
hint-move = Je verplaatst haar { $where }.
hint-built = Deze beurt hoef je niets meer te bouwen.
hint-card = { $count ->
    [one] Je keuze bepaalt waar je nederzetting komt.
   *[other] Je keuze bepaalt waar alle { $count } nederzettingen komen.
}
hint-card-numbers = Je keuze bepaalt waar je bouwt, en hoeveel: { $numbers-or }.
hint-card-tiles = Je keuze bepaalt waar tegels werken die je kaart gebruiken.
hint-up-to = { $count ->
    [one] Nog één nederzetting.
   *[other] Nog { $count } nederzettingen.
}
hint-beside = { $count ->
    [one] Naast een eigen nederzetting. Nog één.
   *[other] Naast een eigen nederzetting. Hoogstens { $count }.
}

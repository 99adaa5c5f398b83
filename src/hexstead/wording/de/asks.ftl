# What the player has to do. About 60 characters.
# $count: how many; $where: a place or a way; $tile: the name of a tile.

ask-build-first = { $count ->
    [one] Baue { $count } Siedlung { $where }.
   *[other] Baue { $count } Siedlungen { $where-many }.
}
ask-build-more = { $count ->
    [one] Baue noch { $count } Siedlung { $where }.
   *[other] Baue noch { $count } Siedlungen { $where-many }.
}
ask-extra = Nutze ein Plättchen oder beende deinen Zug.
ask-end = Beende deinen Zug.
ask-card = Wähle deine Karte: { $terrains-or }.
ask-over = Das Spiel ist zu Ende.
ask-build = { $tile }: Baue { $where }.
ask-move-piece = { $tile }: Wähle eine Siedlung, die du { $where } versetzt.
ask-move = { $tile }: Versetze die Siedlung von { $hex } { $where }.
ask-steps = { $tile }: Geh weiter (noch { $count ->
    [one] 1 Schritt
   *[other] bis zu { $count } Schritte
}) oder hör auf.

# Whoever waits reads this.
ask-other = { $who } entscheidet gerade.

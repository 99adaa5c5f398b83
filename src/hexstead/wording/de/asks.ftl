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
ask-move-piece = { $tile }: Wähle eine Siedlung, die du versetzt.
ask-move = { $tile }: Versetze die Siedlung von { $hex }.
ask-steps = { $tile }: Geh weiter (noch { $count ->
    [one] 1 Schritt
   *[other] bis zu { $count } Schritte
}) oder hör auf.

# Whoever waits reads this.
ask-other = { $who } entscheidet gerade.
hint-move = Du versetzt sie { $where }.
hint-built = In diesem Zug musst du nichts mehr bauen.
hint-card = { $count ->
    [one] Deine Wahl bestimmt, wohin deine Siedlung kommt.
   *[other] Deine Wahl bestimmt, wohin alle { $count } Siedlungen kommen.
}
hint-card-numbers = Deine Wahl bestimmt, wo du baust und wie viele: { $numbers-or }.
hint-card-tiles = Deine Wahl bestimmt, wo Plättchen wirken, die deine Karte nutzen.
hint-up-to = { $count ->
    [one] Noch eine Siedlung.
   *[other] Noch { $count } Siedlungen.
}
hint-beside = { $count ->
    [one] Neben deinen Siedlungen. Noch eine.
   *[other] Neben deinen Siedlungen. Bis zu { $count }.
}

# The log: a line for each turn, such as "Ada: Gras gespielt; auf K6, K7 und K8 gebaut; Plättchen Farm genommen."
# Participles, so that the same line is right for a name and for "Du".
# $who: a player. $what: phrases, joined by semicolons.

log-turn = { $who }: { $what }.
log-closing = Nach der letzten Runde, { $who-within }: { $what }.
log-ended = Nach der Silo-Ernte war das Spiel zu Ende.
log-nothing-yet = noch nichts getan
log-nothing-done = nichts getan
log-what = { $what-semicolon }
log-then = { $before }; { $what-semicolon }
# In brackets: what happened to other players in this turn.
log-others = ({ $others-semicolon })
log-with-others = { $before } ({ $others-semicolon })
log-other = { $who-within }: { $what-comma }

# What the phrases speak of.
log-hex = { $hex }
    .piece = Siedlung auf { $hex }
log-move = von { $origin } nach { $hex }
log-figure = { $figure } auf { $hex }
    .piece = { $figure } auf { $hex }
log-card = { $terrains-or }
log-row = Linie { $row }
log-numbers = { $count ->
    [0] kein Siedlungsplättchen
    [one] 1 Siedlungsplättchen
   *[other] { $count } Siedlungsplättchen
}
log-paid = { $gold } Gold für { $source }

# The phrases. $what: what they speak of, one or several; $what-count: how many.
event-built = auf { $what } gebaut
event-moved = { $what } versetzt
event-used = { $what } genutzt
event-took = { $what-count ->
    [one] Plättchen { $what } genommen
   *[other] Plättchen { $what } genommen
}
event-lost = { $what-count ->
    [one] Plättchen { $what } verloren
   *[other] Plättchen { $what } verloren
}
event-revealed = { $what } gespielt
event-full = kein freies Feld mehr für { $what }, Karte aus dem Spiel genommen
event-no-card = keine Karte mehr zum Ziehen gehabt
event-drew = { $what } gezogen
event-shuffled = Ablagestapel neu gemischt
event-placed = { $what } gesetzt
event-shifted = { $what } bewegt
event-returned = { $what-piece } zurückgenommen
event-returned-to-other = { $what-piece } verloren
event-stored = danach { $what }
event-marked = { $what } markiert
event-chose = { $what } gewählt
event-earned = { $what } bekommen
event-expired = { $what } nicht genutzt
event-last-round = letzte Runde eingeläutet
event-over = Spiel beendet

# The log: a sentence for each turn, such as "Ada speelde gras; bouwde op K6, K7 en K8; nam de tegel Boerderij."
# $who: a player. $what: phrases, joined by semicolons.

log-turn = { $who } { $what }.
log-closing = Na de laatste ronde: { $who-within } { $what }.
log-ended = Na de silo-oogst was het spel afgelopen.
log-nothing-yet = deed nog niets
log-nothing-done = deed niets
log-what = { $what-semicolon }
log-then = { $before }; { $what-semicolon }
# In brackets: what happened to other players in this turn.
log-others = ({ $others-semicolon })
log-with-others = { $before } ({ $others-semicolon })
log-other = { $who-within } { $what-comma }

# What the phrases speak of.
log-hex = { $hex }
    .piece = de nederzetting op { $hex }
log-move = { $origin } naar { $hex }
log-figure = { $figure-a } op { $hex }
    .piece = { $figure-the } op { $hex }
log-card = { $terrains-or }
log-row = lijn { $row }
log-numbers = { $count ->
    [0] geen nederzettingsfiche
    [one] 1 nederzettingsfiche
   *[other] { $count } nederzettingsfiches
}
log-paid = { $gold } goud met { $source }

# The phrases. $what: what they speak of, one or several; $what-count: how many.
event-built = bouwde op { $what }
event-moved = verplaatste { $what }
event-used = gebruikte { $what }
event-took = nam { $what-count ->
    [one] de tegel { $what }
   *[other] de tegels { $what }
}
event-lost = verloor { $what-count ->
    [one] de tegel { $what }
   *[other] de tegels { $what }
}
event-revealed = speelde { $what }
event-full = had geen vrij veld meer voor { $what }, dus ging die kaart uit het spel
event-no-card = had geen kaart meer om te trekken
event-drew = trok { $what }
event-shuffled = schudde de aflegstapel
event-placed = plaatste { $what }
event-shifted = verplaatste { $what }
event-returned = nam { $what-piece } terug
event-returned-to-other = verloor { $what-piece }
event-stored = kwam op { $what }
event-marked = markeerde { $what }
event-chose = koos { $what }
event-earned = verdiende { $what }
event-expired = gebruikte { $what } niet
event-last-round = luidde de laatste ronde in
event-over = beëindigde het spel

# The log: a sentence for each turn, such as "Ada played grass; built K6, K7 and K8; took a Farm tile."
# $who: a player. $what: phrases, joined by semicolons.

log-turn = { $who } { $what }.
log-closing = After the last round, { $who-within } { $what }.
log-ended = The game ended after the silo harvest.
log-nothing-yet = has not acted yet
log-nothing-done = did nothing
log-what = { $what-semicolon }
log-then = { $before }; { $what-semicolon }
# In brackets: what happened to other players in this turn.
log-others = ({ $others-semicolon })
log-with-others = { $before } ({ $others-semicolon })
log-other = { $who-within } { $what-comma }

# What the phrases speak of.
log-hex = { $hex }
    .piece = the settlement on { $hex }
log-move = { $origin } to { $hex }
log-figure = { $figure-a } on { $hex }
    .piece = { $figure-the } on { $hex }
log-card = { $terrains-or }
log-row = row { $row }
log-numbers = { $count ->
    [0] no number tile
    [one] 1 number tile
   *[other] { $count } number tiles
}
log-paid = { $gold } gold for { $source }

# The phrases. $what: what they speak of, one or several; $what-count: how many.
event-built = built { $what }
event-moved = moved { $what }
event-used = used { $what }
event-took = took { $what-an } tile
event-lost = lost { $what-an } tile
event-revealed = played { $what }
event-full = found no free { $what } hex, so that card left the game
event-no-card = had no card left to draw
event-drew = drew { $what }
event-shuffled = reshuffled the discards
event-placed = placed { $what }
event-shifted = moved { $what }
event-returned = took { $what-piece } off the map
event-returned-to-other = lost { $what-piece }
event-stored = then had { $what }
event-marked = marked { $what }
event-chose = chose { $what }
event-earned = earned { $what }
event-expired = did not use { $what }
event-last-round = started the last round
event-over = ended the game

# The log: a sentence for each turn, such as "Ana a joué la carte Prairie ; construit en K6, K7 et K8 ; pris une tuile Ferme."
# $who: a player. $what: phrases, joined by semicolons.
# Every phrase is a participle with "avoir", so that one "a" or "avez" serves them all.
# Ours: `.vous` is what follows "Vous", `.puis` and `.puis-vous` begin what follows in `log-then`.

log-turn = { $who ->
    [Vous] Vous { $what-vous }
   *[other] { $who } { $what }
}.
log-closing = Après la dernière manche, { $who ->
    [Vous] vous { $what-vous }
   *[other] { $who } { $what }
}.
log-ended = La récolte des silos a mis fin à la partie.
log-nothing-yet = n'a pas encore joué
    .vous = n'avez pas encore joué
log-nothing-done = n'a rien fait
    .vous = n'avez rien fait
log-what = a { $what-semicolon }
    .vous = avez { $what-semicolon }
    .puis = { "" }
    .puis-vous = { "" }
log-then = { $before } ; { $before-puis }{ $what-semicolon }
    .vous = { $before-vous } ; { $before-puis-vous }{ $what-semicolon }
    .puis = { "" }
    .puis-vous = { "" }
# In brackets: what happened to other players in this turn.
log-others = ({ $others-semicolon })
    .vous = ({ $others-semicolon })
    .puis = { "a " }
    .puis-vous = { "avez " }
log-with-others = { $before } ({ $others-semicolon })
    .vous = { $before-vous } ({ $others-semicolon })
    .puis = { "" }
    .puis-vous = { "" }
log-other = { $who ->
    [Vous] vous avez
   *[other] { $who-within } a
} { $what-comma }

# What the phrases speak of.
log-hex = { $hex }
    .piece = la cité en { $hex }
log-move = { $origin } vers { $hex }
log-figure = { $figure-a } en { $hex }
    .piece = { $figure-the } en { $hex }
log-card = la carte { $terrains-or-nom }
log-row = la ligne { $row }
log-numbers = { $count ->
    [one] { $count } jeton cité
   *[other] { $count } jetons cité
}
log-paid = { $gold ->
    [one] { $gold } pièce d'or ({ $source })
   *[other] { $gold } pièces d'or ({ $source })
}

# The phrases. $what: what they speak of, one or several; $what-count: how many.
event-built = construit en { $what }
event-moved = déplacé { $what }
event-used = utilisé { $what }
event-took = pris { $what-count ->
    [one] une tuile { $what }
   *[other] des tuiles { $what }
}
event-lost = perdu { $what-count ->
    [one] une tuile { $what }
   *[other] des tuiles { $what }
}
event-revealed = joué { $what }
event-full = retiré du jeu { $what }, faute de case libre
event-no-card = trouvé la pioche vide
event-drew = pioché { $what }
event-shuffled = mélangé la défausse
event-placed = placé { $what }
event-shifted = déplacé { $what }
event-returned = repris { $what-piece }
event-returned-to-other = perdu { $what-piece }
event-stored = fini avec { $what }
event-marked = marqué { $what }
event-chose = choisi { $what }
event-earned = gagné { $what }
event-expired = laissé expirer { $what }
event-last-round = lancé la dernière manche
event-over = terminé la partie

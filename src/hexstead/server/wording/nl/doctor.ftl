# What hexstead doctor finds wrong. $why: what the database says, in English.

## With the database. $name: of one of its tables.

problem-file = Het bestand is beschadigd: { $why }.
problem-unreadable = De database kan { $name } niet lezen: { $why }.
problem-orphans = { $rows ->
    [one] 1 rij van { $child } verwijst naar niets in { $parent }.
   *[other] { $rows } rijen van { $child } verwijzen naar niets in { $parent }.
}

## With a table at which a game is played. $number: of the action. $do: the action, such as K6.

problem-phase = De fase is ‘{ $phase }’, en niet open, shuffling, playing of over.
problem-seats = { $found-count ->
    [0] Er zijn geen plaatsen in plaats van 0 tot { $last }.
   *[other] De plaatsen zijn { $found-comma } en niet 0 tot { $last }.
}
problem-gap = Actie { $number } ontbreekt.
# $why: a whole sentence.
problem-action = Actie { $number } ({ $do }) kan niet worden gespeeld. { $why }
problem-take-back = Er wordt meer ongedaan gemaakt dan er gedaan is.
problem-seat = Actie { $number } ({ $do }) is opgeslagen voor plaats { $found }, maar plaats { $seat } moet kiezen.
problem-next = Actie { $number } ({ $do }) is opgeslagen met plaats { $found } als volgende, maar dat is plaats { $seat }.
problem-open = Het spel is nog niet begonnen, maar er zijn acties.
problem-not-over = Opgeslagen als afgelopen, maar het spel gaat door.
# $why: a whole sentence.
problem-load = De tafel kan niet worden geladen. { $why }

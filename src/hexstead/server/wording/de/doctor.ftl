# What hexstead doctor finds wrong. $why: what the database says, in English.

## With the database. $name: of one of its tables.

problem-file = Die Datei ist beschädigt: { $why }.
problem-unreadable = Die Datenbank kann { $name } nicht lesen: { $why }.
problem-orphans = { $rows ->
    [one] 1 Zeile von { $child } verweist auf nichts in { $parent }.
   *[other] { $rows } Zeilen von { $child } verweisen auf nichts in { $parent }.
}

## With a table at which a game is played. $number: of the action. $do: the action, such as K6.

problem-phase = Seine Phase ist „{ $phase }“, nicht open, shuffling, playing oder over.
problem-seats = { $found-count ->
    [0] Er hat keine Plätze statt 0 bis { $last }.
   *[other] Seine Plätze sind { $found-comma } statt 0 bis { $last }.
}
problem-gap = Aktion { $number } fehlt.
# $why: a whole sentence.
problem-action = Aktion { $number } ({ $do }) lässt sich nicht spielen. { $why }
problem-take-back = Es wird mehr rückgängig gemacht, als getan wurde.
problem-seat = Aktion { $number } ({ $do }) ist für Platz { $found } gespeichert, aber Platz { $seat } entscheidet.
problem-next = Nach Aktion { $number } ({ $do }) ist Platz { $found } als nächster gespeichert, aber Platz { $seat } entscheidet.
problem-open = Die Partie hat nicht begonnen, hat aber Aktionen.
problem-not-over = Die Partie ist als beendet gespeichert, geht aber weiter.
# $why: a whole sentence.
problem-load = Die Partie lässt sich nicht laden. { $why }

# What hexstead doctor finds wrong. $why: what the database says, in English.

## With the database. $name: of one of its tables.

problem-file = Le fichier est abîmé : { $why }.
problem-unreadable = La base de données n'arrive pas à lire { $name } : { $why }.
problem-orphans = { $rows ->
    [one] { $rows } ligne dans { $child } ne renvoie à rien dans { $parent }.
   *[other] { $rows } lignes dans { $child } ne renvoient à rien dans { $parent }.
}

## With a table at which a game is played. $number: of the action. $do: the action, such as K6.

problem-phase = Sa phase est « { $phase } », et non open, shuffling, playing ou over.
problem-seats = { $found-count ->
    [0] Elle n'a aucune place au lieu de 0 à { $last }.
   *[other] Ses places sont { $found-comma } au lieu de 0 à { $last }.
}
problem-gap = Il manque l'action { $number }.
# $why: a whole sentence.
problem-action = L'action { $number } ({ $do }) ne peut pas être jouée. { $why }
problem-take-back = Elle annule plus que ce qui a été fait.
problem-seat = L'action { $number } ({ $do }) est enregistrée pour la place { $found }, mais c'est la place { $seat } qui décide.
problem-next = L'action { $number } ({ $do }) donne ensuite la main à la place { $found }, mais c'est à la place { $seat } de décider.
problem-open = Elle n'a pas commencé, mais contient des actions.
problem-not-over = Elle est enregistrée comme terminée, mais sa partie continue.
# $why: a whole sentence.
problem-load = Elle ne peut pas être chargée. { $why }

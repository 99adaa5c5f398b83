# What was wrong with a call.

usage-see = { $message } Voir { $command } --help.
usage-no-command = { $near-count ->
    [0] Il n'y a pas de commande « { $command } ».
   *[other] Il n'y a pas de commande « { $command } ». Vouliez-vous dire { $near-or } ?
}
usage-no-option = { $near-count ->
    [0] Il n'y a pas d'option { $option }.
   *[other] Il n'y a pas d'option { $option }. Vouliez-vous dire { $near-or } ?
}
# $what: an option, or what stands for a value in the help.
usage-missing = Il manque { $what }.
usage-choice = { $what } : choisissez { $choices-or }.
# $kind: whole for whole numbers, any if a fraction will do too.
usage-range = { $kind ->
    [whole] { $what } : il faut un nombre entier de { $least } à { $most }.
   *[any] { $what } : il faut un nombre de { $least } à { $most }.
}
usage-least = { $kind ->
    [whole] { $what } : il faut un nombre entier, { $least } ou plus.
   *[any] { $what } : il faut un nombre, { $least } ou plus.
}
usage-number = { $kind ->
    [whole] { $what } : il faut un nombre entier.
   *[any] { $what } : il faut un nombre.
}
usage-needs-value = { $option } demande une valeur.
usage-takes-no-value = { $option } ne prend pas de valeur.
usage-extra = « { $words } » est en trop : enlevez-le.
usage-no-language = Personne ne parle encore « { $wanted } » ici. Choix possibles : { $known-comma }.
usage-only = { $option } suffit : enlevez { $other }.

# Beside the bar of long work: the time that is left.
progress-left = restant

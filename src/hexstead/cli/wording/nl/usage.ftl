# What was wrong with a call.

usage-see = { $message } Zie { $command } --help.
usage-no-command = { $near-count ->
    [0] Er is geen opdracht ‘{ $command }’.
   *[other] Er is geen opdracht ‘{ $command }’. Bedoelde je { $near-or }?
}
usage-no-option = { $near-count ->
    [0] Er is geen optie { $option }.
   *[other] Er is geen optie { $option }. Bedoelde je { $near-or }?
}
# $what: an option, or what stands for a value in the help.
usage-missing = { $what } ontbreekt.
usage-choice = { $what }: kies { $choices-or }.
# $kind: whole for whole numbers, any if a fraction will do too.
usage-range = { $kind ->
    [whole] { $what }: verwacht een geheel getal van { $least } tot { $most }.
   *[any] { $what }: verwacht een getal van { $least } tot { $most }.
}
usage-least = { $kind ->
    [whole] { $what }: verwacht een geheel getal, { $least } of meer.
   *[any] { $what }: verwacht een getal, { $least } of meer.
}
usage-number = { $kind ->
    [whole] { $what }: verwacht een geheel getal.
   *[any] { $what }: verwacht een getal.
}
usage-needs-value = { $option } heeft een waarde nodig.
usage-takes-no-value = { $option } heeft geen waarde.
usage-extra = Er is geen plaats voor ‘{ $words }’: laat het weg.
usage-no-language = Niemand spreekt hier al ‘{ $wanted }’. Kies uit: { $known-comma }.
usage-only = { $option } is genoeg: laat { $other } weg.

# Beside the bar of long work: the time that is left.
progress-left = nog te gaan

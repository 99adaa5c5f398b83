# What was wrong with a call.

usage-see = { $message } Siehe { $command } --help.
usage-no-command = { $near-count ->
    [0] Einen Befehl „{ $command }“ gibt es nicht.
   *[other] Einen Befehl „{ $command }“ gibt es nicht. Meinst du { $near-or }?
}
usage-no-option = { $near-count ->
    [0] Eine Option { $option } gibt es nicht.
   *[other] Eine Option { $option } gibt es nicht. Meinst du { $near-or }?
}
# $what: an option, or what stands for a value in the help.
usage-missing = { $what } fehlt.
usage-choice = { $what }: Wähle { $choices-or }.
# $kind: whole for whole numbers, any if a fraction will do too.
usage-range = { $kind ->
    [whole] { $what }: Hier muss eine ganze Zahl von { $least } bis { $most } stehen.
   *[any] { $what }: Hier muss eine Zahl von { $least } bis { $most } stehen.
}
usage-least = { $kind ->
    [whole] { $what }: Hier muss eine ganze Zahl ab { $least } stehen.
   *[any] { $what }: Hier muss eine Zahl ab { $least } stehen.
}
usage-number = { $kind ->
    [whole] { $what }: Hier muss eine ganze Zahl stehen.
   *[any] { $what }: Hier muss eine Zahl stehen.
}
usage-needs-value = { $option } braucht einen Wert.
usage-takes-no-value = { $option } nimmt keinen Wert.
usage-extra = Für „{ $words }“ ist kein Platz: Lass es weg.
usage-no-language = „{ $wanted }“ spricht hier noch niemand. Zur Wahl stehen: { $known-comma }.
usage-only = { $option } genügt: Lass { $other } weg.

# Beside the bar of long work: the time that is left.
progress-left = noch

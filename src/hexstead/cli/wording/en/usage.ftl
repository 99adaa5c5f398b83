# What was wrong with a call.

usage-see = { $message } See { $command } --help.
usage-no-command = { $near-count ->
    [0] There is no command “{ $command }”.
   *[other] There is no command “{ $command }”. Did you mean { $near-or }?
}
usage-no-option = { $near-count ->
    [0] There is no option { $option }.
   *[other] There is no option { $option }. Did you mean { $near-or }?
}
# $what: an option, or what stands for a value in the help.
usage-missing = { $what } is missing.
usage-choice = { $what }: choose { $choices-or }.
# $kind: whole for whole numbers, any if a fraction will do too.
usage-range = { $kind ->
    [whole] { $what }: expected a whole number from { $least } to { $most }.
   *[any] { $what }: expected a number from { $least } to { $most }.
}
usage-least = { $kind ->
    [whole] { $what }: expected a whole number, { $least } or more.
   *[any] { $what }: expected a number, { $least } or more.
}
usage-number = { $kind ->
    [whole] { $what }: expected a whole number.
   *[any] { $what }: expected a number.
}
usage-needs-value = { $option } needs a value.
usage-takes-no-value = { $option } takes no value.
usage-extra = “{ $words }” doesn't belong here: leave it out.
usage-no-language = Hexstead doesn't speak “{ $wanted }” yet. Choose from: { $known-comma }.
usage-only = { $option } is enough: leave out { $other }.

# Beside the bar of long work: the time that is left.
progress-left = left

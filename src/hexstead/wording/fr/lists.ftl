# How several things stand in one sentence: "a, b et c". The program joins two at a time, from the left.

list-comma = { $first }, { $last }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-semicolon = { $first } ; { $last }

# The reader, in place of a player's name; `.within` stands within a sentence.
# Sentences with a verb choose by this very word: `{ $who -> [Vous] gagnez *[other] gagne }`.
player = Vous
    .within = vous

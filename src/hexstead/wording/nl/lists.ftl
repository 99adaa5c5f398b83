# How several things stand in one sentence: "a, b en c". The program joins two at a time, from the left.

list-comma = { $first }, { $last }
list-and = { $first } en { $last }
list-or = { $first } of { $last }
list-semicolon = { $first }; { $last }

# The reader, in place of a player's name; `.within` stands within a sentence.
player = Jij
    .within = jij

# How several things stand in one sentence: "a, b and c". The program joins two at a time, from the left.

list-comma = { $first }, { $last }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-semicolon = { $first }; { $last }

# The reader, in place of a player's name; `.within` stands within a sentence.
player = Du
    .within = du

# What Marshlands says. The names and texts of tiles and cards stand beside them in Python.

ask-aside = { $tile }: choose a settlement to set aside until next turn.
ask-react = { $who } took the last tile of a location.
ask-react-own = You took the last tile of a location.
hint-react = Your { $tile }: build { $where } now, or pass.

place-yours = of yours
    .free = settlement of yours
place-beside-one-own = next to exactly one of yours and nobody else's
    .free = free hex next to exactly one of yours and nobody else's
way-to-neighbour = to a neighbouring hex
way-leap = in a straight line to the first free suitable hex

why-settlements-only = Choose a settlement: { $figure-a } can't be set aside.
why-no-settlement = { $tile }: you have no settlements on the board.

event-set-aside = set aside { $what-piece }

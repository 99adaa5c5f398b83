# The set-up helper, for a game on a real table.

setup-intro = For a game with your own box: what to lay out, step by step.
setup-boards = Boards
setup-draw = Draw again
setup-keep = Keep when drawing again
setup-release = Don't keep when drawing again
setup-keep-boards = Keep these boards when drawing again
setup-keep-cards = Keep these cards when drawing again
setup-steps = Lay it out
setup-tiles = Tiles
setup-code = Code of this set-up
setup-print = Print
setup-play = Play it here

# The names of the newest edition.

box-newest = Kingdom Builder, nieuwste uitgave
board-second-1a = Kwadrant 1A
board-second-2a = Kwadrant 2A
board-second-3a = Kwadrant 3A
board-second-4a = Kwadrant 4A
board-second-1b = Kwadrant 1B
board-second-2b = Kwadrant 2B
board-second-3b = Kwadrant 3B
board-second-4b = Kwadrant 4B

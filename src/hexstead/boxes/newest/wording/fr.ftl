# Kingdom Builder, newest edition: the names of its components.

box-newest = Kingdom Builder, dernière édition
board-second-1a = Quadrant 1A
board-second-2a = Quadrant 2A
board-second-3a = Quadrant 3A
board-second-4a = Quadrant 4A
board-second-1b = Quadrant 1B
board-second-2b = Quadrant 2B
board-second-3b = Quadrant 3B
board-second-4b = Quadrant 4B

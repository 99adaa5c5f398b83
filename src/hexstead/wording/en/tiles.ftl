# Whether a tile can be used, below its name: two or three words.

tile-state-ready = ready
tile-state-unused = not used yet
tile-state-used = used this turn
tile-state-fresh = from next turn
tile-state-passive = works by itself
tile-state-spent = used for good
tile-state-reaction-ready = ready to react
tile-state-reaction-unused = waits for its moment
tile-state-reaction-used = used this round
tile-state-over = kept until the end
tile-state-fleeting-ready = ready, this turn only
tile-state-fleeting-unused = this turn only
tile-state-fleeting-used = used this turn
tile-state-fleeting-fresh = next turn only

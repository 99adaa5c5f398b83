# Keyboard shortcuts, and the page that "?" opens.

keys-title = Keyboard shortcuts
keys-use = Use these keys
# What a button does, and its key.
keys-hint = { $what } ({ $key })

keys-in-table = At the table
keys-in-map = On the map
keys-in-replay = In a replay
keys-in-everywhere = Everywhere

keys-do-build = Build on the hex you point at, or go to the lit hexes
keys-do-finish = End your turn, stop or pass
keys-do-take-back = Take back
keys-do-cancel = Cancel the tile in use
keys-do-tile = Use your tile in that place
keys-do-cards = Go to the cards
keys-do-log = Go to the log
keys-do-chat = Write in the chat
keys-do-walk = Walk from hex to hex
keys-do-walk-lit = Walk over the lit hexes
keys-do-choose = Choose the hex, or ask why not
keys-do-nearer = Zoom in
keys-do-farther = Zoom out
keys-do-first = To the beginning
keys-do-previous = One action back
keys-do-play = Play or pause
keys-do-next = One action forward
keys-do-last = To the end
keys-do-rules = Open the rules
keys-do-sounds = Turn sounds on or off
keys-do-close = Close what is open
keys-do-help = Show these keys

## Keys with a word on them.

keys-name-enter = Enter
keys-name-space = Space
keys-name-shift = Shift
keys-name-home = Home
keys-name-end = End
keys-name-escape = Esc

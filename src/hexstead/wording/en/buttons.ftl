# What buttons say; `-text` is what they do.

button-end = End turn
button-end-text = Your turn is over: you discard your card and draw the next one.
button-done = Stop here
button-done-text = Leave it at what you have done.
button-pass = Pass
button-pass-text = Do nothing now.
button-store = Take a number tile
button-store-text = One more number tile, to spend in a later turn.
button-use = Use { $tile }
button-terrain = Play { $terrain }
button-terrain-text = This turn you build on { $terrain-on }.

# What ends something for good asks first; `last-final` follows.

last-game = This ends the game.
last-choices = This is your last choice in this game.
last-final = You can't take it back.

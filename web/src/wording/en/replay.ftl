# A game that is played back, and the page that loads one from a file.

replay-title = Replay
replay-step = Action { $at } of { $of }
replay-first = To the beginning
replay-previous = One action back
replay-next = One action forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $speed }×
replay-slider = Moment of the game
replay-copy-moment = Copy a link to this moment
replay-copied = Link copied
replay-download = Download game file
replay-open-text = A game file from Hexstead, such as game.json. Only this server reads it.
replay-choose = Choose a file
replay-drop = or drop it here
replay-no-record = That isn't a Hexstead game file.

# A game that is over.

result-title = Result
result-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
result-by-source = Gold by source
result-by-round = Gold by round
result-source = Source
result-total = Total
result-final-map = Final map
result-chart = Gold of every player after each round
result-play-again = Play again
result-play-map = Play this map
result-replay = Replay
result-download = Download game file
result-copy-link = Copy the link
result-still-runs = This game is still being played
result-still-runs-text = You can see the result and the replay when it is over.
result-to-table = To the table

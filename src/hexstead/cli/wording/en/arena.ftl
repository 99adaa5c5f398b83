# hexstead arena.

arena-progress = Playing
arena-facts = { $games ->
    [one] 1 game
   *[other] { $games } games
} on { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, each played in every seating; on average { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds and { NUMBER($actions, maximumFractionDigits: 0) } actions.
arena-shares = A win means more gold than the other; equal gold counts half. A shared first place is divided.
arena-rate = { $games ->
    [one] 1 game
   *[other] { $games } games
} now, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } per second.
arena-kept = The results are in { $file }.
arena-reported = The report is in { $file }.
arena-stopped = Stopped after { $there } of { $games } games; they are kept in { $file }. Run the same command to continue.
arena-mishaps = { $bot }: { $count ->
    [one] 1 incident
   *[other] { $count } incidents
}, the first in game { $game }, seat { $seat }, action { $action }: { $reason }.

## The tables

arena-rating = rating
arena-interval = 95 %
arena-games = games
arena-first =
    first
    place
arena-gold =
    mean
    gold
arena-wins = wins
arena-draws = draws
arena-pair = { $bot } against { $other }
arena-thinking = Thinking time
arena-decisions = decisions
arena-median = median
arena-most =
    95 %
    within
arena-longest = longest
arena-incidents = incidents
arena-sources = Mean gold by source

# The report of a tournament, a page of HTML. A share or an interval is a number that is ready to be shown.

report-title = Arena: { $bots-comma }
report-arena = Arena
# A button that turns the page from one into the other.
report-theme = Light or dark

## The headline

report-beats = { $bot } beats { $other }: { $share } of the games (95 %: { $interval })
report-level = { $bot } and { $other }: too close to call, { $share } of the games (95 %: { $interval })
report-alone = { $bot } against itself

## Below the headline

report-fact-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
report-fact-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}

## The heads of the standings

report-head-rating = Rating
report-head-interval = 95 %
report-head-games = Games
report-head-first = First place
report-head-gold = Mean gold
report-head-median = Median
report-head-most = 95 % within
report-head-incidents = Incidents

## The parts of the page, with what is to be known about each

report-standings = Standings
report-standings-note = Bots that tie for first place share it. The last columns show how long a bot takes for a decision: the median, and the time that 95 in 100 decisions stay within.
report-ratings = Ratings
report-ratings-note = Bradley–Terry on the scale of chess: 400 points more means ten wins for each defeat; the mean is 1500. Bars: 95 %, from a bootstrap over deals. A bot that has never lost has a long bar; with fewer than about 20 deals bars are too short.
report-pairs = Win rates
report-pairs-note = More gold than the other wins; equal gold counts half. Bars: 95 %, Wilson.
report-cross = All against all
report-cross-note = The row against the column, in percent of the games.
report-seats = Seat advantage
report-seats-note = First places by seat, all bots together; the dashed line is an even share. Bars: 95 %.
report-length = Game length
report-length-note = Games by number of rounds. Dashed: the mean, { $rounds } rounds with { $actions } actions.
report-thinking = Thinking time
report-thinking-note = Time for a decision: the median, a line to what 95 in 100 stay within, a ring for the longest.
report-gold = Gold by card
report-gold-note = Mean gold in the games in which the card was in play.
report-incidents = Incidents
report-incidents-note = If a bot raises, cheats or stalls, it is listed here, and a random live action is played instead.
report-method = How it was played
report-method-note = The same command gives the same games on any number of processes and machines, except with bots that watch the clock.

## Beside and in the plots. What stands after · is read after a pause.

report-pair = { $bot } against { $other }
report-pair-doubt = { $interval } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
report-seat = Seat { $seat }
report-seat-doubt = { $interval } · { $gold } gold
report-thinking-rest = 95 % within { $most } · longest { $longest }

# Read aloud: what the axis of a plot shows.
report-axis-rating = rating
report-axis-share = share of the games
report-axis-first = share of the first places
report-axis-rounds = rounds
report-axis-games = games by number of rounds
report-axis-thinking = time for a decision

# Read aloud: what a row of a plot shows, such as “greedy: 1612” or “Seat 1: 52.1 %”.
report-row = { $name }: { $value }
report-row-gold = { $bot }: { $gold } gold

## Incidents

report-incidents-none = None: every answer came in time and was a live action.
# Before what the bot did wrong.
report-incident-at = game { $game }, seat { $seat }, action { $action }
report-incidents-more = and { $number } more

## How it was played

report-method-games = Games
report-method-deals = { $seats ->
    [2] { $games }, { $each } for each deal (a set-up and a shuffled deck): all who meet play it in both orders
   *[other] { $games }, { $each } for each deal (a set-up and a shuffled deck): all who meet play it in all { $seats } seatings
}
report-method-boxes = Boxes
report-method-setup = the set-up { $code } for all
report-method-seed = Seed
report-method-again = Play it again

## Numbers, here and at the terminal. $low, $high and $number have the digits they need.

told-number = { $number }
told-percent = { $number } %
told-interval = { $low }–{ $high }
told-microseconds = { $number } µs
told-milliseconds = { $number } ms
told-seconds = { $number } s

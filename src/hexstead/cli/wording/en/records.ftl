# Commands that read positions and records. $file: its name.

# Somebody without a name.
seat-number = Seat { $number }

at-position = { $file }: --at is for records, and this is a position.
at-range = { $file }: --at: the record has { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}. Choose a number from -{ $most } to { $most }.
record-fails = { $file }: { $why }

gold-of = { $who } { $gold }
gold-so-far = Gold so far: { $gold }.
gold-final = Gold: { $gold }. { $verdict }

## hexstead check

check-progress = Checking
check-finished = { $file }: sound, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, finished. { $gold }
check-running = { $file }: sound, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, not finished. { $gold }

## hexstead check-fair

fair-verified = { $file }: verified.
fair-not-checkable = { $file }: can't be checked: it doesn't say what the seed of its cards was made of.
# $why: a whole sentence, one of the next ones.
fair-mismatch = { $file }: does not match. { $why }
unfair-other-commitment = The record opens another commitment, { $commitment }.
unfair-commitment = The server's seed isn't the one it committed to before the game.
unfair-order = The players' bytes aren't in the order of their seats.
unfair-seed = The seed of the cards doesn't follow from the server's seed and the players' bytes.
unfair-replay = The game can't be played with the cards of this seed. { $why }

fair-commitment = The server's seed belongs to commitment { $commitment }: compare it with your table's.
fair-commitment-known = The server's seed is the one it committed to before the game: { $commitment }.
fair-shares = { $who-count ->
    [0] No player's browser added random bytes: you have only the server's word.
    [one] The browser of { $who } added random bytes.
   *[other] The browsers of { $who } added random bytes.
}
fair-seed = The seed of the cards follows from the server's seed and these bytes.
fair-replayed = The cards of this seed are those of the game: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} replayed.

## hexstead analyse

analyse-progress = Looking at turns
analyse-nothing = { $file }: nobody has ended a turn yet, so there is nothing to analyse.
analyse-swing = swing
analyse-missed = missed
analyse-played = played
analyse-better = better
analyse-same = as played
analyse-gold = { NUMBER($gold, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-idle = nothing
analyse-sum = { $who }: { NUMBER($missed, minimumFractionDigits: 1, maximumFractionDigits: 1) } gold missed; { $good } of { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} as good as any the search found.
# The picture: its title, and what its axes show.
analyse-title = Expected result
analyse-across = turn
analyse-up = Gold at the end, as expected before each turn

## hexstead hint

hint-progress = Looking for a turn
hint-behind = { $turn }   ({ NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) } gold less)
hint-over = { $file }: the game is over. Use --at N for a hint after N actions.
hint-record = { $file }: a record says whose turn it is: leave out --seat and --card.
hint-seats = A hint needs a position with at least 2 players.
hint-seat = The position has seats 1 to { $seats }: choose one of them with --seat.
hint-no-card = A position doesn't say which card is shown: add --card and one of { $cards-or }.
hint-full = There's no free { $terrain } here: choose another card.

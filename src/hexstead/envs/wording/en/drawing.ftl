# A game in characters: what stands below the map.

drawn-seat = { $tiles-count ->
    [0] player_{ $seat }: { $gold } gold, { $settlements } settlements left
   *[other] player_{ $seat }: { $gold } gold, { $settlements } settlements left, { $tiles-comma }
}
drawn-asked = player_{ $seat }: { $asked }

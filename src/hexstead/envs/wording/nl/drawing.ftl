# A game in characters: what stands below the map.

drawn-seat = { $tiles-count ->
    [0] player_{ $seat }: { $gold } goud, nog { $settlements } nederzettingen
   *[other] player_{ $seat }: { $gold } goud, nog { $settlements } nederzettingen, { $tiles-comma }
}
drawn-asked = player_{ $seat }: { $asked }

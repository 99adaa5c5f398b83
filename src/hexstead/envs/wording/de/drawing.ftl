# A game in characters: what stands below the map.

drawn-seat = { $tiles-count ->
    [0] player_{ $seat }: { $gold } Gold, noch { $settlements } Siedlungen
   *[other] player_{ $seat }: { $gold } Gold, noch { $settlements } Siedlungen, { $tiles-comma }
}
drawn-asked = player_{ $seat }: { $asked }

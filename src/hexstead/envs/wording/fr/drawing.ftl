# A game in characters: what stands below the map.

drawn-seat = { $tiles-count ->
    [0] player_{ $seat } : { $gold } or, cités restantes : { $settlements }
   *[other] player_{ $seat } : { $gold } or, cités restantes : { $settlements }, { $tiles-comma }
}
drawn-asked = player_{ $seat } : { $asked }

# Playing again.

rematch-title = Rematch
rematch-new = New map
rematch-same = Same map
rematch-hint = Everybody here gets your offer at once.
rematch-offers = { $name } offers a rematch
rematch-new-text = A new map from the same boxes.
rematch-same-text = The same map with new cards.
rematch-accept = Accept
rematch-decline = Not now
rematch-on-new = Rematch on a new map
rematch-on-same = Rematch on the same map
rematch-yes = accepted
rematch-no = not now
rematch-waiting = waiting
rematch-starts = Starts when all accept
rematch-withdraw = Withdraw
rematch-started = The rematch has started

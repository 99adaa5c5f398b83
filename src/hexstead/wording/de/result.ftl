# Who has won. $who: one player, or several.

verdict-won = { $who ->
    [Du] Du gewinnst mit { $gold } Gold.
   *[other] { $who } gewinnt mit { $gold } Gold.
}
# Several, one of whom may be "Du": no verb has to agree with them.
verdict-shared = Geteilter Sieg mit je { $gold } Gold: { $who }.

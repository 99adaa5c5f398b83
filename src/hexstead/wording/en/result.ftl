# Who has won. $who: one player, or several.

verdict-won = { $who } won with { $gold } gold.
verdict-shared = { $who } share the victory with { $gold } gold each.

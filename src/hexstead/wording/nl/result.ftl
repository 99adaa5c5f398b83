# Who has won. $who: one player, or several.

verdict-won = { $who } wint met { $gold } goud.
verdict-shared = { $who } delen de overwinning met elk { $gold } goud.

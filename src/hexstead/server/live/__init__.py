"""Tables in memory: who sits there, who acts, who thinks."""

# The chart of gold over time.

# What its edges count.
chart-gold = Gold
chart-round = Runde
# Read out at a moment; $golds: each as in the next message.
chart-reading = Runde { $round }: { $golds }
chart-gold-of = { $name } { $gold } Gold

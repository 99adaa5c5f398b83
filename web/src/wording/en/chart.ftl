# The chart of gold over time.

# What its edges count.
chart-gold = Gold
chart-round = Round
# Read out at a moment; $golds: each as in the next message.
chart-reading = Round { $round }: { $golds }
chart-gold-of = { $name } { $gold } gold

# The chart of gold over time.

# What its edges count.
chart-gold = Goud
chart-round = Ronde
# Read out at a moment; $golds: each as in the next message.
chart-reading = Ronde { $round }: { $golds }
chart-gold-of = { $name } { $gold } goud

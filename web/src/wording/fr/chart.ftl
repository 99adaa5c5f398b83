# The chart of gold over time.

# What its edges count.
chart-gold = Or
chart-round = Manche
# Read out at a moment; $golds: each as in the next message.
chart-reading = Manche { $round } : { $golds }
chart-gold-of = { $name } { $gold } or

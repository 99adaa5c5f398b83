# The colours of the players.

colour-poppy = Poppy
colour-cobalt = Cobalt
colour-saffron = Saffron
colour-raven = Raven
colour-chalk = Chalk

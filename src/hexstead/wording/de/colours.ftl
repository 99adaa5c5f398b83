# The colours of the players.

colour-poppy = Mohn
colour-cobalt = Kobalt
colour-saffron = Safran
colour-raven = Rabe
colour-chalk = Kreide

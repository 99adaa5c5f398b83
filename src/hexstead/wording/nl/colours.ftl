# The colours of the players.

colour-poppy = Klaproos
colour-cobalt = Kobalt
colour-saffron = Saffraan
colour-raven = Raaf
colour-chalk = Krijt

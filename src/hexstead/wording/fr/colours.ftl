# The colours of the players.

colour-poppy = Coquelicot
colour-cobalt = Cobalt
colour-saffron = Safran
colour-raven = Corbeau
colour-chalk = Craie

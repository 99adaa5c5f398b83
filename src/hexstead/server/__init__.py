"""The game over the network: tables, seats, and the socket on which a game is played."""

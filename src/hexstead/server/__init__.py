"""The game over the network: tables, seats, and the socket you play on."""

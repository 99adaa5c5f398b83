"""The rules of the game. They know nothing about expansions."""

"""The rules of the game; knows no expansion."""

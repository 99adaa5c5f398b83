"""What people read about a game, both at the terminal and in the browser."""

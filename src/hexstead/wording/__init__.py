"""What people are told about a game, at the terminal and in the browser alike."""

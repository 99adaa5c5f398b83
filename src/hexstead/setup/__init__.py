"""What a game is played with: what somebody wants, what is drawn, and the code that says all of it."""

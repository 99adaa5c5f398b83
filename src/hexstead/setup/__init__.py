"""What a game is played with: the request, the draw, and the code that holds it all."""

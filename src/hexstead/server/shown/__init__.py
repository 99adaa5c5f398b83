"""What is shown: views, the facts of a game, answers to questions, the library."""

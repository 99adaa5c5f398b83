"""A game in play: set-up, record, notation, take back."""

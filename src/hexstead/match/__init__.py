"""One game being played: set-up, record, notation, take back."""

"""The letter for each figure in characters."""

from typing import Final

from hexstead.match.figures import FIGURES

LETTERS: Final = {key: figure.letter.upper() for key, figure in FIGURES.items()}

HALL: Final = next(key for key, figure in FIGURES.items() if figure.is_fixed)
"""Figures that never leave the board lie on it as one tile of several hexes."""

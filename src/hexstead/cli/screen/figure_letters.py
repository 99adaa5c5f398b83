"""The letter for each figure in characters."""

from typing import Final

from hexstead.match.figures import FIGURES


def _letters(keys: list[str]) -> dict[str, str]:
    """For each key, the first of its letters that no key before it uses."""
    letters: dict[str, str] = {}
    for key in keys:
        letters[key] = next(letter for letter in key.upper() if letter not in letters.values())
    return letters


LETTERS: Final = _letters(list(FIGURES))
"""From all boxes together, so that a figure has the same letter in every game."""

HALL: Final = next(key for key, figure in FIGURES.items() if figure.is_fixed)
"""Figures that never leave the board lie on it as one tile of several hexes."""

"""Rivers, lakes and mountain chains, drawn before the land is divided up."""

from typing import Final

from hexstead.boards.generator.quadrant import QUADRANT, RINGS, near, to_border
from hexstead.engine.chance import Rng
from hexstead.engine.hexes import EMPTY, NEIGHBOURS, NOWHERE, SINGLE, Hex, Hexes, count, members, pick

_BENDS: Final = [0, 0, 0, 1, 5]
"""Added to a direction: mostly straight on, sometimes a bend."""

_BORDER: Final[list[Hex]] = [hex for hex in members(QUADRANT) if to_border(hex) == 0]


def waters(rng: Rng, number: int) -> Hexes:
    """This many hexes of water: ponds if they are few, otherwise a river that may widen into a lake."""
    if number < _FEW:
        return _ponds(rng, number)
    river = EMPTY
    while count(river) < _RIVER:
        river = _walk(rng, _BORDER[rng.below(len(_BORDER))], number, QUADRANT)
    return _widened(rng, river, number)


_FEW: Final = 8
_RIVER: Final = 6


def _ponds(rng: Rng, number: int) -> Hexes:
    wet = EMPTY
    while count(wet) < number:
        start = pick(QUADRANT, rng.below(count(QUADRANT)))
        wet |= _walk(rng, start, min(1 + rng.below(4), number - count(wet)), QUADRANT)
    return wet


def _widened(rng: Rng, river: Hexes, number: int) -> Hexes:
    """A lake around one spot of the river, as round as the missing hexes allow."""
    middle = pick(river, rng.below(count(river)))
    lake = SINGLE[middle]
    while count(river) < number:
        shore = near(lake) & ~river
        if not shore:
            lake |= near(lake)
            continue
        hex = _snuggest(rng, shore, river)
        river |= SINGLE[hex]
        lake |= SINGLE[hex]
    return river


def _snuggest(rng: Rng, shore: Hexes, wet: Hexes) -> Hex:
    """Of three random hexes, the one with the most water beside it."""
    tries = [pick(shore, rng.below(count(shore))) for _ in range(3)]
    return max(tries, key=lambda one: count(NEIGHBOURS[one] & wet))


def _walk(rng: Rng, start: Hex, length: int, ground: Hexes) -> Hexes:
    """From the start over the ground, until it is long enough or can't go on."""
    heading = rng.below(6)
    path, hex = SINGLE[start], start
    while count(path) < length:
        heading = (heading + _BENDS[rng.below(len(_BENDS))]) % 6
        hex = RINGS[hex][heading]
        if hex == NOWHERE or not SINGLE[hex] & ground:
            break
        path |= SINGLE[hex]
    return path


def mountains(rng: Rng, number: int, ground: Hexes) -> Hexes:
    """This many mountains: one long chain, then shorter ones, then single peaks."""
    peaks = EMPTY
    length = 2 + rng.below(6)
    for _ in range(_TRIES):
        missing = number - count(peaks)
        if missing <= 0:
            break
        room = ground & ~peaks & ~near(peaks)
        if not room:
            break
        start = pick(room, rng.below(count(room)))
        peaks |= _walk(rng, start, min(length, missing), room)
        length = 1 + rng.below(max(1, length - 1))
    return peaks


_TRIES: Final = 20

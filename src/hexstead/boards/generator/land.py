"""Land: regions of given sizes grow side by side, then settle along smooth borders."""

from dataclasses import dataclass
from typing import Final

from hexstead.boards.generator.quadrant import RINGS, distance, near
from hexstead.engine.chance import Rng
from hexstead.engine.hexes import EMPTY, NEIGHBOURS, NOWHERE, SINGLE, Hex, Hexes, count, members, pick


@dataclass
class Region:
    """An area in the making: its terrain, the size it should reach, and the hexes it has so far."""

    letter: str
    size: int
    hexes: Hexes = EMPTY

    def error(self, change: int = 0) -> int:
        """How far its size is off, squared."""
        off = count(self.hexes) + change - self.size
        return off * off


def share_out(rng: Rng, ground: Hexes, regions: list[Region]) -> None:
    """Give every hex of the ground to a region."""
    _sow(rng, ground, regions)
    _grow(rng, ground, regions)
    _settle(rng, regions)


def _sow(rng: Rng, ground: Hexes, regions: list[Region]) -> None:
    """A first hex for each region, far from the others and farthest from its own kind."""
    free = ground
    for region in regions:
        sown = [one for one in regions if one.hexes]
        tries = [pick(free, rng.below(count(free))) for _ in range(6)]
        scores = [_seclusion(hex, region.letter, sown) for hex in tries]
        hex = tries[scores.index(max(scores))]
        region.hexes = SINGLE[hex]
        free &= ~SINGLE[hex]


def _seclusion(hex: Hex, letter: str, sown: list[Region]) -> int:
    far = 9
    for region in sown:
        steps = distance(hex, members(region.hexes)[0])
        far = min(far, steps if region.letter != letter else steps // 2)
    return far


def _grow(rng: Rng, ground: Hexes, regions: list[Region]) -> None:
    """The hungriest region takes a hex beside it, until no region can reach another hex."""
    free = ground
    for region in regions:
        free &= ~region.hexes
    while free:
        able = [region for region in regions if near(region.hexes) & free]
        if not able:
            break
        region = min(able, key=lambda one: count(one.hexes) * 100 // one.size)
        room = near(region.hexes) & free
        tries = [pick(room, rng.below(count(room))) for _ in range(3)]
        hex = max(tries, key=lambda one: count(NEIGHBOURS[one] & region.hexes))
        region.hexes |= SINGLE[hex]
        free &= ~SINGLE[hex]


_STEPS: Final = 2500
_CHANCES: Final = [100, 40, 16, 6, 2]
"""In percent: how likely we take a step that makes things worse by this much."""


def _settle(rng: Rng, regions: list[Region]) -> None:
    """Hexes at the borders change hands, towards the wanted sizes and short borders, with some chance."""
    owner = {hex: region for region in regions for hex in members(region.hexes)}
    hexes = sorted(owner)
    for _ in range(_STEPS):
        hex = hexes[rng.below(len(hexes))]
        other = RINGS[hex][rng.below(6)]
        if other not in owner or owner[other] is owner[hex]:
            continue
        giver, taker = owner[hex], owner[other]
        if not _is_whole_without(hex, giver):
            continue
        worse = _harm(hex, giver, taker, owner)
        if worse <= 0 or (worse < len(_CHANCES) and rng.below(100) < _CHANCES[worse]):
            giver.hexes &= ~SINGLE[hex]
            taker.hexes |= SINGLE[hex]
            owner[hex] = taker


def _is_whole_without(hex: Hex, region: Region) -> bool:
    """Do the hex's neighbours in the region still connect around it, so that it can go?"""
    ring = [other != NOWHERE and bool(SINGLE[other] & region.hexes) for other in RINGS[hex]]
    starts = [place for place in range(6) if ring[place] and not ring[place - 1]]
    return len(starts) == 1


def _harm(hex: Hex, giver: Region, taker: Region, owner: dict[Hex, Region]) -> int:
    """How much worse it gets if the hex changes hands; below 0 if it gets better."""
    sizes = giver.error(-1) + taker.error(1) - giver.error() - taker.error()
    harm = sizes * 2
    for other in RINGS[hex]:
        if other in owner:
            harm += 2 * (_friction(taker, owner[other]) - _friction(giver, owner[other]))
    return harm


def _friction(one: Region, other: Region) -> int:
    if one is other:
        return 0
    # Two areas of the same terrain that touch become one area that is too large.
    return 2 if one.letter == other.letter else 1

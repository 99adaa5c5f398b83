"""New quadrants with the look of the printed ones.

The same recipe and seed always give the same board. Both are part of set-up codes: a change here that
changes a board breaks the codes that name it.
"""

from typing import Final

from hexstead.boards.generator.land import Region, share_out
from hexstead.boards.generator.quadrant import (
    OLD,
    PEAK,
    QUADRANT,
    SEA,
    distance,
    to_border,
    within_two,
)
from hexstead.boards.generator.recipes import Made
from hexstead.boards.generator.statistics import measure, outside, ranges
from hexstead.boards.generator.waters import mountains, waters
from hexstead.boxes.manifest import SIZE, Board, Recipe
from hexstead.engine.chance import Rng
from hexstead.engine.hexes import Hex, Hexes, at, count, members, of
from hexstead.engine.said import BadInput, error, named
from hexstead.engine.terrain import LETTERS, NAMES

_DRAFTS: Final = 1000
_PLACINGS: Final = 60
_TRIALS: Final = 8
"""Special hexes don't save land that looks unlike the printed boards, so give up on it soon."""


def make_board(
    made: Made, far_mountains: int | None = None, locations: tuple[str, ...] | None = None
) -> Board:
    """A quadrant like those of its box; if asked, with this many far mountains or these locations."""
    rng, drawn = _begin(made)
    keys = locations or drawn
    for _ in range(_DRAFTS):
        rows = _draft(rng, made.recipe, far_mountains)
        if rows:
            number = "".join(rows).count("L")
            return Board(made.name, rows, keys * number if len(keys) == 1 else keys)
    raise BadInput(error("no-quadrant", box=named("box", made.like), seed=str(made.seed)))


def locations_of(made: Made) -> tuple[str, ...]:
    """What we can know about a board without generating it."""
    return _begin(made)[1]


def _begin(made: Made) -> tuple[Rng, tuple[str, ...]]:
    recipe = made.recipe
    rng = Rng(made.seed * recipe.sequences + recipe.sequence)
    return rng, recipe.locations[rng.below(len(recipe.locations))]


def _between(rng: Rng, limits: tuple[int, int]) -> int:
    return limits[0] + rng.below(limits[1] - limits[0] + 1)


def _draft(rng: Rng, recipe: Recipe, far_mountains: int | None) -> tuple[str, ...]:
    """The rows of a quadrant, or none if it came out unlike the printed ones."""
    wanted = _between(rng, recipe.mountains) if far_mountains is None else far_mountains + rng.below(5)
    wet = waters(rng, _between(rng, recipe.water))
    peaks = mountains(rng, wanted, QUADRANT & ~wet)
    if far_mountains is not None and count(peaks) < far_mountains:
        return ()
    ground = QUADRANT & ~wet & ~peaks
    regions = _regions(rng, recipe, count(ground))
    if not regions:
        return ()
    share_out(rng, ground, regions)
    letters = dict.fromkeys(members(wet), SEA) | dict.fromkeys(members(peaks), PEAK)
    for region in regions:
        letters |= dict.fromkeys(members(region.hexes), region.letter)
    if len(letters) < SIZE * SIZE:
        return ()
    return _with_specials(rng, recipe, letters, peaks, far_mountains)


def _regions(rng: Rng, recipe: Recipe, room: int) -> list[Region]:
    """The areas to fill the room; none if the terrains wouldn't get their usual shares."""
    specials = 3
    extra = _between(rng, recipe.extra_hexes)
    shares = _shares(rng, room - extra - specials)
    if not shares:
        return []
    regions = []
    for letter, share in zip(OLD, shares, strict=True):
        regions += [Region(letter, size) for size in _split(rng, share, _number_of_areas(rng))]
    # The special hexes are cut out of the land later.
    for place in range(specials):
        regions[place * 2 % len(regions)].size += 1
    if recipe.extra:
        parts = _split(rng, extra, _between(rng, recipe.extra_areas))
        regions += [Region(recipe.extra, size) for size in parts]
    return regions


def _shares(rng: Rng, room: int) -> list[int]:
    """How much of each terrain, each within its range, so that together they fill the room."""
    limits = [ranges()[NAMES[LETTERS.index(letter)]] for letter in OLD]
    shares = [low for low, _ in limits]
    if not sum(shares) <= room <= sum([high for _, high in limits]):
        return []
    while sum(shares) < room:
        place = rng.below(len(shares))
        if shares[place] < limits[place][1]:
            shares[place] += 1
    return shares


def _number_of_areas(rng: Rng) -> int:
    return (1, 1, 2, 2, 2, 2, 2, 2, 2, 3)[rng.below(10)]


_SMALLEST: Final = 3


def _split(rng: Rng, whole: int, parts: int) -> list[int]:
    """Areas of different sizes, none too small."""
    sizes = []
    smallest = min(_SMALLEST, whole // parts)
    for left in range(parts, 1, -1):
        most = whole - smallest * (left - 1)
        sizes.append(max(smallest, most * (5 + rng.below(5)) // 12))
        whole -= sizes[-1]
    return [*sizes, whole]


def _with_specials(
    rng: Rng, recipe: Recipe, letters: dict[Hex, str], peaks: Hexes, far_mountains: int | None
) -> tuple[str, ...]:
    """The rows with special hexes in the first places that fit, or none."""
    kinds = recipe.specials[rng.below(len(recipe.specials))]
    sites = [hex for hex, letter in sorted(letters.items()) if letter in OLD and to_border(hex) > 0]
    left = _TRIALS
    for _ in range(_PLACINGS):
        places = [sites[rng.below(len(sites))] for _ in kinds]
        if not _are_spaced(places):
            continue
        if far_mountains is not None and count(peaks & ~within_two(of(places))) != far_mountains:
            continue
        rows = _rows(letters | dict(zip(places, kinds, strict=True)))
        if _is_like_printed(rows, recipe):
            return rows
        left -= 1
        if not left:
            break
    return ()


def _are_spaced(places: list[Hex]) -> bool:
    near, _ = ranges()["nearest special hexes"]
    _, far = ranges()["farthest special hexes"]
    pairs = [(one, two) for number, one in enumerate(places) for two in places[:number]]
    return all([near <= distance(one, two) <= far for one, two in pairs])


def _rows(letters: dict[Hex, str]) -> tuple[str, ...]:
    return tuple(["".join([letters[at(row, column)] for column in range(SIZE)]) for row in range(SIZE)])


def _is_like_printed(rows: tuple[str, ...], recipe: Recipe) -> bool:
    statistics = measure(rows)
    if outside(statistics):
        return False
    sizes = statistics.areas[recipe.extra] if recipe.extra else []
    hexes, parts = recipe.extra_hexes, recipe.extra_areas
    return hexes[0] <= sum(sizes) <= hexes[1] and parts[0] <= len(sizes) <= parts[1]

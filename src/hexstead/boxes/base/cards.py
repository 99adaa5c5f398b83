"""The ten kingdom cards of the base game, and the castles."""

from hexstead.engine.actions import Seat
from hexstead.engine.hexes import MAIN_ROWS, Hexes, areas, around, count
from hexstead.engine.scoring import counts_by, linked_by_areas
from hexstead.engine.terrain import CASTLE, MOUNTAIN, WATER
from hexstead.engine.tiles import Card
from hexstead.engine.world import World

LORDS_NEED_A_SETTLEMENT = "lords-need-a-settlement"
"""The house rule that Lords never pay you for a sector without settlements of yours."""
CAPITOLS_ARE_CASTLES = "capitols-are-castles"
"""The house rule that a castle under a capitol still pays as a castle."""
KNIGHTS_STAY_ON_THE_MAINLAND = "knights-stay-on-the-mainland"
"""The variant where Knights ignore the rows of an island."""


def _fishermen(world: World, pieces: list[Hexes], seat: Seat) -> int:
    return count(pieces[seat] & world.beside[WATER] & ~world.terrain[WATER])


def _miners(world: World, pieces: list[Hexes], seat: Seat) -> int:
    return count(pieces[seat] & world.beside[MOUNTAIN] & ~world.terrain[MOUNTAIN])


def _workers(world: World, pieces: list[Hexes], seat: Seat) -> int:
    return count(pieces[seat] & world.beside_special)


def _merchants(world: World, pieces: list[Hexes], seat: Seat) -> int:
    return 4 * count(linked_by_areas(pieces[seat], world.special))


def _discoverers(world: World, pieces: list[Hexes], seat: Seat) -> int:
    return len([row for row in world.rows if row & pieces[seat]])


def _knights(world: World, pieces: list[Hexes], seat: Seat) -> int:
    rows = world.rows[:MAIN_ROWS] if KNIGHTS_STAY_ON_THE_MAINLAND in world.options else world.rows
    return 2 * max(counts_by(rows, pieces[seat]))


def _hermits(world: World, pieces: list[Hexes], seat: Seat) -> int:
    return len(areas(pieces[seat]))


def _citizens(world: World, pieces: list[Hexes], seat: Seat) -> int:
    return max([count(area) for area in areas(pieces[seat])], default=0) // 2


def _lords(world: World, pieces: list[Hexes], seat: Seat) -> int:
    return sum([_lord_of(world, counts_by(pieces, sector), seat) for sector in world.sectors])


def _lord_of(world: World, numbers: list[int], seat: Seat) -> int:
    """What a sector pays the seat, given how many settlements each seat has there."""
    own = numbers[seat]
    if not any(numbers) or (own == 0 and LORDS_NEED_A_SETTLEMENT in world.options):
        return 0
    ahead = {number for number in numbers if number > own}
    return (12, 6, 0)[min(len(ahead), 2)]


def _farmers(world: World, pieces: list[Hexes], seat: Seat) -> int:
    return 3 * min(counts_by(world.sectors, pieces[seat]))


def _castles(world: World, pieces: list[Hexes], seat: Seat) -> int:
    castles = world.terrain[CASTLE]
    if CAPITOLS_ARE_CASTLES not in world.options:
        # Whatever lies on a castle takes its place.
        for covered in world.tokens.values():
            castles &= ~covered
    return 3 * count(castles & around(pieces[seat]))


CARDS = [
    Card(
        "fishermen",
        "Fishermen",
        _fishermen,
        "1 gold for each of your settlements beside water, but not on it.",
    ),
    Card(
        "merchants",
        "Merchants",
        _merchants,
        "4 gold for each location, castle or other special hex that an area of yours links to another.",
    ),
    Card("discoverers", "Discoverers", _discoverers, "1 gold for each row with a settlement of yours."),
    Card("hermits", "Hermits", _hermits, "1 gold for each separate area of your settlements."),
    Card("citizens", "Citizens", _citizens, "1 gold for every 2 settlements in your largest area."),
    Card(
        "miners", "Miners", _miners, "1 gold for each of your settlements beside a mountain, but not on one."
    ),
    Card(
        "workers",
        "Workers",
        _workers,
        "1 gold for each of your settlements beside a location, castle or other special hex.",
    ),
    Card(
        "knights",
        "Knights",
        _knights,
        "2 gold for each settlement in your fullest row.",
        variants={
            KNIGHTS_STAY_ON_THE_MAINLAND: "2 gold for each settlement in your fullest row of the main map."
        },
    ),
    Card(
        "lords",
        "Lords",
        _lords,
        "In each sector, 12 gold for the most settlements, 6 for the second most. Tied players all get it; "
        "an empty sector pays nobody.",
        variants={
            LORDS_NEED_A_SETTLEMENT: "In each sector where you have a settlement, "
            "12 gold for the most settlements, 6 for the second most. Tied players all get it."
        },
    ),
    Card(
        "farmers", "Farmers", _farmers, "3 gold for each settlement in the sector where you have the fewest."
    ),
]

CASTLES = Card(
    "castles",
    "Castles",
    _castles,
    "3 gold for each castle next to one of your settlements.",
    variants={
        CAPITOLS_ARE_CASTLES: "3 gold for each castle next to one of your settlements, even under a capitol."
    },
)

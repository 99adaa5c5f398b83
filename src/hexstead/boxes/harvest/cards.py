"""The six kingdom cards of the Harvest box."""

from hexstead.engine.actions import Seat
from hexstead.engine.hexes import Hexes, beside_at_least, count
from hexstead.engine.scoring import counts_by
from hexstead.engine.state import State
from hexstead.engine.tiles import Card, nothing
from hexstead.engine.world import World


def _rangers(world: World, pieces: list[Hexes], seat: Seat) -> int:
    return 2 * counts_by(world.rows, pieces[seat]).count(1)


def _chainers(world: World, pieces: list[Hexes], seat: Seat) -> int:
    own = pieces[seat]
    return count(own & beside_at_least(own, 2) & ~beside_at_least(own, 3))


def _travellers(world: World, pieces: list[Hexes], seat: Seat) -> int:
    return count(pieces[seat] & world.edge)


def _homesteaders(world: World, pieces: list[Hexes], seat: Seat) -> int:
    return max(counts_by(world.sectors, pieces[seat]))


def _rovers(world: World, state: State, seat: Seat) -> int:
    return len([sector for sector in world.sectors if sector & state.built_this_turn])


CARDS = [
    Card("rangers", "Rangers", _rangers, "2 gold for each row with exactly one of your settlements."),
    Card(
        "chainers",
        "Chainers",
        _chainers,
        "1 gold for each of your settlements that touches exactly 2 of your others.",
    ),
    Card(
        "mayors",
        "Mayors",
        nothing,
        "4 gold for each row in which you were the first to have 4 settlements.",
        marks_rows=4,
        row_gold=4,
    ),
    Card(
        "travellers",
        "Travellers",
        _travellers,
        "1 gold for each of your settlements at the edge of the board.",
    ),
    Card(
        "homesteaders",
        "Homesteaders",
        _homesteaders,
        "1 gold for each settlement in the sector where you have the most.",
    ),
    Card(
        "rovers",
        "Rovers",
        nothing,
        "At the end of your turn, 1 gold for each sector you built in.",
        after_turn=_rovers,
    ),
]

"""The capitol: it lies on a castle and pays for pieces close to it."""

from typing import Final

from hexstead.boxes.base.cards import CAPITOLS_ARE_CASTLES
from hexstead.boxes.manifest import SIZE, Token, hexes_with
from hexstead.engine.actions import Seat
from hexstead.engine.hexes import EMPTY, NEIGHBOURS, Hexes, around, count, members, rectangle
from hexstead.engine.terrain import CASTLE, LETTERS
from hexstead.engine.tiles import Card
from hexstead.engine.world import World

_KEY: Final = "capitol"
_BOARDS: Final = ("harbor", "oracle")
"""It lies on a castle of a board with one of these locations."""


def _capitols(world: World, pieces: list[Hexes], seat: Seat) -> int:
    """A piece close to two of them counts for each."""
    rings = [NEIGHBOURS[hex] | around(NEIGHBOURS[hex]) for hex in members(world.tokens[_KEY])]
    return sum([count(pieces[seat] & ring) for ring in rings])


def _where(letters: list[str], locations: list[tuple[str, ...]]) -> Hexes:
    allowed = EMPTY
    for number, keys in enumerate(locations):
        if set(keys) & set(_BOARDS):
            allowed |= rectangle(number // 2 * SIZE, number % 2 * SIZE, SIZE, SIZE)
    return hexes_with(LETTERS[CASTLE], letters) & allowed


CAPITOL = Token(
    _KEY, "Capitol", _where, needs=_BOARDS, triggers=_BOARDS, field="capitols", single="one_capitol"
)
CAPITOLS = Card(
    "capitols",
    "Capitols",
    _capitols,
    "1 gold for each of your settlements at most two hexes from a capitol. Its castle pays nothing.",
    only_with_token=_KEY,
    variants={
        CAPITOLS_ARE_CASTLES: "1 gold for each of your settlements at most two hexes from a capitol. "
        "Its castle pays 3 gold as well."
    },
)

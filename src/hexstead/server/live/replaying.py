"""The game that stored rows lead to."""

from typing import Final

from hexstead.engine.said import BadInput
from hexstead.match.match import Match
from hexstead.match.notation import read_action
from hexstead.match.seed import Seed
from hexstead.server.store.ledger import Row, standing, taken_back
from hexstead.server.store.store import TableRow
from hexstead.server.wire.said_json import says
from hexstead.setup.setup import Setup

_UNDEALT: Final = Seed.quick(0)


def begin(row: TableRow) -> Match:
    """The game before its first action. Takes long if boards have to be generated.

    Before the deal it only lends its map: its cards are never shown or played.
    """
    return Match(Setup.model_validate_json(row.setup), seed_of(row))


def seed_of(row: TableRow) -> Seed:
    if row.drawn_by is None and row.is_dealt:
        raise BadInput(says("no-seed"))
    return row.drawn_by or _UNDEALT


def play(match: Match, rows: list[Row], done: list[Row]) -> None:
    """Play these rows on a game; BadInput or IllegalAction if they don't fit it.

    The list keeps the actions that were not taken back.
    """
    for row in standing(rows):
        if number := taken_back(row.do):
            match.rewind(number)
            del done[-number:]
        else:
            match.play(read_action(match.world, row.do))
            done.append(row)

"""A position as a document: a map, the pieces on it, and what is to be scored."""

from typing import Annotated, Any, Self

from pydantic import ConfigDict, Field, field_validator, model_validator

from hexstead.content.catalogue import ALWAYS, CARDS, OPTIONS
from hexstead.engine.codec import hexes_of, names
from hexstead.engine.hexes import EMPTY, Hexes, first, name, parse
from hexstead.engine.scoring import Score, tally
from hexstead.engine.terrain import LETTERS
from hexstead.engine.world import SETTLEMENTS, World
from hexstead.match.documents import VERSION, Document, Version
from hexstead.match.match import Match
from hexstead.match.setup import known, known_boards, lay_out

SIDE = 20


class SeatPosition(Document):
    """What one seat has on the board."""

    settlements: tuple[str, ...] = ()

    @field_validator("settlements")
    @classmethod
    def _settlements(cls, hexes: tuple[str, ...]) -> tuple[str, ...]:
        for text in hexes:
            parse(text)
        if len({parse(text) for text in hexes}) < len(hexes):
            raise ValueError("a hex is named twice")
        if len(hexes) > SETTLEMENTS:
            raise ValueError(f"a seat has {SETTLEMENTS} settlements, here are {len(hexes)}")
        return hexes


def _one_of_map_and_boards(schema: dict[str, Any]) -> None:
    schema["oneOf"] = [{"required": ["map"]}, {"required": ["boards"]}]


class Position(Document):
    """Either `map` (20 rows of 20 letters) or `boards` (four names in reading order)."""

    model_config = ConfigDict(json_schema_extra=_one_of_map_and_boards)

    hexstead: Version
    map: Annotated[tuple[str, ...], Field(min_length=SIDE, max_length=SIDE)] = ()
    boards: Annotated[tuple[str, ...], Field(min_length=4, max_length=4)] = ()
    cards: tuple[str, ...] = ()
    tasks: Annotated[tuple[str, ...], Field(max_length=0)] = ()
    options: tuple[str, ...] = ()
    seats: Annotated[tuple[SeatPosition, ...], Field(min_length=1, max_length=5)]

    @field_validator("map")
    @classmethod
    def _map(cls, rows: tuple[str, ...]) -> tuple[str, ...]:
        for number, row in enumerate(rows):
            if len(row) != SIDE:
                raise ValueError(f"expected {SIDE} letters in row {number + 1}, found {len(row)}")
            for column, letter in enumerate(row):
                if letter not in LETTERS:
                    raise ValueError(
                        f"row {number + 1}, column {column + 1}: expected one of {LETTERS}, found {letter!r}"
                    )
        return rows

    @field_validator("boards")
    @classmethod
    def _boards(cls, boards: tuple[str, ...]) -> tuple[str, ...]:
        return known_boards(boards)

    @field_validator("cards")
    @classmethod
    def _cards(cls, keys: tuple[str, ...]) -> tuple[str, ...]:
        return known(keys, CARDS, "card")

    @field_validator("options")
    @classmethod
    def _options(cls, keys: tuple[str, ...]) -> tuple[str, ...]:
        return known(keys, OPTIONS, "option")

    @model_validator(mode="after")
    def _whole(self) -> Self:
        if bool(self.map) == bool(self.boards):
            raise ValueError("expected either 'map' or 'boards'")
        world = self.world()
        taken = EMPTY
        for number, own in enumerate(self.pieces()):
            _check_hexes(f"seats.{number}.settlements", own & world.special, "where nobody can build")
            _check_hexes(f"seats.{number}.settlements", own & ~world.board, "outside the board")
            _check_hexes(f"seats.{number}.settlements", own & taken, "where another seat stands")
            taken |= own
        return self

    def pieces(self) -> list[Hexes]:
        return [hexes_of(list(seat.settlements)) for seat in self.seats]

    def world(self) -> World:
        letters, locations = lay_out(self.boards) if self.boards else (list(self.map), {})
        cards = [CARDS[key] for key in self.cards] + list(ALWAYS.values())
        return World(len(self.seats), letters, locations, cards, [], frozenset(self.options))

    def scores(self) -> list[Score]:
        return tally(self.world(), self.pieces())


def _check_hexes(field: str, wrong: Hexes, why: str) -> None:
    if wrong:
        raise ValueError(f"{field}: {name(first(wrong))} is a hex {why}")


def position_of(match: Match) -> Position:
    """What lies on the board of a match."""
    return Position(
        hexstead=VERSION,
        boards=match.setup.boards,
        cards=match.setup.cards,
        options=match.setup.options,
        seats=tuple([SeatPosition(settlements=tuple(names(own))) for own in match.state.settlements]),
    )

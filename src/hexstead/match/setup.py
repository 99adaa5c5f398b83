"""A set-up: what is laid on the table before the first turn, and the world made of it."""

from typing import Annotated, Any

from pydantic import Field, field_validator

from hexstead.content.catalogue import ALWAYS, BOARDS, CARDS, LOCATIONS, OPTIONS, boxes
from hexstead.content.manifest import SIZE, Board
from hexstead.engine.chance import Rng
from hexstead.engine.components import Location
from hexstead.engine.hexes import Hex, at
from hexstead.engine.world import World
from hexstead.match.documents import Document

TURNED = "@180"
KINGDOM_CARDS = 3
FIRST_GAME_BOARDS = ("tavern", "paddock", "oasis", "farm")
FIRST_GAME_CARDS = ("fishermen", "knights", "merchants")


def known(keys: tuple[str, ...], among: dict[str, Any], what: str) -> tuple[str, ...]:
    """The keys, if all are known and none comes twice."""
    for key in keys:
        if key not in among:
            raise ValueError(f"there is no {what} {key!r}; there are {', '.join(among)}")
        if keys.count(key) > 1:
            raise ValueError(f"the {what} {key!r} is named twice")
    return keys


def known_boards(names: tuple[str, ...]) -> tuple[str, ...]:
    known(tuple([name.removesuffix(TURNED) for name in names]), BOARDS, "board")
    return names


class Setup(Document):
    """Seats, the four boards in reading order, the kingdom cards, and house rules."""

    seats: Annotated[int, Field(ge=2, le=5)]
    boards: Annotated[tuple[str, ...], Field(min_length=4, max_length=4)]
    cards: Annotated[tuple[str, ...], Field(min_length=KINGDOM_CARDS, max_length=KINGDOM_CARDS)]
    options: tuple[str, ...] = ()

    @field_validator("boards")
    @classmethod
    def _boards(cls, names: tuple[str, ...]) -> tuple[str, ...]:
        return known_boards(names)

    @field_validator("cards")
    @classmethod
    def _cards(cls, keys: tuple[str, ...]) -> tuple[str, ...]:
        return known(keys, CARDS, "card")

    @field_validator("options")
    @classmethod
    def _options(cls, keys: tuple[str, ...]) -> tuple[str, ...]:
        return known(keys, OPTIONS, "option")

    def world(self) -> World:
        letters, locations = lay_out(self.boards)
        cards = [CARDS[key] for key in self.cards] + list(ALWAYS.values())
        deck = [terrain for box in boxes(("base",)) for terrain in box.deck]
        return World(self.seats, letters, locations, cards, deck, frozenset(self.options))


def first_game(seats: int) -> Setup:
    return Setup(seats=seats, boards=FIRST_GAME_BOARDS, cards=FIRST_GAME_CARDS)


def draw_setup(
    seats: int,
    seed: int,
    boards: tuple[str, ...] = (),
    cards: tuple[str, ...] = (),
    options: tuple[str, ...] = (),
) -> Setup:
    """A set-up in which all that is not chosen is drawn at random. The same seed draws the same."""
    rng = Rng(seed)
    drawn = _fill(boards, list(BOARDS), 4, rng)
    turned = [name if name in boards else name + TURNED * rng.below(2) for name in drawn]
    return Setup(
        seats=seats,
        boards=tuple(turned),
        cards=tuple(_fill(cards, list(CARDS), KINGDOM_CARDS, rng)),
        options=options,
    )


def _fill(chosen: tuple[str, ...], names: list[str], number: int, rng: Rng) -> list[str]:
    taken = [name.removesuffix(TURNED) for name in chosen]
    rest = [n for n in range(len(names)) if names[n] not in taken]
    rng.shuffle(rest)
    return list(chosen) + [names[n] for n in rest[: number - len(chosen)]]


def quadrant(name: str) -> Board:
    """The board of a name such as `oasis` or `oasis@180`."""
    board = BOARDS[name.removesuffix(TURNED)]
    return board.turned() if name.endswith(TURNED) else board


def lay_out(names: tuple[str, ...]) -> tuple[list[str], dict[Hex, Location]]:
    """Four boards in reading order as one map: its letters, and the location on each location hex."""
    quadrants = [quadrant(name) for name in names]
    letters: list[str] = []
    locations: dict[Hex, Location] = {}
    for half in (0, 2):
        left, right = quadrants[half], quadrants[half + 1]
        letters += [one + other for one, other in zip(left.rows, right.rows, strict=True)]
    for number, board in enumerate(quadrants):
        top, left_column = number // 2 * SIZE, number % 2 * SIZE
        for r, c, key in board.location_hexes():
            locations[at(top + r, left_column + c)] = LOCATIONS[key]
    return letters, locations

"""Positions sketched as small boards of letters: the examples of components, and the boards of tests.

A hex takes four columns of text: the letter of its terrain, the number of the seat that has a piece there
(from 1), and a star that marks it. Odd rows are indented by half a hex, as on the table:

    G*  G1  G*
      G*  G*  G2
    W   G   G

A small letter after the seat makes the piece a figure: w is a warrior, c a wagon (a cart), s a ship, h one
of the seven hexes of a city hall. A # instead of a seat is a stone wall. On an island, whose first row is
an odd one, a dot means that there is no hex.

The sketch is laid on the map with its first hex on `at`; the rest of the map is `fill`. Stars mean nothing
to the position: the reader of the sketch decides what they mark.

Terrain cards are letters, with or without blanks between them; `SG` is the card of swamp or grass.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from hexstead.boxes.catalogue import EXPANSIONS, FIRST_BOX, LOCATIONS, NUMBERS, TILES
from hexstead.boxes.manifest import ISLAND_ROWS
from hexstead.engine.hexes import (
    COLUMNS,
    ISLAND_ROW,
    MAIN_ROWS,
    NO_HEX,
    Hexes,
    column_of,
    name,
    of,
    parse,
    row_of,
)
from hexstead.engine.hexes import at as hex_at
from hexstead.engine.state import NAMED, OPEN, State
from hexstead.engine.terrain import LETTERS, LOCATION, NO_TERRAIN, NOMAD_SPACE, faces, two_faced
from hexstead.engine.tiles import Tile
from hexstead.engine.view import restore_surroundings
from hexstead.engine.world import World
from hexstead.match.figures import FIGURES
from hexstead.setup.setup import extras_on, terrain_of, what_pays


def _written(cards: Iterable[int]) -> list[str]:
    """Terrain cards as a sketch writes them. With two terrains, the one only such cards have comes first."""
    return ["".join([LETTERS[terrain] for terrain in reversed(faces(card))]) for card in cards]


CELL: Final = 4
HALF: Final = 2
ISLAND: Final = "U1"
"""The first hex of an island."""
USUAL_DECK: Final = " ".join(_written(FIRST_BOX.deck))
SWAMP_DECK: Final = " ".join(_written([card for box in EXPANSIONS if box.deck_option for card in box.deck]))

_FIGURE_OF: Final = {figure.letter: key for key, figure in FIGURES.items()}
_HEX: Final = re.compile(rf"\.|[A-Z](?:[1-5][{''.join(_FIGURE_OF)}]?|#)?\*?")
_CARD: Final = re.compile(r"S[GCDFT]|[A-Z]")
_WALL: Final = "#"
_STAR: Final = "*"


def cells(drawing: str, at: str = "A1") -> dict[str, str]:
    """The text of each drawn hex by its name."""
    top, left = row_of(parse(at)), column_of(parse(at))
    rows = dict(enumerate([line.rstrip() for line in drawing.split("\n") if line.strip()], start=top))
    margin = min([_indent(line) - HALF * (row % 2) for row, line in rows.items()])
    result = {}
    for row, line in rows.items():
        start = margin + HALF * (row % 2)
        texts = [line[place : place + CELL].rstrip() for place in range(start, len(line), CELL)]
        if _indent(line) != start or not all([_HEX.fullmatch(text) for text in texts]):
            raise ValueError(f"not a row of hexes {CELL} columns wide, odd rows indented by {HALF}: {line!r}")
        for column, text in enumerate(texts, start=left):
            result[name(hex_at(row, column))] = text
    return result


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def starred(drawing: str, at: str = "A1") -> list[str]:
    """The hexes with a star, in reading order."""
    return [hex for hex, cell in cells(drawing, at).items() if cell.endswith(_STAR)]


@dataclass
class Sketch:
    """The cells of a drawing and of an island beside it."""

    main: dict[str, str]
    island: dict[str, str]

    @property
    def all(self) -> dict[str, str]:
        return self.main | self.island

    def where(self, second: str, third: str = "") -> Hexes:
        """The hexes whose text continues like this after the terrain."""
        there = [hex for hex, cell in self.all.items() if cell[1:2] == second and third in ("", cell[2:3])]
        return of([parse(hex) for hex in there])

    def stood(self, seats: int) -> list[Hexes]:
        """The pieces of each seat."""
        return [self.where(str(seat + 1)) for seat in range(seats)]

    def walls(self) -> Hexes:
        return self.where(_WALL)

    def figures(self) -> list[str]:
        """The letters of the figures it shows."""
        return sorted({cell[2] for cell in self.all.values() if cell[2:3] in _FIGURE_OF})


def sketched(drawing: str, at: str = "A1", island: str = "") -> Sketch:
    return Sketch(cells(drawing, at) if drawing else {}, cells(island, ISLAND) if island else {})


def pile(text: str) -> list[int]:
    """Terrain cards."""
    return [_card(word) for word in _CARD.findall(text)]


def _card(word: str) -> int:
    numbers = [LETTERS.index(letter) for letter in word]
    return two_faced(numbers[1], numbers[0]) if len(numbers) == 2 else numbers[0]


def world_on(
    sketch: Sketch,
    *,
    fill: str = "M",
    seats: int = 2,
    locations: Mapping[str, str] | None = None,
    cards: tuple[str, ...] = (),
    tasks: tuple[str, ...] = (),
    deck: str = USUAL_DECK,
    options: tuple[str, ...] = (),
    removed: str = "",
    tokens: Mapping[str, tuple[str, ...]] | None = None,
) -> World:
    """A nomad tile among the locations makes its hex a nomad space. Figures bring their locations along."""
    places = {**(locations or {}), **_of_figures(sketch, locations or {})}
    rows, sea = _letters(sketch, fill, places)
    lying = {key: of([parse(hex) for hex in hexes]) for key, hexes in (tokens or {}).items()}
    return World(
        seats,
        rows,
        {parse(hex): _tile(key) for hex, key in places.items()},
        what_pays(cards, tasks, rows, lying),
        pile(deck),
        frozenset(options),
        extras_on(rows, lying),
        terrain_of(removed),
        sea,
        lying,
        numbers=NUMBERS,
    )


def _tile(key: str) -> Tile:
    return TILES[key] if key in TILES else LOCATIONS[key]


def _letters(sketch: Sketch, fill: str, places: Mapping[str, str]) -> tuple[list[str], tuple[str, ...]]:
    """The rows of the main map and of the island."""
    letters = [[fill] * COLUMNS for _ in range(MAIN_ROWS)]
    sea = [[NO_HEX] * COLUMNS for _ in range(ISLAND_ROWS if sketch.island else 0)]
    special = {hex: LETTERS[NOMAD_SPACE if key in TILES else LOCATION] for hex, key in places.items()}
    for hex, letter in ({hex: cell[0] for hex, cell in sketch.all.items()} | special).items():
        row, column = row_of(parse(hex)), column_of(parse(hex))
        if row < ISLAND_ROW:
            letters[row][column] = letter
        else:
            sea[row - ISLAND_ROW][column] = letter
    return ["".join(row) for row in letters], tuple(["".join(row).rstrip(NO_HEX) for row in sea])


def _of_figures(sketch: Sketch, locations: Mapping[str, str]) -> dict[str, str]:
    """Locations far away in row T, for figures that the sketch shows but no location brings."""
    brought_by = {location.figure.key: key for key, location in LOCATIONS.items() if location.figure}
    wanted = [brought_by[_FIGURE_OF[letter]] for letter in sketch.figures()]
    missing = [key for key in wanted if key not in locations.values()]
    return {f"T{19 - 2 * number}": key for number, key in enumerate(missing)}


def stand(world: World, state: State, sketch: Sketch) -> None:
    """Put all pieces and walls of the sketch where it shows them."""
    state.settlements = sketch.stood(world.seats)
    state.walls = sketch.walls()
    for number, figure in enumerate(world.figures):
        state.figures[number] = [sketch.where(str(seat + 1), figure.letter) for seat in range(world.seats)]


def reveal(world: World, state: State, card: str, chosen: str = "") -> None:
    """The seat on turn reveals this card, or these, and may have chosen one."""
    state.played = pile(card)
    shown = {terrain for each in pile(chosen or card) for terrain in faces(each)}
    state.terrain = shown.pop() if len(shown) == 1 else NO_TERRAIN
    state.in_use = pile(chosen)[0] if chosen else NO_TERRAIN
    state.binding = NAMED if chosen else OPEN
    state.quota = world.mandatory if state.terrain == NO_TERRAIN else world.builds[state.terrain]
    state.recalled = 0


def refreshed(world: World, state: State) -> State:
    """The same state after setting fields by hand: work out everything that follows from them."""
    restore_surroundings(world, state)
    state.decision = None
    return state

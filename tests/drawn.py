"""Positions drawn as small boards.

A hex takes four columns of text: the letter of its terrain, the number of the seat that stands there
(from 1), and a star if it is expected to be live. Odd rows are indented by half a hex, as on the table:

    G*  G1  G*
      G*  G*  G2
    W   G   G

A small letter after the seat makes the piece a figure: w a warrior, c a wagon (a cart), s a ship, h one
of the seven hexes of a city hall. A # instead of a seat is a stone wall. On an island, whose first row is
an odd one, a dot stands where there is no hex.

The drawing is laid on the map with its first hex on `at`; the rest of the map is `fill`. Stars mean
nothing to `position`; `starred` reads them, so one drawing shows a position and what is expected of it.

Terrain cards are letters, with or without blanks between them; `SG` is the card of swamp or grass.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from hexstead.content.catalogue import BONUSES, CARDS, LOCATIONS, TASKS, TILES
from hexstead.content.manifest import ISLAND_ROWS
from hexstead.engine.components import Location
from hexstead.engine.events import Event
from hexstead.engine.hexes import ISLAND_ROW, NO_HEX, SINGLE, Hex, Hexes, members, name, of, parse
from hexstead.engine.rules import act, decide, start
from hexstead.engine.scoring import score
from hexstead.engine.state import NAMED, OPEN, State
from hexstead.engine.table import without_figures
from hexstead.engine.terrain import BUILDS, LETTERS, NO_TERRAIN, faces, two_faced
from hexstead.engine.view import restore_surroundings
from hexstead.engine.world import SETTLEMENTS, World
from hexstead.match.notation import read_action, write_action
from hexstead.match.setup import extras_on, terrain_of, what_pays

CELL = 4
HALF = 2
SIDE = 20
BASE_DECK = "GGGGGCCCCCDDDDDFFFFFTTTTT"
SWAMP_DECK = "SG SC SD SF ST"
ISLAND = "U1"
"""The first hex of an island."""

_HEX = re.compile(r"\.|[A-Z](?:[1-5][wcsh]?|#)?\*?")
_CARD = re.compile(r"S[GCDFT]|[A-Z]")
_FIGURES = {"w": "warrior", "c": "wagon", "s": "ship", "h": "city-hall"}
_BROUGHT_BY = {"w": "barracks", "c": "wagon", "s": "lighthouse", "h": "city-hall"}
_FAR = [f"{row}{column}" for row in "TRP" for column in range(2, 21, 2)]
"""Where locations lie whose tiles are given away without pieces beside them."""

BySeat = Mapping[int, tuple[str, ...]]


def cells(drawing: str, at: str = "A1") -> dict[str, str]:
    """The text of each drawn hex by its name."""
    top, left = divmod(parse(at), SIDE + 1)
    rows = dict(enumerate([line.rstrip() for line in drawing.split("\n") if line.strip()], start=top))
    margin = min([_indent(line) - HALF * (r % 2) for r, line in rows.items()])
    result = {}
    for r, line in rows.items():
        start = margin + HALF * (r % 2)
        texts = [line[place : place + CELL].rstrip() for place in range(start, len(line), CELL)]
        if _indent(line) != start or not all([_HEX.fullmatch(text) for text in texts]):
            raise ValueError(f"not a row of hexes {CELL} columns wide, odd rows indented by {HALF}: {line!r}")
        for c, text in enumerate(texts, start=left):
            result[name(r * (SIDE + 1) + c)] = text
    return result


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def starred(drawing: str, at: str = "A1") -> list[str]:
    """The hexes with a star, in reading order."""
    return [hex for hex, cell in cells(drawing, at).items() if cell.endswith("*")]


@dataclass
class Drawn:
    """The cells of a drawing and of an island beside it."""

    main: dict[str, str]
    island: dict[str, str]

    @property
    def all(self) -> dict[str, str]:
        return self.main | self.island

    def where(self, second: str, third: str = "") -> Hexes:
        """The hexes whose texts go on like this after the terrain."""
        there = [hex for hex, cell in self.all.items() if cell[1:2] == second and third in ("", cell[2:3])]
        return of([parse(hex) for hex in there])

    def stood(self, seats: int) -> list[Hexes]:
        return [self.where(str(seat + 1)) for seat in range(seats)]


def _drawn(drawing: str, at: str, island: str) -> Drawn:
    return Drawn(cells(drawing, at), cells(island, ISLAND) if island else {})


def pile(text: str) -> list[int]:
    """Terrain cards."""
    return [_card(word) for word in _CARD.findall(text)]


def _card(word: str) -> int:
    numbers = [LETTERS.index(letter) for letter in word]
    return two_faced(numbers[1], numbers[0]) if len(numbers) == 2 else numbers[0]


def world_of(
    drawing: str,
    *,
    at: str = "A1",
    fill: str = "M",
    seats: int = 2,
    locations: dict[str, str] | None = None,
    cards: tuple[str, ...] = (),
    tasks: tuple[str, ...] = (),
    deck: str = BASE_DECK,
    options: tuple[str, ...] = (),
    removed: str = "",
    island: str = "",
    tokens: Mapping[str, tuple[str, ...]] | None = None,
) -> World:
    """A location of a nomad tile makes its hex a nomad space. Figures bring their locations along."""
    drawn = _drawn(drawing, at, island)
    letters = [[fill] * SIDE for _ in range(SIDE)]
    sea = [[NO_HEX] * SIDE for _ in range(ISLAND_ROWS if island else 0)]
    for hex, cell in drawn.all.items():
        _put(letters, sea, hex, cell[0])
    named: dict[Hex, Location] = {}
    for hex, key in ((locations or {}) | _of_figures(drawn, locations or {})).items():
        _put(letters, sea, hex, "N" if key in TILES else "L")
        named[parse(hex)] = TILES[key] if key in TILES else LOCATIONS[key]
    rows = ["".join(row) for row in letters]
    lying = {key: of([parse(hex) for hex in hexes]) for key, hexes in (tokens or {}).items()}
    return World(
        seats,
        rows,
        named,
        what_pays(cards, tasks, rows, lying),
        pile(deck),
        frozenset(options),
        extras_on(rows, lying),
        terrain_of(removed),
        tuple(["".join(row) for row in sea]),
        lying,
    )


def _put(letters: list[list[str]], sea: list[list[str]], hex: str, letter: str) -> None:
    row, column = divmod(parse(hex), SIDE + 1)
    if row < ISLAND_ROW:
        letters[row][column] = letter
    else:
        sea[row - ISLAND_ROW][column] = letter


def _of_figures(drawn: Drawn, locations: dict[str, str]) -> dict[str, str]:
    """The locations, far away in row T, of the figures that the drawing shows and no location brings."""
    shown = sorted({cell[2] for cell in drawn.all.values() if cell[2:3] in _FIGURES})
    missing = [_BROUGHT_BY[letter] for letter in shown if _BROUGHT_BY[letter] not in locations.values()]
    return {f"T{19 - 2 * number}": key for number, key in enumerate(missing)}


def position(
    drawing: str,
    *,
    at: str = "A1",
    fill: str = "M",
    seats: int = 2,
    island: str = "",
    tokens: Mapping[str, tuple[str, ...]] | None = None,
    locations: dict[str, str] | None = None,
    tiles: tuple[str, ...] | BySeat = (),
    holds: tuple[str, ...] | BySeat = (),
    bonuses: BySeat | None = None,
    figures: Mapping[int, Mapping[str, tuple[str, ...]]] | None = None,
    cards: tuple[str, ...] = (),
    tasks: tuple[str, ...] = (),
    options: tuple[str, ...] = (),
    card: str = "G",
    chosen: str = "",
    owed: int | None = None,
    begun: bool = False,
    supply: tuple[int, ...] = (),
    aside: tuple[int, ...] = (),
    hands: tuple[str, ...] = (),
    deck: str = "GCDFT",
    discards: str = "",
    turn: int = 0,
    first: int = 0,
    ending: bool = False,
) -> tuple[World, State]:
    """A world and a state.

    Seat `turn` has revealed `card`, or several cards, of which it may have `chosen` one. It, or each seat by
    its number, is given `tiles` from locations far away, and those of the location hexes that it `holds`;
    `bonuses` are tiles off the board. `figures` are pieces that the drawing cannot show. `deck` is in the
    order of drawing; `hands` has a string per seat.
    """
    far = [(seat, key) for seat, keys in _by_seat(tiles, turn).items() for key in keys]
    given = [(seat, hex) for (seat, _), hex in zip(far, _FAR, strict=False)]
    given += [(seat, hex) for seat, hexes in _by_seat(holds, turn).items() for hex in hexes]
    is_swampy = "S" in " ".join([card, deck, *hands])
    world = world_of(
        drawing,
        at=at,
        fill=fill,
        seats=seats,
        locations={**(locations or {}), **dict(zip(_FAR, [key for _, key in far], strict=False))},
        cards=cards,
        tasks=tasks,
        deck=f"{BASE_DECK} {SWAMP_DECK}" if is_swampy else BASE_DECK,
        options=options,
        island=island,
        tokens=tokens,
    )
    state = start(world, 1)
    _place(world, state, _drawn(drawing, at, island), figures or {})
    state.aside = list(aside) or [0] * seats
    state.supply = list(supply) or [
        SETTLEMENTS - len(members(without_figures(state, seat))) - state.aside[seat] for seat in range(seats)
    ]
    state.turn, state.first, state.ending = turn, first, ending
    state.hands = [pile(hand) for hand in hands or ["" if n == turn else "T" for n in range(seats)]]
    state.deck, state.discards, state.removed = pile(deck)[::-1], pile(discards), []
    _reveal(state, card, chosen)
    state.owed = min(state.quota, state.supply[turn]) if owed is None else owed
    state.begun = begun
    for seat, hex in given:
        give_tile(world, state, seat, hex)
    for seat, keys in (bonuses or {}).items():
        for key in keys:
            give_bonus(world, state, seat, key)
    return world, refreshed(world, state)


def _by_seat(named: tuple[str, ...] | BySeat, turn: int) -> BySeat:
    return {turn: named} if isinstance(named, tuple) else named


def _place(
    world: World, state: State, drawn: Drawn, figures: Mapping[int, Mapping[str, tuple[str, ...]]]
) -> None:
    state.settlements = drawn.stood(world.seats)
    state.walls = drawn.where("#")
    letters = {key: letter for letter, key in _FIGURES.items()}
    for number, figure in enumerate(world.figures):
        for seat in range(world.seats):
            letter = letters.get(figure.key, "?")
            named = of([parse(hex) for hex in figures.get(seat, {}).get(figure.key, ())])
            state.figures[number][seat] = drawn.where(str(seat + 1), letter) | named
            if not (figure.is_passing and world.passing_only_leads):
                state.settlements[seat] |= named


def _reveal(state: State, card: str, chosen: str) -> None:
    state.played = pile(card)
    shown = {terrain for each in pile(chosen or card) for terrain in faces(each)}
    state.terrain = shown.pop() if len(shown) == 1 else NO_TERRAIN
    state.in_use = pile(chosen)[0] if chosen else NO_TERRAIN
    state.binding = NAMED if chosen else OPEN
    state.quota = 3 if state.terrain == NO_TERRAIN else BUILDS[state.terrain]
    state.recalled = 0


def refreshed(world: World, state: State) -> State:
    """The same state after its fields were set by hand: what follows from them is computed anew."""
    restore_surroundings(world, state)
    state.decision = None
    return state


def put(world: World, state: State, seat: int, *hexes: str) -> None:
    """Pieces appear by hand."""
    state.settlements[seat] |= of([parse(hex) for hex in hexes])
    refreshed(world, state)


def give_tile(world: World, state: State, seat: int, hex: str) -> None:
    """The seat took a tile from this location hex in an earlier turn."""
    _give(state, seat, site(world, hex))


def give_bonus(world: World, state: State, seat: int, key: str) -> None:
    _give(state, seat, members(world.tiles_of[world.locations.index(BONUSES[key])])[0])


def _give(state: State, seat: int, number: int) -> None:
    state.stock[number] -= 1
    state.held[seat] |= SINGLE[number]
    state.taken[seat] |= SINGLE[number]


def take_stock(world: World, state: State, *hexes: str) -> None:
    """One tile has left each of these hexes already."""
    for hex in hexes:
        state.stock[site(world, hex)] -= 1


def site(world: World, hex: str) -> int:
    return [site.hex for site in world.sites].index(parse(hex))


def live(world: World, state: State) -> list[str]:
    """Every live action as people write it: hexes in reading order, then buttons."""
    return [write_action(world, action) for action in members(decide(world, state).live)]


def live_hexes(world: World, state: State) -> list[str]:
    return [name(hex) for hex in members(decide(world, state).hexes)]


def buttons(world: World, state: State) -> list[str]:
    return [write_action(world, button) for button in decide(world, state).buttons]


def do(world: World, state: State, *actions: str) -> list[Event]:
    """Carry out actions such as `use:farm` or `A3`; everything that happened."""
    return [event for text in actions for event in act(world, state, read_action(world, text))]


def kinds(events: list[Event]) -> list[str]:
    return [event[0] for event in events]


def stands(state: State, seat: int) -> list[str]:
    """Where the settlements of a seat stand."""
    return [name(hex) for hex in members(state.settlements[seat])]


def tiles_of(world: World, state: State, seat: int) -> list[str]:
    """The keys of the tiles that a seat has."""
    return _keys(world, state.held[seat])


def used(world: World, state: State, seat: int) -> list[str]:
    """The keys of the tiles that a seat has used."""
    return _keys(world, state.used[seat])


def _keys(world: World, tiles: int) -> list[str]:
    return [world.locations[world.sites[number].location].key for number in members(tiles)]


def figures_of(world: World, state: State, seat: int, key: str) -> list[str]:
    """Where the figures of this kind stand."""
    number = [figure.key for figure in world.figures].index(key)
    return [name(hex) for hex in members(state.figures[number][seat])]


def walls(state: State) -> list[str]:
    return [name(hex) for hex in members(state.walls)]


def earned(world: World, state: State, seat: int) -> dict[str, int]:
    """The gold that was paid during the game, by source; what has paid nothing is left out."""
    paid = zip(world.sources, state.earned[seat], strict=True)
    return {source: gold for source, gold in paid if gold}


def paid(world: World, state: State, key: str) -> list[int]:
    """The gold that a card pays each seat, or has paid so far."""
    return [each.gold[key] for each in score(world, state)]


def tiles_left(world: World, state: State, hex: str) -> int:
    return state.stock[site(world, hex)]


def gold(
    drawing: str,
    card: str,
    *,
    fill: str = "G",
    seats: int = 1,
    at: str = "A1",
    options: tuple[str, ...] = (),
    removed: str = "",
    island: str = "",
    tokens: Mapping[str, tuple[str, ...]] | None = None,
) -> list[int]:
    """What a card, a task, or what pays always, pays each seat for a drawn position."""
    world = world_of(
        drawing,
        at=at,
        fill=fill,
        seats=seats,
        cards=(card,) if card in CARDS else (),
        tasks=(card,) if card in TASKS else (),
        options=options,
        removed=removed,
        island=island,
        tokens=tokens,
    )
    state = start(world, 1)
    state.settlements = _drawn(drawing, at, island).stood(seats)
    return paid(world, state, card)


def scattered(hexes: dict[str, str], fill: str = "M") -> str:
    """The drawing of a whole map with these cells on it."""
    names = [[name(row * (SIDE + 1) + column) for column in range(SIDE)] for row in range(SIDE)]
    rows = ["".join([hexes.get(each, fill).ljust(CELL) for each in row]).rstrip() for row in names]
    return "\n".join([" " * HALF * (number % 2) + row for number, row in enumerate(rows)])

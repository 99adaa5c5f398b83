"""Positions drawn as small boards.

A hex takes four columns of text: the letter of its terrain, the number of the seat that stands there
(from 1), and a star if it is expected to be live. Odd rows are indented by half a hex, as on the table:

    G*  G1  G*
      G*  G*  G2
    W   G   G

A small letter after the seat makes the piece a figure: w a warrior, c a wagon (a cart), s a ship, h one
of the seven hexes of a city hall. A # instead of a seat is a stone wall.

The drawing is laid on the map with its first hex on `at`; the rest of the map is `fill`. Stars mean
nothing to `position`; `starred` reads them, so one drawing shows a position and what is expected of it.
"""

import re

from hexstead.content.catalogue import ALWAYS, CARDS, LOCATIONS, TASKS, TILES
from hexstead.engine.components import Location
from hexstead.engine.events import Event
from hexstead.engine.hexes import EMPTY, SINGLE, Hex, members, name, parse
from hexstead.engine.rules import act, decide, start
from hexstead.engine.scoring import score
from hexstead.engine.state import State
from hexstead.engine.table import without_figures
from hexstead.engine.terrain import LETTERS, NO_TERRAIN
from hexstead.engine.view import restore_surroundings
from hexstead.engine.world import SETTLEMENTS, World
from hexstead.match.notation import read_action, write_action

CELL = 4
HALF = 2
SIDE = 20

_HEX = re.compile(r"[A-Z](?:[1-5][wcsh]?|#)?\*?")
_FIGURES = {"w": "warrior", "c": "wagon", "s": "ship", "h": "city-hall"}
_BROUGHT_BY = {"w": "barracks", "c": "wagon", "s": "lighthouse", "h": "city-hall"}


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


def world_of(
    drawing: str,
    *,
    at: str = "A1",
    fill: str = "M",
    seats: int = 2,
    locations: dict[str, str] | None = None,
    cards: tuple[str, ...] = (),
    tasks: tuple[str, ...] = (),
    deck: str = "GGGGGCCCCCDDDDDFFFFFTTTTT",
    options: tuple[str, ...] = (),
) -> World:
    """A location of a nomad tile makes its hex a nomad space. Figures bring their locations along."""
    letters = [[fill] * SIDE for _ in range(SIDE)]
    for hex, cell in cells(drawing, at).items():
        _put(letters, hex, cell[0])
    named: dict[Hex, Location] = {}
    for hex, key in ((locations or {}) | _of_figures(drawing, at, locations or {})).items():
        _put(letters, hex, "N" if key in TILES else "L")
        named[parse(hex)] = TILES[key] if key in TILES else LOCATIONS[key]
    return World(
        seats,
        ["".join(row) for row in letters],
        named,
        [CARDS[key] for key in cards] + [TASKS[key] for key in tasks] + [ALWAYS["castles"]],
        terrains(deck),
        frozenset(options),
    )


def _of_figures(drawing: str, at: str, locations: dict[str, str]) -> dict[str, str]:
    """The locations, far away in row T, of the figures that the drawing shows and no location brings."""
    shown = sorted({cell[2] for cell in cells(drawing, at).values() if cell[2:3] in _FIGURES})
    missing = [_BROUGHT_BY[letter] for letter in shown if _BROUGHT_BY[letter] not in locations.values()]
    return {f"T{19 - 2 * number}": key for number, key in enumerate(missing)}


def position(
    drawing: str,
    *,
    at: str = "A1",
    fill: str = "M",
    seats: int = 2,
    locations: dict[str, str] | None = None,
    tiles: tuple[str, ...] = (),
    holds: tuple[str, ...] = (),
    cards: tuple[str, ...] = (),
    tasks: tuple[str, ...] = (),
    options: tuple[str, ...] = (),
    card: str = "G",
    chosen: str = "",
    owed: int = 3,
    begun: bool = False,
    supply: tuple[int, ...] = (),
    hands: tuple[str, ...] = (),
    deck: str = "GCDFT",
    discards: str = "",
    turn: int = 0,
    first: int = 0,
    ending: bool = False,
) -> tuple[World, State]:
    """A world and a state.

    Seat `turn` has revealed `card`, or several cards, of which it may have `chosen` one. It is given `tiles`
    from locations far away in row T, and those of the location hexes that it `holds`. `deck` is in the order
    of drawing; `hands` has a string per seat.
    """
    far = {f"T{2 * number}": key for number, key in enumerate(tiles, start=1)}
    everything = {**(locations or {}), **far}
    world = world_of(
        drawing,
        at=at,
        fill=fill,
        seats=seats,
        locations=everything,
        cards=cards,
        tasks=tasks,
        options=options,
    )
    state = start(world, 1)
    state.settlements = [_stands(cells(drawing, at), seat) for seat in range(seats)]
    state.figures = [
        [_shows(cells(drawing, at), seat, figure.key) for seat in range(seats)] for figure in world.figures
    ]
    state.walls = _walls(cells(drawing, at))
    state.supply = list(supply) or [
        SETTLEMENTS - len(members(without_figures(state, seat))) for seat in range(seats)
    ]
    state.turn, state.first, state.ending = turn, first, ending
    state.terrain = terrains(chosen or card)[0] if chosen or len(set(card)) == 1 else NO_TERRAIN
    state.played = terrains(card)
    state.in_use = state.terrain
    state.hands = [terrains(hand) for hand in hands or ["" if n == turn else "T" for n in range(seats)]]
    state.deck, state.discards, state.removed = terrains(deck)[::-1], terrains(discards), []
    state.owed, state.begun = owed, begun
    for hex in [*holds, *far]:
        give_tile(world, state, turn, hex)
    return world, refreshed(world, state)


def refreshed(world: World, state: State) -> State:
    """The same state after its fields were set by hand: what follows from them is computed anew."""
    restore_surroundings(world, state)
    state.decision = None
    return state


def give_tile(world: World, state: State, seat: int, hex: str) -> None:
    """The seat took a tile from this location hex in an earlier turn."""
    number = site(world, hex)
    state.stock[number] -= 1
    state.held[seat] |= SINGLE[number]
    state.taken[seat] |= SINGLE[number]


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
    return [
        world.locations[site.location].key
        for number, site in enumerate(world.sites)
        if state.held[seat] & SINGLE[number]
    ]


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
) -> list[int]:
    """What a card, a task, or `castles`, pays each seat for a drawn position."""
    cards = (card,) if card in CARDS else ()
    tasks = (card,) if card in TASKS else ()
    world = world_of(drawing, at=at, fill=fill, seats=seats, cards=cards, tasks=tasks, options=options)
    state = start(world, 1)
    state.settlements = [_stands(cells(drawing, at), seat) for seat in range(seats)]
    return [each.gold[card] for each in score(world, state)]


def terrains(letters: str) -> list[int]:
    return [LETTERS.index(letter) for letter in letters]


def _put(letters: list[list[str]], hex: str, letter: str) -> None:
    row, column = divmod(parse(hex), SIDE + 1)
    letters[row][column] = letter


def _stands(drawn: dict[str, str], seat: int) -> int:
    result = EMPTY
    for hex, cell in drawn.items():
        if cell[1:2] == str(seat + 1):
            result |= SINGLE[parse(hex)]
    return result


def _shows(drawn: dict[str, str], seat: int, figure: str) -> int:
    result = EMPTY
    for hex, cell in drawn.items():
        if cell[1:2] == str(seat + 1) and _FIGURES.get(cell[2:3]) == figure:
            result |= SINGLE[parse(hex)]
    return result


def _walls(drawn: dict[str, str]) -> int:
    result = EMPTY
    for hex, cell in drawn.items():
        if cell[1:2] == "#":
            result |= SINGLE[parse(hex)]
    return result

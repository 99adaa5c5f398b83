"""Drawn positions with all boxes: swamp cards, tiles of every seat, bonus tiles, figures.

Terrain cards are written with blanks between them: `G` is grass, `SG` is swamp or grass.
"""

from drawn import SIDE, cells, give_tile, refreshed
from hexstead.content.catalogue import BONUSES, CARDS, LOCATIONS, TILES
from hexstead.engine.components import Location
from hexstead.engine.hexes import EMPTY, SINGLE, Hex, Hexes, members, name, of, parse
from hexstead.engine.rules import start
from hexstead.engine.scoring import score
from hexstead.engine.state import State
from hexstead.engine.terrain import BUILDS, LETTERS, NO_TERRAIN, faces, two_faced
from hexstead.engine.world import SETTLEMENTS, World
from hexstead.match.setup import extras_on, terrain_of, what_pays

BASE_DECK = " ".join("GGGGGCCCCCDDDDDFFFFFTTTTT")
SWAMP_DECK = "SG SC SD SF ST"
FAR = [f"{row}{column}" for row in "TRP" for column in range(2, 21, 2)]
"""Where locations lie whose tiles are given away without pieces beside them."""


def pile(text: str) -> list[int]:
    return [_card(word) for word in text.split()]


def _card(word: str) -> int:
    if len(word) == 2:
        return two_faced(LETTERS.index(word[1]), LETTERS.index(word[0]))
    return LETTERS.index(word)


def world_of(
    drawing: str,
    *,
    at: str = "A1",
    fill: str = "M",
    seats: int = 2,
    locations: dict[str, str] | None = None,
    cards: tuple[str, ...] = (),
    deck: str = BASE_DECK,
    removed: str = "",
) -> World:
    """The map of a drawing, with `locations` (and nomad tiles) on hexes by name."""
    letters = [[fill] * SIDE for _ in range(SIDE)]
    for hex, cell in cells(drawing, at).items():
        _put(letters, hex, cell[0])
    named: dict[Hex, Location] = {}
    for hex, key in (locations or {}).items():
        is_tile = key in TILES
        _put(letters, hex, "N" if is_tile else "L")
        named[parse(hex)] = TILES[key] if is_tile else LOCATIONS[key]
    rows = ["".join(row) for row in letters]
    return World(
        seats,
        rows,
        named,
        what_pays(cards, (), rows, {}),
        pile(deck),
        frozenset(),
        extras_on(rows, {}),
        terrain_of(removed),
    )


def position(
    drawing: str,
    *,
    at: str = "A1",
    fill: str = "M",
    seats: int = 2,
    locations: dict[str, str] | None = None,
    tiles: dict[int, tuple[str, ...]] | None = None,
    holds: dict[int, tuple[str, ...]] | None = None,
    bonuses: dict[int, tuple[str, ...]] | None = None,
    figures: dict[int, dict[str, tuple[str, ...]]] | None = None,
    cards: tuple[str, ...] = (),
    card: str = "G",
    owed: int | None = None,
    begun: bool = False,
    supply: tuple[int, ...] = (),
    aside: tuple[int, ...] = (),
    hands: tuple[str, ...] = (),
    deck: str = "G C D F T",
    discards: str = "",
    turn: int = 0,
    first: int = 0,
    ending: bool = False,
) -> tuple[World, State]:
    """A world and a state in which seat `turn` has revealed `card`.

    `tiles` come from locations far away; `holds` are tiles of location hexes of the map; `bonuses` are
    off-board tiles. `figures` are pieces that the drawing shows as settlements. `deck` is in drawing order.
    """
    far: dict[str, str] = {}
    given: list[tuple[int, str]] = []
    for seat, keys in (tiles or {}).items():
        for key in keys:
            hex = FAR[len(far)]
            far[hex] = key
            given.append((seat, hex))
    whole_deck = f"{BASE_DECK} {SWAMP_DECK}" if "S" in " ".join([card, deck, *hands]) else BASE_DECK
    world = world_of(
        drawing,
        at=at,
        fill=fill,
        seats=seats,
        locations={**(locations or {}), **far},
        cards=cards,
        deck=whole_deck,
    )
    state = start(world, 1)
    state.settlements = stood(drawing, at, seats)
    _place_figures(world, state, figures or {})
    state.aside = list(aside) or [0] * seats
    state.supply = list(supply) or [
        SETTLEMENTS - len(members(own)) - state.aside[seat] for seat, own in enumerate(state.settlements)
    ]
    state.turn, state.first, state.ending = turn, first, ending
    state.played = pile(card)
    shown = {terrain for each in state.played for terrain in faces(each)}
    state.terrain = shown.pop() if len(shown) == 1 else NO_TERRAIN
    state.in_use = NO_TERRAIN if state.terrain == NO_TERRAIN else state.played[0]
    state.quota = 3 if state.terrain == NO_TERRAIN else BUILDS[state.terrain]
    state.owed = min(state.quota, state.supply[turn]) if owed is None else owed
    state.begun = begun
    state.recalled = 0
    state.hands = [pile(hand) for hand in hands or ["" if seat == turn else "T" for seat in range(seats)]]
    state.deck, state.discards, state.removed = pile(deck)[::-1], pile(discards), []
    for seat, hexes in (holds or {}).items():
        given += [(seat, hex) for hex in hexes]
    for seat, hex in given:
        give_tile(world, state, seat, hex)
    for seat, keys in (bonuses or {}).items():
        for key in keys:
            give_bonus(world, state, seat, key)
    return world, refreshed(world, state)


def give_bonus(world: World, state: State, seat: int, key: str) -> None:
    kind = world.locations.index(BONUSES[key])
    number = members(world.tiles_of[kind])[0]
    state.stock[number] -= 1
    state.held[seat] |= SINGLE[number]
    state.taken[seat] |= SINGLE[number]


def _place_figures(world: World, state: State, figures: dict[int, dict[str, tuple[str, ...]]]) -> None:
    keys = [figure.key for figure in world.figures]
    for seat, by_key in figures.items():
        for key, hexes in by_key.items():
            placed = of([parse(hex) for hex in hexes])
            state.figures[keys.index(key)][seat] |= placed
            state.settlements[seat] |= placed


def take_stock(world: World, state: State, *hexes: str) -> None:
    """One tile has left each of these hexes already."""
    for hex in hexes:
        number = [site.hex for site in world.sites].index(parse(hex))
        state.stock[number] -= 1


def used(world: World, state: State, seat: int) -> list[str]:
    """The keys of the tiles that a seat has used."""
    return [
        world.locations[site.location].key
        for number, site in enumerate(world.sites)
        if state.used[seat] & SINGLE[number]
    ]


def figures_of(world: World, state: State, seat: int, key: str) -> list[str]:
    number = [figure.key for figure in world.figures].index(key)
    return [name(hex) for hex in members(state.figures[number][seat])]


def stood(drawing: str, at: str, seats: int) -> list[Hexes]:
    """Where the pieces of each seat stand in a drawing."""
    result = [EMPTY] * seats
    for hex, cell in cells(drawing, at).items():
        if cell[1:2].isdigit():
            result[int(cell[1]) - 1] |= SINGLE[parse(hex)]
    return result


def gold(
    drawing: str, card: str, *, fill: str = "G", seats: int = 1, at: str = "A1", removed: str = ""
) -> list[int]:
    """What a card, or `palaces`, pays each seat for a drawn position."""
    cards = (card,) if card in CARDS else ()
    world = world_of(drawing, at=at, fill=fill, seats=seats, cards=cards, removed=removed)
    state = start(world, 1)
    state.settlements = stood(drawing, at, seats)
    return [each.gold[card] for each in score(world, state)]


def earned(world: World, state: State, key: str) -> list[int]:
    """The gold that a card has paid each seat so far."""
    return [each.gold[key] for each in score(world, state)]


def put(world: World, state: State, seat: int, *hexes: str) -> None:
    """Pieces appear by hand."""
    state.settlements[seat] |= of([parse(hex) for hex in hexes])
    refreshed(world, state)


def scattered(hexes: dict[str, str], fill: str = "M") -> str:
    """The drawing of a whole map with these cells on it."""
    names = [[name(row * (SIDE + 1) + column) for column in range(SIDE)] for row in range(SIDE)]
    rows = ["".join([hexes.get(each, fill).ljust(4) for each in row]).rstrip() for row in names]
    return "\n".join([" " * 2 * (number % 2) + row for number, row in enumerate(rows)])


def _put(letters: list[list[str]], hex: str, letter: str) -> None:
    row, column = divmod(parse(hex), SIDE + 1)
    letters[row][column] = letter

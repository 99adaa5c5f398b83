"""How the engine writes things down, read into the words of the slow definitions."""

from collections import Counter
from functools import lru_cache

from hexstead.engine.actions import DONE, END, FIRST_TILE, STORE, Action
from hexstead.engine.events import DREW, REVEALED, Event
from hexstead.engine.state import State
from hexstead.engine.world import World
from slow_table import LETTERS, NO_HEX, Choice, Map, Place, Spot, Table, Tile


def spots(bits: int) -> set[Spot]:
    """Hexes are bits, counted from the right: 21 to a row, of which the last is never set."""
    digits = reversed(f"{bits:b}")
    return {divmod(number, 21) for number, digit in enumerate(digits) if digit == "1"}


def card_of(number: int) -> str:
    """The number of a card with two sides is 16 times the second and once the first."""
    return LETTERS[number] if number < 16 else LETTERS[number % 16] + LETTERS[number // 16]


def cards_shown(events: list[Event]) -> list[str]:
    """What chance brought, in its order."""
    return [card_of(item) for what, _, _, item, _ in events if what in (DREW, REVEALED)]


def as_choice(world: World, action: Action) -> Choice:
    """An action in the words of the slow definitions."""
    buttons = {END: "end", DONE: "done", STORE: "store"}
    if action in buttons:
        return buttons[action]
    if action >= world.first_terrain:
        return f"terrain:{LETTERS[action - world.first_terrain]}"
    if action >= FIRST_TILE:
        return f"use:{world.tiles[action - FIRST_TILE].key}"
    return divmod(action, 21)


@lru_cache(maxsize=4)
def read_map(world: World) -> Map:
    lines = [*enumerate(world.letters), *enumerate(world.island, 21)]
    cells = {(row, column): letter for row, line in lines for column, letter in enumerate(line)}
    return Map(
        letters={spot: letter for spot, letter in cells.items() if letter != NO_HEX},
        sites=dict(_sites(world)),
        tokens={key: spots(hexes) for key, hexes in world.tokens.items()},
        options=world.options,
        cards=frozenset([card.key for card in world.cards]),
        removed="" if world.removed_terrain < 0 else LETTERS[world.removed_terrain],
    )


@lru_cache(maxsize=4)
def _sites(world: World) -> list[tuple[Place, str]]:
    """By number, where the tiles come from, and their kind."""
    keys = [world.tiles[site.tile].key for site in world.sites]
    return [
        (key if site.hex < 0 else divmod(site.hex, 21), key)
        for site, key in zip(world.sites, keys, strict=True)
    ]


def read(world: World, state: State) -> Table:
    """The position, as far as it lies open; not what is under way."""
    sites = _sites(world)

    def places(tiles: int) -> set[Place]:
        return {place for number, (place, _) in enumerate(sites) if tiles >> number & 1}

    return Table(
        map=read_map(world),
        first=state.first,
        pieces=[_pieces(world, state, seat) for seat in range(world.seats)],
        walls=spots(state.walls),
        supply=list(state.supply),
        aside=list(state.aside),
        numbers=list(state.stored),
        marks={row: seat for row, seat in enumerate(state.marks) if seat >= 0},
        earned=[Counter(dict(zip(world.sources, earned, strict=True))) for earned in state.earned],
        stock={place: state.stock[number] for number, (place, _) in enumerate(sites)},
        taken=[places(taken) for taken in state.taken],
        tiles=[_tiles(world, state, seat) for seat in range(world.seats)],
        hands=[[card_of(card) for card in hand] for hand in state.hands],
        pile=len(state.deck),
        discards=[card_of(card) for card in state.discards],
        removed=[card_of(card) for card in state.removed],
        seat=state.turn,
        in_use=[card_of(card) for card in state.played],
        side="" if state.terrain < 0 else LETTERS[state.terrain],
        is_for_good=state.begun and state.terrain >= 0,
        begun=state.begun,
        left=state.owed,
        is_mandatory_over=not state.owed,
        ending=state.ending,
        closing=state.closing,
        over=state.over,
    )


def _pieces(world: World, state: State, seat: int) -> dict[Spot, str]:
    pieces = dict.fromkeys(spots(state.settlements[seat]), "settlement")
    for figure, by_seat in zip(world.figures, state.figures, strict=True):
        pieces |= dict.fromkeys(spots(by_seat[seat]), figure.key)
    return pieces


def _tiles(world: World, state: State, seat: int) -> list[Tile]:
    held, used, fresh = state.held[seat], state.used[seat], state.fresh[seat]
    return [
        Tile(key, place, bool(used >> number & 1), bool(fresh >> number & 1))
        for number, (place, key) in enumerate(_sites(world))
        if held >> number & 1
    ]

"""Positions drawn as small boards, in the language of `hexstead.match.sketch`.

    G*  G1  G*
      G*  G*  G2
    W   G   G

Stars mean nothing to `position`; `starred` reads them, so one drawing shows a position and what is expected
of it.
"""

from collections.abc import Mapping

from hexstead.boxes.catalogue import BONUSES, CARDS, TASKS
from hexstead.engine.events import Event
from hexstead.engine.hands import without_figures
from hexstead.engine.hexes import COLUMNS, MAIN_ROWS, SINGLE, at, members, name, of, parse
from hexstead.engine.rules import act, decide, start
from hexstead.engine.scoring import score
from hexstead.engine.state import State
from hexstead.engine.world import World
from hexstead.match.notation import read_action, write_action
from hexstead.match.sketch import (
    CELL,
    HALF,
    SWAMP_DECK,
    USUAL_DECK,
    cells,
    pile,
    refreshed,
    reveal,
    sketched,
    stand,
    starred,
    world_on,
)

__all__ = ["cells", "pile", "refreshed", "starred"]

_FAR = [f"{row}{column}" for row in "TRP" for column in range(2, 21, 2)]
"""Where locations lie whose tiles are given away without pieces beside them."""

BySeat = Mapping[int, tuple[str, ...]]


def world_of(
    drawing: str,
    *,
    at: str = "A1",
    fill: str = "M",
    seats: int = 2,
    locations: dict[str, str] | None = None,
    cards: tuple[str, ...] = (),
    tasks: tuple[str, ...] = (),
    deck: str = USUAL_DECK,
    options: tuple[str, ...] = (),
    removed: str = "",
    island: str = "",
    tokens: Mapping[str, tuple[str, ...]] | None = None,
) -> World:
    return world_on(
        sketched(drawing, at, island),
        fill=fill,
        seats=seats,
        locations=locations,
        cards=cards,
        tasks=tasks,
        deck=deck,
        options=options,
        removed=removed,
        tokens=tokens,
    )


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
        deck=f"{USUAL_DECK} {SWAMP_DECK}" if is_swampy else USUAL_DECK,
        options=options,
        island=island,
        tokens=tokens,
    )
    state = start(world, 1)
    stand(world, state, sketched(drawing, at, island))
    _add_figures(world, state, figures or {})
    state.aside = list(aside) or [0] * seats
    state.supply = list(supply) or [
        world.supply - len(members(without_figures(state, seat))) - state.aside[seat] for seat in range(seats)
    ]
    state.turn, state.first, state.ending = turn, first, ending
    state.hands = [pile(hand) for hand in hands or ["" if n == turn else "T" for n in range(seats)]]
    state.deck, state.discards, state.removed = pile(deck)[::-1], pile(discards), []
    reveal(world, state, card, chosen)
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


def _add_figures(world: World, state: State, figures: Mapping[int, Mapping[str, tuple[str, ...]]]) -> None:
    """Those that a drawing cannot show."""
    for seat, by_key in figures.items():
        for number, figure in enumerate(world.figures):
            hexes = of([parse(hex) for hex in by_key.get(figure.key, ())])
            state.figures[number][seat] |= hexes
            if not (figure.is_passing and world.passing_only_leads):
                state.settlements[seat] |= hexes


def put(world: World, state: State, seat: int, *hexes: str) -> None:
    """Pieces appear by hand."""
    state.settlements[seat] |= of([parse(hex) for hex in hexes])
    refreshed(world, state)


def give_tile(world: World, state: State, seat: int, hex: str) -> None:
    """The seat took a tile from this location hex in an earlier turn."""
    _give(state, seat, site(world, hex))


def give_bonus(world: World, state: State, seat: int, key: str) -> None:
    _give(state, seat, members(world.tiles_of[world.tiles.index(BONUSES[key])])[0])


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
    return [world.tiles[world.sites[number].tile].key for number in members(tiles)]


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
    state.settlements = sketched(drawing, at, island).stood(seats)
    return paid(world, state, card)


def scattered(hexes: dict[str, str], fill: str = "M") -> str:
    """The drawing of a whole map with these cells on it."""
    names = [[name(at(row, column)) for column in range(COLUMNS)] for row in range(MAIN_ROWS)]
    rows = ["".join([hexes.get(each, fill).ljust(CELL) for each in row]).rstrip() for row in names]
    return "\n".join([" " * HALF * (number % 2) + row for number, row in enumerate(rows)])

"""Random games for the tests of properties: on drawn set-ups, and on cramped maps where terrains run out."""

import os
from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from typing import TypeAlias

from hexstead.boxes.catalogue import NUMBERS, OPTIONS, VARIANTS, boxes, tile_pool
from hexstead.boxes.catalogue import TILES as NOMAD_TILES
from hexstead.engine.actions import FIRST_TILE, Action
from hexstead.engine.hexes import Hex, at, members
from hexstead.engine.rules import act, decide, start
from hexstead.engine.state import State
from hexstead.engine.tiles import Tile
from hexstead.engine.world import World
from hexstead.setup.draw import draw_setup
from hexstead.setup.request import PARTS
from hexstead.setup.setup import Setup

TIMES = int(os.environ.get("HEXSTEAD_TIMES", "1"))
"""So many times the usual number of games are followed step by step by the slow definitions."""
BOXES = ("base", "nomads", "crossroads")
MIXES = [mix for number in (1, 2, 3) for mix in combinations(BOXES, number)]
"""Every combination of these boxes; `expansions/` plays with all of them."""


def a_setup(random: Random) -> Setup:
    """Two to five seats, any boxes and parts of Queenies, some house rules, either edition."""
    options = tuple([key for key in OPTIONS if random.random() < 0.3])
    parts = tuple([part for part in PARTS if random.random() < 0.3])
    return draw_setup(
        random.randint(2, 5),
        random.randrange(10**6),
        options=options,
        expansions=random.choice(MIXES) + parts,
        edition=random.choice(["big-box", "big-box", "big-box-nl"]),
    )


def drawn_world(random: Random) -> World:
    return a_setup(random).world()


def cramped_world(random: Random) -> World:
    """Little land, many locations side by side, few cards: what is rare elsewhere is common here."""
    weights = [random.choice([1, 1, 4]) for _ in "GCDFT"] + [random.choice([1, 8, 40]), 6, 1, 1]
    letters = [random.choices("GCDFTWMXN", weights, k=20) for _ in range(20)]
    for column, letter in enumerate("GCDFT"):
        letters[10][column] = letter
    places = random.sample([(r, c) for r in range(20) for c in range(20) if r != 10], random.randint(4, 30))
    locations: dict[Hex, Tile] = {}
    for (r, c), location in zip(places, _mixed_tiles(random), strict=False):
        letters[r][c] = "N" if location.is_fleeting else "L"
        locations[at(r, c)] = location
    deck = [random.randrange(5) for _ in range(random.randint(6, 25))]
    cards = [card for box in boxes(BOXES) for card in (*box.cards, *box.tasks, *box.always)]
    if random.random() < 0.5:
        cards = [card for card in cards if not card.after_build]
    options = frozenset([key for key in [*OPTIONS, *VARIANTS] if random.random() < 0.3])
    return World(
        random.randint(2, 5),
        ["".join(row) for row in letters],
        locations,
        cards,
        deck,
        options,
        numbers=NUMBERS,
    )


def _mixed_tiles(random: Random) -> list[Tile]:
    """Thirty tiles of some boxes; what is on one hex only in the box comes once."""
    chosen = boxes(random.choice(MIXES))
    several = [location for box in chosen for location in box.locations if not box.tasks]
    once = [location for box in chosen for location in box.locations if box.tasks]
    nomads = [NOMAD_TILES[key] for key in tile_pool()] if any(box.tiles for box in chosen) else []
    mixed = once + nomads + [random.choice(several) for _ in range(30) if several]
    random.shuffle(mixed)
    return mixed


def a_world(random: Random) -> World:
    return random.choice([drawn_world, cramped_world])(random)


Pick: TypeAlias = Callable[[Random, World, State], Action]


def pick(random: Random, world: World, state: State) -> Action:
    """A live action; tiles are liked, so that games see many."""
    decision = decide(world, state)
    tiles = [button for button in decision.buttons if button >= FIRST_TILE]
    if tiles and random.random() < 0.5:
        return random.choice(tiles)
    return random.choice(members(decision.live))


def positions(random: Random, world: World, pick: Pick = pick) -> Iterator[State]:
    """The positions of a whole game, one and the same state each time."""
    state = start(world, random.randrange(10**9))
    yield state
    while not state.over:
        act(world, state, pick(random, world, state))
        yield state


def some_position(random: Random, world: World, pick: Pick = pick, most: int = 160) -> State:
    """A position somewhere in a game, after fewer than this many actions."""
    state = start(world, random.randrange(10**9))
    for _ in range(random.randrange(most)):
        if state.over:
            break
        act(world, state, pick(random, world, state))
    return state

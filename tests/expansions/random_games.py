"""Random games with all boxes: on drawn set-ups, and on cramped maps where everything lies close together."""

from collections.abc import Iterator
from functools import partial
from random import Random

import games
from hexstead.boxes.catalogue import BOXES, CARDS, LOCATIONS, NUMBERS, OPTIONS, TASKS, TILES, VARIANTS, boxes
from hexstead.boxes.manifest import hexes_with
from hexstead.engine.actions import FIRST_TILE, Action
from hexstead.engine.hexes import Hex, at, members, of
from hexstead.engine.rules import decide
from hexstead.engine.state import State
from hexstead.engine.terrain import SWAMP, two_faced
from hexstead.engine.tiles import Tile
from hexstead.engine.world import World
from hexstead.match.match import Match
from hexstead.setup.draw import draw_setup
from hexstead.setup.request import PARTS
from hexstead.setup.setup import Setup, extras_on, what_pays

MADE = ["endless-base-1", "endless-nomads-2", "endless-crossroads-3", "endless-harvest-4"]
"""Always the same, because making one takes longer than a game."""
WITH_BOARDS = [box.key for box in boxes(BOXES) if box.boards]


def a_setup(random: Random) -> Setup:
    """From the whole catalogue: any boxes and parts of Queenies, editions, house rules, made boards."""
    options = tuple([key for key in OPTIONS if random.random() < 0.3])
    seed, edition = random.randrange(10**6), random.choice(["big-box", "big-box", "big-box-nl", "newest"])
    if edition == "newest":
        castles = random.random() < 0.5
        return draw_setup(
            random.randint(2, 4),
            seed,
            options=options,
            edition="newest",
            castle_tiles="any" if castles else (),
        )
    chosen = [key for key in WITH_BOARDS if random.random() < 0.6] or list(WITH_BOARDS)
    chosen += [key for key in PARTS if random.random() < 0.3]
    return draw_setup(
        random.randint(2, 5),
        seed,
        boards=tuple([name for name in MADE if random.random() < 0.05]),
        expansions=tuple(chosen),
        options=options,
        edition=edition,
        as_first_printed=random.random() < 0.2,
    )


def drawn_world(random: Random) -> World:
    return a_setup(random).world()


def an_island(random: Random) -> tuple[str, ...]:
    """Five rows with bays, hexes on their own, and a dot where there is no hex."""
    return tuple(["".join(random.choices("GCDFTSAMWX.", k=random.randint(2, 12))) for _ in range(5)])


def cramped_world(random: Random, more: tuple[str, ...] = ()) -> World:
    """Little land, many tiles side by side, few cards, everything that pays; perhaps an island."""
    weights = [random.choice([1, 3]) for _ in "GCDFT"] + [random.choice([2, 8, 25]), 3, 1, 1, 1, 4, 4]
    deck = [random.randrange(5) for _ in range(random.randint(4, 20))]
    return _crowded(random, weights, deck, more)


def bare_world(random: Random) -> World:
    """A few hexes for each card and many tiles that use the card: terrains run out all the time."""
    weights = [random.choice([1, 2]) for _ in "GCDFT"] + [random.choice([2, 20]), 3, 1, 1, 1, 1, 30]
    deck = [random.randrange(5) for _ in range(random.randint(20, 60))]
    return _crowded(random, weights, deck, ("oracle", "barn", *["quarry"] * 4, "cathedral", "crossroads") * 4)


def _crowded(random: Random, weights: list[int], deck: list[int], more: tuple[str, ...]) -> World:
    """Two locations of every kind and some more, as many as there is room for."""
    letters = [random.choices("GCDFTWMXPISA", weights, k=20) for _ in range(20)]
    for column, letter in enumerate("GCDFTSAIP"):
        letters[10][column] = letter
    pool = [location for location in LOCATIONS.values() for _ in range(2)]
    pool += [LOCATIONS[key] for key in more]
    random.shuffle(pool)
    spots = [(row, column) for row in range(20) for column in range(20) if row != 10]
    places = random.sample(spots, random.randint(6, 45))
    locations: dict[Hex, Tile] = {}
    for row, column in places:
        is_tile = random.random() < 0.2 or not pool
        letters[row][column] = "N" if is_tile else "L"
        locations[at(row, column)] = random.choice(list(TILES.values())) if is_tile else pool.pop()
    deck += [two_faced(random.randrange(5), SWAMP) for _ in range(random.randint(1, 8))]
    rows = ["".join(row) for row in letters]
    castles, mountains = hexes_with("X", rows), hexes_with("M", rows)
    tokens = {"capitol": castles & -castles, "caves": of(members(mountains)[:4])}
    tokens = {key: hexes for key, hexes in tokens.items() if hexes and random.random() < 0.5}
    return World(
        random.randint(2, 5),
        rows,
        locations,
        what_pays(tuple(CARDS), tuple(TASKS), rows, tokens),
        deck,
        frozenset([key for key in [*OPTIONS, *VARIANTS] if random.random() < 0.3]),
        extras_on(rows, tokens),
        random.randrange(5),
        an_island(random) if random.random() < 0.4 else (),
        tokens,
        numbers=NUMBERS,
    )


def a_world(random: Random) -> World:
    return drawn_world(random) if random.random() < 0.5 else cramped_world(random)


def games_of(chunk: int, number: int) -> Iterator[tuple[Random, World]]:
    """A number of generators, each with a world to play on."""
    for game in range(number):
        random = Random(1000 * chunk + game)
        yield random, a_world(random)


def pick(random: Random, world: World, state: State) -> Action:
    """A live action; tiles are liked, so that games see many."""
    decision = decide(world, state)
    tiles = [button for button in decision.buttons if button >= FIRST_TILE]
    if tiles and random.random() < 0.6:
        return random.choice(tiles)
    hexes = members(decision.hexes)
    if hexes and random.random() < 0.7:
        return random.choice(hexes)
    return random.choice(decision.actions)


positions = partial(games.positions, pick=pick)
some_position = partial(games.some_position, pick=pick, most=260)


def random_match(random: Random) -> Match:
    """A match on a drawn set-up, played for a while."""
    match = Match(a_setup(random), random.randrange(10**9))
    for _ in range(random.choice([0, 30, 120, 250, 2000])):
        if not match.is_over:
            match.play(pick(random, match.world, match.state))
    return match

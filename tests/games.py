"""Random games for the tests of properties: on drawn set-ups, and on cramped maps where terrains run out."""

from collections.abc import Iterator
from random import Random

from hexstead.content.catalogue import ALWAYS, CARDS, LOCATIONS, OPTIONS
from hexstead.engine.actions import END, FIRST_TILE, Action
from hexstead.engine.hexes import at, members
from hexstead.engine.rules import act, decide, start
from hexstead.engine.state import State
from hexstead.engine.world import World
from hexstead.match.setup import draw_setup
from slow import Choice


def drawn_world(random: Random) -> World:
    options = tuple([key for key in OPTIONS if random.random() < 0.3])
    return draw_setup(random.randint(2, 5), random.randrange(10**6), options=options).world()


def cramped_world(random: Random) -> World:
    """Little land, many locations side by side, few cards: what is rare elsewhere is common here."""
    weights = [random.choice([1, 1, 4]) for _ in "GCDFT"] + [random.choice([8, 40]), 6, 1]
    letters = [random.choices("GCDFTWMX", weights, k=20) for _ in range(20)]
    for column, letter in enumerate("GCDFT"):
        letters[10][column] = letter
    places = random.sample([(r, c) for r in range(20) for c in range(20) if r != 10], random.randint(4, 30))
    locations = {}
    for r, c in places:
        letters[r][c] = "L"
        locations[at(r, c)] = random.choice(list(LOCATIONS.values()))
    deck = [random.randrange(5) for _ in range(random.randint(6, 25))]
    cards = list(CARDS.values()) + list(ALWAYS.values())
    return World(random.randint(2, 5), ["".join(row) for row in letters], locations, cards, deck)


def a_world(random: Random) -> World:
    return random.choice([drawn_world, cramped_world])(random)


def pick(random: Random, world: World, state: State) -> Action:
    """A live action; tiles are liked, so that games see many."""
    decision = decide(world, state)
    tiles = [button for button in decision.buttons if button >= FIRST_TILE]
    if tiles and random.random() < 0.5:
        return random.choice(tiles)
    return random.choice(members(decision.live))


def positions(random: Random, world: World) -> Iterator[State]:
    """The positions of a whole game, one and the same state each time."""
    state = start(world, random.randrange(10**9))
    yield state
    while not state.over:
        act(world, state, pick(random, world, state))
        yield state


def some_position(random: Random, world: World) -> State:
    """A position somewhere in a game."""
    state = start(world, random.randrange(10**9))
    for _ in range(random.randrange(160)):
        if state.over:
            break
        act(world, state, pick(random, world, state))
    return state


def as_choice(world: World, action: Action) -> Choice:
    """An action in the words of the slow definitions."""
    if action == END:
        return "end"
    if action >= FIRST_TILE:
        return f"use:{world.locations[action - FIRST_TILE].key}"
    return divmod(action, 21)

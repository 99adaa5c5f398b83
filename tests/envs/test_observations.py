"""What a seat is shown."""

from dataclasses import fields
from random import Random

import numpy as np
import pytest

from envs.play import positions
from expansions.random_games import a_world, pick
from hexstead import act, decide, first_game, see, start
from hexstead.engine.actions import Seat
from hexstead.engine.hexes import NOWHERE, members
from hexstead.engine.state import State
from hexstead.engine.view import View
from hexstead.engine.world import World
from hexstead.envs.game import Game
from hexstead.envs.layout import SECTIONS, Array, observation_space, part, split
from hexstead.envs.numbering import CARDS, FIGURES, KINDS, PROMPTS, TERRAIN_CARDS
from hexstead.envs.observer import Observer
from hexstead.envs.sight import Table
from hidden import with_other_secrets

chunks = pytest.mark.parametrize("chunk", range(3))


def shown(world: World, state: State, seat: Seat) -> Array:
    found: Array = Observer(world).look(state, seat, decide(world, state))["observation"]
    return found


def hexes_of(plane: Array) -> list[int]:
    found: list[int] = np.flatnonzero(plane).tolist()
    return found


@chunks
def test_an_observer_that_has_seen_the_whole_game_shows_what_the_view_holds(chunk: int) -> None:
    """What it remembers from earlier looks, and earlier games, is never stale, whoever looks when."""
    random = Random(chunk)
    observers = [Observer(a_world(random)) for _ in range(6)]
    for number, observer in enumerate(2 * observers):
        game, world = Game(observer, number), observer.world
        while not game.state.over:
            if random.random() < 0.8:
                asked = game.decision.seat
                seat = asked if random.random() < 0.7 else random.randrange(world.seats)
                now = game.look(seat)
                then = Observer(world).look_at(see(world, game.state, seat), game.decision)
                assert np.array_equal(now["observation"], then["observation"])
                assert np.array_equal(now["action_mask"], then["action_mask"])
            game.carry_out(pick(random, world, game.state))


def test_positions_that_a_seat_cannot_tell_apart_look_the_same() -> None:
    differ = 0
    random = Random(5)
    for number, (world, state) in enumerate(positions(range(500, 530))):
        if number % 5 == 0:
            seat = random.randrange(world.seats)
            twin = with_other_secrets(random, state, seat)
            differ += twin.hands != state.hands
            assert np.array_equal(shown(world, state, seat), shown(world, twin, seat))
    assert differ > 100


def test_every_field_of_a_view_is_shown_or_left_out_on_purpose() -> None:
    left_out = {"viewer", "in_use", "taken"}
    own = {"hand", "hand_sizes", "deck_size"}
    assert {field.name for field in fields(View)} == set(Table.__annotations__) | left_out | own


def test_observations_are_within_the_space() -> None:
    space = observation_space()
    for number, (world, state) in enumerate(positions(range(40, 50))):
        if number % 3 == 0:
            for seat in range(world.seats):
                assert space.contains(Observer(world).look(state, seat, decide(world, state)))


def test_planes_show_the_board_as_seen_from_the_seat() -> None:
    figures_seen = set()
    for number, (world, state) in enumerate(positions(range(60, 72))):
        if number % 7:
            continue
        seat = number % world.seats
        seen = shown(world, state, seat)
        for further, plane in enumerate(part(seen, "board", "pieces")):
            there = state.settlements[(seat + further) % world.seats] if further < world.seats else 0
            assert hexes_of(plane) == members(there)
        for terrain, plane in enumerate(part(seen, "map", "terrain")):
            assert hexes_of(plane) == members(world.terrain[terrain])
        for figure, by_seat in zip(world.figures, state.figures, strict=True):
            plane = part(seen, "board", "figures")[FIGURES.index(figure.key)]
            assert hexes_of(plane) == sorted([hex for own in by_seat for hex in members(own)])
            figures_seen |= {figure.key} if plane.any() else set()
        assert hexes_of(part(seen, "board", "walls")) == members(state.walls)
        assert hexes_of(part(seen, "board", "broken")) == members(state.broken)
        assert hexes_of(part(seen, "board", "built")) == sorted(state.built)
        lifted = state.frames[-1].lifted if state.frames else NOWHERE
        assert hexes_of(part(seen, "board", "lifted")) == ([] if lifted == NOWHERE else [lifted])
        for site, tiles in zip(world.sites, state.stock, strict=True):
            if site.hex != NOWHERE:
                row, column = divmod(site.hex, 21)
                assert part(seen, "board", "tiles")[:, row, column].tolist() == [tiles >= 1, tiles >= 2]
                kind = KINDS[part(seen, "map", "sites")[0, row, column] - 1]
                assert kind == world.locations[site.location].key
    assert len(figures_seen) >= 4


def test_numbers_show_seats_turn_and_cards() -> None:
    for number, (world, state) in enumerate(positions(range(80, 92))):
        if number % 7:
            continue
        seat = number % world.seats
        seen = shown(world, state, seat)
        decision = decide(world, state)

        def told(key: str, seen: Array = seen) -> list[int]:
            return [int(value) for value in part(seen, "numbers", key)]

        order = [(seat + further) % world.seats for further in range(world.seats)]
        none = [0] * (5 - world.seats)
        assert told("supply") == [state.supply[other] for other in order] + none
        assert told("aside") == [state.aside[other] for other in order] + none
        assert told("stored") == [state.stored[other] for other in order] + none
        assert told("cards") == [len(state.hands[other]) for other in order] + none
        assert told("earned") == [sum(state.earned[other]) for other in order] + none
        assert told("turn")[order.index(state.turn)] == sum(told("turn")) == 1
        assert told("first")[order.index(state.first)] == sum(told("first")) == 1
        assert sum(told("decides")) == (0 if state.over else 1)
        assert state.over or told("decides")[order.index(decision.seat)]
        assert PROMPTS[told("prompt").index(1)] == decision.prompt
        assert (told("owed"), told("begun"), told("deck")) == ([state.owed], [state.begun], [len(state.deck)])
        assert sum(told("terrain")) == (1 if state.terrain >= 0 else 0)
        assert told("powers") == [len(state.frames)]
        if state.frames:
            assert KINDS[told("power").index(1)] == world.locations[state.frames[-1].location].key
        for key, pile in (("hand", state.hands[seat]), ("played", state.played), ("removed", state.removed)):
            assert told(key) == [pile.count(card) for card in TERRAIN_CARDS]
        assert sum(told("discards")) == len(state.discards)


def test_tiles_are_counted_by_kind_and_readiness() -> None:
    some = 0
    for number, (world, state) in enumerate(positions(range(100, 112))):
        if number % 7:
            continue
        seat = number % world.seats
        tables = part(shown(world, state, seat), "tiles", "tiles")
        for further in range(world.seats):
            owner = (seat + further) % world.seats
            held = [world.locations[world.sites[tile].location].key for tile in members(state.held[owner])]
            ready = state.held[owner] & ~state.used[owner] & ~state.fresh[owner]
            usable = [world.locations[world.sites[tile].location].key for tile in members(ready)]
            assert tables[further, 0].tolist() == [held.count(kind) for kind in KINDS]
            assert tables[further, 1].tolist() == [usable.count(kind) for kind in KINDS]
            some += len(held) > len(usable) > 0
    assert some > 10


def test_the_set_up_is_shown() -> None:
    world = first_game(3).world()
    seen = shown(world, start(world, 1), 0)
    assert part(seen, "setup", "seats").tolist() == [1, 1, 1, 0, 0]
    cards = [key for key, there in zip(CARDS, part(seen, "setup", "cards"), strict=True) if there]
    assert sorted(cards) == ["castles", "fishermen", "knights", "merchants"]
    assert part(seen, "setup", "deck").sum() == 25


def test_sections_follow_each_other_without_a_gap() -> None:
    row = np.arange(sum([np.prod(section.shape) for section in SECTIONS]))
    assert np.concatenate([section.ravel() for section in split(row).values()]).tolist() == row.tolist()
    parts = [part(row, section.key, each.key).ravel() for section in SECTIONS for each in section.parts]
    assert np.concatenate(parts).tolist() == row.tolist()


def test_an_observation_is_new_each_time_and_keeps_what_it_showed() -> None:
    kept = []
    world, state = next(positions(range(200, 201)))
    observer = Observer(world)
    for _ in range(40):
        shown = observer.look(state, 0, decide(world, state))
        for seen in shown.values():
            assert seen.flags.writeable
            kept.append((seen, seen.copy()))
        act(world, state, decide(world, state).actions[0])
    assert all(np.array_equal(seen, copy) for seen, copy in kept)
    assert len({copy.tobytes() for _, copy in kept}) > 30

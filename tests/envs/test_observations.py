"""What a seat is shown."""

from dataclasses import fields
from random import Random
from typing import cast

import numpy as np
import pytest

from drawn import position
from envs.play import positions
from expansions.random_games import a_world, pick
from hexstead import decide, first_game, see, start
from hexstead.engine.actions import Seat
from hexstead.engine.hexes import NOWHERE, members
from hexstead.engine.state import State
from hexstead.engine.terrain import MOUNTAIN, NAMES
from hexstead.engine.view import View
from hexstead.engine.world import World
from hexstead.envs.env_game import EnvGame
from hexstead.envs.numbering import CARDS, FIGURES, KINDS, PROMPTS, TERRAIN_CARDS, TOKENS
from hexstead.envs.observation_layout import PLANES, SECTIONS, Array, observation_space, part, planes, split
from hexstead.envs.observer import Observer
from hexstead.match.notation import read_action
from hidden import with_other_secrets

chunks = pytest.mark.parametrize("chunk", range(3))


def shown(world: World, state: State, seat: Seat) -> Array:
    found: Array = EnvGame(Observer(world), state).look(seat)["observation"]
    return found


def hexes_of(plane: Array) -> list[int]:
    found: list[int] = np.flatnonzero(plane).tolist()
    return found


@chunks
def test_an_observer_that_has_seen_the_whole_game_shows_what_the_view_holds(chunk: int) -> None:
    """What it remembers from earlier looks and games is never stale, no matter who looks when."""
    random = Random(chunk)
    observers = [Observer(a_world(random)) for _ in range(6)]
    for number, observer in enumerate(2 * observers):
        world = observer.world
        game = EnvGame(observer, start(world, number), is_new=True)
        while not game.state.over:
            if random.random() < 0.8:
                asked = game.decision.seat
                seat = asked if random.random() < 0.7 else random.randrange(world.seats)
                now = game.look(seat)
                then = Observer(world).look_at(see(world, game.state, seat), game.decision)
                assert np.array_equal(now["observation"], then["observation"])
                assert np.array_equal(now["action_mask"], then["action_mask"])
            game.carry_out(pick(random, world, game.state))


def test_a_bazaar_that_repeats_crossroads_shows_at_once_that_there_is_a_card_more_to_draw() -> None:
    world, state = position("G1  G   G", owed=0, tiles={0: ("bazaar", "crossroads")})
    game = EnvGame(Observer(world), state)
    assert part(game.look(0)["observation"], "numbers", "more_cards") == 0
    for action in ("use:bazaar", "use:crossroads"):
        game.carry_out(read_action(world, action))
    assert part(game.look(0)["observation"], "numbers", "more_cards") == 1


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


def test_an_observer_of_a_view_offers_the_live_actions_as_the_engine_calls_them() -> None:
    for number, (world, state) in enumerate(positions(range(80, 90))):
        if number % 3 == 0:
            observer, decision = Observer(world), decide(world, state)
            seen = observer.look_at(see(world, state, decision.seat), decision)
            offered = [observer.action(action) for action in np.flatnonzero(seen["action_mask"])]
            assert sorted(offered) == decision.actions


class Watched:
    """A view that notes which of its fields are read."""

    def __init__(self, view: View, read: set[str]) -> None:
        self._view, self._read = view, read

    def __getattr__(self, name: str) -> object:
        self._read.add(name)
        return getattr(self._view, name)


def test_every_field_of_a_view_is_shown_or_left_out_on_purpose() -> None:
    read: set[str] = set()
    for world, state in positions(range(20, 30)):
        view = cast(View, Watched(see(world, state, 1), read))
        Observer(world).look_at(view, decide(world, state))
    assert {field.name for field in fields(View)} - read == {"in_use", "taken"}


def test_observations_are_within_the_space() -> None:
    space = observation_space()
    for number, (world, state) in enumerate(positions(range(40, 50))):
        if number % 3 == 0:
            for seat in range(world.seats):
                assert space.contains(EnvGame(Observer(world), state).look(seat))


def test_planes_show_the_board_as_seen_from_the_seat() -> None:
    figures_seen = set()
    for number, (world, state) in enumerate(positions(range(60, 72))):
        if number % 7:
            continue
        seat = number % world.seats
        seen = shown(world, state, seat)
        for further in range(5):
            there = state.settlements[(seat + further) % world.seats] if further < world.seats else 0
            assert hexes_of(part(seen, "board", "pieces") == further + 1) == members(there)
        for terrain in range(len(NAMES)):
            assert hexes_of(part(seen, "map", "terrain") == terrain + 1) == members(world.terrain[terrain])
        assert hexes_of(part(seen, "map", "terrain")) == members(world.board)
        for key, hexes in world.tokens.items():
            assert hexes_of(part(seen, "map", "tokens") == TOKENS.index(key) + 1) == members(hexes)
        for figure, by_seat in zip(world.figures, state.figures, strict=True):
            plane = part(seen, "board", "figures") == FIGURES.index(figure.key) + 1
            assert hexes_of(plane) == sorted([hex for own in by_seat for hex in members(own)])
            figures_seen |= {figure.key} if plane.any() else set()
        assert hexes_of(part(seen, "board", "walls")) == members(state.walls)
        assert hexes_of(part(seen, "board", "built_this_turn")) == members(state.built_this_turn)
        assert hexes_of(part(seen, "board", "built")) == sorted(state.built)
        lifted = state.frames[-1].lifted if state.frames else NOWHERE
        assert hexes_of(part(seen, "board", "lifted")) == ([] if lifted == NOWHERE else [lifted])
        moved = state.frames[-1].moved if state.frames else 0
        assert hexes_of(part(seen, "board", "moved")) == members(moved)
        for site, tiles in zip(world.sites, state.stock, strict=True):
            if site.hex != NOWHERE:
                row, column = divmod(site.hex, 21)
                assert part(seen, "board", "tiles")[0, row, column] == tiles
                kind = KINDS[part(seen, "map", "sites")[0, row, column] - 1]
                assert kind == world.tiles[site.tile].key
    assert len(figures_seen) >= 4


def test_planes_of_zeros_and_ones_say_the_same_as_planes_of_kinds_and_amounts() -> None:
    rows = np.array([shown(world, state, 0) for world, state in list(positions(range(70, 73)))[::10]])
    expanded = planes(rows)
    assert expanded.shape == (len(rows), len(PLANES), 26, 21)
    assert expanded.dtype == np.uint8
    assert set(np.unique(expanded)) == {0, 1}
    terrain = part(rows, "map", "terrain")[:, 0]
    assert np.array_equal(expanded[:, PLANES.index("terrain: mountain")], terrain == MOUNTAIN + 1)
    left = part(rows, "board", "tiles")[:, 0]
    assert np.array_equal(expanded[:, PLANES.index("tiles: 2")], left == 2)
    own = part(rows, "board", "pieces")[:, 0] == 1
    assert own.any()
    assert np.array_equal(expanded[:, PLANES.index("pieces: you")], own)


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
            assert KINDS[told("power").index(1)] == world.tiles[state.frames[-1].tile].key
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
            held = [world.tiles[world.sites[tile].tile].key for tile in members(state.held[owner])]
            ready = state.held[owner] & ~state.used[owner] & ~state.fresh[owner]
            usable = [world.tiles[world.sites[tile].tile].key for tile in members(ready)]
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
    game = EnvGame(Observer(world), state)
    for _ in range(40):
        shown = game.look(0)
        for seen in shown.values():
            assert seen.flags.writeable
            kept.append((seen, seen.copy()))
        game.carry_out(game.decision.actions[0])
    assert all(np.array_equal(seen, copy) for seen, copy in kept)
    assert len({copy.tobytes() for _, copy in kept}) > 30

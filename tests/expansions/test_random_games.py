"""What holds in every position of every game with any boxes, over thousands of random games."""

import json
from collections import Counter
from random import Random

import pytest

from expansions.random_games import (
    a_setup,
    a_world,
    bare_world,
    cramped_world,
    games_of,
    pick,
    positions,
    random_match,
    some_position,
)
from games import TIMES
from hexstead.boxes.catalogue import ALWAYS, BONUSES, CARDS, EXTRAS, LOCATIONS, NUMBERS, TASKS, TILES
from hexstead.boxes.harvest.powers import BUILD_OR_MOVE
from hexstead.engine.actions import BUILD, NOBODY, IllegalAction
from hexstead.engine.chance import Rng
from hexstead.engine.codec import decode, encode
from hexstead.engine.events import BUILT, CHANCE, EARNED, MARKED, PLACED, REVEALED, USED, Event
from hexstead.engine.explain import ask, explain
from hexstead.engine.hexes import NOWHERE, SINGLE, SPACE, members
from hexstead.engine.rules import act, decide, start
from hexstead.engine.scoring import score
from hexstead.engine.state import State
from hexstead.engine.view import guess, restore_surroundings, see
from hexstead.engine.world import World
from hexstead.match.match import replay
from hexstead.match.position import position_of
from hexstead.match.record import Record
from hexstead.setup.code import read_code, write_code
from hexstead.setup.setup import what_pays
from hexstead.wording.say import say
from hidden import up_to_chance, with_other_secrets
from referee import follow
from slow_gold import gold
from slow_reading import read, spots

chunks = pytest.mark.parametrize("chunk", range(4))


def figures(state: State, seat: int) -> int:
    result = 0
    for by_seat in state.figures:
        result |= by_seat[seat]
    return result


def check_material(world: World, state: State) -> None:
    """Nothing is lost, nothing appears, nothing lies twice."""
    taken = state.walls
    for seat, own in enumerate(state.settlements):
        assert not own & taken
        assert not own & world.special
        taken |= own
        # Where scouts lead builds and nothing else, they are no settlements.
        assert figures(state, seat) & ~own == 0 or "passing-only-lead-builds" in world.options
        settlements = (own & ~figures(state, seat)).bit_count()
        marks = state.marks.count(seat)
        assert settlements + state.supply[seat] + state.aside[seat] + marks == 40
        assert min(state.supply[seat], state.aside[seat], state.stored[seat]) >= 0
        assert not (state.used[seat] | state.fresh[seat]) & ~state.held[seat]
        assert not state.held[seat] & ~(state.taken[seat] | world.common)
    assert 0 <= state.owed <= state.supply[state.turn]
    assert sum(state.stored) <= 18
    for number, site in enumerate(world.sites):
        takers = sum(1 for tiles in state.taken if tiles & SINGLE[number])
        assert state.stock[number] + takers == world.stock[number], site.tile


def check_cards(world: World, state: State) -> None:
    hands = [card for hand in state.hands for card in hand]
    cards = state.deck + state.discards + state.removed + state.played + hands
    assert sorted(cards) == sorted(world.deck)


def check_kept(world: World, state: State) -> None:
    twin = state.copy()
    restore_surroundings(world, twin)
    assert (twin.free, twin.around, twin.blocked) == (state.free, state.around, state.blocked)


def check_tiles(world: World, state: State) -> None:
    """A tile of a hex needs a piece beside it; a bonus needs two tiles."""
    for seat, own in enumerate(state.settlements):
        for number in members(state.held[seat] & ~world.fleeting & ~world.common):
            site = world.sites[number]
            if site.hex != NOWHERE:
                assert site.ring & own
            else:
                owners = [kind for kind in world.tiles if kind.bonus is world.tiles[site.tile]]
                tiles = world.tiles_of[world.tiles.index(owners[0])]
                assert (state.held[seat] & tiles).bit_count() >= 2


@chunks
def test_there_is_something_to_decide_until_the_game_is_over(chunk: int) -> None:
    for random, world in games_of(chunk, 260):
        for state in positions(random, world):
            decision = decide(world, state)
            assert (decision.live == 0) == state.over
            expected = state.frames[-1].seat if state.frames else state.turn
            assert decision.seat == (NOBODY if state.over else expected)
            assert 0 <= state.owed <= state.supply[state.turn]
            if random.random() < 0.2:
                check_material(world, state)


@chunks
def test_pieces_tiles_and_cards_are_conserved_and_what_is_kept_is_right(chunk: int) -> None:
    for random, world in games_of(chunk + 10, 40):
        for state in positions(random, world):
            check_material(world, state)
            check_cards(world, state)
            check_kept(world, state)
            check_tiles(world, state)


@chunks
def test_live_actions_are_accepted_and_all_others_refused(chunk: int) -> None:
    for random, world in games_of(chunk + 20, 60):
        state = some_position(random, world)
        before = encode(state)
        live = members(decide(world, state).live)
        for action in live:
            after = state.copy()
            assert isinstance(act(world, after, action), list)
            assert encode(after) != before
        dead = [action for action in range(-2, world.actions + 3) if action not in live]
        for action in random.sample(dead, 60):
            with pytest.raises(IllegalAction):
                act(world, state, action)
        assert encode(state) == before


@chunks
def test_codec_and_copy_lose_nothing(chunk: int) -> None:
    for random, world in games_of(chunk + 30, 50):
        state = some_position(random, world)
        before = encode(state)
        again = decode(world, json.loads(json.dumps(before)))
        twin = state.copy()
        assert encode(again) == encode(twin) == before
        while not twin.over:
            action = pick(random, world, twin)
            assert decide(world, again).live == decide(world, twin).live
            assert act(world, again, action) == act(world, twin, action)
        assert encode(state) == before
        assert encode(again) == encode(twin)


@chunks
def test_records_and_codes_bring_back_the_same(chunk: int) -> None:
    for seed in range(1000 * chunk, 1000 * chunk + 40):
        match = random_match(Random(seed))
        assert read_code(write_code(match.setup)) == match.setup
        again = replay(Record.model_validate_json(match.record().model_dump_json()))
        assert encode(again.state) == encode(match.state)


@chunks
def test_codes_of_set_ups_bring_them_back(chunk: int) -> None:
    for seed in range(1000 * chunk, 1000 * chunk + 150):
        setup = a_setup(Random(seed))
        assert read_code(write_code(setup)) == setup


@chunks
def test_a_position_is_worth_what_the_engine_says(chunk: int) -> None:
    for seed in range(1000 * chunk, 1000 * chunk + 60):
        match = random_match(Random(seed))
        mine, other = score(match.world, match.state), position_of(match).scores()
        assert [one.total for one in mine] == [one.total for one in other]


@chunks
def test_what_is_hidden_stays_hidden(chunk: int) -> None:
    for random, world in games_of(chunk + 40, 80):
        state = some_position(random, world)
        viewer = random.randint(NOBODY, world.seats - 1)
        other = with_other_secrets(random, state, viewer)
        for _ in range(6):
            assert see(world, state, viewer) == see(world, other, viewer)
            one, two = decide(world, state), decide(world, other)
            assert (one.seat, one.prompt, one.live) == (two.seat, two.prompt, two.live)
            if state.over:
                break
            action = pick(random, world, state)
            events, others = act(world, state, action), act(world, other, action)
            assert up_to_chance(events, viewer) == up_to_chance(others, viewer)
            if any(event[0] in CHANCE for event in events):
                break


@chunks
def test_a_guess_looks_the_same_and_can_be_played(chunk: int) -> None:
    for random, world in games_of(chunk + 50, 40):
        state = some_position(random, world)
        viewer = random.randint(NOBODY, world.seats - 1)
        view = see(world, state, viewer)
        guessed = guess(world, view, Rng(random.randrange(10**9)))
        assert see(world, guessed, viewer) == view
        assert decide(world, guessed).live == decide(world, state).live
        check_cards(world, guessed)
        check_kept(world, guessed)
        while not guessed.over:
            act(world, guessed, pick(random, world, guessed))


@chunks
def test_every_dead_hex_has_a_reason_and_every_live_one_has_none(chunk: int) -> None:
    for random, world in games_of(chunk + 60, 40):
        state = some_position(random, world)
        before = encode(state)
        decision = decide(world, state)
        for action in [*members(world.board), *range(SPACE, world.actions)]:
            reason = explain(world, state, action)
            assert (reason is None) == (action in decision)
            assert reason is None or (say(reason).endswith((".", ".”")) and "{" not in say(reason))
        assert say(ask(world, state)).endswith(".")
        assert encode(state) == before


# The slow definitions


@pytest.mark.parametrize("chunk", range(8))
def test_a_game_goes_as_the_slow_definitions_say(chunk: int) -> None:
    for random, world in games_of(chunk + 70, 14 * TIMES):
        follow(random, world, pick)


@chunks
def test_a_game_full_of_canoes_goes_as_the_slow_definitions_say(chunk: int) -> None:
    for game in range(4 * TIMES):
        random = Random(1000 * chunk + game)
        follow(random, cramped_world(random, more=("canoe",) * 22), pick)


@chunks
def test_a_game_where_terrains_run_out_goes_as_the_slow_definitions_say(chunk: int) -> None:
    for game in range(8 * TIMES):
        random = Random(1000 * chunk + game)
        follow(random, bare_world(random), pick)


@chunks
def test_everything_pays_what_the_slow_definitions_say(chunk: int) -> None:
    for random, drawn in games_of(chunk + 80, 15):
        world = World(
            drawn.seats,
            drawn.letters,
            {site.hex: drawn.tiles[site.tile] for site in drawn.sites if site.hex != NOWHERE},
            what_pays(tuple(CARDS), tuple(TASKS), drawn.letters, drawn.tokens),
            drawn.deck,
            drawn.options,
            removed_terrain=random.randrange(5),
            island=drawn.island,
            tokens=drawn.tokens,
            numbers=NUMBERS,
        )
        for state in positions(random, world):
            table = read(world, state)
            has_scouts = any("scout" in own.values() for own in table.pieces)
            if not has_scouts and random.random() < 0.02:
                for seat, scored in enumerate(score(world, state)):
                    assert scored.gold == {key: gold(table, key, seat) for key in scored.gold}
                    assert scored.total == sum(scored.gold.values())


# What pays during the game


@chunks
def test_rovers_pay_the_sectors_built_in(chunk: int) -> None:
    for random, world in games_of(chunk + 90, 30):
        if "rovers" not in world.sources:
            continue
        source = world.sources.index("rovers")
        sectors: set[tuple[int, int]] = set()
        state = start(world, random.randrange(10**9))
        while not state.over:
            turn, closing, paid = state.turn, state.closing, [gold[source] for gold in state.earned]
            action = pick(random, world, state)
            events = act(world, state, action)
            scout = [number for number, figure in enumerate(world.figures) if figure.key == "scout"]
            for what, seat, hex, item, _ in events:
                is_build = what == BUILT or (what == PLACED and item not in scout)
                if is_build and seat == turn:
                    row, column = divmod(hex, 21)
                    if row < 20:
                        sectors.add((row // 10, column // 10))
            due = [0] * world.seats
            if action == SPACE and not closing:
                due[turn] = len(sectors)
                sectors = set()
            assert [gold[source] for gold in state.earned] == [a + b for a, b in zip(paid, due, strict=True)]


@chunks
def test_mayors_mark_rows_as_soon_as_there_are_four(chunk: int) -> None:
    for random, world in games_of(chunk + 100, 40):
        if "mayors" not in world.sources:
            continue
        state = start(world, random.randrange(10**9))
        while not state.over:
            marks, supply = state.marks.copy(), state.supply.copy()
            events = act(world, state, pick(random, world, state))
            placed = [event for event in events if event[0] in ("built", "moved", "shifted")]
            marked = [(event[1], event[3]) for event in events if event[0] == MARKED]
            assert not marked or placed or any(event[0] == PLACED for event in events)
            if len(placed) == 1 and not any(event[0] == PLACED for event in events):
                what, seat, hex, _, _ = placed[0]
                row = hex // 21
                scouts = [
                    spots(state.figures[number][seat])
                    for number, figure in enumerate(world.figures)
                    if figure.is_passing
                ]
                own = {spot for spot in spots(state.settlements[seat]) if spot[0] == row}
                own -= set().union(*scouts)
                left = supply[seat] - (what == BUILT)
                due = [(seat, row)] if len(own) >= 4 and marks[row] == NOBODY and left else []
                assert marked == due
            paid = world.sources.index("mayors")
            assert [gold[paid] for gold in state.earned] == [
                4 * state.marks.count(n) for n in range(world.seats)
            ]


# Have the games seen everything?


def test_random_games_use_every_component_of_every_box() -> None:
    seen: Counter[str] = Counter()
    for game in range(140):
        random = Random(game)
        world = a_world(random)
        state = start(world, random.randrange(10**9))
        while not state.over:
            note_decision(world, state, seen)
            note_events(world, act(world, state, pick(random, world, state)), seen)
            seen["several are asked"] += len({frame.seat for frame in state.frames}) > 1
        for scored in score(world, state):
            seen.update([key for key, gold in scored.gold.items() if gold])
    everything = [*LOCATIONS, *TILES, *BONUSES, *EXTRAS, *CARDS, *ALWAYS]
    # One task takes more games than a test has; the soak reaches it.
    tasks = [key for key in TASKS if key != "place-of-refuge"]
    rare = [*tasks, "set-aside", "stored", "marked", "swamp card", "several are asked", "full", "no-card"]
    assert [key for key in [*everything, *rare] if not seen[key]] == []


PASSIVE = {"crossroads", "temple-bonus", "fountain-bonus"}


def note_decision(world: World, state: State, seen: Counter[str]) -> None:
    decision = decide(world, state)
    seen["silo-harvest"] += decision.prompt == BUILD_OR_MOVE
    if decision.prompt == BUILD and not state.begun:
        ready = state.held[state.turn] & ~state.fresh[state.turn]
        seen.update({world.tiles[world.sites[number].tile].key for number in members(ready)} & PASSIVE)


def note_events(world: World, events: list[Event], seen: Counter[str]) -> None:
    for what, _, _, item, _ in events:
        seen[what] += 1
        if what == USED:
            seen[world.tiles[item].key] += 1
        if what == EARNED:
            seen[world.sources[item]] += 1
        seen["swamp card"] += what == REVEALED and item > 15

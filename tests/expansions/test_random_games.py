"""What holds in every position of every game with any boxes, over thousands of random games."""

import json
from collections import Counter
from random import Random

import pytest

from expansions import slow
from expansions.random_games import (
    a_setup,
    a_world,
    cramped_world,
    games_of,
    pick,
    positions,
    random_match,
    some_position,
)
from hexstead.content.catalogue import ALWAYS, BONUSES, CARDS, EXTRAS, LOCATIONS, TASKS, TILES
from hexstead.engine.actions import BUILD, BUILD_OR_MOVE, EXTRA, FIRST_TILE, NOBODY, REACT, IllegalAction
from hexstead.engine.chance import Rng
from hexstead.engine.codec import decode, encode
from hexstead.engine.events import BUILT, CHANCE, EARNED, MARKED, PLACED, REVEALED, TOOK, USED, Event
from hexstead.engine.explain import ask, explain
from hexstead.engine.hexes import NOWHERE, SINGLE, SPACE, members
from hexstead.engine.rules import act, decide, start
from hexstead.engine.scoring import score
from hexstead.engine.state import State
from hexstead.engine.view import guess, restore_surroundings, see
from hexstead.engine.world import World
from hexstead.match.code import read_code, write_code
from hexstead.match.match import replay
from hexstead.match.position import position_of
from hexstead.match.record import Record
from hidden import up_to_chance, with_other_secrets
from slow import Spot, spots

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
        assert figures(state, seat) & ~own == 0
        settlements = (own & ~figures(state, seat)).bit_count()
        marks = state.marks.count(seat)
        assert settlements + state.supply[seat] + state.aside[seat] + marks == 40
        assert min(state.supply[seat], state.aside[seat], state.stored[seat]) >= 0
        assert not (state.used[seat] | state.fresh[seat]) & ~state.held[seat]
        assert not state.held[seat] & ~(state.taken[seat] | world.common)
    assert sum(state.stored) <= 18
    for number, site in enumerate(world.sites):
        takers = sum(1 for tiles in state.taken if tiles & SINGLE[number])
        assert state.stock[number] + takers == world.stock[number], site.location


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
                owners = [kind for kind in world.locations if kind.bonus is world.locations[site.location]]
                tiles = world.tiles_of[world.locations.index(owners[0])]
                assert (state.held[seat] & tiles).bit_count() >= 2


@chunks
def test_there_is_something_to_decide_until_the_game_is_over(chunk: int) -> None:
    for random, world in games_of(chunk, 260):
        for state in positions(random, world):
            decision = decide(world, state)
            assert (decision.live == 0) == state.over
            expected = state.frames[-1].seat if state.frames else state.turn
            assert decision.seat == (NOBODY if state.over else expected)
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
            assert reason is None or (reason.text.endswith(".") and "{" not in reason.text)
        assert ask(world, state).endswith(".")
        assert encode(state) == before


# The slow definitions


def check_choice(world: World, state: State) -> str:
    """Compare what is live with the slow definition, if there is one; its key."""
    decision = decide(world, state)
    if state.frames:
        frame = state.frames[-1]
        key = world.locations[frame.location].key
        if key == "bazaar":
            check_repeats(world, state)
            return key
        expected = expected_hexes(world, state, key)
        if expected is not None:
            assert spots(decision.hexes) == expected, key
            return key
        return ""
    return check_turn(world, state)


def expected_hexes(world: World, state: State, key: str) -> set[Spot] | None:
    frame = state.frames[-1]
    table, seat = slow.read(world, state), frame.seat
    if decide(world, state).prompt == "card":
        return set()
    if key in slow.BUILDERS:
        return slow.builds(table, key, seat)
    if key == "scout-cabin":
        return slow.scouted(table, seat)
    if key == "temple":
        return table.settlements(seat)
    if key == "cathedral":
        can_spend = state.stored[seat] and state.supply[seat]
        return slow.builds(table, key, seat) if can_spend else set()
    if key in slow.MOVERS and frame.lifted != NOWHERE:
        return slow.moves(table, key, seat, divmod(frame.lifted, 21))
    if key == "silo-harvest":
        built = slow.silo_builds(table, seat) if frame.done < 10 else set()
        moved = slow.movable(table, key, seat) if frame.done in (0, 10, 11, 12) else set()
        return built | moved
    return slow.movable(table, key, seat) if key in slow.MOVERS else None


def check_repeats(world: World, state: State) -> None:
    """Every tile that could be used this turn, whether it has been or not; bonus tiles and canoes never."""
    decision, table, seat = decide(world, state), slow.read(world, state), state.frames[-1].seat
    for number, location in enumerate(world.locations):
        has_use = slow_use(table, location.key, seat)
        if has_use is not None:
            on_board = [site for site in world.sites if site.location == number and site.hex != NOWHERE]
            is_repeatable = bool(on_board) and location.key in table.ready[seat] and has_use
            assert (FIRST_TILE + number in decision) == is_repeatable, location.key


def check_turn(world: World, state: State) -> str:
    """The mandatory action, and which of the tiles with slow definitions can be used."""
    decision, table, seat = decide(world, state), slow.read(world, state), state.turn
    if decision.prompt not in (BUILD, EXTRA):
        return ""
    if decision.prompt == BUILD:
        ground = table.free_on(table.card)
        anywhere = "temple-bonus" in table.ready[seat] and not state.begun
        assert spots(decision.hexes) == (ground if anywhere else slow.near(ground, table.pieces[seat]))
    between = decision.prompt == BUILD and state.begun
    for number, location in enumerate(world.locations):
        tiles = world.tiles_of[number] & state.held[seat] & ~state.used[seat] & ~state.fresh[seat]
        has_use = slow_use(table, location.key, seat)
        if has_use is not None:
            live = decision.live & SINGLE[FIRST_TILE + number] != 0
            assert live == (bool(tiles) and has_use and not between), location.key
    return decision.prompt


def slow_use(table: slow.Table, key: str, seat: int) -> bool | None:
    """Could a tile be used? None if there is no slow definition."""
    if key == "canoe":
        return False
    if key in slow.BUILDERS:
        return table.supply[seat] > 0 and bool(slow.builds(table, key, seat))
    if key == "scout-cabin":
        return bool(slow.scouted(table, seat)) and len(table.figures["scout"][seat]) < 2
    if key == "temple":
        return bool(table.settlements(seat))
    if key in ("temple-bonus", "fountain-bonus", "silo-harvest"):
        return False
    return bool(slow.movable(table, key, seat)) if key in slow.MOVERS else None


@pytest.mark.parametrize("chunk", range(8))
def test_choices_equal_the_slow_definitions(chunk: int) -> None:
    for random, world in games_of(chunk + 70, 14):
        for state in positions(random, world):
            if not state.over and (state.frames or random.random() < 0.15):
                check_choice(world, state)


@chunks
def test_gold_equals_the_slow_definitions(chunk: int) -> None:
    for random, drawn in games_of(chunk + 80, 25):
        cards = [CARDS[key] for key in slow.CARDS if key in CARDS] + [ALWAYS["palaces"]]
        world = World(
            drawn.seats,
            drawn.letters,
            {},
            cards,
            drawn.deck,
            removed_terrain=random.randrange(5),
            island=drawn.island,
        )
        for state in positions(random, world):
            if state.over or random.random() < 0.01:
                table = slow.read(world, state)
                for seat, scored in enumerate(score(world, state)):
                    expected = {key: slow.gold(table, key, table.pieces, seat) for key in scored.gold}
                    assert scored.gold == expected


# Canoes


def ready_canoes(world: World, state: State, seat: int) -> int:
    tiles = state.held[seat] & ~state.used[seat]
    sites = [world.sites[number] for number in members(tiles)]
    return len([site for site in sites if world.locations[site.location].key == "canoe"])


def is_worth_asking(world: World, state: State, seat: int) -> bool:
    has_hex = bool(slow.read(world, state).free_on("SW"))
    return has_hex and state.supply[seat] > 0 and ready_canoes(world, state, seat) > 0


@chunks
def test_canoes_are_asked_from_the_left_of_the_taker_and_nested(chunk: int) -> None:
    depth = 0
    for game in range(30):
        random = Random(1000 * chunk + game)
        world = cramped_world(random, canoes=24)
        state = start(world, random.randrange(10**9))
        waiting: list[int] = []
        while not state.over:
            was_asked = decide(world, state).prompt == REACT
            action = pick(random, world, state)
            while was_asked and action >= FIRST_TILE:  # an outpost would come between
                action = pick(random, world, state)
            events = act(world, state, action)
            if was_asked:
                waiting.pop()
            for what, taker, hex, _, _ in events:
                sites = [number for number, site in enumerate(world.sites) if site.hex == hex != NOWHERE]
                if what == TOOK and sites and not state.stock[sites[0]]:
                    last = world.seats + ("react-to-own" in world.options)
                    left = [(taker + n) % world.seats for n in range(1, last)]
                    called = [seat for seat in left for _ in range(ready_canoes(world, state, seat))]
                    waiting += reversed(called)
            while waiting and not is_worth_asking(world, state, waiting[-1]):
                waiting.pop()
            decision = decide(world, state)
            assert (decision.prompt == REACT) == bool(waiting)
            assert not waiting or decision.seat == waiting[-1]
            depth = max(depth, len(set(waiting)))
    assert depth > 1


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
        seen.update(
            {world.locations[world.sites[number].location].key for number in members(ready)} & PASSIVE
        )


def note_events(world: World, events: list[Event], seen: Counter[str]) -> None:
    for what, _, _, item, _ in events:
        seen[what] += 1
        if what == USED:
            seen[world.locations[item].key] += 1
        if what == EARNED:
            seen[world.sources[item]] += 1
        seen["swamp card"] += what == REVEALED and item > 15

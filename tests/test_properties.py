"""What holds in every position of every game, over thousands of random games."""

import json
import pickle
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from random import Random

import pytest

from games import BOXES, TIMES, a_setup, a_world, pick, positions, some_position
from hexstead.boxes.catalogue import boxes
from hexstead.boxes.nomads import NOMADS
from hexstead.engine.actions import NOBODY, IllegalAction
from hexstead.engine.codec import decode, encode
from hexstead.engine.events import KINDS, MARKED, STORED
from hexstead.engine.explain import ask, explain
from hexstead.engine.hexes import SPACE, members
from hexstead.engine.rules import act, decide, start
from hexstead.engine.said import BadInput
from hexstead.engine.scoring import score
from hexstead.engine.state import State
from hexstead.engine.world import World
from hexstead.match.match import Match, replay
from hexstead.match.record import Record
from hexstead.wording.say import say
from referee import follow
from slow_reading import read, spots
from slow_table import BOARD, GROUND, NEIGHBOURS, SUITABLE, Table, around, beside

chunks = pytest.mark.parametrize("chunk", range(6))

ALL_FIGURES = Counter({"warrior": 2, "wagon": 1, "ship": 1, "city-hall": 7})
# Others belong to boxes that are not played here.
EVENTS = {kind.key for kind in (*KINDS, *NOMADS.events)} - {STORED, MARKED}


def games_of(chunk: int, number: int) -> list[tuple[Random, World]]:
    """A number of generators, each with a world to play on."""
    randoms = [Random(1000 * chunk + game) for game in range(number)]
    return [(random, a_world(random)) for random in randoms]


@chunks
def test_a_game_goes_as_the_slow_definitions_say(chunk: int) -> None:
    for random, world in games_of(chunk, 20 * TIMES):
        follow(random, world, pick)


@chunks
def test_there_is_something_to_decide_until_the_game_is_over(chunk: int) -> None:
    for random, world in games_of(chunk + 30, 300):
        for state in positions(random, world):
            decision = decide(world, state)
            assert (len(decision) == 0) == state.over
            assert decision.seat == (NOBODY if state.over else state.turn)


def cards_of(state: State) -> list[int]:
    return sorted(
        state.deck
        + state.discards
        + state.removed
        + state.played
        + [card for hand in state.hands for card in hand]
    )


def check_material(world: World, state: State) -> None:
    """Nothing is lost, nothing appears, nothing lies twice."""
    table = read(world, state)
    for seat, own in enumerate(table.pieces):
        kinds = Counter(own.values())
        assert kinds.pop("settlement", 0) + state.supply[seat] == 40
        assert kinds <= ALL_FIGURES
        assert state.supply[seat] >= 0
        assert not (state.used[seat] | state.fresh[seat]) & ~state.held[seat]
        lying = [tile.place for tile in table.tiles[seat] if beside(tile.place)]
        assert set(lying) <= table.taken[seat]
        assert all(table.is_nomad(place) or beside(place) & own.keys() for place in lying)
    assert 0 <= state.owed <= state.supply[state.turn]
    pieces = [*table.walls, *[spot for own in table.pieces for spot in own]]
    assert len(pieces) == len(set(pieces))
    assert not any(table.letter(spot) in "XLN" for spot in pieces)
    assert len(table.walls) <= 25
    for place, left in table.stock.items():
        assert left >= 0
        laid = 1 if table.is_nomad(place) else 2
        assert left + sum(place in taken for taken in table.taken) == laid
    assert cards_of(state) == sorted(world.deck)


def check_figures(table: Table) -> None:
    """Figures stand where they may; a hall is whole; nothing enters a mountain but by its own tile."""
    donated = {"donation-mountain"} & set(table.map.sites.values())
    for seat, own in enumerate(table.pieces):
        assert all(table.letter(spot) in GROUND.get(kind, SUITABLE) for spot, kind in own.items())
        hall = table.standing(seat, "city-hall")
        assert not hall or any(hall == NEIGHBOURS[spot] | {spot} for spot in hall)
        assert donated or not any(table.letter(spot) == "M" for spot in table.standing(seat, "settlement"))
    warriors = {spot for seat in range(len(table.pieces)) for spot in table.standing(seat, "warrior")}
    assert not warriors & around(warriors)


@chunks
def test_settlements_tiles_and_cards_are_conserved(chunk: int) -> None:
    for random, world in games_of(chunk + 40, 40):
        for state in positions(random, world):
            check_material(world, state)
            check_figures(read(world, state))


@chunks
def test_nobody_comes_to_stand_beside_a_warrior(chunk: int) -> None:
    for random, world in games_of(chunk + 45, 40):
        before: Table | None = None
        for state in positions(random, world):
            table = read(world, state)
            if before is not None:
                entered = table.walls.union(*table.pieces).difference(before.walls, *before.pieces)
                # A warrior that is moved does not keep itself away.
                seats = range(world.seats)
                moved = {spot for seat in seats for spot in table.standing(seat, "warrior")}
                assert not (entered - moved) & before.blocked()
            before = table


@chunks
def test_gold_is_only_earned_and_the_end_is_never_undone(chunk: int) -> None:
    for random, world in games_of(chunk + 46, 60):
        ending, earned, walls = False, [0] * world.seats, 0
        for state in positions(random, world):
            assert state.ending or not ending
            assert all(sum(now) >= then for now, then in zip(state.earned, earned, strict=True))
            assert state.walls & walls == walls
            ending, earned, walls = state.ending, [sum(paid) for paid in state.earned], state.walls


@chunks
def test_what_is_kept_ready_follows_from_the_pieces(chunk: int) -> None:
    for random, world in games_of(chunk + 50, 8):
        for state in positions(random, world):
            table = read(world, state)
            assert spots(state.free) == table.free()
            assert spots(state.blocked) == table.blocked()
            for seat, beside_own in enumerate(state.around):
                assert spots(beside_own) == around(table.own(seat))


@chunks
def test_every_live_action_is_accepted(chunk: int) -> None:
    for random, world in games_of(chunk + 70, 40):
        state = some_position(random, world)
        before = encode(state)
        for action in members(decide(world, state).live):
            after = state.copy()
            assert isinstance(act(world, after, action), list)
            assert encode(after) != before


@chunks
def test_every_other_action_is_refused_and_changes_nothing(chunk: int) -> None:
    for random, world in games_of(chunk + 80, 40):
        state = some_position(random, world)
        before = encode(state)
        live = members(decide(world, state).live)
        for action in [*range(-3, world.actions + 3), -(10**6), 10**6]:
            if action not in live:
                with pytest.raises(IllegalAction):
                    act(world, state, action)
                assert action not in decide(world, state)
        assert encode(state) == before


def test_a_state_goes_through_the_codec_and_json_unchanged() -> None:
    for random, world in games_of(90, 100):
        state = some_position(random, world)
        again = decode(world, json.loads(json.dumps(encode(state))))
        assert encode(again) == encode(state)
        assert (again.free, again.blocked, again.around) == (state.free, state.blocked, state.around)
        for _ in range(20):
            if not state.over:
                assert decide(world, again).live == decide(world, state).live
                action = pick(random, world, state)
                assert act(world, again, action) == act(world, state, action)
        assert encode(again) == encode(state)


def sent(state: State) -> State:
    """As it comes to another process."""
    twin = pickle.loads(pickle.dumps(state))
    assert isinstance(twin, State)
    return twin


@pytest.mark.parametrize("copied", [State.copy, deepcopy, sent])
def test_a_copy_shares_nothing_that_changes(copied: Callable[[State], State]) -> None:
    under_way = 0
    for random, world in games_of(91, 60):
        state = some_position(random, world)
        under_way += bool(state.frames)
        before = encode(state)
        twin = copied(state)
        assert encode(twin) == before
        assert (twin.free, twin.blocked, twin.around) == (state.free, state.blocked, state.around)
        while not twin.over:
            act(world, twin, pick(random, world, twin))
        assert encode(state) == before
        assert decide(world, state).live == decide(world, decode(world, before)).live
    assert under_way


def test_no_list_of_a_copy_is_a_list_of_the_original() -> None:
    lists = ["deck", "discards", "removed", "hands", "played", "settlements", "supply", "around", "stock"]
    nested = ["hands", "frames", "figures", "earned"]
    for random, world in games_of(92, 40):
        state = some_position(random, world)
        twin = state.copy()
        for field in [*lists, "held", "taken", "used", "fresh", "frames", "rng", *nested, "built"]:
            assert getattr(twin, field) is not getattr(state, field), field
        for field in nested:
            pairs = zip(getattr(twin, field), getattr(state, field), strict=True)
            assert all(inner is not other for inner, other in pairs), field


def random_match(random: Random) -> Match:
    """A match on a drawn set-up, played for a while."""
    match = Match(a_setup(random), random.randrange(10**9))
    for _ in range(random.choice([0, 5, 50, 120, 1000])):
        if not match.is_over:
            match.play(pick(random, match.world, match.state))
    return match


def test_a_record_replays_to_the_identical_state() -> None:
    for seed in range(150):
        match = random_match(Random(seed))
        text = match.record().model_dump_json()
        again = replay(Record.model_validate_json(text))
        assert encode(again.state) == encode(match.state)
        assert [step.events for step in again.steps] == [step.events for step in match.steps]


def test_a_record_replays_to_every_number_of_actions() -> None:
    match = random_match(Random(4))
    encoded = [encode(replay(match.record(), at).state) for at in range(len(match.steps) + 1)]
    other = Match(match.setup, match.seed)
    for number, step in enumerate(match.steps):
        assert encoded[number] == encode(other.state)
        other.play(step.action)
    assert encoded[-1] == encode(match.state)


def test_taking_back_returns_exactly_the_former_state() -> None:
    taken_back = 0
    for seed in range(120):
        random = Random(seed)
        match = random_match(random)
        if match.is_over:
            continue
        before, seat = encode(match.state), match.decision().seat
        shown = {event[0] for event in match.play(pick(random, match.world, match.state))}
        may = not shown & {"revealed", "drew", "shuffled"} and not match.is_over
        assert [match.can_take_back(n) for n in range(match.setup.seats)] == [
            may and n == seat for n in range(match.setup.seats)
        ]
        if may:
            match.take_back(seat)
            taken_back += 1
            assert encode(match.state) == before
    assert taken_back > 40


def test_taking_back_is_refused_at_the_barriers_and_changes_nothing() -> None:
    for seed in range(60):
        match = random_match(Random(seed))
        before, steps = encode(match.state), len(match.steps)
        for seat in range(match.setup.seats):
            if not match.can_take_back(seat):
                with pytest.raises(BadInput):
                    match.take_back(seat)
        assert (encode(match.state), len(match.steps)) == (before, steps)


@chunks
def test_every_dead_hex_has_a_reason_and_every_live_one_has_none(chunk: int) -> None:
    for random, world in games_of(chunk + 100, 20):
        state = some_position(random, world)
        before = encode(state)
        for action in [row * 21 + column for row, column in BOARD] + list(range(SPACE, world.actions)):
            reason = explain(world, state, action)
            assert (reason is None) == (action in decide(world, state))
            assert reason is None or (say(reason).endswith((".", ".”")) and "{" not in say(reason))
        assert say(ask(world, state)).endswith(".")
        assert encode(state) == before


def test_random_games_see_what_is_rare() -> None:
    """The other tests here are worth little if their games never come to these."""
    seen: Counter[str] = Counter()
    for random, world in games_of(0, 250):
        state = start(world, random.randrange(10**9))
        while not state.over:
            happened = act(world, state, pick(random, world, state))
            kinds = [event[0] for event in happened]
            seen.update(kinds)
            seen.update([world.tiles[item].key for kind, _, _, item, _ in happened if kind == "used"])
            seen.update([world.sources[item] for kind, _, _, item, _ in happened if kind == "earned"])
            seen["crossroads"] += "chose" in kinds
            seen["two at once"] += kinds.count("took") > 1
            if "took" in kinds:
                kinds_of = [[tile.kind for tile in tiles] for tiles in read(world, state).tiles]
                seen["twins"] += any(len(keys) > len(set(keys)) for keys in kinds_of)
        seen.update([key for each in score(world, state) for key, paid in each.gold.items() if paid])
    tiles = {tile.key for box in boxes(BOXES) for tile in (*box.locations, *box.tiles)}
    cards = {card.key for box in boxes(BOXES) for card in (*box.cards, *box.tasks, *box.always)}
    rare = {"twins", "two at once"} | EVENTS | tiles | cards
    assert {key: seen[key] for key in rare if seen[key] < 5} == {}

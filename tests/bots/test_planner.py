"""The planner and the search find turns that need more than one action of foresight."""

from math import inf

import pytest

from bots.clocks import Thinking, Ticking
from drawn import do, position, stands
from hexstead.bots.chooser import Chooser
from hexstead.bots.greedy import Greedy
from hexstead.bots.planner import Planner, RestOfTurn
from hexstead.bots.whole_games import ask
from hexstead.boxes.catalogue import BOXES
from hexstead.engine.actions import Action
from hexstead.engine.rules import decide
from hexstead.engine.scoring import score
from hexstead.engine.state import State
from hexstead.engine.view import see
from hexstead.engine.world import World
from hexstead.match.match import Match
from hexstead.match.notation import read_action, write_action
from hexstead.setup.draw import draw_setup

planners = pytest.mark.parametrize("bot", [Planner(1), Thinking(1)], ids=["planner", "search"])


def turn_of(bot: Chooser, world: World, state: State) -> list[str]:
    """The actions of the bot until its turn is over."""
    seat, actions = state.turn, []
    while not state.over and state.turn == seat:
        view = see(world, state, seat)
        actions.append(write_action(world, bot.choose(world, view, decide(world, state), inf)))
        do(world, state, actions[-1])
    return actions


CASTLE_THREE_AWAY = """
    G   G   G   C1  G   G   G   X
"""


@planners
def test_three_settlements_go_towards_the_castle_that_only_the_third_one_reaches(bot: Chooser) -> None:
    world, state = position(CASTLE_THREE_AWAY, at="C1", card="G")
    assert turn_of(bot, world, state) == ["C5", "C6", "C7", "end"]


CANYON_BEHIND_GRASS = """
    C   C   C   C1  G   C   X
      M   M   M   M   M   M   M   M
    M   M   M   M   M   M   M   M   M
      G   G   G   D   D   D   F   F   F   T   T   T
"""


@planners
def test_a_tile_is_used_before_the_mandatory_action_if_that_opens_the_way(bot: Chooser) -> None:
    """Building first would have to go left; the farm's settlement makes the canyon at the castle adjacent."""
    world, state = position(CANYON_BEHIND_GRASS, card="C", owed=1, tiles=("farm",))
    assert turn_of(bot, world, state)[:3] == ["use:farm", "A5", "A6"]


CANYON_BESIDE_GRASS = """
    G   C1  C   G   X
      M   M   M   M   M
"""


@planners
def test_a_tile_is_used_after_the_mandatory_action_if_that_opens_the_way(bot: Chooser) -> None:
    world, state = position(CANYON_BESIDE_GRASS, card="C", owed=1, tiles=("farm",))
    assert turn_of(bot, world, state)[:3] == ["A3", "use:farm", "A4"]


CASTLE_OR_LOCATION = """
    L   G   C2  G   X
"""


@planners
def test_in_the_last_turn_only_gold_counts(bot: Chooser) -> None:
    """Beside the castle, not beside the location whose tile could never be used."""
    world, state = position(
        CASTLE_OR_LOCATION, card="G", owed=1, supply=(0, 5), ending=True, turn=1, locations={"A1": "farm"}
    )
    assert turn_of(bot, world, state)[0] == "A4"


@planners
def test_early_in_the_game_a_tile_is_worth_more_than_a_castle(bot: Chooser) -> None:
    world, state = position(
        CASTLE_OR_LOCATION, card="G", owed=1, turn=1, locations={"A1": "oracle"}, fill="G"
    )
    assert turn_of(bot, world, state)[0] in ("A2", "B1")


def test_planning_pays() -> None:
    """More gold than greedy on the same boards with the same cards."""
    ahead = 0
    for seed in range(6):
        match = Match(draw_setup(2, seed), seed)
        bots: list[Chooser] = [Planner(seed), Greedy(seed)] if seed % 2 else [Greedy(seed), Planner(seed)]
        while not match.is_over:
            match.play(ask(match, bots[match.decision().seat], 1.0))
        gold = [each.total for each in score(match.world, match.state)]
        ahead += gold[1 - seed % 2] - gold[seed % 2]
    assert ahead > 0


def foreseen(world: World, state: State, *actions: str) -> RestOfTurn:
    plan = RestOfTurn()
    plan.write(world, state, tuple([read_action(world, text) for text in actions]))
    return plan


def taken(plan: RestOfTurn, world: World, state: State) -> Action | None:
    return plan.take(decide(world, state))


def test_a_plan_is_followed_while_all_is_as_foreseen() -> None:
    world, state = position(CASTLE_THREE_AWAY, card="G")
    plan = foreseen(world, state, "A5", "A6", "A7", "end")
    for text in ("A5", "A6", "A7", "end"):
        action = taken(plan, world, state)
        assert action is not None
        assert write_action(world, action) == text
        do(world, state, text)
    assert taken(plan, world, state) is None


def test_a_plan_is_given_up_as_soon_as_something_else_is_live() -> None:
    world, state = position(CASTLE_THREE_AWAY, card="G")
    plan = foreseen(world, state, "A5", "A6", "A7", "end")
    do(world, state, "A3")
    assert taken(plan, world, state) is None
    assert plan.rest == []


@pytest.mark.parametrize("looks", [0, 3, 12])
def test_the_planner_answers_what_it_has_when_its_time_is_over(looks: int) -> None:
    match = Match(draw_setup(2, 11, expansions=BOXES), 11)
    while len(match.steps) < 40 or len(match.decision()) == 1:
        match.play(ask(match, Greedy(1), 1.0))
    clock, decision = Ticking(1.0), match.decision()
    view = see(match.world, match.state, decision.seat)
    answer = Planner(1, clock=clock).choose(match.world, view, decision, float(looks))
    assert answer in decision
    assert looks <= clock.looks <= looks + 2
    unhurried = Ticking(1.0)
    Planner(1, clock=unhurried).choose(match.world, view, decision, inf)
    assert unhurried.looks > 2 * 12


def test_the_planner_thinks_once_in_a_turn_without_surprises() -> None:
    world, state = position(CASTLE_THREE_AWAY, card="G")
    bot = Planner(1)
    bot.choose(world, see(world, state, 0), decide(world, state), inf)
    chances = bot.rng.state
    do(world, state, "A5")
    assert turn_of(bot, world, state) == ["A6", "A7", "end"]
    assert bot.rng.state == chances
    assert stands(state, 0) == ["A4", "A5", "A6", "A7"]

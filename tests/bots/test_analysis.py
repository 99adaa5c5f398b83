"""The analysis tells good turns from bad ones, and knows no more than the players did."""

from bots.clocks import Ticking
from drawn import position
from hexstead.bots.analysis import Analyst
from hexstead.bots.planner import Planner
from hexstead.bots.whole_games import ask
from hexstead.engine.actions import END
from hexstead.engine.chance import Rng
from hexstead.engine.scoring import score
from hexstead.engine.view import guess, see
from hexstead.match.match import Match
from hexstead.match.notation import write_action
from hexstead.setup.draw import draw_setup


def analyst() -> Analyst:
    return Analyst(1, 30.0, Ticking(1.0))


def half_a_game() -> Match:
    match = Match(draw_setup(2, 8), 8)
    bots = [Planner(1), Planner(2)]
    while len(match.steps) < 30:
        match.play(ask(match, bots[match.decision().seat], 1.0))
    return match


def test_there_is_a_report_for_every_turn_with_all_its_actions() -> None:
    match = half_a_game()
    reports = list(analyst().reports(match))
    assert [report.number for report in reports] == list(range(1, len(reports) + 1))
    assert [action for report in reports for action in report.actions] == [
        step.action for step in match.steps
    ]
    ended = len([step for step in match.steps if step.action == END])
    assert len(reports) in (ended, ended + 1)


def test_the_swing_is_how_much_the_lead_has_grown() -> None:
    match = half_a_game()
    was = [0, 0]
    for report in analyst().reports(match):
        seat, other = report.seat, 1 - report.seat
        assert report.swing == (report.gold[seat] - was[seat]) - (report.gold[other] - was[other])
        was = report.gold
    assert was == [each.total for each in score(match.world, match.state)]


def test_the_first_turn_of_a_careless_player_is_found_wanting() -> None:
    """The same position: once the turn that the search likes best, once the last legal hexes there are."""
    match = Match(draw_setup(2, 8), 8)
    while match.state.turn == match.state.first:
        match.play(match.decision().actions[-1])
    careless = next(analyst().reports(match))
    assert careless.missed > 0.5
    again = Match(match.setup, match.seed)
    for action in careless.best:
        again.play(action)
    careful = next(analyst().reports(again))
    assert careful.missed < careless.missed


def test_advice_begins_with_the_obvious_turn() -> None:
    world, state = position("G   G   G   C1  G   G   G   X", at="C1", card="G")
    advice = analyst().advise(world, see(world, state, 0))
    assert [write_action(world, action) for action in advice.turns[0]] == ["C5", "C6", "C7", "end"]
    assert advice.behind[0] == 0.0
    assert advice.behind == sorted(advice.behind)


def test_advice_does_not_depend_on_what_is_hidden() -> None:
    match = half_a_game()
    view = see(match.world, match.state, match.decision().seat)
    other = guess(match.world, view, Rng(99))
    assert (other.deck, other.hands) != (match.state.deck, match.state.hands)
    advised = [
        analyst().advise(match.world, see(match.world, each, view.viewer)) for each in (match.state, other)
    ]
    assert advised[0] == advised[1]


def test_the_expected_result_of_a_finished_lead_is_the_result() -> None:
    """In the last turn of the last round nothing is left to chance."""
    world, state = position(
        "G   C1  C1  X   C2  G", card="G", owed=1, supply=(1, 0), turn=0, first=1, ending=True
    )
    assert analyst().expected(world, see(world, state, 0)) == [3.0, 3.0]

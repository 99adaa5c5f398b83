"""What made-up games say."""

from math import log10
from random import Random

import pytest

from arena.made import a_result, with_incident
from hexstead.arena.duels import duels
from hexstead.arena.ratings import ratings
from hexstead.arena.standings import standings
from hexstead.arena.tournament_game import Result


def test_a_shared_first_place_is_divided() -> None:
    result = a_result(0, {"a": 30, "b": 30, "c": 10})
    assert [result.share(seat) for seat in range(3)] == [0.5, 0.5, 0]


def test_more_gold_wins_and_equal_gold_is_half_a_win() -> None:
    assert duels(a_result(0, {"a": 30, "b": 20})) == {("a", "b"): 1, ("b", "a"): 0}
    assert duels(a_result(0, {"a": 30, "b": 30})) == {("a", "b"): 0.5, ("b", "a"): 0.5}


def test_a_game_counts_once_for_a_pair_however_often_they_sit_there() -> None:
    table = a_result(0, [("a", 30), ("b", 40), ("b", 20), ("b", 10)])
    assert duels(table) == {("a", "b"): pytest.approx(2 / 3), ("b", "a"): pytest.approx(1 / 3)}
    found = standings([table], 1)
    assert found.pairs[0].share.games == 1
    assert {line.bot: line.first.value for line in found.bots} == {"a": 0, "b": pytest.approx(1 / 3)}


def test_wins_draws_and_gold_are_counted() -> None:
    games = [(30, 20), (30, 30), (10, 20), (40, 20)]
    found = standings([a_result(n, {"a": a, "b": b}, n) for n, (a, b) in enumerate(games)], 1)
    assert [line.bot for line in found.bots] == ["a", "b"]
    pair = found.pairs[0]
    assert (pair.bot, pair.other, pair.share.value, pair.share.games, pair.draws) == ("a", "b", 0.625, 4, 1)
    assert found.bots[0].gold == pytest.approx(27.5)
    assert found.bots[0].by_source == {"knights": pytest.approx(27.5)}
    assert [line.first.value for line in found.seats] == [0.625, 0.375]


def test_rounds_and_thinking_times_are_summed_up() -> None:
    results = [a_result(n, {"a": 1, "b": 2}, n, rounds=rounds) for n, rounds in enumerate([12, 9, 12])]
    found = standings(results, 1)
    assert found.lengths == {9: 1, 12: 2}
    assert found.rounds == pytest.approx(11)
    thinking = found.bots[0].thinking
    assert (thinking.decisions, thinking.median, thinking.most, thinking.longest) == (9, 20, 30, 30)


def test_incidents_are_told_with_their_place() -> None:
    found = standings([with_incident(a_result(0, {"a": 9, "b": 1}, 3), 1, "no")], 1)
    mishap = next(line for line in found.bots if line.bot == "b").mishaps[0]
    assert (mishap.game.number, mishap.seat, mishap.incident.action) == (3, 1, 5)
    assert not next(line for line in found.bots if line.bot == "a").mishaps


def test_bots_from_files_are_called_without_their_folders() -> None:
    found = standings([a_result(0, {"../mine/mybot.py:MyBot": 2, "greedy": 1})], 1)
    assert {line.bot for line in found.bots} == {"mybot.py:MyBot", "greedy"}
    alike = standings([a_result(0, {"a/my.py:Bot": 2, "b/my.py:Bot": 1})], 1)
    assert {line.bot for line in alike.bots} == {"a/my.py:Bot", "b/my.py:Bot"}


def test_a_bot_alone_is_in_the_middle() -> None:
    found = standings([a_result(0, [("a", 2), ("a", 1)])], 1)
    assert found.pairs == ()
    assert found.bots[0].rating.points == 1500


# Ratings.


def games_between(shares: dict[tuple[str, str], float], games: int, random: Random) -> list[Result]:
    """The first of each two wins with this chance, independently."""
    results = []
    for deal in range(games):
        for (one, other), share in shares.items():
            won = random.random() < share
            results.append(a_result(deal, {one: 10 + won, other: 11 - won}))
    return results


def test_ratings_follow_a_known_strength() -> None:
    strength = {"a": 1700.0, "b": 1500.0, "c": 1300.0}
    names = list(strength)
    chances = {
        (one, other): 1 / (1 + 10 ** ((strength[other] - strength[one]) / 400))
        for one in names
        for other in names
        if one < other
    }
    found = ratings(names, games_between(chances, 400, Random(3)), 1)
    for name, rating in zip(names, found, strict=True):
        assert rating.interval.low < strength[name] < rating.interval.high
        assert 20 < rating.interval.high - rating.interval.low < 100


def test_two_ratings_differ_as_the_win_rate_says() -> None:
    results = [a_result(n, {"a": 2 if n < 75 else 1, "b": 1 if n < 75 else 2}) for n in range(100)]
    a, b = ratings(["a", "b"], results, 1)
    assert a.points - b.points == pytest.approx(400 * log10(75.5 / 25.5))


def test_the_bars_of_a_pair_are_about_as_wide_as_those_of_its_win_rate() -> None:
    results = [a_result(n, {"a": 2 if n % 4 else 1, "b": 1 if n % 4 else 2}) for n in range(200)]
    bar = ratings(["a", "b"], results, 1)[0].interval
    interval = standings(results, 1).pairs[0].share.interval
    expected = [1 / (1 + 10 ** ((1500 - end) / 200)) for end in (bar.low, bar.high)]
    assert expected == pytest.approx([interval.low, interval.high], abs=0.02)


def test_deals_that_cancel_out_leave_less_doubt_than_single_games() -> None:
    """In each deal both seatings are won by the same seat: the bots are equal, whatever the deals."""
    single = [a_result(n, {"a": 1 + n % 2, "b": 2 - n % 2}) for n in range(100)]
    paired = [a_result(n // 2, {"a": 1 + n % 2, "b": 2 - n % 2}) for n in range(100)]
    wide, narrow = (ratings(["a", "b"], results, 1)[0].interval for results in (single, paired))
    assert narrow.high - narrow.low < 0.5 * (wide.high - wide.low)


def test_a_bot_that_never_lost_has_a_finite_rating_and_a_long_bar() -> None:
    a, b = ratings(["a", "b"], [a_result(n, {"a": 2, "b": 1}) for n in range(20)], 1)
    assert 2000 > a.points > 1700 > b.points
    assert a.interval.low < a.points - 50
    assert a.interval.high > a.points + 50


def test_the_same_games_give_the_same_bars() -> None:
    results = games_between({("a", "b"): 0.7}, 30, Random(1))
    assert ratings(["a", "b"], results, 5) == ratings(["a", "b"], results, 5)

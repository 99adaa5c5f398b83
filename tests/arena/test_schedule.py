"""Who meets whom: every bot in every seat, equally often on every set-up."""

from collections import Counter
from itertools import islice

import pytest

from hexstead import read_code, write_code
from hexstead.arena.schedule import Tournament, fields, seatings
from hexstead.setup.draw import first_game
from hexstead.setup.request import Request
from refusing import refuses


def a_plan(*bots: str, seats: int = 2, games: int = 1, seed: int = 1) -> Tournament:
    return Tournament(bots, seats, Request(), seed, games)


def test_at_two_seats_everybody_meets_everybody() -> None:
    assert fields(("a", "b", "c"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_as_many_bots_as_seats_are_one_field_and_names_may_repeat() -> None:
    assert fields(("planner", "greedy", "greedy", "greedy"), 4) == [("planner", "greedy", "greedy", "greedy")]


def test_a_field_that_comes_twice_is_played_once() -> None:
    assert fields(("a", "b", "a"), 2) == [("a", "b"), ("a", "a")]
    assert fields(("a", "a"), 2) == [("a", "a")]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_place_of_a_field_sits_in_every_seat_once(seats: int) -> None:
    assert len(seatings(seats)) == seats
    for seat in range(seats):
        assert sorted(seating[seat] for seating in seatings(seats)) == list(range(seats))


@pytest.mark.parametrize(
    ("bots", "seats"),
    [
        (("a", "b"), 2),
        (("a", "b", "c"), 2),
        (("a", "b", "c", "d"), 3),
        (("a", "b", "b", "b"), 4),
        (("a", "a", "b"), 2),
    ],
)
def test_each_bot_is_in_each_seat_equally_often_on_each_set_up(bots: tuple[str, ...], seats: int) -> None:
    tournament = a_plan(*bots, seats=seats, games=40)
    for deal in range(tournament.deals):
        games = [game for game in tournament.schedule() if game.deal == deal]
        assert len({(game.setup, game.seed) for game in games}) == 1
        by_seat = [Counter(game.bots[seat] for game in games) for seat in range(seats)]
        assert all(counts == by_seat[0] for counts in by_seat)
        assert set(by_seat[0]) == set(bots)


def test_games_are_whole_deals_and_at_least_as_many_as_wanted() -> None:
    assert a_plan("a", "b", games=400).total == 400
    assert a_plan("a", "b", "c", games=400).total == 402
    assert a_plan("a", "b", games=1).total == 2
    tournament = a_plan("a", "b", "c", games=400)
    assert [game.number for game in tournament.schedule()] == list(range(tournament.total))


def test_a_longer_tournament_begins_with_the_games_of_a_shorter_one() -> None:
    short, long = a_plan("a", "b", games=6), a_plan("a", "b", games=20)
    assert list(short.schedule()) == list(islice(long.schedule(), short.total))


def test_every_deal_has_a_set_up_and_a_deck_of_its_own() -> None:
    games = list(a_plan("a", "b", games=40).schedule())
    assert len({game.setup for game in games}) == 20
    assert len({game.seed for game in games}) == 20


def test_another_seed_gives_other_deals() -> None:
    one, other = (next(a_plan("a", "b", seed=seed).schedule()) for seed in (1, 2))
    assert (one.setup, one.seed) != (other.setup, other.seed)


def test_a_chosen_set_up_serves_all_deals_with_other_decks() -> None:
    code = write_code(first_game(2))
    games = list(Tournament(("a", "b"), 2, Request(), 1, 8, code).schedule())
    assert {game.setup for game in games} == {code}
    assert len({game.seed for game in games}) == 4


def test_set_ups_come_from_the_chosen_boxes() -> None:
    for game in Tournament(("a", "b"), 2, Request(boxes=("nomads",)), 1, 10).schedule():
        assert "nomads" in read_code(game.setup).expansions


def test_set_ups_have_the_chosen_edition_and_house_rules() -> None:
    newest = Tournament(("a", "b"), 2, Request(edition="newest"), 1, 10)
    assert {read_code(game.setup).edition for game in newest.schedule()} == {"newest"}
    assert newest.drawn_from == ["newest"]
    house = Tournament(("a", "b"), 2, Request(options=("lords-need-a-settlement",)), 1, 4)
    assert {read_code(game.setup).options for game in house.schedule()} == {("lords-need-a-settlement",)}
    assert house.drawn_from == ["base", "lords-need-a-settlement"]


def test_chances_go_with_the_place_in_the_field_from_seat_to_seat() -> None:
    first, second = a_plan("a", "a").schedule()
    assert [first.seed_in(0), first.seed_in(1)] == [second.seed_in(1), second.seed_in(0)]
    assert first.seed_in(0) != first.seed_in(1)


def test_too_few_bots_are_refused_with_a_proposal() -> None:
    with refuses(r"at least 4 bots.*such as random greedy greedy greedy\."):
        a_plan("random", "greedy", seats=4).check()


def test_unknown_bots_are_refused() -> None:
    with refuses("no bot “wizard”"):
        a_plan("wizard", "greedy").check()

"""The random generator: its sequence is part of every record."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from hexstead.engine.chance import Rng


def test_the_sequence_never_changes() -> None:
    """Records hold a seed instead of the cards: with another sequence they would be other games."""
    rng = Rng(7)
    assert [rng.below(100) for _ in range(10)] == [80, 96, 98, 85, 36, 63, 52, 47, 73, 28]
    cards = list(range(10))
    rng.shuffle(cards)
    assert cards == [7, 4, 9, 8, 6, 3, 2, 0, 1, 5]


def test_every_number_comes_about_equally_often() -> None:
    rng = Rng(1)
    counts = Counter([rng.below(5) for _ in range(5000)])
    assert sorted(counts) == [0, 1, 2, 3, 4]
    assert all(900 < number < 1100 for number in counts.values())


def test_every_card_comes_to_lie_on_top_about_equally_often() -> None:
    tops: Counter[int] = Counter()
    for seed in range(5000):
        cards = list(range(5))
        Rng(seed).shuffle(cards)
        assert sorted(cards) == [0, 1, 2, 3, 4]
        tops[cards[-1]] += 1
    assert all(900 < number < 1100 for number in tops.values())


def test_a_copy_goes_its_own_way() -> None:
    rng = Rng(3)
    twin = rng.copy()
    ahead = [rng.below(1000) for _ in range(20)]
    assert [twin.below(1000) for _ in range(20)] == ahead


@given(st.integers(0, 2**64), st.integers(0, 70))
def test_a_shuffle_draws_just_as_single_draws_would(seed: int, number: int) -> None:
    rng, single = Rng(seed), Rng(seed)
    items = list(range(number))
    rng.shuffle(items)
    pile = list(range(number))
    assert items == [pile.pop(single.below(left)) for left in range(number, 0, -1)]
    assert rng.state == single.state

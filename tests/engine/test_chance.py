"""The random generators: their sequences are part of every record."""

import json
import pickle
import struct
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import fields
from hashlib import sha256
from itertools import count, islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexstead.engine.chance import REJECTED, Chance, Keyed, Rng, unbiased
from hexstead.engine.codec import decode, encode
from hexstead.engine.hexes import pick
from hexstead.engine.rules import act, decide, start
from hexstead.engine.view import guess, see
from hexstead.match.seed import Seed
from hexstead.setup.draw import first_game


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
def test_a_shuffle_draws_exactly_as_single_draws_would(seed: int, number: int) -> None:
    rng, single = Rng(seed), Rng(seed)
    items = list(range(number))
    rng.shuffle(items)
    pile = list(range(number))
    assert items == [pile.pop(single.below(left)) for left in range(number, 0, -1)]
    assert rng.state == single.state


# The keyed generator.

KEYS = st.binary(min_size=16, max_size=64)


def words(key: bytes) -> Iterator[int]:
    """The stream by its definition, written a second time: block after block, word after word."""
    for number in count():
        block = sha256(key + struct.pack(">Q", number)).digest()
        yield from struct.unpack(">8I", block)


def test_the_keyed_sequence_never_changes() -> None:
    """Known answers: anybody can compute them with any SHA-256."""
    rng = Keyed(bytes.fromhex("000102030405060708090a0b0c0d0e0f"))
    assert [rng.below(100) for _ in range(12)] == [97, 98, 63, 20, 90, 71, 74, 17, 76, 52, 16, 0]
    cards = list(range(10))
    rng.shuffle(cards)
    assert cards == [6, 8, 5, 4, 0, 1, 7, 3, 9, 2]
    assert rng.below(2**32) == 308403915


def test_the_first_block_is_the_hash_of_key_and_counter() -> None:
    """Eight zero bytes are the counter of the first block: a value that any tool for SHA-256 gives."""
    rng = Keyed(b"hexstead")
    block = b"".join([rng.below(2**32).to_bytes(4, "big") for _ in range(8)])
    assert block.hex() == sha256(b"hexstead\0\0\0\0\0\0\0\0").hexdigest()
    assert rng.below(2**32).to_bytes(4, "big").hex() == sha256(b"hexstead\0\0\0\0\0\0\0\1").hexdigest()[:8]


@given(KEYS, st.lists(st.integers(1, 2**32), max_size=40))
def test_numbers_follow_from_the_words_by_rejection(key: bytes, limits: list[int]) -> None:
    rng, stream = Keyed(key), words(key)
    for limit in limits:
        fair = (word for word in stream if word < 2**32 - 2**32 % limit)
        assert rng.below(limit) == next(fair) % limit


@pytest.mark.parametrize("limit", [0, -1, 2**32 + 1])
def test_a_limit_that_words_cannot_reach_is_refused_instead_of_waited_for(limit: int) -> None:
    with pytest.raises(ValueError, match="is not from 1 to"):
        Keyed(bytes(16)).below(limit)


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 6, 7, 25, 100, 255, 256])
def test_over_all_words_every_number_comes_exactly_equally_often(limit: int) -> None:
    """With words of one byte, all of them can be tried: what is left over is rejected, nothing else."""
    found = Counter([unbiased(word, 256, limit) for word in range(256)])
    assert found.pop(REJECTED, 0) == 256 % limit
    assert found == dict.fromkeys(range(limit), 256 // limit)


def test_the_last_words_are_rejected_and_the_next_one_is_taken() -> None:
    """A limit just above half of all words rejects nearly half of them."""
    limit, key = 2**31 + 1, b"a key that rejects"
    rng = Keyed(key)
    drawn = [rng.below(limit) for _ in range(50)]
    assert drawn == [word for word in islice(words(key), rng.taken) if word < limit]
    assert rng.taken > 60


@pytest.mark.parametrize("limit", [2, 3, 5, 25])
def test_real_words_are_as_even_as_chance_allows(limit: int) -> None:
    """Chi-square with limit - 1 degrees of freedom; the bound is exceeded once in a million keys."""
    rng, each = Keyed(sha256(b"chi-square").digest()), 2000
    counts = Counter([rng.below(limit) for _ in range(each * limit)])
    found = sum([(counts[number] - each) ** 2 / each for number in range(limit)])
    assert found < {2: 23.93, 3: 27.63, 5: 33.38, 25: 75.9}[limit]


def test_every_order_of_four_cards_comes_about_equally_often() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    rng, each = Keyed(sha256(b"orders").digest()), 400
    for _ in range(24 * each):
        cards = list(range(4))
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert sum([(number - each) ** 2 / each for number in orders.values()]) < 74.3


@given(KEYS, st.integers(0, 70), st.integers(0, 70))
def test_a_keyed_shuffle_draws_exactly_as_single_draws_would(key: bytes, before: int, number: int) -> None:
    rng, single = Keyed(key), Keyed(key)
    assert [rng.below(6) for _ in range(before)] == [single.below(6) for _ in range(before)]
    items = list(range(number))
    rng.shuffle(items)
    pile = list(range(number))
    assert items == [pile.pop(single.below(left)) for left in range(number, 0, -1)]
    assert rng.taken == single.taken


@given(st.one_of(st.builds(Rng, st.integers(0, 2**64)), st.builds(Keyed, KEYS)), st.integers(0, 40))
def test_copies_and_pickles_go_on_where_it_stands(rng: Chance, before: int) -> None:
    for _ in range(before):
        rng.below(7)
    twins = [rng.copy(), pickle.loads(pickle.dumps(rng)), deepcopy(rng)]
    ahead = [rng.below(1000) for _ in range(20)]
    assert [[twin.below(1000) for _ in range(20)] for twin in twins] == [ahead] * 3


@given(st.one_of(st.builds(Seed.quick, st.integers(0, 2**70)), st.builds(Seed.fresh)), st.integers(0, 60))
@settings(max_examples=30)
def test_a_game_goes_through_codec_copy_and_pickle_whatever_draws_it(seed: Seed, actions: int) -> None:
    world, chooser = first_game(3).world(), Rng(1)
    state = start(world, seed.chance())
    for _ in range(actions):
        decision = decide(world, state)
        act(world, state, pick(decision.live, chooser.below(len(decision))))
    plain = json.loads(json.dumps(encode(state)))
    twins = [state.copy(), decode(world, plain), pickle.loads(pickle.dumps(state))]
    hundred = [[twin.rng.below(100) for _ in range(20)] for twin in twins]
    assert hundred == [[state.rng.below(100) for _ in range(20)]] * 3


def test_a_view_and_a_guess_carry_neither_key_nor_counter() -> None:
    key = sha256(b"a secret").digest()
    world = first_game(3).world()
    state = start(world, Keyed(key))
    for seat in range(3):
        view = see(world, state, seat)
        assert not [one.name for one in fields(view) if isinstance(getattr(view, one.name), Chance)]
        for told in (pickle.dumps(view), pickle.dumps(guess(world, view, Rng(1)))):
            assert key not in told
            assert key.hex().encode() not in told
    assert key in pickle.dumps(state), "the check can see a key"


def test_views_of_two_keys_that_deal_the_same_shown_cards_are_equal() -> None:
    """What a seat may know is the same, whatever key and counter are behind it."""
    world = first_game(2).world()
    first = start(world, Keyed(bytes(16)))
    other = first.copy()
    other.rng = Keyed(b"quite another key", 99)
    assert [see(world, first, seat) for seat in range(2)] == [see(world, other, seat) for seat in range(2)]

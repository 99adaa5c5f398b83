"""Why the quick generator draws no cards for people: if you see a deck, you can predict the next one.

Its states are linear in the first one, and each card that comes up bounds a state from both sides. So the
states of a shuffle are a point of a lattice near a known one: reducing the lattice and searching around finds
it. Here all cards of the deck differ, which pins the state with so little search that Python does it in a
second. With five cards of each terrain, as in the game, there are more near points to try: a compiled search
takes ten seconds.
"""

from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from math import sqrt

import pytest

from hexstead.engine.chance import Chance, Keyed, Rng, quick_at

CARDS = 25
WORDS = 2**64
MULTIPLIER, INCREMENT = 6364136223846793005, 1442695040888963407
MOST_POINTS = 20_000
"""So many near points are tried before the attack gives up."""

Row = list[int]


def foretell(deck: list[int]) -> Rng | None:
    """The generator after it shuffled a pile of cards 0, 1, 2 ... into this order; None if there is none."""
    bounds = [bound for bound in _bounds(deck) if bound[1] - bound[0] < WORDS]
    factors, sums = [1], [0]
    for _ in bounds[1:]:
        factors.append(factors[-1] * MULTIPLIER % WORDS)
        sums.append((sums[-1] * MULTIPLIER + INCREMENT) % WORDS)
    weights = [2**16 * WORDS // (high - low) for low, high in bounds]
    basis = [[0] * len(bounds) for _ in bounds]
    basis[0] = [factor * weight for factor, weight in zip(factors, weights, strict=True)]
    for place in range(1, len(bounds)):
        basis[place][place] = WORDS * weights[place]
    middles = [(low + high) // 2 - offset for (low, high), offset in zip(bounds, sums, strict=True)]
    target = [middle * weight for middle, weight in zip(middles, weights, strict=True)]
    for point in islice(_near(_reduced(basis), target), MOST_POINTS):
        rng = quick_at((point[0] // weights[0] - INCREMENT) * pow(MULTIPLIER, -1, WORDS) % WORDS)
        if _shuffled(rng) == deck:
            return rng
    return None


def _shuffled(rng: Chance) -> list[int]:
    deck = list(range(CARDS))
    rng.shuffle(deck)
    return deck


def _bounds(deck: list[int]) -> Iterator[tuple[int, int]]:
    """Between which numbers the state was when each card was drawn."""
    pile = sorted(deck)
    for card in deck:
        place, left = pile.index(card), len(pile)
        yield -(-place * 2**32 // left) << 32, -(-(place + 1) * 2**32 // left) << 32
        pile.remove(card)


def _dot(one: Row, other: Row) -> int:
    return sum([a * b for a, b in zip(one, other, strict=True)])


def _reduced(basis: list[Row]) -> list[Row]:
    """Lenstra, Lenstra, Lovász, in whole numbers: `lengths` are determinants, `steps` multiples of them."""
    size = len(basis)
    lengths = [1] + [0] * size
    steps = [[0] * size for _ in basis]
    known = at = 0
    while at < size:
        if at >= known:
            _add_row(basis, steps, lengths, at)
            known = at + 1
        if at:
            _shorten(basis, steps, lengths, at, at - 1)
        if at and 4 * (lengths[at + 1] * lengths[at - 1] + steps[at][at - 1] ** 2) < 3 * lengths[at] ** 2:
            _exchange(basis, steps, lengths, at, known)
            at -= 1
            continue
        for other in range(at - 2, -1, -1):
            _shorten(basis, steps, lengths, at, other)
        at += 1
    return basis


def _add_row(basis: list[Row], steps: list[Row], lengths: Row, at: int) -> None:
    for other in range(at + 1):
        value = _dot(basis[at], basis[other])
        for between in range(other):
            value = lengths[between + 1] * value - steps[at][between] * steps[other][between]
            value //= lengths[between]
        if other < at:
            steps[at][other] = value
        else:
            lengths[at + 1] = value


def _shorten(basis: list[Row], steps: list[Row], lengths: Row, at: int, other: int) -> None:
    times = (2 * steps[at][other] + lengths[other + 1]) // (2 * lengths[other + 1])
    if times:
        basis[at] = [a - times * b for a, b in zip(basis[at], basis[other], strict=True)]
        steps[at][other] -= times * lengths[other + 1]
        for between in range(other):
            steps[at][between] -= times * steps[other][between]


def _exchange(basis: list[Row], steps: list[Row], lengths: Row, at: int, known: int) -> None:
    basis[at], basis[at - 1] = basis[at - 1], basis[at]
    for other in range(at - 1):
        steps[at][other], steps[at - 1][other] = steps[at - 1][other], steps[at][other]
    step = steps[at][at - 1]
    length = (lengths[at - 1] * lengths[at + 1] + step**2) // lengths[at]
    for row in range(at + 1, known):
        value = steps[row][at]
        steps[row][at] = (lengths[at + 1] * steps[row][at - 1] - step * value) // lengths[at]
        steps[row][at - 1] = (value * length + step * steps[row][at]) // lengths[at + 1]
    lengths[at] = length


def _near(basis: list[Row], target: Row) -> Iterator[Row]:
    """Points of the lattice around the target, at every level the nearest ones first."""
    squares, orthogonal = _orthogonal(basis)
    levels: list[tuple[int, Row, float]] = [(len(basis) - 1, target, 0.0)]
    # Coordinates lie evenly between bounds of equal width: this is more than twice their mean square.
    radius = 2.2 * len(basis) * (2**15 * WORDS) ** 2 / 3
    while levels:
        at, rest, spent = levels.pop()
        if at < 0:
            yield [a - b for a, b in zip(target, rest, strict=True)]
            continue
        share = sum([a * b for a, b in zip(rest, orthogonal[at], strict=True)]) / squares[at]
        nearest = round(share)
        reach = int(sqrt(max(0.0, radius - spent) / squares[at])) + 1
        for times in sorted(range(nearest - reach, nearest + reach + 1), key=lambda n: -abs(n - share)):
            length = spent + (times - share) ** 2 * squares[at]
            if length <= radius:
                levels.append((at - 1, [a - times * b for a, b in zip(rest, basis[at], strict=True)], length))


def _orthogonal(basis: list[Row]) -> tuple[list[float], list[list[float]]]:
    made: list[list[float]] = []
    squares: list[float] = []
    for row in basis:
        rest = [float(value) for value in row]
        for other, square in zip(made, squares, strict=True):
            share = sum([a * b for a, b in zip(rest, other, strict=True)]) / square
            rest = [a - share * b for a, b in zip(rest, other, strict=True)]
        made.append(rest)
        squares.append(sum([value * value for value in rest]))
    return squares, made


@pytest.mark.parametrize("seed", [7, 2**52 - 12345, 123456789012345])
def test_a_deck_of_the_quick_generator_tells_the_next_one(seed: int) -> None:
    rng = Rng(seed)
    shown = _shuffled(rng)
    found = foretell(shown)
    assert found is not None
    assert [_shuffled(found) for _ in range(3)] == [_shuffled(rng) for _ in range(3)]
    assert found.below(5) == rng.below(5), "and who begins"


def test_a_deck_of_the_keyed_generator_tells_nothing_to_the_same_attack() -> None:
    """Its words are hashes: no state is linear in another one, so no lattice holds them."""
    assert foretell(_shuffled(Keyed(sha256(b"a game").digest()))) is None

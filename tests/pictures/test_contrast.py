"""The ground in high contrast: any two terrains can be told apart by light or by pattern, whoever looks."""

from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray

from hexstead.pictures import ground_svg
from hexstead.pictures.contrast import COLOURS, PATTERNS, Disc, Patch, Shape, Stroke

LEAST_CONTRAST, LEAST_PATTERN, LEAST_MARK = 3.0, 0.28, 3.6
WIDTH = 28
"""Pixels across a hex, which is 34.6 units wide."""
FINER = 3

SIGHTS = {
    "normal": np.identity(3),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "greyscale": np.array([[0.2126, 0.7152, 0.0722]] * 3),
}
"""On linear red, green and blue; the two in the middle after Machado, Oliveira and Fernandes, 2009."""


def light(colour: str, sight: str) -> float:
    """The relative luminance, from 0 to 1."""
    part = np.frombuffer(bytes.fromhex(colour[1:]), np.uint8) / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    return float(np.clip(SIGHTS[sight] @ linear, 0, 1) @ [0.2126, 0.7152, 0.0722])


def contrast(one: str, other: str) -> float:
    """The worst of all sights."""
    lights = [sorted((light(one, sight), light(other, sight))) for sight in SIGHTS]
    return min([(bright + 0.05) / (dark + 0.05) for dark, bright in lights])


def _is_inked(shape: Shape, x: NDArray[np.float64], y: NDArray[np.float64]) -> NDArray[np.bool_]:
    if isinstance(shape, Disc):
        return np.hypot(x - shape.x, y - shape.y) <= shape.radius
    if isinstance(shape, Stroke):
        legs = zip(shape.points, shape.points[1:], strict=False)
        nearest = np.min([_beside(leg, x, y) for leg in legs], axis=0)
        return np.asarray(nearest <= shape.width / 2, bool)
    return _within(shape, x, y)


def _beside(
    leg: tuple[tuple[float, float], tuple[float, float]], x: NDArray[np.float64], y: NDArray[np.float64]
) -> NDArray[np.float64]:
    (left, top), (right, down) = leg
    across, along = right - left, down - top
    share = np.clip(((x - left) * across + (y - top) * along) / (across**2 + along**2 or 1), 0, 1)
    return np.hypot(x - left - share * across, y - top - share * along)


def _within(area: Patch, x: NDArray[np.float64], y: NDArray[np.float64]) -> NDArray[np.bool_]:
    inside = np.zeros(x.shape, bool)
    for (ax, ay), (bx, by) in zip(area.points, [*area.points[1:], area.points[0]], strict=True):
        crosses = (ay > y) != (by > y)
        at = ax + (y - ay) * (bx - ax) / np.where(by == ay, 1, by - ay)
        inside ^= crosses & (x < at)
    return inside


def ink(shapes: list[Shape]) -> NDArray[np.float64]:
    """How much of each pixel of a hex is mark."""
    steps = (np.arange(WIDTH * FINER) + 0.5) / (WIDTH * FINER) * 34.6 - 17.3
    x, y = np.meshgrid(steps, steps)
    inked = np.any([_is_inked(shape, x, y) for shape in shapes], axis=0)
    shares: NDArray[np.float64] = inked.reshape(WIDTH, FINER, WIDTH, FINER).mean(axis=(1, 3))
    return shares


def look(shapes: list[Shape]) -> tuple[NDArray[np.float64], float, float]:
    """The directions of its edges as shares of eight, how much edge there is, how much is inked."""
    marks = ink(shapes)
    down, right = np.gradient(marks)
    strength = np.hypot(down, right)
    angle = (np.arctan2(down, right) % np.pi) / np.pi * 8
    directions = np.bincount(np.round(angle).astype(int).ravel() % 8, strength.ravel(), 8)
    return directions / directions.sum(), float(strength.mean()), float(marks.mean())


def pattern_difference(one: str, other: str) -> float:
    """From 0 to 1: directions, grain and ink of the marks, and how light they are."""
    (ways, edge, inked), (ways_2, edge_2, inked_2) = look(PATTERNS[one]), look(PATTERNS[other])
    direction = float(np.abs(ways - ways_2).sum() / 2)
    # The size of the marks: much ink with little edge is coarse.
    size, size_2 = inked / edge, inked_2 / edge_2
    grain = abs(size - size_2) / max(size, size_2)
    cover = abs(inked - inked_2) / max(inked, inked_2)
    lights = [abs(light(COLOURS[one][1], sight) - light(COLOURS[other][1], sight)) for sight in SIGHTS]
    return float(np.sqrt(np.mean(np.square([direction, grain, cover, min(lights)]))))


@pytest.mark.parametrize(("one", "other"), list(combinations(COLOURS, 2)))
def test_two_terrains_differ_in_light_or_in_pattern(one: str, other: str) -> None:
    fills = contrast(COLOURS[one][0], COLOURS[other][0])
    assert fills >= LEAST_CONTRAST or pattern_difference(one, other) >= LEAST_PATTERN


def test_two_terrains_with_one_pattern_and_fills_alike_would_be_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(PATTERNS, "desert", PATTERNS["grass"])
    monkeypatch.setitem(COLOURS, "desert", ("#E2EFA0", COLOURS["grass"][1]))
    with pytest.raises(AssertionError):
        test_two_terrains_differ_in_light_or_in_pattern("grass", "desert")


@pytest.mark.parametrize("key", COLOURS)
def test_marks_show_on_their_ground(key: str) -> None:
    assert contrast(*COLOURS[key]) >= LEAST_MARK


@pytest.mark.parametrize("theme", ["contrast", "contrast-dark"])
def test_the_ground_is_painted_with_these_fills_and_patterns(theme: str) -> None:
    svg = ground_svg(("GCDF", "TWMG"), theme=theme)  # type: ignore[arg-type]
    for key in ("grass", "canyon", "desert", "flower", "forest", "water", "mountain"):
        assert f'fill="{COLOURS[key][0]}"' in svg
        assert f'href="#plain-{key}"' in svg


def test_the_painted_ground_is_as_it_was() -> None:
    assert "plain-" not in ground_svg(("GCDF", "TWMG"))

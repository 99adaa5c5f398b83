"""What goes below the map of an example: the terrain cards in use, and the gold for each seat."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from hexstead.engine.terrain import LETTERS, Terrain
from hexstead.pictures.ground import wash_of
from hexstead.pictures.hexagons import Point
from hexstead.pictures.marks import marks
from hexstead.pictures.palette import Tints
from hexstead.pictures.svg import group, placed, tag, use, words

HEIGHT: Final = 23.0
_MIDDLE: Final = HEIGHT / 2
_GAP: Final = 6.0
_PADDING: Final = 8.0
_DIGIT: Final = 8.2
_HOUSE: Final = 17.0
_COIN: Final = 6.6
_CARD: Final = (13.0, 17.0)
_MARK_SCALE: Final = 0.46
_DIMMED: Final = 0.35
"""How opaque a card is that wasn't chosen."""


@dataclass(frozen=True)
class _Chip:
    """Drawn from its upper left corner."""

    width: float
    drawing: str


def chips(cards: Mapping[Terrain, bool], gold: list[int], tints: Tints) -> str:
    """All of them side by side, around the origin."""
    made = [_of_cards(cards, tints)] if cards else []
    made += [_of_gold(seat, number, tints) for seat, number in enumerate(gold)]
    steps = [chip.width + _GAP for chip in made]
    starts = accumulate(steps, initial=(_GAP - sum(steps)) / 2)
    return "".join(
        group(chip.drawing, transform=placed(start, -_MIDDLE))
        for start, chip in zip(starts, made, strict=False)
    )


def _of_gold(seat: int, gold: int, tints: Tints) -> _Chip:
    """The house of the seat, a coin and the number."""
    coin_at = _PADDING + _HOUSE + 4 + _COIN
    number_at = coin_at + _COIN + 4
    return _chip(
        number_at + _DIGIT * len(str(gold)) + _PADDING,
        tints,
        use(f"seat-{seat}", transform=placed(_PADDING + _HOUSE / 2, _MIDDLE + 0.5, 0.76)),
        _coin((coin_at, _MIDDLE), tints),
        words(str(gold), number_at, _MIDDLE + 5, 14, font_weight=700, fill=tints["gold"]),
    )


def _of_cards(cards: Mapping[Terrain, bool], tints: Tints) -> _Chip:
    step = _CARD[0] + 4
    pictures = [
        group(
            _card(LETTERS[terrain], tints),
            transform=placed(_PADDING + 2 + step * number, _MIDDLE - _CARD[1] / 2),
            opacity=1 if is_in_use else _DIMMED,
        )
        for number, (terrain, is_in_use) in enumerate(cards.items())
    ]
    return _chip(2 * _PADDING + step * len(cards), tints, *pictures)


def _card(letter: str, tints: Tints) -> str:
    """A terrain card from a distance: its ground, and some of its marks."""
    width, height = _CARD
    shape = {"width": width, "height": height, "rx": 2.6}
    drawing = group(
        marks(letter, 1),
        transform=placed(width / 2, height / 2, _MARK_SCALE),
        fill="none",
        stroke_linecap="round",
    )
    ground = tag("rect", fill=wash_of(letter, tints), **shape)
    edge = tag("rect", fill="none", stroke=tints["outline"], stroke_width=1, **shape)
    return ground + drawing + edge


def _coin(at: Point, tints: Tints) -> str:
    ring = tag("circle", r=_COIN * 0.58, fill="none", stroke=tints["halo"], stroke_width=1.2)
    face = tag("circle", r=_COIN, fill=tints["coin"], stroke=tints["live_rim"], stroke_width=1)
    return group(face, ring, class_="coin", transform=placed(*at))


def _chip(width: float, tints: Tints, *content: str) -> _Chip:
    shape = tag("rect", width=width, height=HEIGHT, rx=_MIDDLE, fill=tints["panel"], stroke=tints["line"])
    return _Chip(width, group(shape, *content, class_="chip"))

"""The drawings and colours of `hexstead.pictures` for the web app.

The drawings are the same as in printed pictures; only their colours are left to the style sheet.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from hexstead.engine.said import terrain_named
from hexstead.engine.terrain import LETTERS
from hexstead.pictures.bodies import house_shape, wall_shape
from hexstead.pictures.contrast import COLOURS
from hexstead.pictures.marks import mark_shapes, marks
from hexstead.pictures.palette import tints_of
from hexstead.pictures.plates import building
from hexstead.pictures.scene import ORDINARY, SPECIAL
from hexstead.pictures.seats import SEATS

_SWATCH_SEED: Final = 19
_LIT: Final = {"live": "#FFD24A", "live_rim": "#1D2B28"}
"""What can be chosen on a ground in high contrast."""


class _Variables(Mapping[str, str]):
    """Every colour as the variable of that name."""

    def __getitem__(self, token: str) -> str:
        return f"var({_variable(token)})"

    def __iter__(self) -> Iterator[str]:
        return iter(tints_of("light"))

    def __len__(self) -> int:
        return len(tints_of("light"))


def drawings() -> str:
    """The JSON file that the app reads."""
    return json.dumps(_drawings(), indent=1, ensure_ascii=False) + "\n"


def _drawings() -> dict[str, Any]:
    tints = _Variables()
    return {
        "marks": mark_shapes(tints),
        "seats": [
            {
                "key": seat.key,
                "roof": seat.roof_colour,
                "wall": seat.wall_colour,
                "house": house_shape(number, tints),
            }
            for number, seat in enumerate(SEATS)
        ],
        "wall": wall_shape(tints),
        "terrains": {
            letter: {
                "key": key,
                "said": _said(letter),
                "marks": marks(letter, _SWATCH_SEED),
            }
            for letter, key in ORDINARY.items()
        },
        "buildings": {
            letter: {
                "key": key,
                "said": _said(letter),
                "drawing": building(key, tints),
            }
            for letter, key in SPECIAL.items()
        },
    }


def _said(letter: str) -> str:
    """The key of the message that names a terrain."""
    return terrain_named(LETTERS.index(letter)).id


def colours() -> str:
    """The style sheet."""
    light, dark = tints_of("light"), tints_of("dark")
    lines = [f"  {_variable(token)}: {_pair(light[token], dark[token])};\n" for token in light]
    head = "/* Written by `make generated` from hexstead.pictures.palette. */\n"
    return head + _rule(":root", lines) + "\n" + _rule(':root[data-ground="contrast"]', _contrast(light))


def _contrast(tints: Mapping[str, str]) -> list[str]:
    """The same by day and by night; what is light and what is dark in a mark has one colour."""
    colours = dict(_LIT)
    for key, (fill, mark) in COLOURS.items():
        colours |= {token: mark for token in (f"{key}_hi", f"{key}_lo") if token in tints} | {key: fill}
    return [f"  {_variable(token)}: {colour};\n" for token, colour in colours.items()]


def _rule(selector: str, lines: list[str]) -> str:
    return f"{selector} {{\n{''.join(lines)}}}\n"


def _variable(token: str) -> str:
    return "--" + token.replace("_", "-")


def _pair(light: str, dark: str) -> str:
    """Shares are numbers, for which there is no `light-dark()`: the light one serves both."""
    if not light.startswith("#"):
        return light
    return light if light == dark else f"light-dark({light}, {dark})"

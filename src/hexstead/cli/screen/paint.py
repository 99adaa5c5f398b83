"""Colours by meaning, for terminals with many colours and with sixteen.

Texts name their style, such as `terrain.g` or `gold`; the console knows what it looks like.
"""

from typing import Final

from rich.console import Console
from rich.theme import Theme

from hexstead.pictures.palette import mixed, tints_of
from hexstead.pictures.scene import ORDINARY

GLYPHS: Final = "▲●◆■★"
"""One silhouette for each seat: you must recognise it without its colour."""

GOLD, QUIET, PLAIN = "gold", "quiet", "plain"
LIVE, STONE, EMPTY_STONE, TOKEN = "live", "stone", "stone.empty", "token"

_TINTS: Final = tints_of("light")
_INK: Final = _TINTS["ink"]
_MARK_SHARE: Final = 0.42
_ROOFS: Final = ("#D23B2A", "#2A5BC7", "#F0B41C", "#34323D", "#F7F4EC")
_ON_ROOFS: Final = ("#FFFFFF", "#FFFFFF", _INK, "#FFFFFF", _INK)

# Words on the terminal's own background use its own colours: its theme keeps them readable.
_WORDS: Final = {GOLD: "bold yellow", QUIET: "not bold bright_black", PLAIN: "not bold"}


_DARK: Final = frozenset({"swamp"})
"""Terrains on which ink would be hard to read."""
_BRIGHT: Final = {"N": "nomad", "P": "palace", "I": "silo"}
"""Special hexes with their own colour."""


def seat(number: int) -> str:
    return f"seat.{number}"


def terrain(letter: str) -> str:
    """A bare hex of this terrain."""
    return f"terrain.{letter.lower()}"


def label(letter: str) -> str:
    """Words on this terrain."""
    return f"label.{letter.lower()}"


def special(letter: str) -> str:
    """A special hex, or what lies on it."""
    return f"special.{letter.lower()}" if letter in _BRIGHT else STONE


def _many() -> dict[str, str]:
    styles = {
        LIVE: f"bold {_INK} on {_TINTS['live_glow']}",
        STONE: f"bold {_INK} on {_TINTS['stone']}",
        TOKEN: f"bold #FFFFFF on {_TINTS['token']}",
        EMPTY_STONE: f"{mixed(_TINTS['stone'], _INK, _MARK_SHARE)} on {_TINTS['stone']}",
    }
    for letter, name in _BRIGHT.items():
        styles[special(letter)] = f"bold #FFFFFF on {_TINTS[name]}"
    for number, (roof, on_roof) in enumerate(zip(_ROOFS, _ON_ROOFS, strict=True)):
        styles[seat(number)] = f"bold {on_roof} on {roof}"
    for letter, name in ORDINARY.items():
        ink = "#FFFFFF" if name in _DARK else _INK
        styles[terrain(letter)] = f"{mixed(_TINTS[name], ink, _MARK_SHARE)} on {_TINTS[name]}"
        styles[label(letter)] = f"bold {ink} on {_TINTS[name]}"
    return styles


# Chosen by hand: the nearest of sixteen would make most terrains grey.
_SIXTEEN_GROUNDS: Final = {
    "G": "black on bright_green",
    "C": "black on bright_red",
    "D": "black on yellow",
    "F": "black on bright_magenta",
    "T": "bright_white on green",
    "W": "black on bright_cyan",
    "M": "bright_white on bright_black",
    "S": "bright_white on magenta",
    "A": "black on cyan",
}
_SIXTEEN_SPECIALS: Final = {
    "N": "bold red on white",
    "P": "bold magenta on white",
    "I": "bold green on white",
}
_SIXTEEN_SEATS: Final = (
    "bold bright_white on red",
    "bold bright_white on blue",
    "bold bright_yellow on black",
    "bold bright_white on black",
    "bold black on bright_white",
)


def _sixteen() -> dict[str, str]:
    styles = {
        LIVE: "bold black on bright_yellow",
        STONE: "bold black on white",
        TOKEN: "bold cyan on white",
        EMPTY_STONE: "black on white",
    }
    styles |= {special(letter): style for letter, style in _SIXTEEN_SPECIALS.items()}
    styles |= {seat(number): style for number, style in enumerate(_SIXTEEN_SEATS)}
    for letter, style in _SIXTEEN_GROUNDS.items():
        styles[terrain(letter)] = styles[label(letter)] = style
    return styles


def painted(console: Console) -> Console:
    """The console, told what the styles look like on it."""
    few = console.color_system in ("standard", "windows")
    console.push_theme(Theme(_WORDS | (_sixteen() if few else _many())))
    return console

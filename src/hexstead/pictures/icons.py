"""Icon files in the colours of a picture."""

import re
from typing import Final

from hexstead.pictures.palette import Tints
from hexstead.pictures.svg import group, placed

_GRID: Final = 24
_ACCENT: Final = re.compile(r'<(\w+)([^>]*\sclass="fill"[^>]*?)(/?)>')
_PAINT: Final = re.compile(r'\s(?:class|fill)="[^"]*"')


def icon(text: str, tints: Tints, *, ink: str, size: float) -> str:
    """An icon file drawn around the origin: its outline in this ink, its one accent in gold."""
    drawing = text[text.index(">", text.index("<svg")) + 1 : text.rindex("</svg>")]
    return group(
        _ACCENT.sub(lambda accent: _gilded(accent, tints["coin"]), drawing.strip()),
        transform=placed(-size / 2, -size / 2, size / _GRID),
        fill="none",
        stroke=ink,
        color=ink,
        stroke_width=1.75,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _gilded(accent: re.Match[str], gold: str) -> str:
    element, attributes, slash = accent.groups()
    return f'<{element}{_PAINT.sub("", attributes)} fill="{gold}"{slash}>'

"""Text in blocks that know their height, since SVG neither wraps lines nor stacks paragraphs."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from textwrap import wrap
from typing import Final

from hexstead.pictures.svg import group, placed, words

_LETTER_WIDTH: Final = 0.545
"""Average width relative to the size; a bit too wide, because readers may get a broader font."""
_LEADING: Final = 1.34


@dataclass(frozen=True)
class Block:
    """A drawing that starts at the origin and has this height."""

    drawing: str
    height: float


def paragraph(text: str, width: float, size: float, **attributes: str | float) -> Block:
    lines = _balanced(text, round(width / (size * _LETTER_WIDTH)))
    leading = size * _LEADING
    drawing = "".join(words(line, 0, size + number * leading, size) for number, line in enumerate(lines))
    return Block(group(drawing, **attributes), leading * len(lines))


def _balanced(text: str, letters: int) -> list[str]:
    """As few lines as possible, all about the same length, so that no word is left alone on the last one."""
    lines = wrap(text, letters)
    while letters > 1 and len(narrower := wrap(text, letters - 1)) == len(lines):
        lines, letters = narrower, letters - 1
    return lines


def stacked(blocks: Iterable[Block], gap: float) -> Block:
    """The blocks one below the other."""
    drawing, top = "", 0.0
    for block in blocks:
        drawing += group(block.drawing, transform=placed(0, top))
        top += block.height + gap
    return Block(drawing, max(0.0, top - gap))


def filled(
    parts: Sequence[Sequence[Block]], columns: int, room: float, gap: float
) -> tuple[list[Block], list[Sequence[Block]]]:
    """The first parts in columns that are at most that high, and the parts that don't fit."""
    found, rest = [], list(parts)
    for _ in range(columns):
        column: list[Block] = []
        height = -gap
        while rest and (more := height + sum([block.height + gap for block in rest[0]])) <= room:
            column += rest.pop(0)
            height = more
        found.append(stacked(column, gap))
    return found, rest


def halved(parts: Sequence[Sequence[Block]], gap: float) -> list[Block]:
    """The blocks in up to two columns, split between two parts so that the taller column is low."""
    if len(parts) < 2:
        return [stacked(blocks, gap) for blocks in parts]
    cuts = (
        [stacked(chain(*parts[:cut]), gap), stacked(chain(*parts[cut:]), gap)] for cut in range(1, len(parts))
    )
    return min(cuts, key=tallest)


def tallest(blocks: Iterable[Block]) -> float:
    return max(block.height for block in blocks)


def beside(picture: Block, text: Block, indent: float) -> Block:
    """A picture with text to its right, both centred on the same line."""
    height = max(picture.height, text.height)
    return Block(
        group(picture.drawing, transform=placed(0, (height - picture.height) / 2))
        + group(text.drawing, transform=placed(indent, (height - text.height) / 2)),
        height,
    )

"""The tables of actions and observations in docs/environments.md."""

from collections.abc import Iterator

from hexstead.engine.actions import FIRST_TILE
from hexstead.engine.hexes import SPACE
from hexstead.engine.terrain import NAMES
from hexstead.envs.numbering import ACTIONS, FIRST_KIND, FIRST_TERRAIN, KINDS, action_name
from hexstead.envs.observation_layout import SECTIONS, ObservationPart, ObservationSection


def action_table() -> Iterator[str]:
    yield "| actions | what they choose |"
    yield "|---|---|"
    yield f"| 0 to {SPACE - 1} | a hex, by its number |"
    for button in range(SPACE, FIRST_TILE):
        yield f"| {button} | the button `{action_name(button)}` |"
    yield f"| {FIRST_TERRAIN} to {FIRST_KIND - 1} | the terrain to use: {numbered(NAMES, FIRST_TERRAIN)} |"
    yield f"| {FIRST_KIND} to {ACTIONS - 1} | use a tile: {numbered(KINDS, FIRST_KIND)} |"


def numbered(names: list[str], first: int) -> str:
    return ", ".join([f"{first + number} {name}" for number, name in enumerate(names)])


def observation_tables() -> Iterator[str]:
    for section in SECTIONS:
        yield f"**`{section.key}`**, of shape {section.shape}. {section.words}"
        yield ""
        yield "| entries | part | what it tells | up to |"
        yield "|---|---|---|---|"
        yield from part_rows(section)
        yield ""
    yield f"The kinds of tiles: {numbered(KINDS, 1)}."


def part_rows(section: ObservationSection) -> Iterator[str]:
    begin = 0
    for part in section.parts:
        end = begin + len(part.names)
        yield f"| {entries(begin, end)} | `{part.key}` | {told(part)} | {part.high} |"
        begin = end


def entries(begin: int, end: int) -> str:
    return str(begin) if end == begin + 1 else f"{begin} to {end - 1}"


def told(part: ObservationPart) -> str:
    if part.kinds:
        kinds = (
            "its number in the list of the kinds of tiles" if part.kinds is KINDS else numbered(part.kinds, 1)
        )
        return f"{part.words}: {kinds}"
    if part.names == [""]:
        return part.words
    names = "in the order of the kinds of tiles" if part.names is KINDS else ", ".join(part.names)
    return f"{part.words}: {names}"

"""Is the text of a board sound? What is wrong is said by row and column, both counted from 1."""

import re
from collections import Counter
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final

from hexstead.content.manifest import ISLAND_ROWS, SELECTION, SIZE, Board, parse_board, parse_island
from hexstead.content.workshop.ground import NEW, OLD, SPECIALS, by_letter
from hexstead.content.workshop.islands import island_notes, wrong_island_locations, wrong_island_rows
from hexstead.content.workshop.recipes import CAVES, ENDLESS, LOCATIONS, Recipe, recipe_of
from hexstead.content.workshop.statistics import measure
from hexstead.engine.hexes import areas, column_of, count, first, row_of
from hexstead.engine.terrain import LETTERS, NAMES

_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_HEADS: Final = ("name", "L", "stand-in", "inferred")
_HEAD_LINES: Final = "name:, L:, stand-in: and inferred:"
_SELECTED_HEXES: Final = 2
_KNOWN: Final = ", ".join([f"{letter} {name}" for letter, name in zip(LETTERS, NAMES, strict=True)])


@dataclass
class Findings:
    """What was found in a text: without errors there is a board. Notes are doubts about a sound board."""

    errors: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    board: Board | None = None


def check_text(text: str) -> Findings:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    heads = [line.partition(":") for line in lines if ":" in line]
    rows = tuple([line for line in lines if ":" not in line])
    errors = _wrong_heads([(key.strip(), value.strip()) for key, _, value in heads])
    is_island = len(rows) == ISLAND_ROWS
    errors += wrong_island_rows(rows, _KNOWN) if is_island else _wrong_rows(rows)
    if not errors:
        keys = next(value for key, _, value in heads if key.strip() == "L").split()
        errors += wrong_island_locations(keys, rows) if is_island else _wrong_locations(keys, rows)
    if errors:
        return Findings(errors)
    board = parse_island(text) if is_island else parse_board(text)
    return Findings([], island_notes(board) if is_island else notes_on(board), board)


def _wrong_heads(heads: list[tuple[str, str]]) -> list[str]:
    keys = [key for key, _ in heads]
    errors = [f"there is no line {key}:" for key in _HEADS[:2] if key not in keys]
    errors += [f"unknown line {key}: (there are {_HEAD_LINES})" for key in keys if key not in _HEADS]
    errors += [f"more than one line {key}:" for key in _HEADS if keys.count(key) > 1]
    for key, value in heads:
        if key == "name":
            errors += wrong_name(value)
        if key in _HEADS[2:] and value not in ("true", "false"):
            errors.append(f"{key}: expected true or false, found {value!r}")
    return errors


def wrong_name(name: str) -> list[str]:
    """Names stand in lists with commas and before @180, so they are plain."""
    if name.startswith(ENDLESS):
        return [f"name: {name!r}: names that begin with {ENDLESS} are for made boards; write another one"]
    if not _NAME.fullmatch(name):
        return [f"name: {name!r}: write small letters, digits and single hyphens, such as my-board"]
    return []


def _wrong_rows(rows: tuple[str, ...]) -> list[str]:
    errors = []
    if len(rows) != SIZE:
        errors.append(f"expected {SIZE} rows of letters, or {ISLAND_ROWS} for an island; found {len(rows)}")
    for number, row in enumerate(rows, 1):
        if len(row) != SIZE:
            errors.append(f"row {number}: expected {SIZE} letters, found {len(row)}")
        errors += [
            f"row {number}, column {column}: unknown letter {letter!r} (there are {_KNOWN})"
            for column, letter in enumerate(row, 1)
            if letter not in LETTERS
        ]
    return errors


def _wrong_locations(keys: list[str], rows: tuple[str, ...]) -> list[str]:
    known = [*LOCATIONS, SELECTION]
    errors = [f"L: unknown location {key!r}{_hint(key)}" for key in keys if key not in known]
    spots = [
        f"row {number}, column {column}"
        for number, row in enumerate(rows, 1)
        for column, letter in enumerate(row, 1)
        if letter == "L"
    ]
    if not spots:
        errors.append("there is no location hex: write L where one is")
    elif keys == [SELECTION] and len(spots) != _SELECTED_HEXES:
        errors.append(
            f"L: with selection tiles a board has {_SELECTED_HEXES} location hexes, here {len(spots)}"
        )
    elif len(keys) not in (1, len(spots)):
        errors.append(
            f"L: expected 1 location, or {len(spots)} for the hexes at {'; '.join(spots)}; found {len(keys)}"
        )
    return errors


def _hint(key: str) -> str:
    close = get_close_matches(key, LOCATIONS, 3)
    return f" (did you mean {' or '.join(close)}?)" if close else f" (there are {', '.join(LOCATIONS)})"


def notes_on(board: Board) -> list[str]:
    """Where it differs from what is known of the printed boards."""
    notes = []
    recipe = recipe_of(board.locations)
    if recipe:
        notes += _special_notes(board, recipe) + _terrain_notes(board, recipe)
    caves = measure(board.rows).caves
    known = CAVES.get(board.name, caves)
    if caves != known:
        notes.append(f"mountains 3 or more steps from every special hex: as printed {known}, here {caves}")
    return notes + _single_notes(board)


def _special_notes(board: Board, recipe: Recipe) -> list[str]:
    notes = []
    found = Counter([letter for row in board.rows for letter in row if letter in SPECIALS])
    if found not in [Counter(letters) for letters in recipe.specials]:
        wanted = " or ".join(dict.fromkeys([_listed(Counter(letters)) for letters in recipe.specials]))
        notes.append(f"special hexes: printed with this location {wanted}, here {_listed(found)}")
    if set(board.locations) not in [set(keys) for keys in recipe.locations]:
        notes.append(f"L: no printed board has just {' and '.join(sorted(set(board.locations)))}")
    return notes


def _listed(letters: Counter[str]) -> str:
    named = [(NAMES[LETTERS.index(letter)], number) for letter, number in letters.items()]
    return ", ".join([f"{number} {name}{'s' if number > 1 else ''}" for name, number in named])


def _terrain_notes(board: Board, recipe: Recipe) -> list[str]:
    letters = "".join(board.rows)
    notes = []
    for letter in NEW:
        name = NAMES[LETTERS.index(letter)]
        if letter == recipe.extra and letter not in letters:
            notes.append(f"there is no {name} ({letter}): printed boards with this location have some")
        if letter != recipe.extra and letter in letters:
            notes.append(f"there is {name} ({letter}): no printed board with this location has any")
    return notes


def _single_notes(board: Board) -> list[str]:
    """A slip of the pen mostly leaves a hex without neighbours of its terrain."""
    hexes = by_letter(board.rows)
    return [
        f"row {row_of(first(area)) + 1}, column {column_of(first(area)) + 1}: "
        f"this {NAMES[LETTERS.index(letter)]} has no neighbour of its kind; no printed board has such a hex"
        for letter in OLD
        for area in areas(hexes[letter])
        if count(area) == 1
    ]

"""Is the text of a board sound? Errors give the row and column, both counted from 1."""

import re
from collections import Counter
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final

from hexstead.boards.generator.islands import (
    all_letters,
    island_notes,
    wrong_island_locations,
    wrong_island_rows,
)
from hexstead.boards.generator.quadrant import NEW, OLD, SPECIALS, by_letter
from hexstead.boards.generator.recipes import ENDLESS, LOCATIONS, recipe_of
from hexstead.boards.generator.statistics import measure
from hexstead.boxes.catalogue import FAR_MOUNTAINS
from hexstead.boxes.manifest import (
    ISLAND_ROWS,
    SELECTION,
    SIZE,
    Board,
    Recipe,
    parse_board,
    parse_island,
)
from hexstead.engine.hexes import Hex, areas, column_of, count, first, row_of
from hexstead.engine.said import Argument, Said, error, named, terrain_named
from hexstead.engine.terrain import LETTERS

_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_HEADS: Final = ("name", "L", "title", "stand-in", "inferred")
_SELECTED_HEXES: Final = 2


@dataclass
class Findings:
    """What a check found. Without errors there is a board; notes are doubts about a sound board."""

    errors: list[Said] = field(default_factory=list)
    notes: list[Said] = field(default_factory=list)
    board: Board | None = None


def check_text(text: str) -> Findings:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    heads = [line.partition(":") for line in lines if ":" in line]
    rows = tuple([line for line in lines if ":" not in line])
    errors = _wrong_heads([(key.strip(), value.strip()) for key, _, value in heads])
    is_island = len(rows) == ISLAND_ROWS
    errors += wrong_island_rows(rows) if is_island else _wrong_rows(rows)
    if not errors:
        keys = next(value for key, _, value in heads if key.strip() == "L").split()
        errors += wrong_island_locations(keys, rows) if is_island else _wrong_locations(keys, rows)
    if errors:
        return Findings(errors)
    board = parse_island(text) if is_island else parse_board(text)
    return Findings([], island_notes(board) if is_island else notes_on(board), board)


def _wrong_heads(heads: list[tuple[str, str]]) -> list[Said]:
    keys = [key for key, _ in heads]
    errors = [error("no-line", line=key) for key in _HEADS[:2] if key not in keys]
    errors += [error("unknown-line", line=key, known=list(_HEADS)) for key in keys if key not in _HEADS]
    errors += [error("line-twice", line=key) for key in _HEADS if keys.count(key) > 1]
    for key, value in heads:
        if key == "name":
            errors += wrong_name(value)
        if key in _HEADS[3:] and value not in ("true", "false"):
            errors.append(error("true-or-false", line=key, found=value))
    return errors


def wrong_name(name: str) -> list[Said]:
    """Names appear in comma-separated lists and before @180, so they must be plain."""
    if name.startswith(ENDLESS):
        return [error("made-board-name", name=name, start=ENDLESS)]
    if not _NAME.fullmatch(name):
        return [error("board-name", name=name)]
    return []


def _wrong_rows(rows: tuple[str, ...]) -> list[Said]:
    errors = []
    if len(rows) != SIZE:
        errors.append(error("rows", rows=SIZE, island=ISLAND_ROWS, found=len(rows)))
    for number, row in enumerate(rows, 1):
        if len(row) != SIZE:
            errors.append(error("row-length", row=number, letters=SIZE, found=len(row)))
        errors += [
            error("no-letter", row=number, column=column, letter=letter, known=all_letters())
            for column, letter in enumerate(row, 1)
            if letter not in LETTERS
        ]
    return errors


def _wrong_locations(keys: list[str], rows: tuple[str, ...]) -> list[Said]:
    known = [*LOCATIONS, SELECTION]
    errors = [_unknown_location(key) for key in keys if key not in known]
    spots = [
        error("spot", row=number, column=column)
        for number, row in enumerate(rows, 1)
        for column, letter in enumerate(row, 1)
        if letter == "L"
    ]
    if not spots:
        errors.append(error("no-location-hex"))
    elif keys == [SELECTION] and len(spots) != _SELECTED_HEXES:
        errors.append(error("selected-hexes", wanted=_SELECTED_HEXES, found=len(spots)))
    elif len(keys) not in (1, len(spots)):
        errors.append(error("locations", spots=spots, found=len(keys)))
    return errors


def _unknown_location(key: str) -> Said:
    close = get_close_matches(key, LOCATIONS, 3)
    return error("no-location", name=key, instead=error("instead", meant=close, known=list(LOCATIONS)))


def notes_on(board: Board) -> list[Said]:
    """Where it differs from what we know of the printed boards."""
    notes = []
    recipe = recipe_of(board.locations)
    if recipe:
        notes += _special_notes(board, recipe) + _terrain_notes(board, recipe)
    found = measure(board.rows).far_mountains
    known = FAR_MOUNTAINS.get(board.name, found)
    if found != known:
        notes.append(Said("note-far-mountains", {"printed": known, "found": found}))
    return notes + _single_notes(board)


def _special_notes(board: Board, recipe: Recipe) -> list[Said]:
    notes = []
    found = Counter([letter for row in board.rows for letter in row if letter in SPECIALS])
    if found not in [Counter(letters) for letters in recipe.specials]:
        wanted = {"".join(sorted(letters)): _specials(Counter(letters)) for letters in recipe.specials}
        notes.append(Said("note-specials", {"printed": [*wanted.values()], "found": _specials(found)}))
    if set(board.locations) not in [set(keys) for keys in recipe.locations]:
        locations = [named("tile", key) for key in sorted(set(board.locations))]
        notes.append(Said("note-locations", {"locations": locations}))
    return notes


def _specials(letters: Counter[str]) -> Said:
    """For example: 2 castles and 1 location."""
    counted = [
        Said("note-count", {"terrain": _terrain(letter), "number": number})
        for letter, number in letters.items()
    ]
    return Said("note-all", {"counted": counted})


def _terrain(letter: str) -> Said:
    return terrain_named(LETTERS.index(letter))


def _terrain_notes(board: Board, recipe: Recipe) -> list[Said]:
    letters = "".join(board.rows)
    notes = []
    for letter in NEW:
        args: dict[str, Argument] = {"terrain": _terrain(letter), "letter": letter}
        if letter == recipe.extra and letter not in letters:
            notes.append(Said("note-missing", args))
        if letter != recipe.extra and letter in letters:
            notes.append(Said("note-foreign", args))
    return notes


def _single_notes(board: Board) -> list[Said]:
    """A typo usually leaves a hex without neighbours of its own terrain."""
    hexes = by_letter(board.rows)
    return [
        _single_note(first(area), letter)
        for letter in OLD
        for area in areas(hexes[letter])
        if count(area) == 1
    ]


def _single_note(hex: Hex, letter: str) -> Said:
    where: dict[str, Argument] = {"row": row_of(hex) + 1, "column": column_of(hex) + 1}
    return Said("note-single", {**where, "terrain": _terrain(letter)})

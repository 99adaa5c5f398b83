"""Writes docs/components.md: every component of every box, with its text, kind, test, icon and status.

Run it with `make generated` after adding one; a test compares the page with what is in the boxes.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from hexstead.boxes.catalogue import EDITIONS, EXPANSIONS, OPTIONS, PRINTED, VARIANTS
from hexstead.boxes.manifest import SELECTION, Board, Expansion
from hexstead.engine.terrain import LETTERS
from hexstead.engine.tiles import Card, Tile
from hexstead.wording.names import board_name
from hexstead.wording.texts import all_texts_of
from spoken import say_all

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "components.md"
ICONS = {"castles": "castle", "palaces": "palace"}
"""What pays without a card has the icon of the hex that pays."""

HEAD = """# Components

Everything in the boxes: its text, a test about it, its drawn example, its icon, and whether it is complete.
`make generated` writes this page; `make test` fails if it is out of date.

Boards are *printed* (we know and check their layout), *inferred* (from an earlier edition) or a *stand-in*
(ours, because the printed layout isn't published). If you own the box, you can replace them: put a text file
with the name of the board into a folder and name the folder in `HEXSTEAD_BOARDS`;
`hexstead boards check FILE` says what is wrong with it.
"""


def page() -> str:
    parts = [HEAD]
    for box in EXPANSIONS:
        parts += [f"\n## {box.name}\n", *_components(box), *_boards(box)]
    parts += [
        "\n## House rules\n",
        *_table("option", {key: rule.text for key, rule in OPTIONS.items()}),
        "\n## Editions\n",
        *_editions(),
    ]
    return "\n".join(parts) + "\n"


def _components(box: Expansion) -> Iterator[str]:
    rows = list(_rows(box))
    if rows:
        yield "| component | kind | text | test | example | icon | status |\n|---|---|---|---|---|---|---|"
        yield from rows


def _rows(box: Expansion) -> Iterator[str]:
    for kind, component in components_of(box):
        yield _row(box, kind, component)


def components_of(box: Expansion) -> Iterator[tuple[str, Tile | Card]]:
    """Everything in a box that has a text, each with its kind."""
    kinds: list[tuple[str, tuple[Tile | Card, ...]]] = [
        ("location", box.locations),
        ("nomad tile", tuple(dict.fromkeys(box.tiles))),
        ("bonus tile", box.bonuses),
        ("for everybody", tuple([extra for _, extra in box.extras])),
        ("for everybody", tuple([token.action for token in box.tokens if token.action])),
        ("card", box.cards),
        ("task", box.tasks),
        ("always pays", box.always),
    ]
    for kind, components in kinds:
        for component in components:
            yield kind, component


_KEYS = [component.key for box in EXPANSIONS for _, component in components_of(box)]


def _row(box: Expansion, kind: str, component: Tile | Card) -> str:
    key = component.key
    parts = {"test": _test(box, key), "example": _example(box, key), "icon": _icon(box, key)}
    missing = [what for what, there in parts.items() if not there]
    status = f"no {' and no '.join(missing)}" if missing else "complete"
    cells = [PRINTED[key], kind, say_all(all_texts_of(component)), *parts.values(), status]
    return f"| {' | '.join(cells)} |"


def _example(box: Expansion, key: str) -> str:
    path = ROOT / "src" / "hexstead" / "boxes" / box.key / "examples" / f"{key}.txt"
    return f"[drawn](../{path.relative_to(ROOT).as_posix()})" if path.is_file() else ""


def _icon(box: Expansion, key: str) -> str:
    folder = ROOT / "src" / "hexstead" / "boxes" / box.key / "icons"
    found = [*folder.rglob(f"{ICONS.get(key, key)}.svg")]
    return f'<img src="../{found[0].relative_to(ROOT).as_posix()}" width="28" alt="">' if found else ""


def _test(box: Expansion, key: str) -> str:
    """The first test of its box that is about it."""
    for path, node in functions_in(box.key):
        if owner_of(node.name) == key and _uses(node, key):
            return f"[{node.name}](../{path.relative_to(ROOT).as_posix()})"
    return ""


@cache
def functions_in(box: str) -> list[tuple[Path, ast.FunctionDef]]:
    """All tests in the folder of a box."""
    paths = sorted((ROOT / "tests" / "boxes" / box).rglob("test_*.py"))
    nodes = [(path, node) for path in paths for node in ast.parse(path.read_text("utf-8")).body]
    return [(path, node) for path, node in nodes if isinstance(node, ast.FunctionDef)]


def owner_of(test: str) -> str:
    """The component with which the name of a test begins; of two that fit, the longer one.

    An example has its number before that: `test_d12_quarry_...` is about the quarry, and
    `test_temple_bonus_...` is not about the temple.
    """
    start = re.match(r"test_(?:[a-h]\d+_(?:the_|an?_)?)?", f"{test}_")
    rest = f"{test}_"[start.end() :] if start else ""
    found = [key for key in _KEYS if rest.startswith(key.replace("-", "_") + "_")]
    return max(found, key=len, default="")


def _uses(node: ast.FunctionDef, key: str) -> bool:
    """Does the test name it, or draw the terrain that brings it into play?"""
    texts = [
        one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)
    ]
    letters = [LETTERS[terrain] for box in EXPANSIONS for terrain, one in box.extras if one.key == key]
    drawn = [text for letter in letters for text in texts if re.search(rf"(?:^|\s){letter}\d?(?:\s|$)", text)]
    return key in texts or bool(drawn)


_LOCATION = {SELECTION: "Selection"}


def _boards(box: Expansion) -> Iterator[str]:
    boards = [*box.boards, *box.islands]
    if boards:
        yield "\n| board | key | locations | layout |\n|---|---|---|---|"
        for board in boards:
            names = ", ".join([_LOCATION.get(key) or PRINTED[key] for key in dict.fromkeys(board.locations)])
            yield f"| {board_name(board)} | `{board.name}` | {names} | {_layout(board)} |"


def _layout(board: Board) -> str:
    if board.is_stand_in:
        return "stand-in"
    return "inferred" if board.is_inferred else "printed"


def _table(what: str, texts: dict[str, str]) -> Iterator[str]:
    yield f"| {what} | text |\n|---|---|"
    for key, text in texts.items():
        yield f"| `{key}` | {text} |"


def _editions() -> Iterator[str]:
    yield "| edition | name | differs in |\n|---|---|---|"
    for key, edition in EDITIONS.items():
        yield f"| `{key}` | {edition.name} | {' '.join([VARIANTS[one] for one in edition.variants])} |"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")

"""Writes docs/components.md: every component of every box, with its text, kind, test, icon and status.

Run it with `make components` after adding one; a test compares the page with what is in the boxes.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from hexstead.content.catalogue import EDITIONS, EXPANSIONS, OPTIONS, VARIANTS
from hexstead.content.manifest import Board, Expansion
from hexstead.engine.components import Card, Location
from hexstead.engine.explain import title
from hexstead.telling.names import board_name
from hexstead.telling.texts import all_texts_of

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "components.md"
ICONS = {"castles": "castle", "palaces": "palace"}
"""What pays without a card has the icon of the hex that pays."""

HEAD = """# Components

Everything in the boxes: what it says, the test of its own name, its drawing, and whether it is all there.
This page is written by `make components`; `make test` fails if it is out of date.

Boards are *printed* (their layout is known and checked), *inferred* (concluded from an earlier edition) or
a *stand-in* (ours, because the printed layout is not published). Whoever owns the box can replace them: put a
text file with the name of the board into a folder and name the folder in `HEXSTEAD_BOARDS`;
`hexstead boards check FILE` says what is wrong with it.
"""


def page() -> str:
    parts = [HEAD]
    for box in EXPANSIONS:
        parts += [f"\n## {box.name}\n", *_components(box), *_boards(box)]
    parts += ["\n## House rules\n", *_table("option", OPTIONS), "\n## Editions\n", *_editions()]
    return "\n".join(parts) + "\n"


def _components(box: Expansion) -> Iterator[str]:
    rows = list(_rows(box))
    if rows:
        yield "| component | kind | text | test | icon | status |\n|---|---|---|---|---|---|"
        yield from rows


def _rows(box: Expansion) -> Iterator[str]:
    kinds: list[tuple[str, tuple[Location | Card, ...]]] = [
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
            yield _row(box, kind, component)


def _row(box: Expansion, kind: str, component: Location | Card) -> str:
    test, icon = _test(box, component.key), _icon(box, component.key)
    missing = [what for what, there in (("test", test), ("icon", icon)) if not there]
    status = f"no {' and no '.join(missing)}" if missing else "complete"
    return f"| {title(component.key)} | {kind} | {all_texts_of(component)} | {test} | {icon} | {status} |"


def _icon(box: Expansion, key: str) -> str:
    folder = ROOT / "src" / "hexstead" / "content" / box.key / "icons"
    found = [*folder.rglob(f"{ICONS.get(key, key)}.svg")]
    return f'<img src="../{found[0].relative_to(ROOT).as_posix()}" width="28" alt="">' if found else ""


def _test(box: Expansion, key: str) -> str:
    """The first test that has the component in its name, those of its own box before others."""
    words = key.replace("-", "_")
    folder = ROOT / "tests" / "content"
    for path in [*sorted((folder / box.key).rglob("test_*.py")), *sorted(folder.rglob("test_*.py"))]:
        nodes = ast.parse(path.read_text("utf-8")).body
        names = [f"{node.name}_" for node in nodes if isinstance(node, ast.FunctionDef)]
        found = [name for name in names if name.startswith(f"test_{words}_")]
        found += [name for name in names if name.startswith("test_") and f"_{words}_" in name]
        if found:
            return f"[{found[0][:-1]}](../{path.relative_to(ROOT).as_posix()})"
    return ""


def _boards(box: Expansion) -> Iterator[str]:
    boards = [*box.boards, *box.islands]
    if boards:
        yield "\n| board | key | locations | layout |\n|---|---|---|---|"
        for board in boards:
            names = ", ".join([title(key) for key in dict.fromkeys(board.locations)])
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

"""The shape of the program, as far as a linter cannot see it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import hexstead
from hexstead.content.catalogue import (
    ALWAYS,
    BONUSES,
    CARDS,
    EXPANSIONS,
    EXTRAS,
    LOCATIONS,
    TASKS,
    TILES,
    figure_icon,
    icon,
)
from hexstead.match.request import Request

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "hexstead"
MODULES = sorted(SOURCE.rglob("*.py"))
KEYS = {*LOCATIONS, *TILES, *BONUSES, *EXTRAS, *CARDS, *TASKS, *ALWAYS}
TEXTS = {
    key: item.text
    for each in (LOCATIONS, TILES, BONUSES, EXTRAS, CARDS, TASKS, ALWAYS)
    for key, item in each.items()
}
FIGURES = {location.figure.key for location in LOCATIONS.values() if location.figure}

every_component = pytest.mark.parametrize("key", sorted(KEYS))


def name_of(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_only_two_modules_shift_bits(path: Path) -> None:
    shifts = [node for node in ast.walk(tree_of(path)) if isinstance(node, ast.LShift | ast.RShift)]
    assert not shifts or name_of(path) in ("engine/hexes.py", "engine/chance.py")


def words_of(node: ast.AST) -> str:
    """The text of a constant, or the name of something."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    names = [getattr(node, kind, None) for kind in ("id", "attr", "name", "arg")]
    return next((name for name in names if isinstance(name, str)), "")


def is_aside(node: ast.stmt) -> bool:
    """Texts that stand for themselves, and what the first game is made of."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    return isinstance(node, ast.Assign) and "FIRST_GAME_" in ast.unparse(node.targets[0])


def named_in(node: ast.AST) -> Iterator[str]:
    """The components that are named, in whatever way their words are joined."""
    words = " ".join(["", *re.findall(r"[a-z]+", words_of(node).lower()), ""])
    yield from [key for key in KEYS if f" {key.replace('-', ' ')} " in words]
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.stmt) and is_aside(child)):
            yield from named_in(child)


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if name_of(path).split("/")[0] in ("engine", "match", "bots")],
    ids=name_of,
)
def test_no_component_is_named_outside_the_content(path: Path) -> None:
    # The document of a position says which figures stand where; some share the name of their location.
    pieces = FIGURES if name_of(path) == "match/position.py" else set()
    # A request has fields for the hexes of what lies on the map.
    fields = set(Request.model_fields) if name_of(path) == "match/request.py" else set()
    assert set(named_in(tree_of(path))) - pieces - fields == set()


def test_no_field_of_a_position_is_named_after_a_component() -> None:
    state = next(
        node
        for node in ast.walk(tree_of(SOURCE / "engine" / "state.py"))
        if isinstance(node, ast.ClassDef) and node.name == "State"
    )
    fields = {ast.unparse(node.target) for node in state.body if isinstance(node, ast.AnnAssign)}
    assert len(fields) > 20
    assert not fields & {key.replace("-", "_") for key in KEYS | FIGURES}
    assert not fields & {f"{key.replace('-', '_')}s" for key in KEYS | FIGURES}


def asked_in(node: ast.AST) -> list[ast.AST]:
    """What the code decides by: the conditions of branches, loops and comparisons, and what cases match."""
    if isinstance(node, ast.If | ast.IfExp | ast.While):
        return [node.test]
    if isinstance(node, ast.comprehension):
        return list(node.ifs)
    return [node] if isinstance(node, ast.Compare | ast.MatchValue) else []


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_nothing_is_decided_by_the_name_of_a_box(path: Path) -> None:
    boxes = {box.key for box in EXPANSIONS}
    conditions = [asked for node in ast.walk(tree_of(path)) for asked in asked_in(node)]
    texts = [node.value for asked in conditions for node in ast.walk(asked) if isinstance(node, ast.Constant)]
    assert not boxes & {text for text in texts if isinstance(text, str)}


@every_component
def test_a_component_explains_itself_in_sentences(key: str) -> None:
    assert re.fullmatch(r"[A-Z0-9].*\.", TEXTS[key])


@every_component
def test_a_component_has_an_icon(key: str) -> None:
    assert "<svg" in icon({"castles": "castle", "palaces": "palace"}.get(key, key))


@every_component
def test_a_component_has_a_test_of_its_own_name(key: str) -> None:
    tests = (ROOT / "tests" / "content").rglob("test_*.py")
    names = [
        node.name for path in tests for node in ast.walk(tree_of(path)) if isinstance(node, ast.FunctionDef)
    ]
    assert [name for name in names if name.startswith("test_") and key.replace("-", "_") in name]


@pytest.mark.parametrize("key", sorted(FIGURES))
def test_a_figure_has_an_icon(key: str) -> None:
    assert "<svg" in figure_icon(key)


def written_files() -> list[Path]:
    folders = [path for name in ("src", "docs", "tests", "bench") for path in (ROOT / name).rglob("*")]
    # In a worktree .git is a file.
    files = [
        path
        for path in [*ROOT.glob("*"), *folders]
        if path.is_file() and not {".git", "__pycache__"} & {*path.parts}
    ]
    return [path for path in files if path.suffix in (".py", ".md", ".toml", ".txt", ".json", ".svg", "")]


def test_no_file_names_a_place_on_a_machine() -> None:
    machine = re.compile(r"(?<![\w.~/-])/(?:home|work|tmp|root|Users|mnt|opt|var)/|[A-Z]:\\\\")
    named = [path.name for path in written_files() if machine.search(path.read_text("utf-8"))]
    assert named == []
    assert len(written_files()) > 50


def test_the_public_face_is_whole() -> None:
    assert all(hasattr(hexstead, name) for name in hexstead.__all__)


def test_every_ruling_names_a_test_that_exists() -> None:
    ruled = set(re.findall(r"`(test_\w+)`", (ROOT / "docs" / "rulings.md").read_text("utf-8")))
    written = {
        name
        for path in (ROOT / "tests").rglob("*.py")
        for name in re.findall(r"def (test_\w+)", path.read_text("utf-8"))
    }
    assert ruled
    assert ruled <= written

"""The shape of the program, as far as a linter cannot see it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import hexstead
from hexstead.content.catalogue import ALWAYS, CARDS, LOCATIONS, icon

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "hexstead"
MODULES = sorted(SOURCE.rglob("*.py"))
KEYS = {*LOCATIONS, *CARDS, *ALWAYS}
TEXTS = {key: item.text for each in (LOCATIONS, CARDS, ALWAYS) for key, item in each.items()}

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
    return str(getattr(node, "id", None) or getattr(node, "attr", None) or getattr(node, "name", ""))


def is_aside(node: ast.stmt) -> bool:
    """Texts that stand for themselves, and what the first game is made of."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    return isinstance(node, ast.Assign) and "FIRST_GAME_" in ast.unparse(node.targets[0])


def named_in(node: ast.AST) -> Iterator[str]:
    yield from re.findall(r"[a-z]+", words_of(node).lower())
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.stmt) and is_aside(child)):
            yield from named_in(child)


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if name_of(path).split("/")[0] in ("engine", "match", "bots")],
    ids=name_of,
)
def test_no_component_is_named_outside_the_content(path: Path) -> None:
    assert KEYS & set(named_in(tree_of(path))) == set()


@every_component
def test_a_component_explains_itself_in_sentences(key: str) -> None:
    assert re.fullmatch(r"[A-Z0-9].*\.", TEXTS[key])


@every_component
def test_a_component_has_an_icon(key: str) -> None:
    assert "<svg" in icon("castle" if key == "castles" else key)


@every_component
def test_a_component_has_a_test_of_its_own_name(key: str) -> None:
    tests = (ROOT / "tests" / "content").rglob("test_*.py")
    names = [
        node.name for path in tests for node in ast.walk(tree_of(path)) if isinstance(node, ast.FunctionDef)
    ]
    assert [name for name in names if name.startswith("test_") and key in name]


def written_files() -> list[Path]:
    folders = [path for name in ("src", "docs", "tests", "bench") for path in (ROOT / name).rglob("*")]
    files = [
        path for path in [*ROOT.glob("*"), *folders] if path.is_file() and "__pycache__" not in path.parts
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

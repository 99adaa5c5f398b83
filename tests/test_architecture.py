"""The shape of the program, as far as a linter cannot see it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import hexstead
from hexstead.boxes.catalogue import (
    ALWAYS,
    BONUSES,
    CARDS,
    EDITIONS,
    EXPANSIONS,
    EXTRAS,
    LOCATIONS,
    TASKS,
    TILES,
    TOKENS,
    figure_icon,
    icon,
)
from hexstead.engine.terrain import NAMES
from hexstead.engine.tiles import Power
from hexstead.match.position import SeatPosition
from hexstead.server.settings import Settings
from hexstead.server.wire.forms import BoardWish
from hexstead.setup.request import Request

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


NUMBERED = {
    "actions": "buttons",
    "chance": "the random generators",
    "events": "flags",
    "hexes": "geometry",
    "terrain": "kinds of hexes",
    "view": "random seeds",
    "world": "geometry",
}
"""Modules of the engine with numbers of their own. Others count no further than two."""


@pytest.mark.parametrize("path", sorted((SOURCE / "engine").glob("*.py")), ids=name_of)
def test_how_much_of_something_there_is_stands_in_the_box_that_brings_it(path: Path) -> None:
    """Pieces, tiles, gold: the engine finds them in its world."""
    numbers = [node.value for node in ast.walk(tree_of(path)) if isinstance(node, ast.Constant)]
    large = [number for number in numbers if isinstance(number, int) and number > 2]
    assert (large != []) == (path.stem in NUMBERED)


KINDS = {
    "boxes/*/*.py": "every box has the same rooms: tiles, cards, powers, recipes",
    "cli/commands/*.py": "a command's module has the name of the command",
    "wording/steps/*.py": "the steps of a set-up, a module for each part that is laid out",
}
"""Modules that may share a name, because you find them by the folder that they are in."""


def is_of_a_kind(path: Path) -> bool:
    return any(path.relative_to(SOURCE).match(kind) for kind in KINDS)


def shared(names: Iterator[tuple[str, str]]) -> dict[str, list[str]]:
    """The names that stand for several things, with where."""
    places: dict[str, list[str]] = {}
    for name, place in names:
        places.setdefault(name, []).append(place)
    return {name: found for name, found in places.items() if len(found) > 1}


def named_modules() -> Iterator[tuple[str, str]]:
    """A package is named by its folder, and so may be the main module in it."""
    for path in MODULES:
        if path.name == "__init__.py":
            yield path.parent.name, name_of(path)
        elif path.stem != path.parent.name and not is_of_a_kind(path):
            yield path.stem, name_of(path)


def named_classes() -> Iterator[tuple[str, str]]:
    for path in MODULES:
        for node in tree_of(path).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield node.name, name_of(path)


def test_a_module_has_a_name_of_its_own() -> None:
    assert shared(named_modules()) == {}


def test_a_public_class_has_a_name_of_its_own() -> None:
    assert shared(named_classes()) == {}


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_module_with_a_shared_name_is_needed(kind: str) -> None:
    others = {path.stem for path in MODULES if not path.relative_to(SOURCE).match(kind)}
    stems = [path.stem for path in MODULES if path.relative_to(SOURCE).match(kind)]
    assert any(stem in others or stems.count(stem) > 1 for stem in stems)


def words_of(node: ast.AST) -> str:
    """The text of a constant, or the name of something."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    names = [getattr(node, kind, None) for kind in ("id", "attr", "name", "arg")]
    return next((name for name in names if isinstance(name, str)), "")


def is_aside(node: ast.AST) -> bool:
    """A text that stands for itself."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


@cache
def told_in(words: str) -> set[str]:
    """The keys in a text or a name, in whatever way their words are joined."""
    joined = " ".join(["", *re.findall(r"[a-z]+", words.lower()), ""])
    return {key for key in BOXED if f" {key.replace('-', ' ')} " in joined}


def named_in(node: ast.AST) -> Iterator[str]:
    """All of the boxes that is named: components, powers, the boxes and the editions themselves."""
    words = words_of(node)
    yield from told_in(words) - ORDINARY.keys() - PLURALS
    yield from {words} & (POWERS | {*ORDINARY} if isinstance(node, ast.Constant) else POWERS)
    if isinstance(node, ast.Import | ast.ImportFrom):
        module = getattr(node, "module", None)
        names = [".".join([*([module] if module else []), alias.name]) for alias in node.names]
        yield from {
            part for name in names if name.startswith("hexstead.boxes.") for part in name.split(".")
        } & BOXED
    for child in ast.iter_child_nodes(node):
        if not is_aside(child):
            yield from named_in(child)


def kinds_of(power: type[Power]) -> Iterator[type[Power]]:
    for kind in power.__subclasses__():
        yield kind
        yield from kinds_of(kind)


POWERS = {kind.__name__ for kind in kinds_of(Power) if kind.__module__.startswith("hexstead.boxes.")}
BOXED = {*KEYS, *FIGURES, *TOKENS, *EDITIONS, *[box.key for box in EXPANSIONS]}
PLURALS = {f"{name}s" for name in NAMES}
"""Hexes with a castle are castles, whatever pays for them."""
ORDINARY = {
    "advance": "a progress bar goes on",
    "base": "the base of an address, a database",
    "newest": "the last of several rows",
    "workers": "processes",
}
"""Words that mean something else too: only a text that is such a key, or an import, names it."""
FIELDS: dict[str, type] = {
    # Documents of the outside world have fields of these names.
    "setup/request.py": Request,
    "match/position.py": SeatPosition,
    "server/wire/forms.py": BoardWish,
    # What makes the board that is wished for, and the command with the same options.
    "server/shown/library.py": BoardWish,
    "cli/commands/boards.py": BoardWish,
    # The options of the command are the settings of the server.
    "cli/commands/serve.py": Settings,
}
ABOVE = [path for path in MODULES if name_of(path).split("/")[0] != "boxes"]


def fields_for(path: Path) -> set[str]:
    document = FIELDS.get(name_of(path))
    return {key for field in document.__annotations__ for key in told_in(field)} if document else set()


@pytest.mark.parametrize("path", ABOVE, ids=name_of)
def test_nothing_of_a_box_is_named_outside_the_boxes(path: Path) -> None:
    assert set(named_in(tree_of(path))) - fields_for(path) == set()


def test_every_exemption_is_needed() -> None:
    for name in FIELDS:
        assert set(named_in(tree_of(SOURCE / name))) & fields_for(SOURCE / name), name
    used = {key for path in ABOVE for node in ast.walk(tree_of(path)) for key in told_in(words_of(node))}
    assert {*ORDINARY} <= used & BOXED
    assert {"castles"} == used & BOXED & PLURALS


@pytest.mark.parametrize(
    ("code", "named"),
    [
        ("tile = 'farm'", "farm"),
        ("open_city_hall()", "city-hall"),
        ("if box == 'base': ...", "base"),
        ("edition = 'big-box-nl'", "big-box-nl"),
        ("from hexstead.boxes.nomads import NOMADS", "nomads"),
        ("from hexstead.boxes import base", "base"),
        ("import hexstead.boxes.newest", "newest"),
        ("isinstance(power, RaiseWalls)", "RaiseWalls"),
        ("def f(warrior): ...", "warrior"),
    ],
)
def test_whatever_names_something_of_a_box_is_found(code: str, named: str) -> None:
    assert named in set(named_in(ast.parse(code)))


def test_a_word_of_every_day_names_no_box() -> None:
    assert set(named_in(ast.parse('"""The farm."""\nworkers = base.newest(castles)'))) == set()


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


@cache
def names_of_tests() -> list[str]:
    tests = (ROOT / "tests" / "boxes").rglob("test_*.py")
    return [name for path in tests for name in re.findall(r"def (test_\w+)", path.read_text("utf-8"))]


@every_component
def test_a_component_has_a_test_of_its_own_name(key: str) -> None:
    assert [name for name in names_of_tests() if key.replace("-", "_") in name]


@pytest.mark.parametrize("key", sorted(FIGURES))
def test_a_figure_has_an_icon(key: str) -> None:
    assert "<svg" in figure_icon(key)


def written_files() -> list[Path]:
    names = ("src", "docs", "tests", "bench", "tools", ".github")
    folders = [path for name in names for path in (ROOT / name).rglob("*")]
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

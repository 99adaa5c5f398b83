"""No sentence that people read stands in Python: all of them stand in Fluent files, and can be translated."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import hexstead
from hexstead.wording.components import messages

SOURCE = Path(hexstead.__file__).parent


def name_of(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


# What programmers read, and nobody else.

FOR_PROGRAMMERS = {
    "AttributeError",
    "ConnectionError",
    "IllegalAction",
    "ImportError",
    "KeyError",
    "NotImplementedError",
    "RuntimeError",
    "TypeError",
    "Unavailable",
    "ValueError",
}
"""Exceptions. The log reports `Unavailable`; players hear that the server is busy."""
LOGGED = {"critical", "debug", "error", "exception", "info", "warning"}
DOCUMENTING = {"class_", "description"}
"""Keyword arguments: of styles, and of what stands in the documentation of the protocol."""
FILES = {
    "boards/generator/statistics.py": "names of measures",
    "cli/screen/paint.py": "styles",
    "envs/observation_layout.py": "what stands in the documentation of observations",
    "match/examples.py": "what is wrong with a drawn example, for those who draw it",
    "server/metrics.py": "what Prometheus shows to those who run a server",
    "server/wire/typescript.py": "TypeScript",
    "wording/components.py": "what stands in a Fluent file",
}
TEXTS = {
    "Alegreya, Georgia, serif",
    "Figtree, system-ui, sans-serif",
    "color-mix(in oklab,var(--",
    # A person without a name, in records.
    "You",
    # Parts of what is hashed or registered.
    "hexstead bot ",
    "hexstead cards ",
    "hexstead fair cards 1",
    # What people type.
    "make web",
    # By this a board file says what it is.
    "inferred: true",
    "stand-in: true",
    # Terrains in sketches and in the names of Python; they are said by their keys.
    "flower field",
    "nomad space",
    # What the drivers of databases and typer say about failures.
    "could not read block",
    "invalid page",
    "no space left",
    "take too long",
    r"Got unexpected extra arguments?(?:\(s\))? \((.*)\)",
    # Names.
    "Allow",
    "Hexstead",
    "Said",
    "Something to be said: a message of the Fluent files, and what goes into it.",
    "Vary",
}
OTHER_LANGUAGES = re.compile(
    r"\s*(alter |begin|create |drop |from |insert |order by |pragma |select |update |where )"
    r"|(private|public), [a-z]",
    re.IGNORECASE,
)
"""SQL, and the headers of HTTP."""
MARKUP = re.compile(r"<[^>]*(>|$)")


def is_aside(node: ast.AST) -> bool:
    """What is no text of the program, or is read by programmers only."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.keyword):
        return node.arg in DOCUMENTING
    if isinstance(node, ast.Call):
        return called(node) in FOR_PROGRAMMERS | {"ParamSpec", "TypeVar", "cast"} or is_logging(node)
    return isinstance(node, ast.Assert) or is_list_of_names(node)


def called(call: ast.Call) -> str:
    return ast.unparse(call.func).rpartition(".")[2]


def is_logging(call: ast.Call) -> bool:
    logger, _, method = ast.unparse(call.func).rpartition(".")
    return method in LOGGED and "log" in logger


def is_list_of_names(node: ast.AST) -> bool:
    return isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"


def children(node: ast.AST) -> Iterator[ast.AST]:
    """Of annotations and of what is looked up only the calls: the other texts there are names."""
    for field, value in ast.iter_fields(node):
        parts = [one for one in (value if isinstance(value, list) else [value]) if isinstance(one, ast.AST)]
        if field in ("annotation", "returns", "slice"):
            yield from [call for part in parts for call in ast.walk(part) if isinstance(call, ast.Call)]
        else:
            yield from parts


def texts_in(node: ast.AST) -> Iterator[str]:
    for child in children(node):
        if is_aside(child):
            continue
        if isinstance(child, ast.Constant) and isinstance(child.value, str):
            yield child.value
        yield from texts_in(child)


SENTENCE = re.compile(r"[A-Za-z]{2,}[,.:;]? [a-z]{2,}")
WORD = re.compile(r"[A-Z][a-z]{2,}[.:!?…]?")


def sentences_in(source: str) -> set[str]:
    """Several words, or one with a capital letter."""
    found = {MARKUP.sub(" ", text) for text in set(texts_in(ast.parse(source))) - TEXTS}
    found = {text for text in found if SENTENCE.search(text) or WORD.fullmatch(text.strip())}
    return {text for text in found if text.strip() not in TEXTS and not OTHER_LANGUAGES.match(text)}


ALL = sorted(SOURCE.rglob("*.py"))
MODULES = [path for path in ALL if name_of(path) not in FILES]
PRINTED = messages()
"""What may stand in the boxes: a component has its English name and text beside its power."""


def said_by_components(path: Path, texts: set[str]) -> set[str]:
    return {text for text in texts if name_of(path).startswith("boxes/") and text in PRINTED}


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_no_module_holds_a_sentence(path: Path) -> None:
    found = sentences_in(path.read_text("utf-8"))
    assert found - said_by_components(path, found) == set()


def test_a_box_may_say_only_what_its_components_say() -> None:
    tiles = SOURCE / "boxes" / "base" / "tiles.py"
    assert said_by_components(tiles, {"Farm", "Choose one of your settlements."}) == {"Farm"}
    assert said_by_components(SOURCE / "engine" / "tiles.py", {"Farm"}) == set()


def test_a_text_that_is_allowed_is_there() -> None:
    there = {text.strip() for path in ALL for text in texts_in(ast.parse(path.read_text("utf-8")))}
    assert {text for text in TEXTS if text.strip() not in there} == set()


@pytest.mark.parametrize("name", FILES)
def test_a_module_that_is_left_out_is_there_and_holds_some(name: str) -> None:
    assert sentences_in((SOURCE / name).read_text("utf-8"))


@pytest.mark.parametrize(
    "source",
    [
        'raise BadInput("There is no such file.")',
        'raise BadInput(f"{file}: cannot be read.")',
        'title = "Tasks"',
        'HEADS = {"first": "First place"}',
        'print(text, "and more")',
        'PAGE = "<p class=wide>It is not built.</p>"',
        'complain("Stopped after", games)',
        'def f(name: str = "Somebody") -> None: ...',
        'def f(name: Annotated[str, Option(help="Your name, if you like.")]) -> None: ...',
    ],
)
def test_a_sentence_is_found_wherever_it_stands(source: str) -> None:
    assert sentences_in(source)


@pytest.mark.parametrize(
    "source",
    [
        'def f() -> "World":\n    """Make a world."""',
        'raise ValueError("seats go from 0 to 4")',
        'log.info("a table was opened", table=id)',
        'Field(description="In reading order.")',
        'base.execute("SELECT bot FROM seats")',
        'error("no-such-file", file="K6")',
        '__all__ = ["World"]',
        'tag = """<circle cx="{x}" fill="red"/>"""',
        'def f(world: "World", hexes: list["Hexes"]) -> None: ...',
    ],
)
def test_what_people_do_not_read_is_left_alone(source: str) -> None:
    assert sentences_in(source) == set()

"""The rules of the game as tests/rules/*.toml tells them, and what is wrong with these files."""

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from importlib import import_module
from pathlib import Path
from typing import Any

from hexstead.boxes.catalogue import (
    ALWAYS,
    BOARDS,
    BONUSES,
    BOX_OF,
    CARDS,
    EDITIONS,
    EXTRAS,
    ISLANDS,
    LOCATIONS,
    OPTIONS,
    TASKS,
    TILES,
    TOKENS,
    VARIANTS,
)
from hexstead.engine.tiles import Card, Tile

TESTS = Path(__file__).parent
FOLDER = TESTS / "rules"
RULINGS = TESTS.parent / "docs" / "rulings.md"
CHAPTERS = ("base", "newest", "nomads", "crossroads", "marshlands", "harvest", "queenies")
"""The files of the folder, in the order of the page."""
RULING = re.compile(r"Ruling( [1-9]\d*)?")
"""A ruling, with its number in docs/rulings.md if it has one."""
PRINTED = "Printed on it"
"""The source of a rule that nobody wrote down because the component says it itself."""
BOOKS = (
    "Big Box",
    "Big Box (English)",
    "Big Box (Dutch)",
    "Newest edition",
    "Marshlands booklet",
    "Harvest booklet",
)
CATALOGUE: dict[str, Mapping[str, object]] = {
    "locations": LOCATIONS,
    "tiles": TILES,
    "bonuses": BONUSES,
    "extras": EXTRAS,
    "cards": CARDS,
    "tasks": TASKS,
    "always": ALWAYS,
    "tokens": TOKENS,
    "figures": {one.figure.key: one.figure for one in LOCATIONS.values() if one.figure},
    "boards": BOARDS,
    "islands": ISLANDS,
    "options": OPTIONS,
    "editions": EDITIONS,
    "variants": VARIANTS,
}
"""What `held_by` may name as `kind:key`."""


@dataclass(frozen=True)
class Rule:
    """One rule: what it says, where it is printed, what holds it, which tests fail without it."""

    id: str
    section: str
    rule: str
    sources: tuple[str, ...]
    held_by: tuple[str, ...]
    tests: tuple[str, ...]

    @property
    def chapter(self) -> str:
        return self.id.rpartition("-")[0]


@dataclass(frozen=True)
class Chapter:
    """The rules of one box."""

    key: str
    name: str
    rules: tuple[Rule, ...]

    def sections(self) -> dict[str, list[Rule]]:
        """In the order in which the file first names them."""
        found: dict[str, list[Rule]] = {}
        for rule in self.rules:
            found.setdefault(rule.section, []).append(rule)
        return found


def read_chapter(key: str, text: str) -> Chapter:
    plain = tomllib.loads(text)
    return Chapter(key, plain["name"], tuple([_rule(each) for each in plain["rule"]]))


def _rule(plain: Mapping[str, Any]) -> Rule:
    expected = {field.name for field in fields(Rule)}
    if plain.keys() != expected:
        wrong = ", ".join(sorted(plain.keys() ^ expected))
        raise ValueError(f"{plain.get('id', 'a rule without an id')}: look at these fields: {wrong}")
    lists = {key: tuple(plain[key]) for key in ("sources", "held_by", "tests")}
    return Rule(id=plain["id"], section=plain["section"], rule=plain["rule"], **lists)


def read_chapters(written: Mapping[str, list[str]]) -> list[Chapter]:
    """The files, and what is printed on the components that they do not speak of."""
    chapters = [read_chapter(key, (FOLDER / f"{key}.toml").read_text("utf-8")) for key in CHAPTERS]
    printed = printed_rules([rule for chapter in chapters for rule in chapter.rules], written)
    by_box = {key: tuple([rule for rule in printed if BOX_OF[rule.id] == key]) for key in CHAPTERS}
    return [replace(chapter, rules=chapter.rules + by_box[chapter.key]) for chapter in chapters]


def read_rules(written: Mapping[str, list[str]]) -> list[Rule]:
    return [rule for chapter in read_chapters(written) for rule in chapter.rules]


def printed_rules(rules: Iterable[Rule], written: Mapping[str, list[str]]) -> list[Rule]:
    """A component that no rule of the files is held by has its own text as its rule, held by its tests."""
    held = {holder for rule in rules for holder in rule.held_by}
    names = [(kind, key, one) for kind, known in CATALOGUE.items() for key, one in known.items()]
    return [
        Rule(
            id=key,
            section="Printed on the components",
            rule=f"{one.name}: {one.text[0].lower()}{one.text[1:]}",
            sources=(PRINTED,),
            held_by=(f"{kind}:{key}",),
            tests=tuple(tests_of(key, written)),
        )
        for kind, key, one in names
        if isinstance(one, Tile | Card) and f"{kind}:{key}" not in held
    ]


def tests_of(component: str, written: Mapping[str, list[str]]) -> list[str]:
    """The tests of the boxes that are named after it."""
    beginning = f"test_{component.replace('-', '_')}_"
    return [
        name
        for name, files in written.items()
        if name.startswith(beginning) and any([file.startswith("boxes/") for file in files])
    ]


def written_tests(folder: Path = TESTS) -> dict[str, list[str]]:
    """The files, below the folder, that have a test of each name."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                found.setdefault(node.name, []).append(path.relative_to(folder).as_posix())
    return found


def files_with(test: str, written: Mapping[str, list[str]]) -> list[str]:
    """Where the test may be: `test_name`, or `file.py::test_name` with the end of the path of its file."""
    file, _, name = test.rpartition("::")
    return [path for path in written.get(name, []) if f"/{path}".endswith(f"/{file}" if file else "")]


def name_of_test(test: str) -> str:
    return test.rpartition("::")[2]


def ruling_tests() -> list[str]:
    return re.findall(r"`(test_\w+)`", RULINGS.read_text("utf-8"))


def components() -> list[str]:
    """Everything of the catalogue, as `held_by` names it."""
    return [f"{kind}:{key}" for kind, known in CATALOGUE.items() for key in known]


def is_there(holder: str) -> bool:
    """Is it a component of the catalogue, or something that can be imported from the package?"""
    kind, colon, key = holder.partition(":")
    return key in CATALOGUE.get(kind, {}) if colon else module_of(holder) != ""


def module_of(path: str) -> str:
    """The module that has what a dotted path names; empty if nothing does."""
    words = path.split(".")
    for length in range(len(words), 0, -1):
        module = ".".join(words[:length])
        try:
            found: object = import_module(module)
        except ModuleNotFoundError:
            continue
        for word in words[length:]:
            found = getattr(found, word, None)
        return module if found is not None and length < len(words) and words[0] == "hexstead" else ""
    return ""


def faults(
    rules: Iterable[Rule],
    written: Mapping[str, list[str]],
    wanted: Iterable[str] = (),
    ruled: Iterable[str] = (),
) -> list[str]:
    """What is wrong with the rules, each in a sentence that says what to do."""
    rules = list(rules)
    found = [*_twice(rules)]
    for rule in rules:
        found += [*_wrong_text(rule), *_wrong_tests(rule, written), *_wrong_holders(rule)]
    held = {holder for rule in rules for holder in rule.held_by}
    named = {name_of_test(test) for rule in rules for test in rule.tests}
    found += [f"No rule is held by {key}: add one to tests/rules." for key in wanted if key not in held]
    found += [f"No rule names {test}, the test of a ruling: add one." for test in ruled if test not in named]
    return found


def _twice(rules: list[Rule]) -> Iterator[str]:
    ids = Counter([rule.id for rule in rules])
    texts = Counter([" ".join(re.findall(r"\w+", rule.rule.lower())) for rule in rules])
    yield from [f"The id {id} stands at {n} rules: give each its own." for id, n in ids.items() if n > 1]
    yield from [f"{n} rules say: {text}. Merge them." for text, n in texts.items() if n > 1]


def _wrong_text(rule: Rule) -> Iterator[str]:
    if rule.sources == (PRINTED,):
        return
    if rule.chapter not in CHAPTERS or not rule.id.rpartition("-")[2].isdigit():
        yield f"{rule.id}: an id is the name of its file and a number, such as base-12."
    if not re.fullmatch(r"[A-Z0-9].*\.", rule.rule):
        yield f"{rule.id}: write the rule as a sentence."
    if not rule.sources:
        yield f"{rule.id}: name the rulebook and its section, or 'Ruling'."
    for source in rule.sources:
        book, comma, section = source.partition(", ")
        if not (RULING.fullmatch(source) or (book in BOOKS and comma and section)):
            yield f"{rule.id}: {source!r} is no rulebook with its section, such as 'Big Box, Set-up'."


def _wrong_tests(rule: Rule, written: Mapping[str, list[str]]) -> Iterator[str]:
    if not rule.tests and rule.sources == (PRINTED,):
        yield f"{rule.id} has no test: write one below tests/boxes whose name begins with it."
    elif not rule.tests:
        yield f"{rule.id} has no test: name one that fails without the rule."
    for test in rule.tests:
        files = files_with(test, written)
        if not files:
            yield f"{rule.id} has lost its test {test}: name the test that holds the rule now."
        if len(files) > 1:
            yield f"{rule.id}: {test} is in {' and in '.join(files)}: write file.py::{test}."


def _wrong_holders(rule: Rule) -> Iterator[str]:
    if not rule.held_by:
        yield f"{rule.id} is held by nothing: name a component or a function."
    for holder in rule.held_by:
        if not is_there(holder):
            yield f"{rule.id}: {holder} is neither a component nor a name in the package."

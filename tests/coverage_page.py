"""Writes docs/coverage.md: every rule with its rulebook, what holds it, and its tests.

Run it with `make generated` after a change of tests/rules; a test compares the page with these files.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from hexstead.boxes.catalogue import BOARDS
from hexstead.wording.names import board_name, called
from hexstead.wording.say import say
from rule_book import (
    PRINTED,
    RULING,
    TESTS,
    Chapter,
    Rule,
    files_with,
    module_of,
    name_of_test,
    read_chapters,
    written_tests,
)

ROOT = TESTS.parent
PAGE = ROOT / "docs" / "coverage.md"
SOURCE = ROOT / "src"
KINDS = {
    "locations": "location",
    "tiles": "nomad tile",
    "bonuses": "bonus tile",
    "extras": "for everybody",
    "cards": "card",
    "tasks": "task",
    "always": "always pays",
    "tokens": "token",
    "figures": "figure",
    "boards": "board",
    "islands": "island",
    "options": "house rule",
    "editions": "edition",
    "variants": "variant",
}
"""What one of each kind in the catalogue is called."""

HEAD = """# Rules coverage

Every rule of the game in our own words, with its rulebook and section, the component or function that
implements it, and tests that fail if it is broken.

The rulebooks are those of the Big Box (second edition, English and Dutch), of the newest base game, and the
booklets of Marshlands and Harvest. *Big Box* alone means both languages. A [ruling](rulings.md) is ours,
where the rulebooks are silent or you can read them in two ways.

The tests here show their names as sentences; hover over one for the name itself. `make generated` writes this
page from [tests/rules](../tests/rules). `make test` fails if it is out of date, if a rule has lost its test
or its code, or if a component or a ruling has no rule; the rule of a component without a line there is its
printed text ([how to add one](../CONTRIBUTING.md#change-a-rule)).
"""

TABLE = "| id | rule | rulebook | held by | tests |\n|---|---|---|---|---|"


def page() -> str:
    chapters = read_chapters(_written())
    parts = [HEAD, *_counts(chapters)]
    for chapter in chapters:
        parts.append(f"\n## {chapter.name}")
        for section, rules in chapter.sections().items():
            parts += [f"\n### {section}\n", TABLE, *[_row(rule) for rule in rules]]
    return "\n".join(parts) + "\n"


def _counts(chapters: list[Chapter]) -> Iterator[str]:
    yield "| box | rules | tests that hold them |\n|---|---|---|"
    for chapter in chapters:
        anchor = "".join([letter for letter in chapter.name.lower() if letter.isalnum() or letter == " "])
        link = f"[{chapter.name}](#{anchor.replace(' ', '-')})"
        yield f"| {link} | {len(chapter.rules)} | {_number_of_tests(chapter.rules)} |"
    rules = tuple([rule for chapter in chapters for rule in chapter.rules])
    yield f"| all | {len(rules)} | {_number_of_tests(rules)} |"


def _number_of_tests(rules: tuple[Rule, ...]) -> int:
    return len({(name_of_test(test), _file(test)) for rule in rules for test in rule.tests})


def _row(rule: Rule) -> str:
    sources = "<br>".join(_sources(rule))
    held_by = "<br>".join(_holders(rule))
    tests = "<br>".join([_test(one) for one in rule.tests])
    return f"| {rule.id} | {rule.rule} | {sources} | {held_by} | {tests} |"


def _sources(rule: Rule) -> Iterator[str]:
    """Rulebooks that print it under the same heading stand together."""
    books: dict[str, list[str]] = {}
    for source in rule.sources:
        book, comma, section = source.partition(", ")
        if comma:
            books.setdefault(section, []).append(book)
    yield from [f"{' and '.join(found)}, {section}" for section, found in books.items()]
    yield from [f"[{source}](rulings.md)" for source in rule.sources if RULING.fullmatch(source)]
    yield from [source for source in rule.sources if source == PRINTED]


def _test(test: str) -> str:
    name = name_of_test(test)
    words = name.removeprefix("test_").replace("_", " ")
    return f'[{words}](../tests/{_file(test)} "{name}")'


def _file(test: str) -> str:
    return next(iter(files_with(test, _written())), "")


@cache
def _written() -> Mapping[str, list[str]]:
    return written_tests()


def _holders(rule: Rule) -> Iterator[str]:
    """Components of one kind together, then what is not a component."""
    components: dict[str, list[str]] = {}
    for kind, colon, key in [holder.partition(":") for holder in rule.held_by]:
        if colon:
            components.setdefault(kind, []).append(f"[{_called(kind, key)}]({_link(_file_of(kind, key))})")
    yield from [f"{KINDS[kind]}: {', '.join(links)}" for kind, links in components.items()]
    for path in rule.held_by:
        if ":" not in path:
            yield f"[`{path.removeprefix('hexstead.')}`]({_link(_module_file(path))})"


def _called(kind: str, key: str) -> str:
    if kind == "boards":
        return board_name(BOARDS[key])
    return say(called(key))


def _module_file(path: str) -> Path:
    module = SOURCE.joinpath(*module_of(path).split("."))
    return module / "__init__.py" if module.is_dir() else module.with_suffix(".py")


def _link(file: Path) -> str:
    return f"../{file.relative_to(ROOT).as_posix()}"


def _file_of(kind: str, key: str) -> Path:
    """The file in which a component says what it is: its board, or the module that names it."""
    boxes = SOURCE / "hexstead" / "boxes"
    if kind in ("boards", "islands"):
        return next(boxes.glob(f"*/boards/{key}.txt"))
    # What a box holds says in a module what it is; its manifest and its recipes for boards only name it.
    only_naming = ("__init__.py", "recipes.py")
    own = sorted(boxes.glob("*/*.py"), key=lambda file: (file.name in only_naming, file))
    modules = [*own, *sorted(boxes.glob("*.py")), *sorted((SOURCE / "hexstead" / "engine").glob("*.py"))]
    return next(file for file in modules if f'"{key}"' in file.read_text("utf-8"))


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")

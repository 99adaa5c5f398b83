"""For translators: what is wrong with the messages of a language, compared with English."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hexstead.wording.languages import ENGLISH, WORDING
from hexstead.wording.say import WAY

_PACKAGE: Final = Path(__file__).parents[1]
_OF_LISTS: Final = ("or", "comma", "semicolon", "count")
"""The extra forms of every list that `say` offers, as `$names-or`."""
_VALUE: Final = ""
"""Stands for the message itself among the names of its forms."""


@dataclass(frozen=True)
class TranslationProblem:
    """`kind` is a key; `message` is what it is about, and `names` what it has too much of or lacks."""

    file: Path
    line: int
    kind: str
    message: str
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Room:
    """Messages that are read together; the globs say where to find those of a language."""

    folder: Path
    globs: tuple[str, ...]

    def files(self, language: str) -> list[Path]:
        found = [file for glob in self.globs for file in self.folder.glob(glob.format(language=language))]
        return sorted(found)


def rooms(package: Path = _PACKAGE) -> list[Room]:
    """First what everybody says, then every room; in a checkout also what only the browser says."""
    shared = Room(package, (f"{WORDING}/{{language}}/*.ftl", f"boxes/*/{WORDING}/{{language}}.ftl"))
    web = package.parents[1] / "web" / "src" / WORDING
    folders = [*sorted([one.parent for one in package.glob(f"*/{WORDING}/{ENGLISH}")]), web]
    return [shared, *[Room(one, ("{language}/**/*.ftl",)) for one in folders if one.is_dir()]]


class _Names(Visitor):
    """The variables and other messages that a pattern names."""

    def __init__(self, pattern: ast.SyntaxNode) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (as Fluent has it)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (as Fluent has it)
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 (as Fluent has it)
        self.references.add(f"-{node.id.name}")


class _Message:
    """A message or term, and where it is."""

    def __init__(self, entry: ast.Message | ast.Term, file: Path, line: int) -> None:
        self.id = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        self.file = file
        self.line = line
        self.forms = {attribute.id.name for attribute in entry.attributes} | (
            {_VALUE} if entry.value else set()
        )
        names = _Names(entry)
        self.variables = names.variables
        self.references = names.references

    def problem(self, kind: str, names: Sequence[str] = ()) -> TranslationProblem:
        return TranslationProblem(self.file, self.line, kind, self.id, tuple(sorted(names)))


@dataclass
class _Read:
    """A room in one language. Lines we can't read and messages that appear twice are problems."""

    messages: dict[str, _Message]
    problems: list[TranslationProblem]


def _read_all(language: str, rooms: Sequence[Room]) -> list[_Read]:
    shared = _read(rooms[0].files(language), {})
    return [shared, *[_read(room.files(language), shared.messages) for room in rooms[1:]]]


def _read(files: Sequence[Path], shared: Mapping[str, _Message]) -> _Read:
    read = _Read({}, [])
    for file in files:
        text = file.read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                said = [one.message or one.code for one in entry.annotations or []]
                read.problems.append(TranslationProblem(file, _line(text, entry), "syntax", " ".join(said)))
            elif isinstance(entry, ast.Message | ast.Term):
                message = _Message(entry, file, _line(text, entry.id))
                if message.id in shared or message.id in read.messages:
                    read.problems.append(message.problem("twice"))
                read.messages.setdefault(message.id, message)
    return read


def _line(text: str, node: ast.SyntaxNode) -> int:
    return text.count("\n", 0, node.span.start if node.span else 0) + 1


def count(language: str, rooms: Sequence[Room]) -> int:
    """How many messages there are."""
    return sum([len(read.messages) for read in _read_all(language, rooms)])


def check(language: str, rooms: Sequence[Room]) -> list[TranslationProblem]:
    """By file and line; missing messages are listed where English has them."""
    own = _read_all(language, rooms)
    problems = [problem for read in own for problem in [*read.problems, *_dangling(read, own[0])]]
    if language != ENGLISH:
        english = _read_all(ENGLISH, rooms)
        grammar = _Grammar(english, own)
        for theirs, ours in zip(english, own, strict=True):
            problems += _compared(theirs.messages, ours.messages, grammar)
    return sorted(problems, key=lambda one: (str(one.file), one.line, one.kind))


def _dangling(read: _Read, shared: _Read) -> Iterator[TranslationProblem]:
    """Messages that refer to another one that doesn't exist."""
    known = shared.messages.keys() | read.messages.keys()
    for message in read.messages.values():
        if message.references - known:
            yield message.problem("reference", [*message.references - known])


class _Grammar:
    """The forms of names, such as `.a`, which sentences use as `$tile-a`: each language has its own."""

    def __init__(self, english: Sequence[_Read], own: Sequence[_Read]) -> None:
        theirs, ours = _together(english), _together(own)
        names = {form for one in [*theirs, *ours] for form in one.forms if form != _VALUE}
        variables = {variable for one in ours for variable in one.variables}
        longest_first = sorted([*names, *_OF_LISTS], key=len, reverse=True)
        self._endings = re.compile(rf"(?:-(?:{'|'.join(longest_first)}))+$")
        self._used = {form for form in names for one in variables if one.endswith(f"-{form}")} | {_VALUE, WAY}
        self._of_kind: defaultdict[tuple[str, ...], list[set[str]]] = defaultdict(list)
        english_forms = {one.id: one.forms for one in theirs}
        for one in ours:
            self._of_kind[_kind(one.id, english_forms.get(one.id, set()))].append(one.forms)

    def arguments(self, message: _Message) -> set[str]:
        """The variables it uses, in any form."""
        return {self._endings.sub("", variable) for variable in message.variables}

    def forms(self, english: _Message) -> set[str]:
        """The forms a message needs, as far as sentences use them."""
        return (english.forms | self._usual_forms(english)) & self._used

    def _usual_forms(self, english: _Message) -> set[str]:
        """The forms that most names of its kind have in this language."""
        if english.forms == {_VALUE}:
            return set()
        others = self._of_kind[_kind(english.id, english.forms)]
        found = Counter([form for forms in others for form in forms])
        return {form for form, number in found.items() if 2 * number > len(others)}


def _together(rooms: Sequence[_Read]) -> list[_Message]:
    return [message for read in rooms for message in read.messages.values()]


def _kind(id: str, english_forms: set[str]) -> tuple[str, ...]:
    """Names of the same kind have the same forms: figures, terrains that you count ..."""
    return (id.partition("-")[0], *sorted(english_forms))


def _compared(
    english: Mapping[str, _Message], own: Mapping[str, _Message], grammar: _Grammar
) -> Iterator[TranslationProblem]:
    # Terms only matter within their own language.
    theirs, ours = [{id for id in messages if not id.startswith("-")} for messages in (english, own)]
    yield from [own[id].problem("unknown") for id in ours - theirs]
    yield from [english[id].problem("missing") for id in theirs - ours]
    for id in theirs & ours:
        yield from _differing(english[id], own[id], grammar)


def _differing(english: _Message, own: _Message, grammar: _Grammar) -> Iterator[TranslationProblem]:
    theirs, ours = grammar.arguments(english), grammar.arguments(own)
    if theirs - ours:
        yield own.problem("left-out", [f"${name}" for name in theirs - ours])
    if ours - theirs:
        yield own.problem("made-up", [f"${name}" for name in ours - theirs])
    if missing := grammar.forms(english) - own.forms:
        yield own.problem("forms", [f".{name}" for name in missing])

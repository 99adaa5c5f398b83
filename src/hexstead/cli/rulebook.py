"""The rules and the texts of all components, to be looked up at the terminal."""

from difflib import get_close_matches
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hexstead.cli.examples import Drawing
from hexstead.cli.paint import QUIET
from hexstead.cli.words import ERRORS
from hexstead.match.documents import BadInput
from hexstead.match.examples import example_of
from hexstead.telling.rules import Entry, entries
from hexstead.telling.words import listed

_OVERVIEW: Final = "hexstead rules WORDS looks something up, such as: hexstead rules farm"


def _has(entry: Entry, word: str) -> bool:
    return word in _plain(f"{entry.title} {entry.kind} {entry.text}")


def _plain(text: str) -> str:
    """As it is compared: keys such as `city-hall` are found too."""
    return text.lower().replace("-", " ")


def look_up(words: list[str]) -> RenderableType:
    """The entries that have all the words, the best title first; all titles without words."""
    wanted = _plain(" ".join([word.strip(",.;:?") for word in words])).split()
    if not wanted:
        return _overview()
    found = [entry for entry in entries() if all(_has(entry, word) for word in wanted)]
    if not found:
        raise BadInput(ERRORS["no-rule"].format(words=" ".join(words)) + _suggestion(wanted))
    found.sort(key=lambda entry: _distance(entry, wanted))
    is_drawn = [_distance(entry, wanted) == 0 or len(found) == 1 for entry in found]
    return Group(*[_shown(entry, drawn) for entry, drawn in zip(found, is_drawn, strict=True)])


def _distance(entry: Entry, wanted: list[str]) -> int:
    """How far the title is from what was asked for."""
    title = _plain(entry.title)
    if title == " ".join(wanted):
        return 0
    return 1 if any(word in title for word in wanted) else 2


def _shown(entry: Entry, is_drawn: bool) -> RenderableType:
    """With its drawn example, if it is what was asked for."""
    head = Text(entry.title, "bold").append(f"  {entry.kind}", QUIET)
    drawing = [Drawing(example_of(entry.example))] if entry.example and is_drawn else []
    return Group(head, Text(f"{entry.text}\n"), *drawing)


def _overview() -> RenderableType:
    table = Table.grid(padding=(0, 3))
    kinds = list(dict.fromkeys(entry.kind for entry in entries()))
    for kind in kinds:
        titles = [entry.title for entry in entries() if entry.kind == kind]
        table.add_row(Text(kind, "bold"), ", ".join(titles))
    return Group(table, Text(f"\n{_OVERVIEW}", QUIET))


def _suggestion(words: list[str]) -> str:
    """Words of the rules that look like what was asked for, or where to find others."""
    known = sorted({word for entry in entries() for word in _words(entry)})
    close = [match for word in words for match in get_close_matches(word, known, n=2, cutoff=0.7)]
    return (
        ERRORS["suggest"].format(words=listed(list(dict.fromkeys(close)), "or"))
        if close
        else ERRORS["overview"]
    )


def _words(entry: Entry) -> list[str]:
    letters = [
        letter if letter.isalpha() or letter == "-" else " " for letter in entry.title + " " + entry.text
    ]
    return [word for word in "".join(letters).lower().split() if len(word) > 3]

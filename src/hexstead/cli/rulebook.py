"""The rules and the texts of all components, to be looked up at the terminal."""

from difflib import get_close_matches
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hexstead.cli.paint import QUIET
from hexstead.cli.words import ERRORS
from hexstead.match.documents import BadInput
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
    return Group(*[_shown(entry) for entry in found])


def _distance(entry: Entry, wanted: list[str]) -> int:
    """How far the title is from what was asked for."""
    title = _plain(entry.title)
    if title == " ".join(wanted):
        return 0
    return 1 if any(word in title for word in wanted) else 2


def _shown(entry: Entry) -> RenderableType:
    head = Text(entry.title, "bold").append(f"  {entry.kind}", QUIET)
    return Group(head, Text(f"{entry.text}\n"))


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

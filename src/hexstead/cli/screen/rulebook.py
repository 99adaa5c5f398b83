"""The rules and the texts of all components, to look up at the terminal."""

from difflib import get_close_matches

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hexstead.cli.screen.language import language, refusal, speaker, text
from hexstead.cli.screen.naming import plain
from hexstead.cli.screen.paint import QUIET
from hexstead.cli.screen.text_examples import Drawing
from hexstead.match.examples import example_of
from hexstead.wording.languages import ENGLISH
from hexstead.wording.rule_texts import SpokenEntry, entries, spoken
from hexstead.wording.searching import Searched, Searching


class _Page:
    """An entry as the reader sees it; also found by its key and its English words."""

    def __init__(self, entry: SpokenEntry, english: SpokenEntry) -> None:
        self.entry = entry
        self.titles = [plain(title) for title in (entry.title, english.title, entry.key)]
        told = list(dict.fromkeys([entry, english]))
        kinds = [each.kind for each in told]
        texts = [" ".join([each.text, *each.rulings]) for each in told]
        self.searched = Searched(" ".join(dict.fromkeys(self.titles)), " ".join(kinds), " ".join(texts))

    def is_called(self, name: str) -> bool:
        return name in self.titles


def _pages() -> list[_Page]:
    voice, english = speaker(language()), speaker(ENGLISH)
    return [_Page(spoken(entry, voice), spoken(entry, english)) for entry in entries()]


def look_up(words: list[str]) -> RenderableType:
    """The entries that answer the most of the words, the best first; without words, all titles."""
    asked = " ".join(words)
    name = plain(" ".join([word.strip(",.;:?") for word in words]))
    if not name:
        return _overview()
    found = Searching(speaker(language())).find(asked, _pages(), lambda page: page.searched)
    if not found:
        raise refusal("rules-nothing", words=asked, near=_near(name.split()))
    found.sort(key=lambda page: not page.is_called(name))
    return Group(*[_shown(page.entry, page.is_called(name) or len(found) == 1) for page in found])


def _shown(entry: SpokenEntry, is_drawn: bool) -> RenderableType:
    """With its drawn example, if it is what you asked for."""
    head = Text(entry.title, "bold").append(f"  {entry.kind}", QUIET)
    drawing = [Drawing(example_of(entry.example))] if entry.example and is_drawn else []
    rulings = [Text(f"• {ruling}", QUIET) for ruling in entry.rulings]
    return Group(head, Text(entry.text), *rulings, Text(), *drawing)


def _entries() -> list[SpokenEntry]:
    voice = speaker(language())
    return [spoken(entry, voice) for entry in entries()]


def _overview() -> RenderableType:
    table = Table.grid(padding=(0, 3))
    by_kind: dict[str, list[str]] = {}
    for entry in _entries():
        by_kind.setdefault(entry.kind, []).append(entry.title)
    for kind, titles in by_kind.items():
        table.add_row(Text(kind, "bold"), ", ".join(titles))
    return Group(table, Text("\n" + text("rules-overview"), QUIET))


def _near(words: list[str]) -> list[str]:
    """Words of the rules that look like what you asked for."""
    known = sorted({word for entry in _entries() for word in _words(entry)})
    close = [match for word in words for match in get_close_matches(word, known, n=2, cutoff=0.7)]
    return list(dict.fromkeys(close))


def _words(entry: SpokenEntry) -> list[str]:
    letters = [
        letter if letter.isalpha() or letter == "-" else " " for letter in entry.title + " " + entry.text
    ]
    return [word for word in "".join(letters).lower().split() if len(word) > 3]

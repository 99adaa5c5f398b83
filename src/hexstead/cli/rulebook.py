"""The rules in our own words, and the texts of all components: to be looked up."""

from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hexstead.cli.figures import called, pieces_of
from hexstead.cli.paint import QUIET
from hexstead.cli.words import ERRORS, counted, listed
from hexstead.content.catalogue import EXPANSIONS, OPTIONS
from hexstead.content.manifest import Expansion
from hexstead.engine.components import Card, Location
from hexstead.engine.explain import title
from hexstead.match.documents import BadInput

_OVERVIEW: Final = "hexstead rules WORDS looks something up, such as: hexstead rules farm"


@dataclass(frozen=True)
class Entry:
    title: str
    kind: str
    text: str

    def has(self, word: str) -> bool:
        return word in _plain(f"{self.title} {self.kind} {self.text}")


def _plain(text: str) -> str:
    """As it is compared: keys such as `city-hall` are found too."""
    return text.lower().replace("-", " ")


_GAME: Final = "The game"
_TOPICS: Final = (
    (
        "Aim",
        "Build your 40 settlements so that the kingdom cards and the castles pay you the most gold. "
        "All gold is counted at the end.",
    ),
    (
        "Turn",
        "Show your terrain card and build 3 settlements on that terrain. Before or after these builds, "
        "but not between them, you may use each of your ready tiles once. Then draw the next card.",
    ),
    (
        "Building",
        "Build on free hexes, one settlement after the other. Each must go next to a settlement of yours "
        "if such a hex of the terrain is free; only otherwise you choose freely.",
    ),
    (
        "Terrains",
        "Grass, canyon, desert, flower field and forest can be built on. Water and mountains only if a tile "
        "says so; castles and locations never.",
    ),
    (
        "Full terrain",
        "If no hex of your card's terrain is free, the card leaves the game and you draw another. "
        "Builds that are still due are made on the new terrain.",
    ),
    (
        "Taking tiles",
        "Build or move a settlement next to a location and take 1 of its tiles at once, if one is left. "
        "Each location hex gives you at most 1 tile in the whole game. Use it from your next turn on.",
    ),
    (
        "Losing tiles",
        "When your last settlement beside a location hex moves away, its tile leaves the game.",
    ),
    (
        "Equal tiles",
        "2 tiles of the same kind, from 2 location hexes, can both be used in a turn.",
    ),
    (
        "Moving",
        "Lift the settlement first; then it goes next to one of your others if the tile's ground allows it. "
        "It has to move to another hex.",
    ),
    (
        "Running out",
        "With fewer than 3 settlements left, build those. Tiles that move settlements still work.",
    ),
    (
        "End of the game",
        "When a player has built the last settlement, the round is played to its end, so that all have had "
        "the same number of turns. Most gold wins; equal gold shares the victory.",
    ),
    (
        "Set-up",
        "4 boards make the map. 2 tiles lie on each location hex, 3 kingdom cards lie open. Each seat has "
        "40 settlements and 1 hidden terrain card.",
    ),
    (
        "Area",
        "Settlements of one colour that touch each other form an area; one alone is an area too.",
    ),
)
_MORE: Final = "With expansions"
_MORE_TOPICS: Final = (
    (
        "Boards of several boxes",
        "Mix the boards of all boxes you like and draw 4. Each board brings what belongs to it: nomad tiles, "
        "tasks, figures or stone walls.",
    ),
    (
        "Nomad space",
        "1 tile lies face up on each nomad space and is never replaced. Build or move next to the space to "
        "take it. Nomad spaces are special hexes: cards that pay for locations pay for them too.",
    ),
    (
        "Nomad tile",
        "Use it in the turn after you took it, once; at the end of that turn it leaves the game, used or "
        "not. You keep it until then even if your settlements leave the space. Some tiles pay gold at once "
        "instead.",
    ),
    (
        "Red card",
        "A kingdom card that pays during the game, whenever you build what it asks for, and nothing at the "
        "end. Moving pays nothing. Placing a figure counts as building; of a figure that covers several "
        "hexes each hex counts.",
    ),
    (
        "Stone wall",
        "It belongs to nobody and stays for the whole game. Nobody can build on, move to or pass over its "
        "hex; it never pays. There are 25 for all.",
    ),
    (
        "Figure",
        "A piece that counts as a settlement: for building next to it, for tiles, cards and tasks. It is "
        "none of your 40 settlements, so placing it never ends the game. Only its own tile moves it. It "
        "stays on the board if you lose that tile.",
    ),
    (
        "Task",
        "1 task card lies open for each board of a box with tasks. Who fulfils it at the end of the game "
        "gets its gold once.",
    ),
    (
        "Several cards",
        "With more than 1 terrain card, choose one of them before you first need its terrain. It holds for "
        "the whole turn; then all your cards are discarded.",
    ),
)


def entries() -> list[Entry]:
    found = [Entry(name, _GAME, text) for name, text in _TOPICS]
    found += [Entry(name, _MORE, text) for name, text in _MORE_TOPICS]
    for box in EXPANSIONS:
        found += _of_box(box)
    return found + [Entry(title(key), "House rule", text) for key, text in OPTIONS.items()]


def _of_box(box: Expansion) -> list[Entry]:
    found = [Entry(title(one.key), f"Location, {box.name}", one.text) for one in box.locations]
    found += [Entry(title(one.key), f"Nomad tile, {box.name}", one.text) for one in dict.fromkeys(box.tiles)]
    found += [_figure(one, box.name) for one in box.locations if one.figure]
    found += [Entry(title(card.key), f"{_card_kind(card)}, {box.name}", card.text) for card in box.cards]
    found += [Entry(title(task.key), f"Task, {box.name}", task.text) for task in box.tasks]
    return found + [Entry(title(card.key), "Pays in every game", card.text) for card in box.always]


def _card_kind(card: Card) -> str:
    return "Red kingdom card" if card.after_build else "Kingdom card"


def _figure(location: Location, box: str) -> Entry:
    """What the figure says of itself, in words."""
    figure = location.figure
    if figure is None:
        raise ValueError(f"{location.key} brings no figure")
    text = (
        f"Each seat has {counted(pieces_of(figure), called(figure.key))}, for the tile {title(location.key)}."
    )
    if figure.number > pieces_of(figure):
        text += f" It covers {figure.number} hexes and counts as a settlement on each of them."
    else:
        text += f" A {called(figure.key)} counts as a settlement."
    if figure.is_blocking:
        text += " Nobody may build on or move to a hex beside it, not even its owner."
    if figure.is_fixed:
        text += " It never leaves the board."
    return Entry(title(figure.key), f"Figure, {box}", text)


def look_up(words: list[str]) -> RenderableType:
    """The entries that have all the words, the best title first; all titles without words."""
    if not words:
        return _overview()
    wanted = _plain(" ".join([word.strip(",.;:?") for word in words])).split()
    found = [entry for entry in entries() if all(entry.has(word) for word in wanted)]
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
    """Words of the rules that look like what was asked for."""
    known = sorted({word for entry in entries() for word in _words(entry)})
    close = [match for word in words for match in get_close_matches(word, known, n=2, cutoff=0.7)]
    return ERRORS["suggest"].format(words=listed(list(dict.fromkeys(close)), "or")) if close else ""


def _words(entry: Entry) -> list[str]:
    letters = [
        letter if letter.isalpha() or letter == "-" else " " for letter in entry.title + " " + entry.text
    ]
    return [word for word in "".join(letters).lower().split() if len(word) > 3]

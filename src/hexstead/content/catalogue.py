"""All boxes, in the order of their appearance, and what they hold by name."""

from importlib.resources import files

from hexstead.content.base import BASE
from hexstead.content.base.cards import LORDS_NEED_A_SETTLEMENT
from hexstead.content.manifest import Board, Expansion
from hexstead.engine.components import Card, Location

EXPANSIONS: list[Expansion] = [BASE]
"""Only append: places in this list are part of every set-up code."""

BOARDS: dict[str, Board] = {board.name: board for box in EXPANSIONS for board in box.boards}
LOCATIONS: dict[str, Location] = {location.key: location for box in EXPANSIONS for location in box.locations}
CARDS: dict[str, Card] = {card.key: card for box in EXPANSIONS for card in box.cards}
ALWAYS: dict[str, Card] = {card.key: card for box in EXPANSIONS for card in box.always}

OPTIONS: dict[str, str] = {
    LORDS_NEED_A_SETTLEMENT: "Lords pay nothing for a sector in which you have no settlement.",
}
"""House rules that a set-up may name. Only append."""


def boxes(keys: tuple[str, ...]) -> list[Expansion]:
    return [box for box in EXPANSIONS if box.key in keys]


def icon(key: str) -> str:
    """The drawing of a location, a card or the castle as SVG text."""
    for box in EXPANSIONS:
        folder = files(f"hexstead.content.{box.key}") / "icons"
        for path in (folder / f"{key}.svg", folder / "cards" / f"{key}.svg"):
            if path.is_file():
                return path.read_text("utf-8")
    raise KeyError(f"there is no icon {key!r}")

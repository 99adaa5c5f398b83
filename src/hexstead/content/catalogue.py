"""All boxes, in the order of their appearance, and what they hold by name."""

from importlib.resources import files

from hexstead.content.base import BASE
from hexstead.content.base.cards import LORDS_NEED_A_SETTLEMENT
from hexstead.content.crossroads import CROSSROADS
from hexstead.content.harvest import HARVEST
from hexstead.content.manifest import Board, Expansion
from hexstead.content.marshlands import MARSHLANDS
from hexstead.content.nomads import NOMADS
from hexstead.engine.components import Card, Location

EXPANSIONS: list[Expansion] = [BASE, NOMADS, CROSSROADS, MARSHLANDS, HARVEST]
"""Only append: places in this list are part of every set-up code."""

BOARDS: dict[str, Board] = {board.name: board for box in EXPANSIONS for board in box.boards}
LOCATIONS: dict[str, Location] = {location.key: location for box in EXPANSIONS for location in box.locations}
CARDS: dict[str, Card] = {card.key: card for box in EXPANSIONS for card in box.cards}
TILES: dict[str, Location] = {tile.key: tile for box in EXPANSIONS for tile in box.tiles}
TASKS: dict[str, Card] = {task.key: task for box in EXPANSIONS for task in box.tasks}
BONUSES: dict[str, Location] = {tile.key: tile for box in EXPANSIONS for tile in box.bonuses}
EXTRAS: dict[str, Location] = {extra.key: extra for box in EXPANSIONS for _, extra in box.extras}
ALWAYS: dict[str, Card] = {card.key: card for box in EXPANSIONS for card in box.always}

OPTIONS: dict[str, str] = {
    LORDS_NEED_A_SETTLEMENT: "Lords pay nothing for a sector in which you have no settlement.",
}
"""House rules that a set-up may name. Only append."""


def boxes(keys: tuple[str, ...]) -> list[Expansion]:
    return [box for box in EXPANSIONS if box.key in keys]


def tile_pool() -> list[str]:
    """All tiles that may lie on nomad spaces, as often as they are in the boxes."""
    return [tile.key for box in EXPANSIONS for tile in box.tiles]


def icon(key: str) -> str:
    """The drawing of a location, a tile, a card or the castle as SVG text."""
    return _drawing(key, ("", "cards"))


def figure_icon(key: str) -> str:
    """The drawing of a figure as SVG text."""
    return _drawing(key, ("figures",))


def _drawing(key: str, folders: tuple[str, ...]) -> str:
    for box in EXPANSIONS:
        for folder in folders:
            path = files(f"hexstead.content.{box.key}") / "icons" / folder / f"{key}.svg"
            if path.is_file():
                return path.read_text("utf-8")
    raise KeyError(f"there is no icon {key!r}")

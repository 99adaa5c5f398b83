"""All boxes, in the order of their appearance, and what they hold by name."""

from importlib.resources import files

from hexstead.content.base import BASE
from hexstead.content.base.cards import (
    CAPITOLS_ARE_CASTLES,
    KNIGHTS_STAY_ON_THE_MAINLAND,
    LORDS_NEED_A_SETTLEMENT,
)
from hexstead.content.crossroads import CROSSROADS
from hexstead.content.harvest import HARVEST
from hexstead.content.manifest import Board, Edition, Expansion, Token
from hexstead.content.marshlands import MARSHLANDS, SWAMP_CARDS_ALWAYS
from hexstead.content.nomads import NOMADS
from hexstead.content.nomads.powers import STRIKES_ONE
from hexstead.content.queenies import QUEENIES
from hexstead.content.second import CASTLE_TILES, MOST_SEATS, SECOND, SELECTIONS, SIDES
from hexstead.engine.components import Card, Location
from hexstead.engine.world import FIGURES_STAY, PASSING_ONLY_LEAD_BUILDS, REACT_TO_OWN

EXPANSIONS: list[Expansion] = [BASE, NOMADS, CROSSROADS, MARSHLANDS, HARVEST, QUEENIES, SECOND]
"""Only append: places in this list are part of every set-up code."""

BOXES: tuple[str, ...] = tuple([box.key for box in EXPANSIONS if box is not SECOND])
"""The boxes that can be mixed. The newest edition is a base game of its own."""

BOARDS: dict[str, Board] = {board.name: board for box in EXPANSIONS for board in box.boards}
LOCATIONS: dict[str, Location] = {location.key: location for box in EXPANSIONS for location in box.locations}
CARDS: dict[str, Card] = {card.key: card for box in EXPANSIONS for card in box.cards}
TILES: dict[str, Location] = {tile.key: tile for box in EXPANSIONS for tile in box.tiles}
TASKS: dict[str, Card] = {task.key: task for box in EXPANSIONS for task in box.tasks}
BONUSES: dict[str, Location] = {tile.key: tile for box in EXPANSIONS for tile in box.bonuses}
TOKENS: dict[str, Token] = {token.key: token for box in EXPANSIONS for token in box.tokens}
EXTRAS: dict[str, Location] = {extra.key: extra for box in EXPANSIONS for _, extra in box.extras}
EXTRAS |= {token.action.key: token.action for token in TOKENS.values() if token.action}
ISLANDS: dict[str, Board] = {island.name: island for box in EXPANSIONS for island in box.islands}
ALWAYS: dict[str, Card] = {card.key: card for box in EXPANSIONS for card in box.always}

BOX_OF: dict[str, str] = {one.key: box.key for box in EXPANSIONS for one in box.components()}
"""The box of each component."""

FIGURE_LETTERS: dict[str, str] = {"w": "warrior", "c": "wagon", "s": "ship", "h": "city-hall"}
"""How a sketched position writes the figures; a wagon is a cart."""

OPTIONS: dict[str, str] = {
    LORDS_NEED_A_SETTLEMENT: "Lords pay nothing for a sector in which you have no settlement.",
    CAPITOLS_ARE_CASTLES: "A castle under a capitol still pays its 3 gold.",
    FIGURES_STAY: "Only its own tile moves a warrior, a wagon or a ship.",
    SWAMP_CARDS_ALWAYS: "The swamp cards of Marshlands are always in the deck; without swamp on the map, "
    "use their other terrain.",
}
"""House rules that a set-up may name."""

_MOVES_TAKE_FIGURES = "moves-take-figures"
RETIRED_OPTIONS: dict[str, str] = {
    _MOVES_TAKE_FIGURES: f"it is the usual rule now, and {FIGURES_STAY} turns it off",
}
"""House rules that a set-up could name once, and what has become of them."""

OPTION_PLACES: tuple[str, ...] = (
    LORDS_NEED_A_SETTLEMENT,
    CAPITOLS_ARE_CASTLES,
    _MOVES_TAKE_FIGURES,
    FIGURES_STAY,
    SWAMP_CARDS_ALWAYS,
)
"""Their places in set-up codes. Only append: what is retired keeps its place."""

VARIANTS: dict[str, str] = {
    STRIKES_ONE: "Sword removes a piece of one other player, not of each.",
    KNIGHTS_STAY_ON_THE_MAINLAND: "Knights do not look at the rows of the Island.",
    REACT_TO_OWN: "Canoe may also react when its owner takes the last tile from a hex.",
    PASSING_ONLY_LEAD_BUILDS: "Scouts count for building next to them, and for nothing else.",
}
"""Where the rulebooks of the editions differ."""

EDITIONS: dict[str, Edition] = {
    "big-box": Edition("Big Box", (), last_colour_in=NOMADS.key),
    "big-box-nl": Edition("Big Box, Dutch", tuple(VARIANTS), castles=7, has_player_boards=True, colours=5),
    "newest": Edition(
        "Newest edition of the base game",
        (),
        card="tile",
        gold_markers=2,
        has_score_track=True,
        own=SECOND,
        sides=SIDES,
        selections=SELECTIONS,
        castle_tiles=CASTLE_TILES,
        most_seats=MOST_SEATS,
    ),
}
"""What a set-up may name as its edition, the usual one first. Only append."""


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


def example_text(key: str) -> str:
    """The file of a component's drawn example."""
    if key in BOX_OF:
        path = files(f"hexstead.content.{BOX_OF[key]}") / "examples" / f"{key}.txt"
        if path.is_file():
            return path.read_text("utf-8")
    raise KeyError(f"there is no example of {key!r}")

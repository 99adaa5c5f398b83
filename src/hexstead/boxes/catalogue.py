"""All boxes in the order they came out, and what they hold by name."""

from importlib.resources import files

from hexstead.boxes.base import BASE
from hexstead.boxes.base.cards import (
    CAPITOLS_ARE_CASTLES,
    KNIGHTS_STAY_ON_THE_MAINLAND,
    LORDS_NEED_A_SETTLEMENT,
)
from hexstead.boxes.crossroads import CROSSROADS
from hexstead.boxes.harvest import HARVEST
from hexstead.boxes.manifest import Board, Edition, Expansion, HouseRule, Token
from hexstead.boxes.marshlands import MARSHLANDS, SWAMP_CARDS_ALWAYS
from hexstead.boxes.newest import CASTLE_TILES, FIRST_SELECTIONS, MOST_SEATS, NEWEST, SELECTIONS, SIDES
from hexstead.boxes.nomads import NOMADS
from hexstead.boxes.nomads.powers import STRIKES_ONE
from hexstead.boxes.queenies import QUEENIES
from hexstead.engine.actions import BUILD, CARD, EXTRA, GAME_OVER
from hexstead.engine.events import KINDS, Kind
from hexstead.engine.powers import PIECE, TARGET
from hexstead.engine.terrain import LETTERS, Terrain
from hexstead.engine.tiles import Card, Figure, Tile
from hexstead.engine.world import FIGURES_STAY, PASSING_ONLY_LEAD_BUILDS, REACT_TO_OWN, Numbers

EXPANSIONS: list[Expansion] = [BASE, NOMADS, CROSSROADS, MARSHLANDS, HARVEST, QUEENIES, NEWEST]
"""Only append: positions in this list are part of every set-up code."""

BOXES: tuple[str, ...] = tuple([box.key for box in EXPANSIONS if box is not NEWEST])
"""The boxes you can mix. The newest edition is a separate base game."""

FIRST_BOX: Expansion = EXPANSIONS[0]
"""The game that the others are added to: its cards are part of every mix."""

_BUILDS: dict[Terrain, int] = {kind: number for box in EXPANSIONS for kind, number in box.builds.items()}
NUMBERS: Numbers = Numbers(
    supply=FIRST_BOX.settlements,
    walls=sum([box.walls for box in EXPANSIONS]),
    stored=sum([box.number_tiles for box in EXPANSIONS]),
    tiles=FIRST_BOX.tiles_on_a_location,
    mandatory=FIRST_BOX.mandatory,
    builds=[_BUILDS.get(kind, FIRST_BOX.mandatory) for kind in range(len(LETTERS))],
)
"""The numbers of all boxes together; every world is made with them."""

BOARDS: dict[str, Board] = {board.name: board for box in EXPANSIONS for board in box.boards}
LOCATIONS: dict[str, Tile] = {location.key: location for box in EXPANSIONS for location in box.locations}
CARDS: dict[str, Card] = {card.key: card for box in EXPANSIONS for card in box.cards}
TILES: dict[str, Tile] = {tile.key: tile for box in EXPANSIONS for tile in box.tiles}
TASKS: dict[str, Card] = {task.key: task for box in EXPANSIONS for task in box.tasks}
BONUSES: dict[str, Tile] = {tile.key: tile for box in EXPANSIONS for tile in box.bonuses}
TOKENS: dict[str, Token] = {token.key: token for box in EXPANSIONS for token in box.tokens}
EXTRAS: dict[str, Tile] = {extra.key: extra for box in EXPANSIONS for _, extra in box.extras}
EXTRAS |= {token.action.key: token.action for token in TOKENS.values() if token.action}
ISLANDS: dict[str, Board] = {island.name: island for box in EXPANSIONS for island in box.islands}
FAR_MOUNTAINS: dict[str, int] = {
    name: number for box in EXPANSIONS for name, number in box.far_mountains.items()
}
ALWAYS: dict[str, Card] = {card.key: card for box in EXPANSIONS for card in box.always}

_KINDS = [*KINDS, *[kind for box in EXPANSIONS for kind in box.events]]
EVENTS: dict[str, Kind] = {kind.key: kind for kind in _KINDS}
"""What an event means: the engine's kinds, and those of the boxes."""

_OF_ENGINE = (BUILD, EXTRA, CARD, GAME_OVER, PIECE, TARGET)
PROMPTS: tuple[str, ...] = tuple(
    dict.fromkeys([*_OF_ENGINE, *[key for box in EXPANSIONS for key in box.prompts]])
)
"""Every question there is. A new one, like a new tile, changes observations and the version of their id."""

ON_BOARDS: dict[str, set[str]] = {
    box.key: {tile.key for tile in box.locations} | {key for board in box.boards for key in board.locations}
    for box in EXPANSIONS
}
"""What can be on the location hexes of each box: its locations, or the mark for a selection tile."""

BOX_OF: dict[str, str] = {one.key: box.key for box in EXPANSIONS for one in box.components()}
"""The box of each component."""

_PARTS: list[Tile | Card | Figure | Token] = [
    part
    for box in EXPANSIONS
    for part in (*box.components(), *[tile.figure for tile in box.locations if tile.figure], *box.tokens)
]
PRINTED: dict[str, str] = {part.key: part.name for part in reversed(_PARTS)}
"""The printed name of every tile, card, figure and token."""

OPTIONS: dict[str, HouseRule] = {
    LORDS_NEED_A_SETTLEMENT: HouseRule(
        "Lords need a settlement", "Lords pay nothing for a sector in which you have no settlement."
    ),
    CAPITOLS_ARE_CASTLES: HouseRule(
        "Capitols are castles", "A castle under a capitol still pays its 3 gold."
    ),
    FIGURES_STAY: HouseRule("Figures stay", "Only its own tile moves a warrior, a wagon or a ship."),
    SWAMP_CARDS_ALWAYS: HouseRule(
        "Swamp cards always",
        "The swamp cards of Marshlands are always in the deck; without swamp on the map, "
        "use their other terrain.",
    ),
}
"""House rules that a set-up may name."""

_MOVES_TAKE_FIGURES = "moves-take-figures"
RETIRED_OPTIONS: dict[str, str] = {_MOVES_TAKE_FIGURES: FIGURES_STAY}
"""House rules that set-ups could name once and that are standard now; each with the option that undoes it."""

OPTION_PLACES: tuple[str, ...] = (
    LORDS_NEED_A_SETTLEMENT,
    CAPITOLS_ARE_CASTLES,
    _MOVES_TAKE_FIGURES,
    FIGURES_STAY,
    SWAMP_CARDS_ALWAYS,
)
"""Their positions in set-up codes. Only append: retired ones keep their position."""

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
        own=NEWEST,
        own_cards=BASE.cards,
        sides=SIDES,
        selections=SELECTIONS,
        first_selections=FIRST_SELECTIONS,
        castle_tiles=CASTLE_TILES,
        most_seats=MOST_SEATS,
    ),
}
"""The editions that a set-up may name, the default first. Only append."""

MOST_CASTLE_TILES: int = max([edition.castle_tiles for edition in EDITIONS.values()])
"""In any edition."""


def boxes(keys: tuple[str, ...]) -> list[Expansion]:
    return [box for box in EXPANSIONS if box.key in keys]


def tile_pool() -> list[str]:
    """All tiles that may lie on nomad spaces, as many of each as the boxes hold."""
    return [tile.key for box in EXPANSIONS for tile in box.tiles]


def icon(key: str) -> str:
    """The drawing of a location, tile, card or castle, as SVG text."""
    return _drawing(key, ("", "cards"))


def figure_icon(key: str) -> str:
    """The drawing of a figure, as SVG text."""
    return _drawing(key, ("figures",))


def _drawing(key: str, folders: tuple[str, ...]) -> str:
    for box in EXPANSIONS:
        for folder in folders:
            path = files(f"hexstead.boxes.{box.key}") / "icons" / folder / f"{key}.svg"
            if path.is_file():
                return path.read_text("utf-8")
    raise KeyError(f"there is no icon {key!r}")


def example_text(key: str) -> str:
    """The file of a component's drawn example."""
    if key in BOX_OF:
        path = files(f"hexstead.boxes.{BOX_OF[key]}") / "examples" / f"{key}.txt"
        if path.is_file():
            return path.read_text("utf-8")
    raise KeyError(f"there is no example of {key!r}")

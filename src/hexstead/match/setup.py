"""A set-up: what is laid on the table before the first turn, and the world made of it."""

from typing import Annotated, Any, Self

from pydantic import AfterValidator, Field, model_validator

from hexstead.content.catalogue import (
    ALWAYS,
    BOARDS,
    CARDS,
    EXPANSIONS,
    LOCATIONS,
    OPTIONS,
    TASKS,
    TILES,
    boxes,
    tile_pool,
)
from hexstead.content.manifest import SIZE, Board, Expansion
from hexstead.content.shelf import find_board
from hexstead.content.workshop.checks import ENDLESS
from hexstead.engine.chance import Rng
from hexstead.engine.components import Card, Location
from hexstead.engine.hexes import Hex, at
from hexstead.engine.terrain import LETTERS, NO_TERRAIN, Terrain, faces
from hexstead.engine.world import World
from hexstead.match.documents import BadInput, Document

TURNED = "@180"
KINGDOM_CARDS = 3
NOMAD_SPACE = "N"
ENDLESS_BOX = "endless"
"""Named among the boxes, it asks for boards that are made on the spot."""
CARD_LETTERS = "GCDFT"
"""The terrains with cards of their own."""
FIRST_GAME_BOARDS = ("tavern", "paddock", "oasis", "farm")
FIRST_GAME_CARDS = ("fishermen", "knights", "merchants")


def known(keys: tuple[str, ...], among: dict[str, Any], what: str) -> tuple[str, ...]:
    """The keys, if all are known and none comes twice."""
    for key in keys:
        _check_known(key, among, what)
        if keys.count(key) > 1:
            raise ValueError(f"the {what} {key!r} is named twice")
    return keys


def _check_known(key: str, among: dict[str, Any], what: str) -> None:
    if key not in among:
        raise ValueError(f"there is no {what} {key!r}; there are {', '.join(among)}")


def known_boards(names: tuple[str, ...]) -> tuple[str, ...]:
    plain = [name.removesuffix(TURNED) for name in names]
    for name in plain:
        find_board(name, BOARDS)
        if plain.count(name) > 1:
            raise ValueError(f"the board {name!r} is named twice")
    return names


def _known_tiles(keys: tuple[str, ...]) -> tuple[str, ...]:
    pool = tile_pool()
    for key in keys:
        _check_known(key, TILES, "tile")
        if keys.count(key) > pool.count(key):
            raise ValueError(
                f"the tile {key!r} is in the box {pool.count(key)} times, here {keys.count(key)}"
            )
    return keys


def _known_cards(keys: tuple[str, ...]) -> tuple[str, ...]:
    return known(keys, CARDS, "card")


def _known_tasks(keys: tuple[str, ...]) -> tuple[str, ...]:
    return known(keys, TASKS, "task")


def _known_options(keys: tuple[str, ...]) -> tuple[str, ...]:
    return known(keys, OPTIONS, "option")


def _known_removed(letter: str) -> str:
    if letter not in ("", *CARD_LETTERS):
        raise ValueError(f"expected one of the letters {CARD_LETTERS}, found {letter!r}")
    return letter


RemovedTerrain = Annotated[str, AfterValidator(_known_removed)]
FourBoards = Annotated[tuple[str, ...], Field(min_length=4, max_length=4), AfterValidator(known_boards)]
Cards = Annotated[tuple[str, ...], AfterValidator(_known_cards)]
Tasks = Annotated[tuple[str, ...], AfterValidator(_known_tasks)]
Tiles = Annotated[tuple[str, ...], AfterValidator(_known_tiles)]
Options = Annotated[tuple[str, ...], AfterValidator(_known_options)]


class Setup(Document):
    """Seats, the four boards in reading order, the kingdom cards, and what the boards ask for besides."""

    seats: Annotated[int, Field(ge=2, le=5)]
    boards: FourBoards
    cards: Annotated[Cards, Field(min_length=KINGDOM_CARDS, max_length=KINGDOM_CARDS)]
    tiles: Annotated[Tiles, Field(description="On the nomad spaces, in reading order.")] = ()
    tasks: Annotated[Tasks, Field(description="One for each board with tasks.")] = ()
    removed_terrain: Annotated[
        RemovedTerrain, Field(description="The letter of a terrain without cards.")
    ] = ""
    options: Options = ()

    @model_validator(mode="after")
    def _whole(self) -> Self:
        spaces, tasks = len(nomad_spaces(self.boards)), number_of_tasks(self.boards)
        if len(self.tiles) != spaces:
            raise ValueError(
                f"these boards have {spaces} nomad spaces, but {len(self.tiles)} tiles are named"
            )
        if len(self.tasks) != tasks:
            raise ValueError(f"these boards ask for {tasks} tasks, but {len(self.tasks)} are named")
        if removes_terrain(self.cards) != bool(self.removed_terrain):
            raise ValueError("removed_terrain goes with a card that removes a terrain, and only with one")
        return self

    @property
    def expansions(self) -> tuple[str, ...]:
        """The boxes whose boards or cards are in play."""
        boards = {box_of(name).key for name in self.boards}
        with_cards = {box.key for box in EXPANSIONS if set(self.cards) & {card.key for card in box.cards}}
        return tuple([box.key for box in EXPANSIONS if box.key in boards | with_cards])

    def world(self) -> World:
        letters, locations = lay_out(self.boards, self.tiles)
        removed = terrain_of(self.removed_terrain)
        return World(
            seats=self.seats,
            letters=letters,
            locations=locations,
            cards=what_pays(self.cards, self.tasks, letters),
            deck=[card for card in self._deck() if removed not in faces(card)],
            options=frozenset(self.options),
            extras=extras_on(letters),
            removed_terrain=removed,
        )

    def _deck(self) -> list[int]:
        """The terrain cards of the base game, and of the boxes whose boards are in play."""
        in_play = {"base", *[box_of(name).key for name in self.boards]}
        return [card for box in EXPANSIONS if box.key in in_play for card in box.deck]


def what_pays(cards: tuple[str, ...], tasks: tuple[str, ...], letters: list[str]) -> list[Card]:
    always = [
        card for card in ALWAYS.values() if card.only_with == NO_TERRAIN or _has(letters, card.only_with)
    ]
    return [CARDS[key] for key in cards] + [TASKS[key] for key in tasks] + always


def extras_on(letters: list[str]) -> tuple[Location, ...]:
    """What everybody may use on this map, without a tile."""
    extras = [extra for box in EXPANSIONS for extra in box.extras]
    return tuple([location for terrain, location in extras if _has(letters, terrain)])


def _has(letters: list[str], terrain: Terrain) -> bool:
    return any([LETTERS[terrain] in row for row in letters])


def terrain_of(letter: str) -> Terrain:
    return LETTERS.index(letter) if letter else NO_TERRAIN


def removes_terrain(cards: tuple[str, ...]) -> bool:
    return any([CARDS[key].removes_terrain for key in cards])


def first_game(seats: int) -> Setup:
    return Setup(seats=seats, boards=FIRST_GAME_BOARDS, cards=FIRST_GAME_CARDS)


def draw_setup(
    seats: int,
    seed: int,
    boards: tuple[str, ...] = (),
    cards: tuple[str, ...] = (),
    options: tuple[str, ...] = (),
    expansions: tuple[str, ...] = ("base",),
) -> Setup:
    """A set-up in which all that is not chosen is drawn from the boxes. The same seed draws the same.

    The kingdom cards of the base game are always among those drawn from. With `endless` among the boxes, the
    boards that are not chosen are made on the spot, in the manner of the others.
    """
    rng = Rng(seed)
    chosen = boxes(expansions)
    if ENDLESS_BOX in expansions:
        boards += tuple(_made_boards([box.key for box in chosen] or ["base"], 4 - len(boards), rng))
    drawn = _fill(boards, [board.name for box in chosen for board in box.boards], 4, rng)
    turned = tuple([name if name in boards else name + TURNED * rng.below(2) for name in drawn])
    card_pool = [card.key for box in boxes(("base", *expansions)) for card in box.cards]
    kingdom = tuple(_fill(cards, card_pool, KINGDOM_CARDS, rng))
    return Setup(
        seats=seats,
        boards=turned,
        cards=kingdom,
        tiles=tuple(_fill((), tile_pool(), len(nomad_spaces(turned)), rng)),
        tasks=tuple(_fill((), list(TASKS), number_of_tasks(turned), rng)),
        removed_terrain="".join(_fill((), list(CARD_LETTERS), int(removes_terrain(kingdom)), rng)),
        options=options,
    )


def _made_boards(manners: list[str], number: int, rng: Rng) -> list[str]:
    return [f"{ENDLESS}{manners[rng.below(len(manners))]}-{rng.below(10**6)}" for _ in range(number)]


def _fill(chosen: tuple[str, ...], names: list[str], number: int, rng: Rng) -> list[str]:
    taken = [name.removesuffix(TURNED) for name in chosen]
    rest = [n for n in range(len(names)) if names[n] not in taken]
    rng.shuffle(rest)
    filled = list(chosen) + [names[n] for n in rest[: number - len(chosen)]]
    if len(filled) < number:
        raise BadInput(
            f"The chosen boxes have only {len(filled)} of the {number} that are needed: choose more boxes."
        )
    return filled


def quadrant(name: str) -> Board:
    """The board of a name such as `oasis` or `oasis@180`."""
    board = find_board(name.removesuffix(TURNED), BOARDS)
    return board.turned() if name.endswith(TURNED) else board


def number_of_tasks(names: tuple[str, ...]) -> int:
    """One for each board of a box with tasks."""
    return len([name for name in names if box_of(name).tasks])


def box_of(name: str) -> Expansion:
    """The box to which a board belongs: by its locations, so that made and own boards have one too."""
    keys = set(quadrant(name).locations)
    return next(box for box in EXPANSIONS if keys & {location.key for location in box.locations})


def nomad_spaces(names: tuple[str, ...]) -> list[Hex]:
    """In reading order of the whole map."""
    rows = enumerate(letters_of(names))
    return [at(r, c) for r, row in rows for c, letter in enumerate(row) if letter == NOMAD_SPACE]


def letters_of(names: tuple[str, ...]) -> list[str]:
    """Four boards in reading order as one map of 20 rows."""
    quadrants = [quadrant(name) for name in names]
    letters: list[str] = []
    for half in (0, 2):
        left, right = quadrants[half], quadrants[half + 1]
        letters += [one + other for one, other in zip(left.rows, right.rows, strict=True)]
    return letters


def lay_out(names: tuple[str, ...], tiles: tuple[str, ...] = ()) -> tuple[list[str], dict[Hex, Location]]:
    """Four boards as one map: its letters, and what lies on each location hex and nomad space."""
    locations: dict[Hex, Location] = {}
    for number, name in enumerate(names):
        top, left = number // 2 * SIZE, number % 2 * SIZE
        for r, c, key in quadrant(name).location_hexes():
            locations[at(top + r, left + c)] = LOCATIONS[key]
    spaces = nomad_spaces(names)[: len(tiles)]
    locations |= {hex: TILES[key] for hex, key in zip(spaces, tiles, strict=True)}
    return letters_of(names), locations

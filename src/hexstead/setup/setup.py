"""A set-up: what goes on the table before the first turn, and the world made from it."""

from typing import Annotated, Any, Self

from pydantic import AfterValidator, Field, ValidationInfo, field_validator, model_validator

from hexstead.boards.shelf import find_board, unknown
from hexstead.boxes.catalogue import (
    ALWAYS,
    BOARDS,
    CARDS,
    EDITIONS,
    EXPANSIONS,
    FIRST_BOX,
    NUMBERS,
    OPTIONS,
    RETIRED_OPTIONS,
    TASKS,
    TILES,
    TOKENS,
    tile_pool,
)
from hexstead.engine.actions import NOBODY, Seat
from hexstead.engine.hexes import Hex, Hexes, of, parse
from hexstead.engine.said import BadInput, error
from hexstead.engine.terrain import LETTERS, NO_TERRAIN, Terrain, faces
from hexstead.engine.tiles import Card, Tile
from hexstead.engine.world import World
from hexstead.setup.compatibility import Laid, check_laid
from hexstead.setup.documents import RULES, UNSAID, Document, Rules, WrongField
from hexstead.setup.layout import (
    TURNED,
    box_of,
    island_of,
    lay_out,
    letters_of,
    nomad_spaces,
    number_of_tasks,
)

KINGDOM_CARDS = 3
_MOST_SEATS = 5
CARD_LETTERS = "GCDFT"
"""The terrains that have cards."""
USUAL_EDITION = next(iter(EDITIONS))


def known(keys: tuple[str, ...], among: dict[str, Any], what: str) -> tuple[str, ...]:
    """The keys, if all are known and none appears twice."""
    for key in keys:
        _check_known(key, among, what)
        if keys.count(key) > 1:
            raise BadInput(error("twice", name=key))
    return keys


def _check_known(key: str, among: dict[str, Any], what: str) -> None:
    if key not in among:
        raise BadInput(unknown(what, key, among))


def known_seat(seat: int | None, seats: int) -> int | None:
    """A seat, counted from 1, if it exists."""
    if seat is not None and not 1 <= seat <= seats:
        raise BadInput(error("no-seat", seats=seats, seat=seat))
    return seat


def known_boards(names: tuple[str, ...]) -> tuple[str, ...]:
    plain = [name.removesuffix(TURNED) for name in names]
    for name in plain:
        find_board(name, BOARDS)
        if plain.count(name) > 1:
            raise BadInput(error("twice", name=name))
    return names


def known_tiles(keys: tuple[str, ...]) -> tuple[str, ...]:
    pool = tile_pool()
    for key in keys:
        _check_known(key, TILES, "tile")
        if keys.count(key) > pool.count(key):
            raise BadInput(error("too-many-tiles", name=key, there=pool.count(key), found=keys.count(key)))
    return keys


def _known_cards(keys: tuple[str, ...]) -> tuple[str, ...]:
    return known(keys, CARDS, "card")


def _known_tasks(keys: tuple[str, ...]) -> tuple[str, ...]:
    return known(keys, TASKS, "task")


def _known_options(keys: tuple[str, ...]) -> tuple[str, ...]:
    """Leaves out options of older documents that nobody needs any more."""
    return known(tuple([key for key in keys if key not in RETIRED_OPTIONS]), OPTIONS, "house-rule")


def _known_removed(letter: str) -> str:
    if letter not in ("", *CARD_LETTERS):
        raise BadInput(error("no-card-letter", letters=list(CARD_LETTERS), found=letter))
    return letter


def _known_edition(key: str) -> str:
    _check_known(key, EDITIONS, "edition")
    return key


def _known_island(key: str) -> str:
    if key:
        island_of(key)
    return key


def _known_tokens(tokens: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """In the order of the catalogue, so that equal set-ups look equal."""
    known(tuple(tokens), TOKENS, "token")
    return {key: tokens[key] for key in TOKENS if tokens.get(key)}


def _known_selections(keys: tuple[str, ...]) -> tuple[str, ...]:
    everywhere = [key for edition in EDITIONS.values() for key in edition.selections]
    return known(keys, dict.fromkeys(everywhere), "selection")


def is_hex(text: str) -> str:
    parse(text)
    return text


def named_once(hexes: tuple[str, ...]) -> tuple[str, ...]:
    if len({parse(text) for text in hexes}) < len(hexes):
        raise BadInput(error("hex-twice"))
    return hexes


HexName = Annotated[str, AfterValidator(is_hex)]
HexNames = Annotated[tuple[HexName, ...], AfterValidator(named_once)]
EditionKey = Annotated[str, AfterValidator(_known_edition)]
Island = Annotated[str, AfterValidator(_known_island), Field(description="The island beside the map.")]
Tokens = Annotated[
    dict[str, HexNames], AfterValidator(_known_tokens), Field(description="By kind, the hexes they lie on.")
]
CastleTiles = Annotated[HexNames, Field(description="The location hexes under castle tiles.")]
Selections = Annotated[tuple[str, ...], AfterValidator(_known_selections)]
RemovedTerrain = Annotated[
    str, AfterValidator(_known_removed), Field(description="The letter of a terrain without cards.")
]
FourBoards = Annotated[tuple[str, ...], Field(min_length=4, max_length=4), AfterValidator(known_boards)]
Cards = Annotated[tuple[str, ...], AfterValidator(_known_cards)]
Tasks = Annotated[tuple[str, ...], AfterValidator(_known_tasks)]
Tiles = Annotated[tuple[str, ...], AfterValidator(known_tiles)]
FirstPlayer = Annotated[
    int,
    Field(
        ge=1, le=_MOST_SEATS, description="The seat that begins, counted from 1; without it, one is drawn."
    ),
]
Options = Annotated[tuple[str, ...], AfterValidator(_known_options)]


class Table:
    """What the fields mean for the world. It declares none of them: each document has its own order."""

    def world_on(
        self: Laid, letters: list[str], locations: dict[Hex, Tile], seats: int, first: Seat = NOBODY
    ) -> World:
        """On the map made of their boards."""
        tokens = {key: of([parse(text) for text in hexes]) for key, hexes in self.tokens.items()}
        return World(
            seats=seats,
            letters=letters,
            tiles=locations,
            cards=what_pays(self.cards, self.tasks, letters, tokens),
            deck=_deck(self),
            options=frozenset(self.options + EDITIONS[self.edition].variants),
            extras=extras_on(letters, tokens),
            removed_terrain=terrain_of(self.removed_terrain),
            island=island_of(self.island).rows if self.island else (),
            tokens=tokens,
            first=first,
            numbers=NUMBERS,
        )

    def hexes_under_castle_tiles(self: Laid) -> tuple[Hex, ...]:
        return tuple([parse(text) for text in self.castle_tiles])


def _deck(table: Laid) -> list[int]:
    """The terrain cards of the base game, of the boxes whose boards are in play, and of house rules."""
    in_play = {FIRST_BOX.key, *[box_of(name).key for name in table.boards]}
    in_play |= {box.key for box in EXPANSIONS if box.deck_option in table.options}
    removed = terrain_of(table.removed_terrain)
    cards = [card for box in EXPANSIONS if box.key in in_play for card in box.deck]
    return [card for card in cards if removed not in faces(card)]


class TableDocument(Table, Document):
    """What lies on a table. Today's rules apply, whichever rules it was made for."""

    rules: Rules = UNSAID


class Setup(TableDocument):
    """Seats, the four boards in reading order, the kingdom cards, and whatever else the boards need."""

    seats: Annotated[int, Field(ge=2, le=_MOST_SEATS)]
    boards: FourBoards
    cards: Annotated[Cards, Field(min_length=KINGDOM_CARDS, max_length=KINGDOM_CARDS)]
    tiles: Annotated[Tiles, Field(description="On the nomad spaces, in reading order.")] = ()
    tasks: Annotated[Tasks, Field(description="One for each board with tasks.")] = ()
    removed_terrain: RemovedTerrain = ""
    island: Island = ""
    tokens: Tokens = Field(default_factory=dict)
    selections: Annotated[
        Selections, Field(description="The location of each board, in an edition with selection tiles.")
    ] = ()
    castle_tiles: CastleTiles = ()
    edition: EditionKey = USUAL_EDITION
    options: Options = ()
    first_player: FirstPlayer | None = None

    @field_validator("rules")
    @classmethod
    def _by_todays_rules(cls, rules: int) -> int:
        return RULES

    @field_validator("first_player")
    @classmethod
    def _has_a_seat(cls, seat: int | None, info: ValidationInfo) -> int | None:
        return known_seat(seat, info.data.get("seats", _MOST_SEATS))

    @model_validator(mode="after")
    def _whole(self) -> Self:
        spaces, tasks = len(nomad_spaces(self.boards)), number_of_tasks(self.boards)
        if len(self.tiles) != spaces:
            raise WrongField("tiles", error("nomad-tiles", spaces=spaces, found=len(self.tiles)))
        if len(self.tasks) != tasks:
            raise WrongField("tasks", error("tasks", tasks=tasks, found=len(self.tasks)))
        check_laid(self, self.seats, letters_of(self.boards))
        _check_selections(self)
        return self

    @property
    def expansions(self) -> tuple[str, ...]:
        """The boxes whose boards, cards or tokens are in play."""
        keys = {box_of(name).key for name in self.boards}
        keys |= {box.key for box in EXPANSIONS if set(self.cards) & {card.key for card in box.cards}}
        keys |= {box.key for box in EXPANSIONS if self.tokens.keys() & {token.key for token in box.tokens}}
        if self.island:
            keys |= {box.key for box in EXPANSIONS if box.islands}
        return tuple([box.key for box in EXPANSIONS if box.key in keys])

    def __hash__(self) -> int:
        return hash((self.seats, self.boards, self.cards))

    def world(self) -> World:
        letters, locations = lay_out(
            self.boards, self.tiles, self.selections, self.hexes_under_castle_tiles(), self.island
        )
        first = NOBODY if self.first_player is None else self.first_player - 1
        return self.world_on(letters, locations, self.seats, first)


def _check_selections(setup: Setup) -> None:
    """One for each board without locations of its own."""
    wanted = len(setup.boards) if EDITIONS[setup.edition].selections else 0
    if len(setup.selections) != wanted:
        why = error("selections", wanted=wanted, found=len(setup.selections))
        raise WrongField("selections", why)


def what_pays(
    cards: tuple[str, ...], tasks: tuple[str, ...], letters: list[str], tokens: dict[str, Hexes]
) -> list[Card]:
    always = [card for card in ALWAYS.values() if _pays_on(card, letters, tokens)]
    return [CARDS[key] for key in cards] + [TASKS[key] for key in tasks] + always


def _pays_on(card: Card, letters: list[str], tokens: dict[str, Hexes]) -> bool:
    if card.only_with_token:
        return card.only_with_token in tokens
    return card.only_with == NO_TERRAIN or _has(letters, card.only_with)


def extras_on(letters: list[str], tokens: dict[str, Hexes]) -> tuple[Tile, ...]:
    """What everybody may use on this map, without a tile."""
    by_terrain = [extra for box in EXPANSIONS for extra in box.extras]
    by_token = [TOKENS[key].action for key in tokens]
    found = [location for terrain, location in by_terrain if _has(letters, terrain)]
    return tuple(found + [location for location in by_token if location])


def _has(letters: list[str], terrain: Terrain) -> bool:
    return any([LETTERS[terrain] in row for row in letters])


def terrain_of(letter: str) -> Terrain:
    return LETTERS.index(letter) if letter else NO_TERRAIN

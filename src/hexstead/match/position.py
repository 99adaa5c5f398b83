"""A position as a document: a map, the pieces on it, and what to score."""

from typing import Annotated, Any, NamedTuple, Self

from pydantic import AfterValidator, ConfigDict, Field, field_validator, model_validator

from hexstead.boxes.catalogue import CARDS, MOST_CASTLE_TILES, NUMBERS, TILES
from hexstead.engine.actions import Seat
from hexstead.engine.codec import hexes_of, names
from hexstead.engine.hands import without_figures
from hexstead.engine.hexes import (
    EMPTY,
    MAIN_ROWS,
    NEIGHBOURS,
    ROWS,
    Hex,
    Hexes,
    count,
    first,
    name,
    row_name,
    row_of,
)
from hexstead.engine.rules import start
from hexstead.engine.said import BadInput, error
from hexstead.engine.scoring import Score, tally
from hexstead.engine.terrain import LETTERS
from hexstead.engine.tiles import NO_GROUND, Figure, Tile
from hexstead.engine.world import World
from hexstead.match.figures import FIGURES, middle_of
from hexstead.match.match import Match
from hexstead.setup.compatibility import check_laid
from hexstead.setup.documents import VERSION, Document, Version, WrongField
from hexstead.setup.layout import lay_out, letters_of
from hexstead.setup.setup import (
    USUAL_EDITION,
    Cards,
    CastleTiles,
    EditionKey,
    FourBoards,
    HexName,
    HexNames,
    Island,
    Options,
    RemovedTerrain,
    TableDocument,
    Tasks,
    Tokens,
)

SIDE = 20


_ROW_LETTERS = [row_name(row) for row in range(ROWS) if row != MAIN_ROWS]


def _is_row(letter: str) -> str:
    if letter not in _ROW_LETTERS:
        raise BadInput(error("row-letter", found=letter))
    return letter


RowLetter = Annotated[str, AfterValidator(_is_row)]
Gold = Annotated[int, Field(ge=0, le=999)]


class SeatPosition(Document):
    """What one seat has on the board."""

    settlements: HexNames = ()
    warriors: Annotated[HexNames, Field(max_length=2)] = ()
    wagon: HexName | None = None
    ship: HexName | None = None
    marks: Annotated[tuple[RowLetter, ...], Field(description="The rows it marked.")] = ()
    city_hall: Annotated[HexName | None, Field(description="Its middle hex.")] = None
    gold: Annotated[
        dict[str, Gold], Field(description="What it was paid during the game, by red card or tile.")
    ] = Field(default_factory=dict)

    @model_validator(mode="after")
    def _as_many_as_there_are(self) -> Self:
        number = len(self.settlements) + len(self.marks)
        there = NUMBERS.supply
        if number > there:
            why = error("settlements", there=there, found=number, surplus=number - there)
            raise WrongField("settlements", why)
        return self

    def by_figure(self) -> dict[str, Hexes]:
        parts = self.parts()
        fields = {key: field_of(figure) for key, figure in FIGURES.items()}
        return {key: parts[field] if field else EMPTY for key, field in fields.items()}

    def parts(self) -> dict[str, Hexes]:
        """The hexes of each field."""
        found = {"settlements": hexes_of(list(self.settlements))}
        for field, figure in figure_fields().items():
            named = getattr(self, field) or ()
            hexes = hexes_of([named] if isinstance(named, str) else list(named))
            found[field] = hexes | (_ring(hexes) if figure.is_fixed else EMPTY)
        return found


def field_of(figure: Figure) -> str:
    """The field where a seat lists this figure's hexes: the figure's name, in the plural if it has several.

    A figure that only stays for a turn has no field.
    """
    if figure.is_passing:
        return ""
    field = figure.key.replace("-", "_")
    return field if field in SeatPosition.model_fields else f"{field}s"


def figure_fields() -> dict[str, Figure]:
    """The figure of each field that lists the hexes of one, in the order of the fields."""
    by_field = {field_of(figure): figure for figure in FIGURES.values()}
    return {field: by_field[field] for field in SeatPosition.model_fields if field in by_field}


def _ring(middle: Hexes) -> Hexes:
    """The hexes that a figure covers when only its middle is named."""
    return NEIGHBOURS[first(middle)] if middle else EMPTY


def _one_of_map_and_boards(schema: dict[str, Any]) -> None:
    schema["oneOf"] = [{"required": ["map"]}, {"required": ["boards"]}]


class Position(TableDocument):
    """Either `map` (20 rows of 20 letters) or `boards` (four names in reading order)."""

    model_config = ConfigDict(json_schema_extra=_one_of_map_and_boards)

    hexstead: Version
    map: Annotated[tuple[str, ...], Field(min_length=SIDE, max_length=SIDE)] = ()
    boards: FourBoards = ()
    cards: Cards = ()
    tasks: Tasks = ()
    island: Island = ""
    tokens: Tokens = Field(default_factory=dict)
    castle_tiles: Annotated[CastleTiles, Field(max_length=MOST_CASTLE_TILES)] = ()
    edition: EditionKey = USUAL_EDITION
    options: Options = ()
    walls: Annotated[HexNames, Field(max_length=NUMBERS.walls)] = ()
    removed_terrain: RemovedTerrain = ""
    seats: Annotated[tuple[SeatPosition, ...], Field(min_length=1, max_length=5)]

    @field_validator("map")
    @classmethod
    def _map(cls, rows: tuple[str, ...]) -> tuple[str, ...]:
        for number, row in enumerate(rows):
            if len(row) != SIDE:
                raise BadInput(error("row-length", row=number + 1, letters=SIDE, found=len(row)))
            for column, letter in enumerate(row):
                if letter not in LETTERS:
                    where = {"row": number + 1, "column": column + 1}
                    raise BadInput(error("map-letter", letters=list(LETTERS), found=letter, **where))
        return rows

    @model_validator(mode="after")
    def _whole(self) -> Self:
        if bool(self.map) == bool(self.boards):
            raise BadInput(error("map-or-boards"))
        if self.castle_tiles and self.map:
            raise WrongField("castle_tiles", error("castle-tiles-on-map"))
        check_laid(self, len(self.seats), list(self.map) or letters_of(self.boards))
        world = self.world()
        allowed = footings(world)
        taken = hexes_of(list(self.walls))
        _check_footing("walls", taken, allowed["walls"])
        for number, seat in enumerate(self.seats):
            for field, hexes in seat.parts().items():
                where = f"seats.{number}.{field}"
                _check_hexes(where, hexes & ~world.board, "outside")
                _check_footing(where, hexes, allowed["settlements"])
                _check_hexes(where, hexes & taken, "taken")
                taken |= hexes
        self._check_figures(allowed)
        self._check_marks(world)
        self._check_gold()
        return self

    def _check_marks(self, world: World) -> None:
        rows = {row_name(row_of(first(row))) for row in world.rows if row & world.board}
        marked: set[str] = set()
        for number, seat in enumerate(self.seats):
            where = f"seats.{number}.marks"
            if seat.marks:
                self._check_marking(where)
            for letter in seat.marks:
                if letter not in rows:
                    raise WrongField(where, error("no-row", row=letter))
                if letter in marked:
                    raise WrongField(where, error("marked-twice", row=letter))
                marked.add(letter)

    def _check_marking(self, where: str) -> None:
        """Marks without their card would pay nothing, and nobody would know why."""
        if not self._marking():
            missing = [key for key, card in CARDS.items() if card.marks_rows]
            raise WrongField(where, error("no-marks", cards=missing))

    def _marking(self) -> list[str]:
        """The cards in play that let seats mark rows."""
        return [key for key in self.cards if CARDS[key].marks_rows]

    def _check_gold(self) -> None:
        """Only gold that the board can't show: everything else is counted."""
        there = self._paying()
        for number, seat in enumerate(self.seats):
            for key in seat.gold:
                if key not in there:
                    why = error("not-paying", paying=there, name=key)
                    raise WrongField(f"seats.{number}.gold", why)

    def _paying(self) -> list[str]:
        """The cards in play that pay during the game, and all tiles that do: positions name no tiles."""
        cards = [key for key in self.cards if CARDS[key].after_build or CARDS[key].after_turn]
        return cards + [tile.key for tile in TILES.values() if tile.gift]

    def _check_figures(self, allowed: dict[str, "Footing"]) -> None:
        """Does each figure stand where it may?"""
        for number, seat in enumerate(self.seats):
            parts = seat.parts()
            for field, figure in figure_fields().items():
                where, standing = f"seats.{number}.{field}", parts[field]
                _check_footing(where, standing, allowed[field])
                if figure.ground is NO_GROUND and standing and count(standing) < figure.number:
                    raise WrongField(where, error("hall-middle"))

    def pieces(self) -> list[Hexes]:
        """Everything that counts as a settlement, by seat."""
        pieces = []
        for seat in self.seats:
            own = EMPTY
            for hexes in seat.parts().values():
                own |= hexes
            pieces.append(own)
        return pieces

    def world(self) -> World:
        return self.world_on(*self._laid_out(), len(self.seats))

    def _laid_out(self) -> tuple[list[str], dict[Hex, Tile]]:
        if self.map:
            return list(self.map), {}
        return lay_out(self.boards, castle_tiles=self.hexes_under_castle_tiles(), island=self.island)

    def scores(self) -> list[Score]:
        scores = tally(self.world(), self.pieces())
        return [self._with_paid(seat, score) for seat, score in zip(self.seats, scores, strict=True)]

    def _with_paid(self, seat: SeatPosition, score: Score) -> Score:
        """The gold that cards and tiles paid during the game, and marked rows for the card that pays them."""
        named = {key for other in self.seats for key in other.gold}
        paid = {key: seat.gold.get(key, 0) for key in self._paying() if key in named}
        marked = {key: CARDS[key].row_gold * len(seat.marks) for key in self._marking()}
        return Score(score.gold | paid | marked)


class Footing(NamedTuple):
    """The hexes where a kind of piece may stand, and why it can't stand anywhere else."""

    hexes: Hexes
    why: str


def footings(world: World) -> dict[str, Footing]:
    """By the field that lists such pieces. Figures stand only where a settlement may, too."""
    found = {
        "settlements": Footing(world.board & ~world.special, "no-build"),
        "walls": Footing(world.suitable, "no-build"),
    }
    state = start(world, 0)
    for field, figure in figure_fields().items():
        lies = figure.ground is NO_GROUND
        ground = world.suitable if lies else figure.ground.find(world, state, 0)
        found[field] = Footing(ground, f"no-{figure.key}")
    return found


def _check_footing(field: str, hexes: Hexes, footing: Footing) -> None:
    _check_hexes(field, hexes & ~footing.hexes, footing.why)


def _check_hexes(field: str, wrong: Hexes, why: str) -> None:
    if wrong:
        raise WrongField(field, error(f"hex-{why}", hex=name(first(wrong))))


def position_of(match: Match) -> Position:
    """What lies on the board of a match."""
    setup = match.setup
    return Position(
        hexstead=VERSION,
        boards=setup.boards,
        cards=setup.cards,
        tasks=setup.tasks,
        options=setup.options,
        edition=setup.edition,
        island=setup.island,
        tokens=setup.tokens,
        castle_tiles=setup.castle_tiles,
        walls=tuple(names(match.state.walls)),
        removed_terrain=setup.removed_terrain,
        seats=tuple([_seat_position(match, seat) for seat in range(match.world.seats)]),
    )


def _seat_position(match: Match, seat: Seat) -> SeatPosition:
    marking = {card.key for card in match.world.payers if card.marks_rows}
    earned = dict(zip(match.world.sources, match.state.earned[seat], strict=True))
    return SeatPosition(
        settlements=tuple(names(without_figures(match.state, seat))),
        marks=tuple([row_name(row) for row, owner in enumerate(match.state.marks) if owner == seat]),
        **_standing(match, seat),
        gold={key: gold for key, gold in earned.items() if gold and key not in marking},
    )


def _standing(match: Match, seat: Seat) -> dict[str, Any]:
    """The seat's figures on the board, by field."""
    fields: dict[str, Any] = {}
    for number, figure in enumerate(match.world.figures):
        hexes = match.state.figures[number][seat]
        if hexes and (field := field_of(figure)):
            named = names(middle_of(hexes) if figure.is_fixed else hexes)
            fields[field] = tuple(named) if SeatPosition.model_fields[field].default == () else named[0]
    return fields

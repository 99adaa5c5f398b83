"""A position as a document: a map, the pieces on it, and what is to be scored."""

from typing import Annotated, Any, Self

from pydantic import AfterValidator, ConfigDict, Field, field_validator, model_validator

from hexstead.content.catalogue import CARDS, TILES
from hexstead.content.second import CASTLE_TILES
from hexstead.engine.actions import Seat
from hexstead.engine.codec import hexes_of, names
from hexstead.engine.components import Location
from hexstead.engine.hexes import (
    EMPTY,
    MAIN_ROWS,
    NEIGHBOURS,
    ROWS,
    SINGLE,
    Hex,
    Hexes,
    count,
    first,
    name,
    parse,
    row_name,
    row_of,
)
from hexstead.engine.scoring import Score, tally
from hexstead.engine.table import MARK, without_figures
from hexstead.engine.terrain import LETTERS, MOUNTAIN, WATER
from hexstead.engine.world import SETTLEMENTS, WALLS, World
from hexstead.match.checks import check_laid
from hexstead.match.documents import VERSION, Document, Version, WrongField
from hexstead.match.figures import FIGURES, middle_of
from hexstead.match.layout import lay_out, letters_of
from hexstead.match.match import Match
from hexstead.match.setup import (
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
HALL = 7


_ROW_LETTERS = [row_name(row) for row in range(ROWS) if row != MAIN_ROWS]


def _is_row(letter: str) -> str:
    if letter not in _ROW_LETTERS:
        raise ValueError(f"expected a row letter from A to T, or to Y with an island, found {letter!r}")
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
        if number > SETTLEMENTS:
            why = f"a seat has {SETTLEMENTS} settlements, here are {number} with its marks"
            raise WrongField("settlements", f"{why}: take {number - SETTLEMENTS} away")
        return self

    def by_figure(self) -> dict[str, Hexes]:
        """The fields are called like the figures, in the plural where there may be several.

        Figures that are there for a turn only have none.
        """
        parts = self.parts()
        fields = {key: key.replace("-", "_") + ("s" if f"{key}s" in parts else "") for key in FIGURES}
        return {key: EMPTY if FIGURES[key].is_passing else parts[field] for key, field in fields.items()}

    def parts(self) -> dict[str, Hexes]:
        """The hexes of each field."""
        hall = EMPTY
        if self.city_hall is not None:
            middle = parse(self.city_hall)
            hall = SINGLE[middle] | NEIGHBOURS[middle]
        return {
            "settlements": hexes_of(list(self.settlements)),
            "warriors": hexes_of(list(self.warriors)),
            "wagon": hexes_of([self.wagon] if self.wagon else []),
            "ship": hexes_of([self.ship] if self.ship else []),
            "city_hall": hall,
        }


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
    castle_tiles: Annotated[CastleTiles, Field(max_length=CASTLE_TILES)] = ()
    edition: EditionKey = USUAL_EDITION
    options: Options = ()
    walls: Annotated[HexNames, Field(max_length=WALLS)] = ()
    removed_terrain: RemovedTerrain = ""
    seats: Annotated[tuple[SeatPosition, ...], Field(min_length=1, max_length=5)]

    @field_validator("map")
    @classmethod
    def _map(cls, rows: tuple[str, ...]) -> tuple[str, ...]:
        for number, row in enumerate(rows):
            if len(row) != SIDE:
                raise ValueError(f"expected {SIDE} letters in row {number + 1}, found {len(row)}")
            for column, letter in enumerate(row):
                if letter not in LETTERS:
                    raise ValueError(
                        f"row {number + 1}, column {column + 1}: expected one of {LETTERS}, found {letter!r}"
                    )
        return rows

    @model_validator(mode="after")
    def _whole(self) -> Self:
        if bool(self.map) == bool(self.boards):
            raise ValueError("expected either 'map' or 'boards'")
        if self.castle_tiles and self.map:
            raise WrongField("castle_tiles", "these go with boards; on a map, write X on their hexes")
        check_laid(self, len(self.seats), list(self.map) or letters_of(self.boards))
        world = self.world()
        taken = hexes_of(list(self.walls))
        _check_hexes("walls", taken & ~world.suitable, "where nobody can build")
        for number, seat in enumerate(self.seats):
            for field, hexes in seat.parts().items():
                where = f"seats.{number}.{field}"
                _check_hexes(where, hexes & ~world.board, "outside the board")
                _check_hexes(where, hexes & world.special, "where nobody can build")
                _check_hexes(where, hexes & taken, "where something else stands")
                taken |= hexes
        self._check_figures(world)
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
                    why = f"there is no row {letter}: name one of the map, or the island it belongs to"
                    raise WrongField(where, why)
                if letter in marked:
                    why = "only the first seat to fill it marks it, so leave one out"
                    raise WrongField(where, f"row {letter} is marked already: {why}")
                marked.add(letter)

    def _check_marking(self, where: str) -> None:
        """Marks without their card would pay nothing, and nobody would know why."""
        if not self._marking():
            missing = " or ".join([key for key, card in CARDS.items() if card.marks_rows])
            why = f"add {missing} to the cards, or leave the marks out"
            raise WrongField(where, f"no card here marks rows: {why}")

    def _marking(self) -> list[str]:
        """The cards in play for which seats mark rows."""
        return [key for key in self.cards if CARDS[key].marks_rows]

    def _check_gold(self) -> None:
        """Only what the board cannot show: all else is counted."""
        there = self._paying()
        for number, seat in enumerate(self.seats):
            for key in seat.gold:
                if key not in there:
                    paying = f"only {', '.join(there)}" if there else "nothing"
                    why = f"{paying} pays here during the game, not {key}"
                    raise WrongField(f"seats.{number}.gold", why)

    def _paying(self) -> list[str]:
        """The cards in play and the tiles that pay during the game. Which tiles lie there is not said."""
        cards = [key for key in self.cards if CARDS[key].after_build or CARDS[key].after_turn]
        return cards + [tile.key for tile in TILES.values() if tile.gift]

    def _check_figures(self, world: World) -> None:
        """Each figure stands where it can."""
        water, land = world.terrain[WATER], world.suitable | world.terrain[MOUNTAIN]
        for number, seat in enumerate(self.seats):
            parts = seat.parts()
            _check_hexes(
                f"seats.{number}.warriors", parts["warriors"] & ~world.suitable, "where no warrior can stand"
            )
            _check_hexes(f"seats.{number}.wagon", parts["wagon"] & ~land, "where no wagon can stand")
            _check_hexes(f"seats.{number}.ship", parts["ship"] & ~water, "without water")
            _check_hexes(
                f"seats.{number}.city_hall", parts["city_hall"] & ~world.suitable, "where no hall can lie"
            )
            if parts["city_hall"] and count(parts["city_hall"]) < HALL:
                raise WrongField(f"seats.{number}.city_hall", "the middle must have six neighbours")

    def pieces(self) -> list[Hexes]:
        """All that counts as a settlement, by seat."""
        pieces = []
        for seat in self.seats:
            own = EMPTY
            for hexes in seat.parts().values():
                own |= hexes
            pieces.append(own)
        return pieces

    def world(self) -> World:
        return self.world_on(*self._laid_out(), len(self.seats))

    def _laid_out(self) -> tuple[list[str], dict[Hex, Location]]:
        if self.map:
            return list(self.map), {}
        return lay_out(self.boards, castle_tiles=self.hexes_under_castle_tiles(), island=self.island)

    def scores(self) -> list[Score]:
        scores = tally(self.world(), self.pieces())
        return [self._with_paid(seat, score) for seat, score in zip(self.seats, scores, strict=True)]

    def _with_paid(self, seat: SeatPosition, score: Score) -> Score:
        """What cards and tiles paid during the game, and marked rows for the card that marks them."""
        named = {key for other in self.seats for key in other.gold}
        paid = {key: seat.gold.get(key, 0) for key in self._paying() if key in named}
        marked = {key: MARK * len(seat.marks) for key in self._marking()}
        return Score(score.gold | paid | marked)


def _check_hexes(field: str, wrong: Hexes, why: str) -> None:
    if wrong:
        raise WrongField(field, f"{name(first(wrong))} is a hex {why}")


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
    figures = {
        figure.key: match.state.figures[number][seat] for number, figure in enumerate(match.world.figures)
    }
    hall = figures.get("city-hall", EMPTY)
    marking = {card.key for card in match.world.payers if card.marks_rows}
    earned = dict(zip(match.world.sources, match.state.earned[seat], strict=True))
    return SeatPosition(
        settlements=tuple(names(without_figures(match.state, seat))),
        marks=tuple([row_name(row) for row, owner in enumerate(match.state.marks) if owner == seat]),
        warriors=tuple(names(figures.get("warrior", EMPTY))),
        wagon=_only(figures.get("wagon", EMPTY)),
        ship=_only(figures.get("ship", EMPTY)),
        city_hall=_only(middle_of(hall)),
        gold={key: gold for key, gold in earned.items() if gold and key not in marking},
    )


def _only(hexes: Hexes) -> str | None:
    return name(first(hexes)) if hexes else None

"""What travels over the socket. The browser holds no rules, so all that it draws is in here.

Hexes are named as people name them (`K6`), actions as in records (`K6`, `use:farm`, `end`). Seats are numbers
from 0; a colour is one of the five of the pieces and stays with its seat.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Discriminator, Field, Tag

TAKE_BACK = "take-back"
"""What is sent instead of an action to undo the last one."""

LONGEST_ACTION = 60
LONGEST_LINE = 400

Name: TypeAlias = Annotated[str, Field(max_length=200, description="Shown on one line, cut at 20 letters.")]


class Told(BaseModel):
    """What the server says. No field is ever left out."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)


class Asked(BaseModel):
    """What a client says: unknown fields and loose types are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


# What never changes during a game.


class GroundRow(Told):
    """A row of the map. Odd rows are shifted half a hex to the right."""

    name: Annotated[str, Field(description="The letter of the row: `K` of `K6`.")]
    number: Annotated[int, Field(description="Its place from the top; a number left out is a gap.")]
    letters: Annotated[str, Field(description="The kind of each hex from column 1 on; a space is no hex.")]


class Spot(Told):
    """A hex on which tiles lie, or a token."""

    hex: str
    key: str
    name: str
    text: str
    icon: str
    tiles: Annotated[int, Field(description="How many lie there at the start.")]
    is_fleeting: Annotated[bool, Field(description="Its tile is used in the next turn or never.")]
    is_token: Annotated[bool, Field(description="It lies there for the whole game; there are no tiles.")]


class BoardPlace(Told):
    """A board of the box and where it lies."""

    key: str
    name: str
    box: str
    is_turned: bool
    is_stand_in: bool
    top: int
    left: int
    height: int
    width: int


class Ground(Told):
    """The map."""

    rows: list[GroundRow]
    spots: list[Spot]
    boards: list[BoardPlace]


class CardFace(Told):
    """Something that pays gold: a kingdom card, a task, or what pays in every game on such a map."""

    key: str
    name: str
    text: str
    icon: str
    kind: Literal["card", "task", "always"]
    pays_during_the_game: bool
    marks_rows: Annotated[bool, Field(description="It pays for rows that seats mark during the game.")]


class TileFace(Told):
    """A kind of tile in play."""

    key: str
    name: str
    text: str
    icon: str
    kind: Literal["location", "tile", "bonus", "extra"]


class FigureFace(Told):
    """A kind of figure in play; one that covers several hexes is named by the hex in its middle."""

    key: str
    name: str
    icon: str
    number: Annotated[int, Field(description="How many each seat has.")]
    covers_several_hexes: bool
    is_passing: Annotated[bool, Field(description="It is gone at the end of the turn.")]


class TokenFace(Told):
    """A kind of token in play: at most one lies in each quadrant that has a hex for it."""

    key: str
    name: str
    one: Annotated[str, Field(description="What a single one is called.")]
    icon: str
    hexes: Annotated[list[list[str]], Field(description="By quadrant, the hexes on which it may lie.")]
    most: Annotated[int, Field(description="How many may lie on the map.")]
    field: Annotated[str, Field(description="Of a set-up request: where its hexes are named.")]
    single: Annotated[str, Field(description="Of a set-up request: what asks for only one; else empty.")]


class Game(Told):
    """What never changes during a game: sent once to each connection."""

    code: Annotated[str, Field(description="The set-up code.")]
    ground: Ground
    cards: list[CardFace]
    tiles: list[TileFace]
    figures: list[FigureFace]
    tokens: list[TokenFace]
    walls: Annotated[int, Field(description="How many stone walls there are to be put on the map.")]
    sources: Annotated[list[str], Field(description="What gold comes from, in the order to show it in.")]
    unseen_sources: Annotated[
        list[str], Field(description="Those that pay during the game and leave nothing on the map.")
    ]
    source_names: dict[str, str]
    settlements: Annotated[int, Field(description="How many each seat begins with.")]
    options: Annotated[list[str], Field(description="House rules, as sentences.")]
    notes: Annotated[list[str], Field(description="To be said about this set-up, such as stand-in boards.")]


# What changes with every action.


class TerrainCard(Told):
    key: Annotated[str, Field(description="The letters of the terrains it shows.")]
    name: str


class Pile(Told):
    """Equal terrain cards."""

    card: TerrainCard
    number: int


class Button(Told):
    do: str
    label: str
    text: Annotated[str, Field(description="What it does.")]
    icon: str | None
    is_live: bool
    reason: Annotated[str, Field(description="Why it cannot be pressed now; empty if it can.")]


class Tile(Told):
    """A tile before a seat."""

    key: str
    name: str
    text: str
    icon: str
    hex: Annotated[str | None, Field(description="Where it was taken; none for what comes from elsewhere.")]
    state: Literal["ready", "used", "new", "passive", "spent"]
    words: Annotated[str, Field(description="The state in words.")]
    do: Annotated[str, Field(description="The action that uses it.")]
    is_live: Annotated[bool, Field(description="The reader can use it now.")]
    reason: Annotated[str, Field(description="Why the reader cannot use it now; empty if that is plain.")]


class Figures(Told):
    """The figures of one kind that a seat has."""

    key: str
    hexes: Annotated[list[str], Field(description="Where they stand; only the middle of a large one.")]
    left: Annotated[int, Field(description="How many are still to be placed.")]


class SeatView(Told):
    """What lies before one seat, and what it has on the map."""

    seat: int
    settlements: list[str]
    figures: list[Figures]
    supply: int
    aside: Annotated[int, Field(description="Settlements set aside until its next turn.")]
    numbers: Annotated[int, Field(description="Number tiles.")]
    tiles: list[Tile]
    hand: Annotated[list[TerrainCard], Field(description="Only the reader's own; empty for all others.")]
    hand_size: int
    gold: Annotated[dict[str, int], Field(description="So far, by source.")]
    total: int


class Happening(Told):
    """One thing that happened, for drawing it: pieces that come, go or travel."""

    kind: str
    seat: int | None
    hex: str | None
    origin: Annotated[str | None, Field(description="Where a moved piece stood.")]
    item: Annotated[str | None, Field(description="The key of the tile, figure, source or terrain card.")]
    number: Annotated[int | None, Field(description="Gold earned, or number tiles there are now.")]


class Touched(Told):
    """A hex where a seat put something that still stands there."""

    hex: str
    seat: int | None


class LogLine(Told):
    """A turn in words."""

    seat: int
    text: str


class Log(Told):
    """The turns from number `first` on; all before it stay as they were told."""

    first: int
    lines: list[LogLine]


class Place(Told):
    """A seat in the result; seats with equal gold share a place."""

    place: int
    seat: int
    total: int
    gold: dict[str, int]


class Result(Told):
    places: Annotated[list[Place], Field(description="The winners first.")]
    winners: list[int]
    verdict: str


class View(Told):
    """The position as its reader may know it, and the reader's decision."""

    at: Annotated[int, Field(description="Grows with every action and take back; sent back with an action.")]
    actions: Annotated[int, Field(description="How many actions led here.")]
    round: int
    phase: Literal["playing", "last-round", "closing", "over"]
    reader: Annotated[int | None, Field(description="The seat whose hand is shown; none for a spectator.")]
    first: Annotated[int, Field(description="The seat that began.")]
    turn: int
    deciding: Annotated[int | None, Field(description="Who must choose; not always the seat on turn.")]
    is_yours: Annotated[bool, Field(description="The reader holds the deciding seat.")]
    prompt: str
    live: Annotated[list[str], Field(description="The hexes that the reader can choose.")]
    buttons: Annotated[list[Button], Field(description="Apart from those of tiles before the reader.")]
    lifted: Annotated[str | None, Field(description="Where the piece stands that is being moved.")]
    can_take_back: bool
    played: Annotated[list[TerrainCard], Field(description="The cards of the seat on turn.")]
    terrain: Annotated[TerrainCard | None, Field(description="The terrain in use this turn.")]
    owed: Annotated[int, Field(description="How many are still to be built.")]
    quota: Annotated[int, Field(description="How many the turn asks for.")]
    deck: Annotated[int, Field(description="How many cards are in the draw pile.")]
    discards: list[Pile]
    removed: list[Pile]
    seats: list[SeatView]
    stock: Annotated[dict[str, int], Field(description="By hex, how many tiles still lie there.")]
    walls: list[str]
    marks: Annotated[dict[str, int], Field(description="By row, the seat that marked it.")]
    recent: Annotated[list[Touched], Field(description="Where the running turn put something, in order.")]
    last: Annotated[list[Touched], Field(description="Where the turns of all others before put something.")]
    happened: Annotated[list[Happening], Field(description="What the last action did.")]
    log: Log
    result: Result | None


# The table around the game.


class Seat(Told):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    colour: int
    bot: Annotated[str | None, Field(description="Which bot plays: at a bot's seat, or for someone away.")]
    is_yours: bool
    is_connected: bool


class You(Told):
    """The reader at this table."""

    seats: list[int]
    is_host: Annotated[bool, Field(description="Can start the game and change open seats.")]
    name: str


class Table(Told):
    id: str
    phase: Literal["open", "playing", "over"]
    is_listed: Annotated[bool, Field(description="Everybody finds it among the open tables.")]
    is_lesson: bool
    seats: list[Seat]
    you: You
    watchers: Annotated[int, Field(description="How many look on without a seat.")]
    code: str
    boxes: Annotated[list[str], Field(description="The names of the boxes in play.")]
    rematch: Annotated[str | None, Field(description="The table where these players play again.")]


class ChatLine(Told):
    number: int
    when: Annotated[str, Field(description="ISO 8601, UTC.")]
    name: str
    seat: int | None
    text: Annotated[str, Field(description="Plain text: never to be shown as anything else.")]


# Server to client.


class Whole(Told):
    """All there is: the first message of every connection, and whenever a part would not be enough."""

    kind: Literal["whole"] = "whole"
    table: Table
    game: Annotated[Game, Field(description="Before the start it shows what will be played.")]
    view: Annotated[View | None, Field(description="None before the start.")]
    chat: list[ChatLine]


class ViewChanged(Told):
    kind: Literal["view"] = "view"
    view: View


class TableChanged(Told):
    """Somebody came, left, took a seat."""

    kind: Literal["table"] = "table"
    table: Table


class Said(Told):
    kind: Literal["chat"] = "chat"
    line: ChatLine


class Refused(Told):
    """An action was not carried out. An old position (`stale`) is followed by the current view."""

    kind: Literal["refused"] = "refused"
    at: int
    do: str
    key: Annotated[str, Field(description="`stale`, `not-yours`, `take-back`, or a key of the rules.")]
    reason: str


class Explained(Told):
    """Why an action is not live; `reason` is empty if it is."""

    kind: Literal["explained"] = "explained"
    id: int
    do: str
    reason: str


class Previewed(Told):
    """What the action would change: gold by source, and tiles. Empty if it is not live or changes nothing."""

    kind: Literal["previewed"] = "previewed"
    id: int
    do: str
    gold: dict[str, int]
    total: int
    took: Annotated[list[str], Field(description="The names of the tiles that it would take.")]
    lost: Annotated[list[str], Field(description="The names of the tiles that it would lose.")]
    words: str


class Earned(Told):
    """Pieces of a seat for which a card pays what it pays now, none of which could be left out."""

    kind: Literal["earned"] = "earned"
    id: int
    card: str
    seat: int
    gold: int
    hexes: list[str]


class Trouble(Told):
    """The message was not understood, or there were too many."""

    kind: Literal["trouble"] = "trouble"
    key: Literal["message", "too-fast", "too-long"]
    reason: str


FromServer: TypeAlias = Annotated[
    Whole | ViewChanged | TableChanged | Said | Refused | Explained | Previewed | Earned | Trouble,
    Field(discriminator="kind"),
]


# Client to server.

RequestNumber: TypeAlias = Annotated[int, Field(ge=0, le=2**31, description="Comes back with the answer.")]
ActionText: TypeAlias = Annotated[str, Field(max_length=LONGEST_ACTION)]


class Act(Asked):
    """Choose: a hex, a button, or `take-back`."""

    kind: Literal["act"] = "act"
    at: Annotated[int, Field(ge=0, le=2**31, description="`at` of the view in which this was chosen.")]
    do: ActionText


class Explain(Asked):
    """Ask why something cannot be chosen."""

    kind: Literal["explain"]
    id: RequestNumber
    do: ActionText


class Preview(Asked):
    """Ask what a live action would change."""

    kind: Literal["preview"]
    id: RequestNumber
    do: ActionText


class Earns(Asked):
    """Ask which pieces a card pays for."""

    kind: Literal["earns"]
    id: RequestNumber
    card: Annotated[str, Field(max_length=LONGEST_ACTION)]
    seat: Annotated[int, Field(ge=0, le=4)]


class Say(Asked):
    kind: Literal["say"]
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_LINE)]


def _kind(message: object) -> object:
    """A message without a kind is an action: `{at, do}`."""
    return message.get("kind", "act") if isinstance(message, dict) else getattr(message, "kind", None)


FromClient: TypeAlias = Annotated[
    Annotated[Act, Tag("act")]
    | Annotated[Explain, Tag("explain")]
    | Annotated[Preview, Tag("preview")]
    | Annotated[Earns, Tag("earns")]
    | Annotated[Say, Tag("say")],
    Discriminator(_kind),
]

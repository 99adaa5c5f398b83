"""What travels over the socket. The browser knows no rules, so everything it draws is in here.

Hexes have the names people use (`K6`), actions those of records (`K6`, `use:farm`, `end`). Seats are
numbers from 0; a colour is one of the five of the pieces and stays with its seat.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar, cast

from pydantic import BaseModel, ConfigDict, Discriminator, Field, Tag, WithJsonSchema

from hexstead.match.fair import SHARE_BYTES

TAKE_BACK = "take-back"
"""Sent instead of an action to undo the last one."""

TAKE_BACK_TURN = "take-back-turn"
"""Sent to undo everything a bot last did for the player while they were away."""

CANCEL = "cancel"
"""What is sent to put back a tile with which nothing has been done yet."""

LONGEST_ACTION = 60
LONGEST_LINE = 400
SHARE = f"^([0-9a-f]{{2}}){{{SHARE_BYTES[0]},{SHARE_BYTES[1]}}}$"
LONGEST_ID = 40

Name: TypeAlias = Annotated[str, Field(max_length=200, description="Shown on one line, cut at 20 letters.")]


class Told(BaseModel):
    """What the server says. No field is ever left out."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)


Made = TypeVar("Made", bound=Told)


def unchecked(message: type[Made]) -> type[Made]:
    """Makes the same messages without checking their values: a fifth of the work of a view.

    For messages that our own code builds, field by field: mypy checks the types, tests read every view back.
    """
    fields, put = set(message.model_fields), object.__setattr__

    def make(**values: object) -> Made:
        made = message.__new__(message)
        put(made, "__dict__", values)
        put(made, "__pydantic_fields_set__", fields)
        put(made, "__pydantic_extra__", None)
        put(made, "__pydantic_private__", None)
        return made

    return cast(type[Made], make)


class Asked(BaseModel):
    """What a client says. We refuse unknown fields and loose types."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


SAID: Final = "Said"
Said: TypeAlias = Annotated[
    dict[str, Any],
    WithJsonSchema(
        {
            "title": SAID,
            "description": "Something to be said: a message of the Fluent files, and what goes into it.",
            "type": "object",
            "properties": {"key": {"type": "string"}, "args": {"type": "object"}},
            "required": ["key", "args"],
        }
    ),
]
"""A plain dictionary: views are full of them, and only `wire.said` makes them."""


Icon: TypeAlias = Annotated[str, Field(description="The address of its drawing; empty if it has none.")]


# What never changes during a game.


class GroundRow(Told):
    """A row of the map. Odd rows are shifted half a hex to the right."""

    name: Annotated[str, Field(description="The letter of the row: `K` of `K6`.")]
    number: Annotated[int, Field(description="Its place from the top; a number left out is a gap.")]
    letters: Annotated[str, Field(description="The kind of each hex from column 1 on; a space means no hex.")]


class Spot(Told):
    """A hex with tiles or a token on it."""

    hex: str
    key: Annotated[str, Field(description="Of its tiles; of a token, what it is for.")]
    name: Said
    icon: Icon
    is_fleeting: Annotated[bool, Field(description="You use its tile next turn or never.")]
    is_token: Annotated[bool, Field(description="It lies there for the whole game; there are no tiles.")]


class BoardPlace(Told):
    """A board of the map."""

    key: str
    name: Said
    is_turned: bool


class Ground(Told):
    """The map."""

    rows: list[GroundRow]
    spots: list[Spot]
    boards: Annotated[list[BoardPlace], Field(description="In reading order.")]


class CardInfo(Told):
    """Something that pays gold: a kingdom card, a task, or what pays in every game on such a map."""

    key: str
    name: Said
    text: Said
    icon: Icon
    kind: Literal["card", "task", "always"]
    marks_rows: Annotated[bool, Field(description="It pays for rows that seats mark during the game.")]


class TileInfo(Told):
    """A kind of tile in play."""

    key: str
    name: Said
    text: Said
    icon: Icon


class FigureInfo(Told):
    """A kind of figure in play; one that covers several hexes goes by the hex in its middle."""

    key: str
    name: Said
    icon: Icon
    number: Annotated[int, Field(description="How many each seat has.")]
    field: Annotated[
        str,
        Field(description="Of a seat in a position: what names its hex, or hexes; empty for a passing one."),
    ]
    covers_several_hexes: bool
    is_passing: Annotated[bool, Field(description="It leaves at the end of the turn.")]


class TokenInfo(Told):
    """A kind of token in play: at most one in each quadrant that has a hex for it."""

    key: str
    name: Said
    one: Annotated[Said, Field(description="The name of a single one.")]
    icon: Icon
    hexes: Annotated[list[list[str]], Field(description="The hexes where it may lie, by quadrant.")]
    most: Annotated[int, Field(description="How many may lie on the map.")]
    field: Annotated[str, Field(description="The field of a set-up request that names its hexes.")]
    single: Annotated[
        str, Field(description="The field of a set-up request that asks for only one, or empty.")
    ]


class Source(Told):
    """Something that pays gold: a card, a task, a tile ..."""

    key: str
    name: Said
    icon: Icon


class GameInfo(Told):
    """What never changes during a game: sent once to each connection."""

    ground: Ground
    cards: list[CardInfo]
    tiles: list[TileInfo]
    figures: list[FigureInfo]
    tokens: list[TokenInfo]
    walls: Annotated[int, Field(description="How many stone walls there are.")]
    sources: Annotated[list[Source], Field(description="Where gold comes from, in display order.")]
    unseen_sources: Annotated[
        list[str], Field(description="Those that pay during the game and leave nothing on the map.")
    ]
    options: Annotated[list[Said], Field(description="House rules.")]
    notes: Annotated[list[Said], Field(description="What to say about this set-up, such as stand-in boards.")]


# What changes with every action.


class TerrainCard(Told):
    key: Annotated[str, Field(description="The letters of the terrains it shows.")]


class Pile(Told):
    """Equal terrain cards."""

    card: TerrainCard
    number: int


class Button(Told):
    do: str
    label: Said
    text: Annotated[Said, Field(description="What it does.")]
    icon: Icon
    is_live: bool
    reason: Annotated[Said | None, Field(description="Why you can't press it now; none if you can.")]


class HeldTile(Told):
    """A tile in front of a seat."""

    key: str
    state: Literal["ready", "used", "new", "passive", "spent"]
    words: Annotated[str, Field(description="The key of the state in words: `tile-state-` stands before it.")]
    is_fleeting: Annotated[bool, Field(description="It is gone after one turn, used or not.")]
    do: Annotated[str, Field(description="The action that uses it.")]
    is_live: Annotated[bool, Field(description="The reader can use it now.")]
    reason: Annotated[
        Said | None, Field(description="Why the reader can't use it now; none if that is plain.")
    ]


class Figures(Told):
    """The figures of one kind that a seat has."""

    key: str
    hexes: Annotated[list[str], Field(description="Where they are; only the middle of a large one.")]


class SeatView(Told):
    """What lies in front of one seat, and what it has on the map."""

    seat: int
    settlements: list[str]
    figures: list[Figures]
    supply: int
    aside: Annotated[int, Field(description="Settlements set aside until its next turn.")]
    numbers: Annotated[int, Field(description="Number tiles.")]
    tiles: list[HeldTile]
    hand: Annotated[list[TerrainCard], Field(description="Only the reader's own; empty for everybody else.")]
    hand_size: int
    gold: Annotated[dict[str, int], Field(description="So far, by source.")]
    total: int


class Happening(Told):
    """One thing that happened, for drawing it: pieces that come, go or travel."""

    kind: str
    hex: str | None
    origin: Annotated[str | None, Field(description="Where a moved piece was.")]


class LogLine(Told):
    """A turn, as one sentence to say."""

    seat: int
    said: Said
    by_bot: Annotated[bool, Field(description="A bot played it for the player of this seat.")]


class Log(Told):
    """The turns from number `first` on; all earlier ones stay as they were."""

    first: int
    lines: list[LogLine]


class SeatResult(Told):
    """A seat in the result; tied seats share a place."""

    place: int
    seat: int
    total: int


class GameResult(Told):
    places: Annotated[list[SeatResult], Field(description="The winners first.")]
    winners: list[int]
    verdict: Said


class LastActions(Told):
    """Actions that end something for good: whoever chooses one is asked first."""

    actions: list[str]
    ends: Annotated[Literal["game", "choices"], Field(description="Or all that the reader may choose.")]


class GameView(Told):
    """The position as its reader may know it, and the reader's decision."""

    at: Annotated[int, Field(description="Grows with every action and take back; sent back with an action.")]
    round: int
    phase: Literal["playing", "last-round", "closing", "over"]
    reader: Annotated[int | None, Field(description="The seat whose hand is shown; none for a spectator.")]
    turn: int
    deciding: Annotated[int | None, Field(description="Who must choose; not always the seat on turn.")]
    is_yours: Annotated[bool, Field(description="The reader holds the deciding seat.")]
    prompt: Said
    hint: Annotated[Said | None, Field(description="What helps the reader to do it.")]
    using: Annotated[str | None, Field(description="The tile that is being used, by its key.")]
    live: Annotated[list[str], Field(description="The hexes that the reader can choose.")]
    buttons: Annotated[list[Button], Field(description="Without those of tiles in front of the reader.")]
    lifted: Annotated[str | None, Field(description="Where the piece being moved stands.")]
    can_take_back: bool
    can_cancel: Annotated[bool, Field(description="The reader has done nothing yet with the tile in use.")]
    last_actions: LastActions | None
    can_take_back_turn: Annotated[
        bool, Field(description="A bot did the last actions while the reader was away.")
    ]
    played: Annotated[list[TerrainCard], Field(description="The cards of the seat on turn.")]
    terrain: Annotated[TerrainCard | None, Field(description="The terrain in use this turn.")]
    owed: Annotated[int, Field(description="How many are left to build.")]
    quota: Annotated[int, Field(description="How many the turn asks for.")]
    deck: Annotated[int, Field(description="How many cards are in the draw pile.")]
    discards: list[Pile]
    removed: list[Pile]
    seats: list[SeatView]
    stock: Annotated[dict[str, int], Field(description="How many tiles are left on each hex.")]
    walls: list[str]
    marks: Annotated[dict[str, int], Field(description="The seat that marked each row.")]
    recent: Annotated[
        list[str], Field(description="Where the current turn put pieces that are still there, in order.")
    ]
    last: Annotated[list[str], Field(description="The same for everybody else's last turns.")]
    happened: Annotated[list[Happening], Field(description="What the last action did.")]
    log: Log
    result: GameResult | None


# The table around the game.


class SeatInfo(Told):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    colour: int
    bot: Annotated[str | None, Field(description="Which bot plays: at a bot's seat, or for someone away.")]
    is_yours: bool
    is_connected: bool
    is_host: bool
    is_resigned: Annotated[bool, Field(description="A bot plays here until the end.")]
    like: Annotated[
        int | None,
        Field(description="Another seat whose name looks the same and was there first."),
    ]
    bot_in: Annotated[
        int | None,
        Field(description="If the player is away: seconds until the others may call a bot."),
    ]


class You(Told):
    """The reader at this table."""

    seats: list[int]
    is_host: Annotated[bool, Field(description="Can start the game, change open seats and remove guests.")]
    is_removed: Annotated[bool, Field(description="The host removed this reader, who can only watch.")]
    can_talk: bool
    speaker: Annotated[str, Field(description="The same as in the reader's chat lines.")]


class Votes(Told):
    """Others want a bot to act for a seat. Void as soon as somebody acts, because `view.at` changes."""

    at: int
    votes: int
    needed: int
    is_yours: Annotated[bool, Field(description="The reader has voted.")]


class OfferAnswer(Told):
    """What the player of a seat says to an offer."""

    seat: int
    answer: Literal["yes", "no", "waiting"]


class OfferInfo(Told):
    """Somebody wants to play again."""

    id: str
    map: Literal["same", "new"]
    by: Annotated[int, Field(description="The seat of whoever offers it.")]
    answers: Annotated[list[OfferAnswer], Field(description="Of everybody; bots are always ready.")]


class TableInfo(Told):
    id: str
    phase: Annotated[
        Literal["open", "shuffling", "playing", "over"],
        Field(description="While shuffling, players' browsers may `share`; then the cards are dealt."),
    ]
    is_lesson: bool
    seats: list[SeatInfo]
    you: You
    watchers: Annotated[int, Field(description="How many watch without a seat.")]
    commitment: Annotated[
        str, Field(description="SHA-256 of the server's seed, which the record reveals; empty without one.")
    ]
    stand_in: Annotated[str, Field(description="The bot that plays for absent players.")]
    several_seats: Annotated[bool, Field(description="Guests may take more than one.")]
    watchers_talk: Annotated[bool, Field(description="People without a seat may speak.")]
    idle_seconds: Annotated[
        int, Field(description="How long a player may wait before the others vote for a bot; 0: forever.")
    ]
    votes: Votes | None
    offer: Annotated[OfferInfo | None, Field(description="A rematch that somebody offers.")]
    rematch: Annotated[str | None, Field(description="The table where these players play again.")]


class ChatLine(Told):
    number: int
    name: Annotated[str, Field(description="Empty if the table itself says it.")]
    seat: Annotated[int | None, Field(description="Who says it, or whom the table talks about.")]
    turn: Annotated[
        int | None, Field(description="For the table's own lines: the line of the log it belongs after.")
    ]
    speaker: Annotated[str, Field(description="The same for everything one person says at this table.")]
    like: Annotated[
        int | None, Field(description="For somebody without a seat: the seat whose name looks the same.")
    ]
    text: Annotated[str, Field(description="Plain text: never show it as anything else.")]
    said: Annotated[Said | None, Field(description="What the table itself says, in place of a text.")]


# Server to client.


class Whole(Told):
    """Everything: the first message of every connection, and whenever a part wouldn't be enough."""

    kind: Literal["whole"] = "whole"
    table: TableInfo
    game: Annotated[GameInfo, Field(description="Before the start it shows what will be played.")]
    view: Annotated[GameView | None, Field(description="None before the start.")]
    waited: Annotated[int, Field(description="Seconds since the last action.")]
    chat: list[ChatLine]


class ViewChanged(Told):
    kind: Literal["view"] = "view"
    view: GameView


class TableChanged(Told):
    """Somebody came, left, took a seat."""

    kind: Literal["table"] = "table"
    table: TableInfo


class Spoken(Told):
    kind: Literal["chat"] = "chat"
    line: ChatLine


class Refused(Told):
    """An action was not carried out. After an old position (`stale`), the current view follows."""

    kind: Literal["refused"] = "refused"
    do: str
    key: Annotated[
        str, Field(description="`stale`, `not-yours`, `take-back`, `not-stored`, or a key of the rules.")
    ]
    reason: Said


class Checking(Told):
    """We don't know yet whether an action was stored: the view or `refused` follows as soon as we do."""

    kind: Literal["checking"] = "checking"
    reason: Said


class Explained(Told):
    """Why an action is not live; no reason if it is."""

    kind: Literal["explained"] = "explained"
    id: int
    reason: Said | None


class SeatEffect(Told):
    """What an action would change for a seat other than the one that chooses."""

    seat: int
    gold: Annotated[dict[str, int], Field(description="By source, only what changes.")]
    took: Annotated[list[str], Field(description="The keys of the tiles that it would take.")]
    lost: Annotated[list[str], Field(description="The keys of the tiles that it would lose.")]


class NewPiece(Told):
    """What would stand on a hex after an action and does not now."""

    hex: Annotated[str, Field(description="Of a figure that covers several: the one in the middle.")]
    seat: Annotated[int | None, Field(description="None for a stone wall.")]
    figure: Annotated[str | None, Field(description="Its key; none for a settlement or a wall.")]


class Previewed(Told):
    """What the action would change. All is empty if it isn't live or changes nothing."""

    kind: Literal["previewed"] = "previewed"
    id: int
    gold: Annotated[dict[str, int], Field(description="Of the seat that chooses, by source.")]
    total: int
    took: Annotated[list[str], Field(description="The keys of the tiles that it would take.")]
    lost: Annotated[list[str], Field(description="The keys of the tiles that it would lose.")]
    numbers: Annotated[int, Field(description="How many number tiles more it would have.")]
    others: Annotated[list[SeatEffect], Field(description="Other seats for which something changes.")]
    rows: Annotated[list[str], Field(description="Rows that would be marked.")]
    starts_last_round: bool
    ends_game: bool
    pieces: list[NewPiece]


class Described(Told):
    """How it stands with the tiles of a hex. All is empty if none ever lay there."""

    kind: Literal["described"] = "described"
    id: int
    tiles: Annotated[int, Field(description="How many lay there at the start.")]
    left: Annotated[int, Field(description="How many lie there now.")]
    holders: Annotated[list[int], Field(description="The seats that have one of them.")]
    yours: Annotated[
        Literal["", "held", "had", "now", "later"],
        Field(
            description="The reader has one, had one and gets no other, gets one by a choice of now, or can "
            "get one later; empty for a spectator, or if none is left."
        ),
    ]
    hexes: Annotated[list[str], Field(description="The live hexes that would give the reader one.")]


class Earned(Told):
    """A smallest set of a seat's pieces for which a card pays what it pays now."""

    kind: Literal["earned"] = "earned"
    id: int
    hexes: list[str]


class Trouble(Told):
    """We didn't understand the message, or there were too many; `chat` is about a line of chat."""

    kind: Literal["trouble"] = "trouble"
    key: Literal["message", "too-fast", "too-long", "chat"]
    reason: Said


FromServer: TypeAlias = Annotated[
    Whole
    | ViewChanged
    | TableChanged
    | Spoken
    | Refused
    | Checking
    | Explained
    | Previewed
    | Described
    | Earned
    | Trouble,
    Field(discriminator="kind"),
]


# Server to client, about the reader's own games.


class GameSeat(Told):
    """Who sits at a game."""

    seat: int
    name: Annotated[str, Field(description="Empty while the seat is open.")]
    colour: int
    is_yours: bool


class OwnGame(Told):
    """One of the reader's games: where they sit, or are the host."""

    id: str
    phase: Literal["open", "shuffling", "playing", "over"]
    seats: list[GameSeat]
    at: Annotated[int, Field(description="Grows with every action and take back.")]
    deciding: Annotated[
        int | None, Field(description="The seat that has to choose; none before the start and after the end.")
    ]
    is_yours: Annotated[bool, Field(description="The game waits for the reader.")]
    is_alone: Annotated[bool, Field(description="Only bots play with the reader, so nobody waits for them.")]
    is_paused: Annotated[bool, Field(description="Bots wait until somebody looks.")]
    ago: Annotated[int, Field(description="Seconds since the last action, or since the table was made.")]


class OwnGames(Told):
    """Those not over, and the newest that are; after that, single games as they change."""

    kind: Literal["games"] = "games"
    games: list[OwnGame]
    finished: Annotated[int, Field(description="How many are over, also those not named here.")]


class OwnGameChanged(Told):
    kind: Literal["game"] = "game"
    game: OwnGame


FromServerAboutGames: TypeAlias = Annotated[OwnGames | OwnGameChanged, Field(discriminator="kind")]


# Client to server.

RequestNumber: TypeAlias = Annotated[int, Field(ge=0, le=2**31, description="Comes back with the answer.")]
ActionText: TypeAlias = Annotated[str, Field(max_length=LONGEST_ACTION)]


class Act(Asked):
    """Choose: a hex, a button, `take-back`, `take-back-turn` or `cancel`."""

    kind: Literal["act"] = "act"
    at: Annotated[int, Field(ge=0, le=2**31, description="`at` of the view you chose this in.")]
    do: ActionText
    id: Annotated[
        str,
        Field(
            max_length=LONGEST_ID,
            description="A random word, the same when the client sends this action again.",
        ),
    ] = ""


class Explain(Asked):
    """Ask why you can't choose something."""

    kind: Literal["explain"]
    id: RequestNumber
    do: ActionText


class Preview(Asked):
    """Ask what a live action would change."""

    kind: Literal["preview"]
    id: RequestNumber
    do: ActionText


class Describe(Asked):
    """Ask how it stands with the tiles of a hex."""

    kind: Literal["describe"]
    id: RequestNumber
    hex: ActionText


class Earns(Asked):
    """Ask which pieces a card pays for."""

    kind: Literal["earns"]
    id: RequestNumber
    card: Annotated[str, Field(max_length=LONGEST_ACTION)]
    seat: Annotated[int, Field(ge=0, le=4)]


class Share(Asked):
    """Random bytes from a player's browser for the seed of the cards: once, while the table is shuffling."""

    kind: Literal["share"]
    bytes: Annotated[str, Field(pattern=SHARE, description="16 to 32 bytes in lower-case hexadecimal.")]


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
    | Annotated[Describe, Tag("describe")]
    | Annotated[Earns, Tag("earns")]
    | Annotated[Share, Tag("share")]
    | Annotated[Say, Tag("say")],
    Discriminator(_kind),
]

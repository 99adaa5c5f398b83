"""What the HTTP interface takes and returns."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, PlainSerializer

from hexstead.match.position import Position
from hexstead.server.wire.messages import (
    Asked,
    GameInfo,
    GameView,
    GroundRow,
    Icon,
    Name,
    Said,
    TableInfo,
    TokenInfo,
    Told,
)
from hexstead.setup.request import Request
from hexstead.setup.setup import Setup

Key = Annotated[str, Field(max_length=60)]
Colour = Annotated[int, Field(ge=0, le=4)]


class Refusal(Told):
    """Why a request was refused, as something to be said."""

    reason: Said
    field: Annotated[str, Field(description="The wrong field of the request, or empty.")] = ""
    text: Annotated[
        str,
        Field(
            description="The reason as a sentence, if `Accept-Language` names a language of ours; else empty."
        ),
    ] = ""


# The player.


class Me(Told):
    name: str
    colour: int


class NewMe(Asked):
    name: Name
    colour: Colour


# What you can choose from.


class ExampleInfo(Told):
    """A small drawn position that shows what a component does."""

    picture: Annotated[
        str, Field(description="The address of its picture; add `&theme=dark` for the dark one.")
    ]
    width: int
    height: int
    says: Annotated[Said, Field(description="What there is to see.")]


Rulings: TypeAlias = Annotated[
    list[int],
    Field(description="The rulings about it, by the numbers of their messages, such as `ruling-49`."),
]


class Component(Told):
    key: str
    kind: Literal["location", "tile", "bonus", "extra", "card", "task", "always", "figure", "terrain"]
    kind_name: Said
    name: Said
    texts: list[Said]
    box: Annotated[str, Field(description="The key of its box.")]
    icon: Icon
    letter: Annotated[
        str,
        Field(description="The letter of a terrain in the rows of a map, `#` for a stone wall, or empty."),
    ]
    example: ExampleInfo | None
    rulings: Rulings


class Topic(Told):
    """A passage of the rules."""

    key: str
    title: Said
    kind: Said
    texts: list[Said]
    boxes: Annotated[
        list[str], Field(description="The keys of the boxes that bring it; empty if all games have it.")
    ]
    rulings: Rulings


class Components(Told):
    components: list[Component]
    topics: list[Topic]


class BoardInfo(Told):
    """A quadrant as printed."""

    key: str
    name: Said
    box: str
    rows: list[str]
    locations: Annotated[list[str], Field(description="The location of each L, in reading order.")]
    icon: Annotated[Icon, Field(description="Of the location that it is known by.")]
    side: Annotated[str, Field(description="Which side of a double-sided quadrant it is, or empty.")]
    is_own: Annotated[bool, Field(description="From the owner's folder.")]


class BoxPart(Told):
    """Part of a box that you can name among the boxes on its own."""

    key: str
    name: Said
    texts: list[Said]


class Box(Told):
    key: str
    name: Said
    boards: list[str]
    cards: list[str]
    tasks: list[str]
    tiles: Annotated[
        list[str], Field(description="For nomad spaces; tiles that exist twice are listed twice.")
    ]
    islands: list[str]
    parts: Annotated[list[BoxPart], Field(description="What you can ask for without the rest of the box.")]
    has_stand_ins: bool


class Option(Told):
    key: str
    text: Said


class Bot(Told):
    key: str
    name: Said
    text: Said


class EditionInfo(Told):
    """A printing of the rules, and the boxes you can play it with."""

    key: str
    name: Said
    texts: Annotated[list[Said], Field(description="Where its rules differ.")]
    boxes: list[str]
    sides: Annotated[list[str], Field(description="The sides of its boards; empty if each is a board.")]
    selections: Annotated[list[str], Field(description="Locations that lie on its boards as tiles.")]
    castle_tiles: Annotated[int, Field(description="How many may lie on location hexes.")]
    most_seats: int


class TableChoices(Told):
    """Everything you can choose for a new table."""

    editions: Annotated[list[EditionInfo], Field(description="The default first.")]
    boxes: list[Box]
    boards: list[BoardInfo]
    endless: Annotated[str, Field(description="Named among the boxes, it asks for new boards.")]
    removable: Annotated[str, Field(description="The letters of the terrains that a card may remove.")]
    manners: Annotated[list[str], Field(description="Boxes whose style generated boards can have.")]
    options: list[Option]
    bots: Annotated[list[Bot], Field(description="Weakest first.")]
    default_bot: str
    fewest_seats: int
    most_seats: int
    cards_in_play: int


# Set-ups.


class SetupRequest(Request):
    """What you want of a set-up. Everything you don't name is drawn; a code says it all."""

    seats: Annotated[int, Field(ge=2, le=5)] = 2
    first_game: Annotated[bool, Field(description="The set-up for beginners, in the named edition.")] = False
    code: Annotated[str, Field(max_length=200)] = ""


class PieceFooting(Told):
    """Where a kind of piece may stand in a position."""

    field: Annotated[str, Field(description="Of a seat or the position: what lists such pieces.")]
    hexes: list[str]
    why: Annotated[str, Field(description="The message for any other `hex`.")]


class Steps(Told):
    """Steps that belong together, under a heading."""

    title: Said
    steps: list[Said]


class Drawn(Told):
    """A set-up, ready to lay out or play."""

    code: str
    setup: Setup
    game: GameInfo
    position: Annotated[
        Position,
        PlainSerializer(lambda position: position.model_dump(mode="json", exclude_defaults=True)),
        Field(description="The same with nothing built yet, ready to score."),
    ]
    castle_tiles: Annotated[
        TokenInfo | None, Field(description="Where castle tiles may lie, if the game uses them.")
    ]
    footings: Annotated[
        list[PieceFooting], Field(description="Where pieces may stand, by the field of each kind.")
    ]
    supply: Annotated[int, Field(description="How many settlements each seat has, for its marks too.")]
    room: Annotated[
        list[str], Field(description="Parts of boxes for which these boards have room, in play or not.")
    ]
    steps: Annotated[list[Steps], Field(description="What to take from the box and do with it, in order.")]


# Tables.


class SeatWish(Asked):
    """Who sits here: you or others at this screen, a bot, or anybody who comes."""

    kind: Literal["here", "bot", "open"]
    name: Name = ""
    bot: Key = ""
    colour: Colour | None = None


class NewTable(Asked):
    setup: SetupRequest = SetupRequest()
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=5)]
    is_listed: bool = False
    is_lesson: Annotated[bool, Field(description="The guided first game: always the same cards.")] = False
    stand_in: Annotated[
        Key, Field(description="The bot that plays for absent players; empty for the usual one.")
    ] = ""
    several_seats: Annotated[bool, Field(description="Guests may take more than one.")] = False
    idle_minutes: Annotated[
        int,
        Field(ge=0, le=1440, description="How long nobody acts before the others may vote; 0: forever."),
    ] = 5


class TableList(Told):
    tables: list[TableInfo]


class Glance(Told):
    """A game in short, for its line in a list."""

    at: Annotated[int, Field(description="As in the list.")]
    rows: Annotated[list[GroundRow], Field(description="The map.")]
    pieces: Annotated[list[list[str]], Field(description="The hexes of each seat's pieces.")]
    round: int
    to_build: Annotated[
        int,
        Field(description="How many settlements the seat that has to choose builds next; 0 if it does not."),
    ]
    terrain: Annotated[
        str, Field(description="The letter of the terrain it builds on; empty if it has none.")
    ]
    gold: Annotated[list[int], Field(description="Of each seat at the end; empty before.")]


class Join(Asked):
    """Take an open seat; without a number, the first one."""

    seat: Annotated[int, Field(ge=0, le=4)] | None = None
    name: Name = ""
    colour: Colour | None = None


class Leave(Asked):
    """Leave your seat: it is open again before the start; in a running game a bot takes over."""

    seat: Annotated[int, Field(ge=0, le=4)] | None = None


class Reseat(Asked):
    """Before the start the host gives a seat to a bot, opens it, or takes it for somebody at this screen."""

    seat: Annotated[int, Field(ge=0, le=4)]
    to: SeatWish


class Resign(Asked):
    """Leave a seat to a bot for good; without a number, all of yours."""

    seat: Annotated[int, Field(ge=0, le=4)] | None = None


class Vote(Asked):
    """Let a bot act for a player who should but doesn't."""

    at: Annotated[int, Field(ge=0, le=2**31, description="`at` of the view where nobody acts.")]


class Remove(Asked):
    """Before the start, the host sends a guest away for good."""

    seat: Annotated[int, Field(ge=0, le=4)]


class Rematch(Asked):
    """Offer to play again, or answer an offer. When everybody has accepted, the game starts."""

    answer: Literal["offer", "accept", "decline", "withdraw"] = "offer"
    map: Annotated[Literal["same", "new"], Field(description="Of an offer.")] = "same"
    offer: Annotated[str, Field(max_length=40, description="Which offer is answered: its `id`.")] = ""


class HostChoices(Asked):
    """The host's decisions about the table; fields left out stay as they are."""

    several_seats: bool | None = None
    watchers_talk: bool | None = None


# The score pad, replays, and boards.


class SeatGold(Told):
    gold: dict[str, int]
    total: int


class ScoreSheet(Told):
    """The score sheet of a position."""

    game: GameInfo
    seats: list[SeatGold]
    winners: list[int]


class Replay(Told):
    """A game from the first position to the last; each view says what the action before it did."""

    game: GameInfo
    players: list[str]
    colours: list[int]
    views: list[GameView]


class BoardText(Asked):
    text: Annotated[str, Field(max_length=4000)]


class BoardWish(Asked):
    like: Annotated[Key, Field(description="The box whose quadrants it resembles.")]
    seed: Annotated[int, Field(ge=0, lt=10**18)] | None = None
    name: Annotated[str, Field(max_length=60)] = ""
    caves: Annotated[int, Field(ge=0, le=9)] | None = None


class BoardFindings(Told):
    """What there is to say about a board; without errors, there is one."""

    errors: list[Said]
    notes: list[Said]
    board: BoardInfo | None

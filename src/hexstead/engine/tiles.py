"""What a component says about itself: where, what it lets you do, what it counts."""

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from hexstead.engine.actions import Action, Actions, Seat
from hexstead.engine.events import Event
from hexstead.engine.hexes import EMPTY, Hex, Hexes
from hexstead.engine.said import Ask, Hint, Reason, Said, named, terrain_named
from hexstead.engine.terrain import NO_TERRAIN, Terrain

if TYPE_CHECKING:
    from hexstead.engine.state import Frame, State
    from hexstead.engine.world import World


class Place:
    """A word for where: some hexes of the map, occupied or not."""

    __slots__ = ("find", "is_fixed", "is_on_card", "key", "terrain")

    def __init__(
        self,
        key: str,
        find: Callable[["World", "State", Seat], Hexes],
        terrain: Terrain = NO_TERRAIN,
        is_on_card: bool = False,
        is_fixed: bool = False,
    ) -> None:
        self.key = key
        self.find = find
        self.terrain = terrain
        """The terrain it is about, if any."""
        self.is_on_card = is_on_card
        self.is_fixed = is_fixed
        """The same hexes for everybody, all game long."""

    def where(self, state: "State") -> Said:
        """It completes "Build ..."."""
        return self._said("place", state)

    def whereto(self, state: "State") -> Said:
        """It completes "Move a settlement ..."."""
        return self._said("way", state)

    def _said(self, form: str, state: "State") -> Said:
        terrain = state.terrain if self.is_on_card else self.terrain
        if terrain != NO_TERRAIN:
            return Said(f"{form}-{self.key}", {"terrain": terrain_named(terrain)})
        return Said(f"{form}-on-card" if self.is_on_card else f"{form}-{self.key}")


def _nowhere(world: "World", state: "State", seat: Seat) -> Hexes:
    return EMPTY


NO_GROUND = Place("nowhere", _nowhere, is_fixed=True)


class Wanted:
    """What a hex needs: where it must be, and which hexes there would qualify but for rule 3."""

    __slots__ = ("eligible", "ground", "is_on_card", "where")

    def __init__(self, where: Said, ground: Hexes, eligible: Hexes, is_on_card: bool = False) -> None:
        self.where = where
        """It completes "Build ..." or "Move a settlement ..."."""
        self.ground = ground
        """All such hexes, occupied or not."""
        self.eligible = eligible
        self.is_on_card = is_on_card
        """Is it the terrain of the card?"""


class Power:
    """What a tile lets its owner do, in one or more steps; a frame keeps track of the step."""

    def can_use(self, world: "World", state: "State", seat: Seat) -> bool:
        """Is there anything it could do now?"""
        raise NotImplementedError

    def lacks(self, world: "World", state: "State", seat: Seat) -> str:
        """If you can't use it: the key of the reason, unless the reason is simply that no hex fits."""
        return ""

    def is_passive(self) -> bool:
        """Does the tile work by itself?"""
        return False

    def can_repeat(self, world: "World", state: "State", seat: Seat) -> bool:
        """Is there anything it could do if it is used once more this turn?"""
        return self.can_use(world, state, seat)

    def sure_ground(self, world: "World", state: "State", seat: Seat) -> Hexes:
        """With a settlement left and one of these hexes free you can use it, without asking `can_use`."""
        return EMPTY

    def begin(self, world: "World", state: "State", frame: "Frame", events: list[Event]) -> bool:
        """What happens before the first choice; returns whether there is one."""
        return True

    def uses_card(self) -> bool:
        """Does it need the terrain of the card?"""
        return False

    def takes_buttons(self) -> bool:
        """Does it use the tile buttons for its own choices?"""
        return False

    def raises_walls(self) -> bool:
        return False

    def sets_aside(self) -> bool:
        """May it take settlements off the board that come back in the next turn?"""
        return False

    def can_run_dry(self) -> bool:
        """Can it run out of choices before it is finished? If so, `is_idle` is asked."""
        return False

    def is_idle(self, world: "World", state: "State", frame: "Frame") -> bool:
        """Is there nothing left to choose, now that it is up?"""
        return False

    def prompt(self, frame: "Frame") -> str:
        """The kind of question: bots and observations go by it."""
        raise NotImplementedError

    def ask(self, world: "World", state: "State", frame: "Frame") -> Ask:
        """The question itself."""
        raise NotImplementedError

    def hint(self, world: "World", state: "State", frame: "Frame") -> Hint | None:
        """What helps to answer it."""
        return None

    def why_not(self, world: "World", state: "State", frame: "Frame", hex: Hex) -> Reason:
        """Why that hex is not live."""
        raise NotImplementedError

    def stop(self) -> str:
        """The name of the button that stops it."""
        return "done"

    def live(self, world: "World", state: "State", frame: "Frame") -> Actions:
        raise NotImplementedError

    def wanted(self, world: "World", state: "State", frame: "Frame") -> Wanted:
        """Where the piece must go."""
        raise NotImplementedError

    def act(
        self, world: "World", state: "State", frame: "Frame", action: Action, events: list[Event]
    ) -> bool:
        """Carry out a live action; returns whether the power is finished."""
        raise NotImplementedError


class Figure:
    """A kind of piece that counts as a settlement without being one. Each seat has `number` of them."""

    __slots__ = ("ground", "is_blocking", "is_fixed", "is_passing", "key", "letter", "name", "number")

    def __init__(
        self,
        key: str,
        name: str,
        letter: str,
        number: int,
        ground: Place = NO_GROUND,
        is_blocking: bool = False,
        is_fixed: bool = False,
        is_passing: bool = False,
    ) -> None:
        self.key = key
        self.name = name
        self.letter = letter
        """Stands for it where the board is letters: in drawn positions and in the terminal."""
        self.number = number
        self.ground = ground
        """Where it may stand; NO_GROUND if it never moves like a settlement."""
        self.is_passing = is_passing
        """It only stays until the end of the turn, takes no tiles and earns nothing."""
        self.is_blocking = is_blocking
        """Nobody may enter a hex beside it."""
        self.is_fixed = is_fixed
        """It never leaves the board."""

    def said(self) -> Said:
        return named("figure", self.key)


class Tile:
    """A kind of tile that lies on a hex of the map: two on a location, or a single fleeting one."""

    __slots__ = (
        "bonus",
        "extra_cards",
        "figure",
        "gift",
        "is_common",
        "is_final",
        "is_fleeting",
        "is_modifier",
        "is_reaction",
        "key",
        "name",
        "opens_first",
        "power",
        "stores",
        "text",
        "variants",
    )

    def __init__(
        self,
        key: str,
        name: str,
        power: Power,
        text: str,
        figure: Figure | None = None,
        is_fleeting: bool = False,
        is_modifier: bool = False,
        gift: int = 0,
        extra_cards: int = 0,
        bonus: "Tile | None" = None,
        is_common: bool = False,
        is_reaction: bool = False,
        is_final: bool = False,
        opens_first: bool = False,
        stores: bool = False,
        variants: dict[str, str] | None = None,
    ) -> None:
        self.key = key
        self.name = name
        """As printed."""
        self.power = power
        self.text = text
        self.figure = figure
        """The pieces that each seat gets in a game with this location."""
        self.is_fleeting = is_fleeting
        """You can only use it next turn, then it is gone; you keep it without neighbours."""
        self.is_modifier = is_modifier
        """You use it in the middle of a build, not before or after."""
        self.gift = gift
        """Pays gold at once; the tile is gone."""
        self.extra_cards = extra_cards
        """Its owner draws this many extra terrain cards at the end of a turn."""
        self.bonus = bonus
        """The tile you get with your second tile of this kind."""
        self.is_common = is_common
        """Every seat may use it once per turn, without a tile."""
        self.is_reaction = is_reaction
        """You use it in another player's turn, when they took the last tile from a site."""
        self.is_final = is_final
        """You use it after the last round, before the scoring."""
        self.opens_first = opens_first
        """The first settlement of the mandatory action need not be next to your own."""
        self.stores = stores
        """Taking it brings a first number tile; losing it loses all number tiles."""
        self.variants = variants or {}
        """Its text in games with that option, by option."""

    def said(self) -> Said:
        return named("tile", self.key)


class Card:
    """Something that pays gold at the end: a kingdom card, or the castles.

    `gold` gets the pieces of all seats and returns the gold of one. A card that pays during the game has
    `after_build` instead, which gets who has built where and returns the gold for it; or `after_turn`, which
    gets whose turn ends; or `marks_rows` and `row_gold`: the first seat with that many pieces in a row marks
    it and gets the gold.
    """

    __slots__ = (
        "after_build",
        "after_turn",
        "gold",
        "key",
        "marks_rows",
        "name",
        "only_with",
        "only_with_token",
        "removes_terrain",
        "row_gold",
        "text",
        "variants",
    )

    def __init__(
        self,
        key: str,
        name: str,
        gold: Callable[["World", list[Hexes], Seat], int],
        text: str,
        after_build: Callable[["World", "State", Seat, Hex], int] | None = None,
        after_turn: Callable[["World", "State", Seat], int] | None = None,
        marks_rows: int = 0,
        row_gold: int = 0,
        only_with: Terrain = NO_TERRAIN,
        only_with_token: str = "",
        removes_terrain: bool = False,
        variants: dict[str, str] | None = None,
    ) -> None:
        self.key = key
        self.name = name
        self.gold = gold
        self.text = text
        self.after_build = after_build
        self.after_turn = after_turn
        self.marks_rows = marks_rows
        self.row_gold = row_gold
        self.only_with = only_with
        """Pays only on maps with such a hex."""
        self.only_with_token = only_with_token
        """Pays only on maps with such a token."""
        self.removes_terrain = removes_terrain
        """The set-up draws one terrain; its cards leave the game."""
        self.variants = variants or {}
        """Its text in games with that option, by option."""


def nothing(world: "World", pieces: list[Hexes], seat: Seat) -> int:
    """The final gold of a card that has paid during the game."""
    return 0


def text_of(component: Tile | Card, options: Collection[str]) -> Said:
    """What it does, in a game with these options, those of its edition among them."""
    kind = "card" if isinstance(component, Card) else "tile"
    found = [f"-{key}" for key in component.variants if key in options]
    return Said(f"{kind}-{component.key}-text{found[0] if found else ''}")

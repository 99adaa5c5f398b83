"""The drawn example of a component: a small position, and which hexes are live there or what it pays.

It lies beside the component in its box, as `examples/<key>.txt`: lines such as `card: G`, a blank line, and
the sketch of a position (`hexstead.match.sketch`). You are seat 1, and it is your turn unless `turn` names
another seat. A piece beside a location or nomad space has taken its tile in an earlier turn.

    says       what there is to see, in one to three sentences
    locations  what lies on each L and each N: `B3=tavern C1=sword`
    tokens     tokens that stay on the map for the whole game: `caves=B2 caves=F5`
    card       the revealed terrain card, or several
    do         what you do first: `use:paddock C3` lifts the settlement on C3
    pays       the component's gold for each seat; without it, the stars mark the live hexes
    at         where on the map the first hex lies: `A1` is a corner, `U1` an island, four boards meet at `I7`
    fill       the terrain around the sketch
    turn       the seat on turn                    owed     how many builds it still owes
    stored     your number tiles                   deck     the next terrain cards
    removed    the terrain without cards           ending   `yes` in the last round

Hexes go by their name in the sketch: the first one is A1, or U1 on an island. With `pays`, the stars mark
the settlements it pays for.
"""

import re
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final

from hexstead.boxes.catalogue import CARDS, LOCATIONS, TASKS, TILES, TOKENS, example_text
from hexstead.engine.actions import IllegalAction
from hexstead.engine.explain import explain
from hexstead.engine.hands import take_tiles, without_figures
from hexstead.engine.hexes import (
    EMPTY,
    ISLAND_ROW,
    NOWHERE,
    Hex,
    Hexes,
    column_of,
    members,
    name,
    of,
    parse,
    row_of,
)
from hexstead.engine.rules import act, start
from hexstead.engine.said import BadInput
from hexstead.engine.scoring import score
from hexstead.engine.state import State
from hexstead.engine.terrain import LETTERS, LOCATION, NO_TERRAIN, NOMAD_SPACE, SWAMP, Terrain, faces
from hexstead.engine.world import World
from hexstead.match.notation import read_action
from hexstead.match.sketch import (
    SWAMP_DECK,
    USUAL_DECK,
    Sketch,
    pile,
    refreshed,
    reveal,
    sketched,
    stand,
    starred,
    world_on,
)

_FIELDS: Final = {
    "says": "",
    "locations": "",
    "tokens": "",
    "card": "",
    "do": "",
    "pays": "",
    "at": "C3",
    "fill": "M",
    "turn": "1",
    "owed": "",
    "stored": "",
    "deck": "GCDFT",
    "removed": "",
    "ending": "",
}
"""The lines that may come before the sketch, with their defaults."""
_ANY_CARD: Final = "G"
_HEX: Final = re.compile(r"[A-Z]\d+")
_TILES_LIE_ON: Final = LETTERS[LOCATION] + LETTERS[NOMAD_SPACE]


@dataclass(frozen=True)
class Window:
    """A part of the map."""

    top: int
    left: int
    height: int
    width: int


@dataclass(frozen=True)
class Shown:
    """The position that an example leads to."""

    world: World
    state: State
    recent: list[Hex]
    """Where something was built or moved, in order."""

    def cards(self) -> dict[Terrain, bool]:
        """The terrains on the open cards, or on one just drawn, and whether each may be used."""
        drawn = self.state.frames[-1].drawn if self.state.frames else NO_TERRAIN
        if drawn != NO_TERRAIN:
            return dict.fromkeys(faces(drawn), True)
        chosen = self.state.terrain
        return {
            terrain: chosen in (terrain, NO_TERRAIN) for card in self.state.played for terrain in faces(card)
        }


class Example:
    """What an example's file says, and the position it leads to. ValueError says what is wrong."""

    def __init__(self, key: str, text: str) -> None:
        self.key = key
        head, _, self.drawing = text.partition("\n\n")
        self._fields = _FIELDS | dict([_field(line) for line in head.splitlines()])
        self._check_fields()
        self.sketch = self._sketched()
        self._check_sites()

    @property
    def says(self) -> str:
        return self._fields["says"]

    @property
    def pays(self) -> list[int]:
        """The gold for each seat; empty if the example shows where you can do something."""
        return [self._number("pays", word) for word in self._fields["pays"].split()]

    @property
    def shows_cards(self) -> bool:
        """Do the terrain cards matter?"""
        return bool(self._fields["card"]) or self._fields["deck"] != _FIELDS["deck"]

    @property
    def is_on_island(self) -> bool:
        return row_of(self._at) >= ISLAND_ROW

    @cached_property
    def window(self) -> Window:
        """The part of the map that the sketch covers."""
        rows = [row_of(parse(hex)) for hex in self.sketch.all]
        columns = [column_of(parse(hex)) for hex in self.sketch.all]
        top, left = min(rows), min(columns)
        return Window(top, left, max(rows) - top + 1, max(columns) - left + 1)

    @cached_property
    def marked(self) -> Hexes:
        """The hexes with a star."""
        return of([parse(hex) for hex in starred(self.drawing, self._fields["at"])])

    def world(self) -> World:
        tokens = self._pairs("tokens")
        is_swampy = LETTERS[SWAMP] in self._fields["card"] + self._fields["deck"]
        return world_on(
            self.sketch,
            fill=self._fields["fill"],
            seats=self._seats,
            locations=dict(self._pairs("locations")),
            cards=(self.key,) if self.key in CARDS else (),
            tasks=(self.key,) if self.key in TASKS else (),
            deck=f"{USUAL_DECK} {SWAMP_DECK}" if is_swampy else USUAL_DECK,
            removed=self._fields["removed"],
            tokens={key: tuple([hex for kind, hex in tokens if kind == key]) for key, _ in tokens},
        )

    def position(self, world: World) -> State:
        """As drawn, before anything happens."""
        state = start(world, 1)
        stand(world, state, self.sketch)
        state.turn = self._number("turn") - 1
        state.first, state.ending = 0, self._fields["ending"] == "yes"
        state.supply = [world.supply - len(members(without_figures(state, n))) for n in range(world.seats)]
        state.hands = [[] if seat == state.turn else pile(_ANY_CARD) for seat in range(world.seats)]
        state.deck = pile(self._fields["deck"])[::-1]
        reveal(world, state, self._fields["card"] or _ANY_CARD)
        state.owed = self._number("owed") if self._fields["owed"] else state.quota
        refreshed(world, state)
        _hand_out_tiles(world, state)
        if self._fields["stored"]:
            state.stored[0] = self._number("stored")
        return refreshed(world, state)

    def done_first(self) -> list[str]:
        """The actions that lead from the drawn position to the one shown, with hexes of the map."""
        return [self._on_map(word) for word in self._fields["do"].split()]

    def shown(self) -> Shown:
        """The position after these actions."""
        world = self.world()
        state = self.position(world)
        done = [self._do(world, state, word) for word in self._fields["do"].split()]
        lifted = state.frames[-1].lifted if state.frames else NOWHERE
        standing = [*members(state.walls), *[hex for own in state.settlements for hex in members(own)]]
        return Shown(world, state, [hex for hex in dict.fromkeys(done) if hex in standing and hex != lifted])

    def gold(self) -> list[int]:
        """What the component really pays, or has paid, each seat there."""
        shown = self.shown()
        return [each.gold.get(self.key, 0) for each in score(shown.world, shown.state)]

    @property
    def _at(self) -> Hex:
        try:
            return parse(self._fields["at"])
        except BadInput:
            raise self._wrong(f"`at` must be a hex of the map, found {self._fields['at']!r}") from None

    @property
    def _seats(self) -> int:
        """The highest number in the sketch."""
        return max([int(cell[1]) for cell in self.sketch.all.values() if cell[1:2].isdigit()], default=1)

    def _do(self, world: World, state: State, word: str) -> int:
        named = self._on_map(word)
        try:
            action = read_action(world, named)
        except BadInput:
            raise self._wrong(f"`do`: {word!r} is not an action here") from None
        try:
            act(world, state, action)
        except IllegalAction:
            raise self._wrong(f"`do`: {word} can't be done: {explain(world, state, action)}") from None
        return action

    def _sketched(self) -> Sketch:
        try:
            if self.is_on_island:
                return sketched("", island=self.drawing)
            return sketched(self.drawing, self._fields["at"])
        except ValueError as error:
            raise self._wrong(str(error)) from None

    def _check_fields(self) -> None:
        if unknown := [field for field in self._fields if field not in _FIELDS]:
            raise self._wrong(f"there is no line {unknown[0]!r}, only {', '.join(_FIELDS)}")
        if not self.says:
            raise self._wrong("a line `says:` must tell what there is to see")
        if not self.drawing.strip():
            raise self._wrong("after a blank line the sketch of a position must follow")
        if not self.is_on_island and row_of(self._at) % 2:
            raise self._wrong("`at` must be in a row that is not shifted: A, C, E and so on")

    def _check_sites(self) -> None:
        """Every location and nomad space has a tile, and nothing else does."""
        places = dict(self._pairs("locations"))
        if set(places) != {hex for hex, cell in self.sketch.all.items() if cell[0] in _TILES_LIE_ON}:
            raise self._wrong("`locations` must name what lies on each L and each N, and no other hex")
        tokens = [key for key, _ in self._pairs("tokens")]
        known = {*LOCATIONS, *TILES, *TOKENS}
        if unknown := [key for key in [*places.values(), *tokens] if key not in known]:
            raise self._wrong(f"there is no {unknown[0]!r}")

    def _pairs(self, field: str) -> list[tuple[str, str]]:
        """The words left and right of each equals sign."""
        pairs = [word.partition("=") for word in self._fields[field].split()]
        return [(self._on_map(left), self._on_map(right)) for left, _, right in pairs]

    def _on_map(self, word: str) -> str:
        """The map's name for a hex of the sketch; any other word stays as it is."""
        if not _HEX.fullmatch(word):
            return word
        found = [hex for hex in self.sketch.all if self._local(hex) == word]
        if not found:
            raise self._wrong(f"{word} is not a hex of the sketch")
        return found[0]

    def _local(self, hex: str) -> str:
        """The sketch's name for a hex of the map."""
        return hex if self.is_on_island else name(parse(hex) - self._at)

    def _number(self, field: str, word: str = "") -> int:
        text = word or self._fields[field]
        if not text.isdigit():
            raise self._wrong(f"`{field}` must be a number, found {text!r}")
        return int(text)

    def _wrong(self, reason: str) -> ValueError:
        return ValueError(f"The example of {self.key}: {reason.removesuffix('.')}.")


def _field(line: str) -> tuple[str, str]:
    key, _, value = line.partition(":")
    return key.strip(), value.strip()


def _hand_out_tiles(world: World, state: State) -> None:
    """Pieces have taken the tiles beside them in earlier turns, too long ago for anyone to react."""
    for seat, own in enumerate(state.settlements):
        for hex in members(own):
            if hex in world.sites_beside:
                take_tiles(world, state, seat, hex, [])
        state.fresh[seat] = EMPTY
    state.frames = []


@cache
def example_of(key: str) -> Example:
    """The example of the component with this key; KeyError if it has none."""
    return Example(key, example_text(key))

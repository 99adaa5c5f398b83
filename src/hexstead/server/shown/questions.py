"""What a reader may ask about a position without acting."""

from collections.abc import Iterator
from typing import Literal, TypeAlias

from hexstead.engine.actions import NOBODY, Action, Seat
from hexstead.engine.codec import names as hex_names
from hexstead.engine.explain import explain
from hexstead.engine.foresight import Change, Foresight, SeatChange
from hexstead.engine.hexes import EMPTY, NOWHERE, SINGLE, members, name, row_name
from hexstead.engine.said import BadInput, Said
from hexstead.match.figures import middle_of
from hexstead.match.match import Match
from hexstead.match.notation import read_action
from hexstead.server.shown.views import reader_of
from hexstead.server.wire.messages import (
    Describe,
    Described,
    Earned,
    Earns,
    Explain,
    Explained,
    NewPiece,
    Preview,
    Previewed,
    SeatEffect,
    Told,
)
from hexstead.server.wire.said_json import says, told
from hexstead.wording.gold import earners

Question: TypeAlias = Explain | Preview | Describe | Earns
Standing: TypeAlias = Literal["", "held", "had", "now", "later"]


def not_yet(question: Question) -> Told:
    """Before the start we say nothing: any reason could give away the first card, or who begins."""
    if isinstance(question, Explain):
        return Explained(id=question.id, reason=told(says("not-started")))
    if isinstance(question, Preview):
        return _no_change(question.id)
    if isinstance(question, Describe):
        return _no_tiles(question.id)
    return Earned(id=question.id, hexes=[])


def _no_change(id: int) -> Previewed:
    return Previewed(
        id=id,
        gold={},
        total=0,
        took=[],
        lost=[],
        numbers=0,
        others=[],
        rows=[],
        starts_last_round=False,
        ends_game=False,
        pieces=[],
    )


def _no_tiles(id: int) -> Described:
    return Described(id=id, tiles=0, left=0, holders=[], yours="", hexes=[])


class Answers:
    """Those about one position. What a choice changes is worked out when somebody first asks for it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.world = match.world
        self.decision = match.decision()
        self._foresight: Foresight | None = None
        self._changes: dict[Action, Change] = {}

    def to(self, own: frozenset[Seat], question: Question) -> Told:
        """For somebody who holds these seats."""
        if isinstance(question, Explain):
            reason = self._why_not(question.do)
            return Explained(id=question.id, reason=told(reason) if reason else None)
        if isinstance(question, Preview):
            return self._preview(own, question)
        if isinstance(question, Describe):
            return self._describe(own, question)
        return self._earns(question)

    def _why_not(self, do: str) -> Said | None:
        try:
            return explain(self.world, self.match.state, read_action(self.world, do))
        except BadInput as wrong:
            return wrong.said

    # What a choice would change.

    def _preview(self, seats: frozenset[Seat], question: Preview) -> Previewed:
        action = self._live_action(question.do)
        seat = self.decision.seat
        if action is None or seat not in seats:
            return _no_change(question.id)
        change = self._change(action)
        others = [one for one in range(self.world.seats) if one != seat and change.seats[one]]
        own = self._effect(seat, change.seats[seat])
        return Previewed(
            id=question.id,
            gold=own.gold,
            total=sum(own.gold.values()),
            took=own.took,
            lost=own.lost,
            numbers=change.seats[seat].numbers,
            others=[self._effect(one, change.seats[one]) for one in others],
            rows=[row_name(row) for row in change.rows],
            starts_last_round=change.starts_last_round,
            ends_game=change.ends_game,
            pieces=list(self._pieces(change)),
        )

    def _live_action(self, do: str) -> Action | None:
        try:
            action = read_action(self.world, do)
        except BadInput:
            return None
        return action if action in self.decision else None

    def _change(self, action: Action) -> Change:
        if self._foresight is None:
            self._foresight = Foresight(self.world, self.match.state, self.decision.seat)
        if action not in self._changes:
            self._changes[action] = self._foresight.of(action)
        return self._changes[action]

    def _effect(self, seat: Seat, change: SeatChange) -> SeatEffect:
        tiles = self.world.tiles
        return SeatEffect(
            seat=seat,
            gold=change.gold,
            took=[tiles[tile].key for _, tile in change.took],
            lost=[tiles[tile].key for _, tile in change.lost],
        )

    def _pieces(self, change: Change) -> Iterator[NewPiece]:
        for seat, added in enumerate(change.settlements):
            settlements = added
            for number, figure in enumerate(self.world.figures):
                standing = change.figures[number][seat]
                settlements &= ~standing
                shown = middle_of(standing) if figure.is_fixed else standing
                yield from [NewPiece(hex=hex, seat=seat, figure=figure.key) for hex in hex_names(shown)]
            yield from [NewPiece(hex=hex, seat=seat, figure=None) for hex in hex_names(settlements)]
        yield from [NewPiece(hex=hex, seat=None, figure=None) for hex in hex_names(change.walls)]

    # The tiles of a hex.

    def _describe(self, own: frozenset[Seat], question: Describe) -> Described:
        number, state = self._site_on(question.hex), self.match.state
        if number is None:
            return _no_tiles(question.id)
        hexes = self._givers(own, number)
        return Described(
            id=question.id,
            tiles=self.world.stock[number],
            left=state.stock[number],
            holders=[seat for seat, held in enumerate(state.held) if held & SINGLE[number]],
            yours=self._standing(reader_of(self.match, own), number, hexes),
            hexes=[name(hex) for hex in hexes],
        )

    def _site_on(self, hex: str) -> int | None:
        sites = enumerate(self.world.sites)
        return next((number for number, site in sites if site.hex != NOWHERE and name(site.hex) == hex), None)

    def _givers(self, own: frozenset[Seat], number: int) -> list[Action]:
        """The live hexes that would give the deciding seat a tile of the site, if the reader holds it."""
        seat, site = self.decision.seat, self.world.sites[number]
        if seat not in own or not self.match.state.stock[number]:
            return []
        near = members(self.decision.hexes & site.ring)
        return [hex for hex in near if (site.hex, site.tile) in self._change(hex).seats[seat].took]

    def _standing(self, reader: Seat, number: int, hexes: list[Action]) -> Standing:
        state = self.match.state
        if hexes:
            return "now"
        if reader == NOBODY:
            return ""
        if state.taken[reader] & SINGLE[number]:
            return "held" if state.held[reader] & SINGLE[number] else "had"
        return "later" if state.stock[number] and not self.match.is_over else ""

    # What a card pays for.

    def _earns(self, question: Earns) -> Earned:
        """Nothing for a card or a seat that this game does not have."""
        world, card, seat = self.world, question.card, question.seat
        is_known = seat < world.seats and card in [one.key for one in world.cards]
        hexes = earners(world, self.match.state.settlements, seat, card) if is_known else EMPTY
        return Earned(id=question.id, hexes=hex_names(hexes))

"""A position as the browser draws it: what its reader may know, and the reader's decision."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final, Literal, TypeVar

from hexstead.boxes.catalogue import EVENTS
from hexstead.engine import said as engine
from hexstead.engine.actions import END, FIRST_TILE, NOBODY, Action, Seat
from hexstead.engine.events import NOTHING, ORIGIN, PLACE, Event, is_for
from hexstead.engine.explain import ask, explain, hint
from hexstead.engine.hands import without_figures
from hexstead.engine.hexes import NOWHERE, SINGLE, SPACE, Hexes, members, name, row_name
from hexstead.engine.said import player
from hexstead.engine.scoring import score, winners
from hexstead.engine.terrain import LETTERS, NO_TERRAIN, Terrain, faces
from hexstead.engine.view import View, hand_of, see
from hexstead.engine.world import World
from hexstead.match.ending import last_actions
from hexstead.match.figures import middle_of
from hexstead.match.match import Match
from hexstead.match.notation import write_action
from hexstead.match.turns import Chronicle, Turn, before, touched
from hexstead.server.shown.game_info import icon_address
from hexstead.server.wire.messages import (
    Button,
    Figures,
    GameResult,
    GameView,
    Happening,
    HeldTile,
    LastActions,
    Log,
    LogLine,
    Pile,
    Said,
    SeatResult,
    SeatView,
    TerrainCard,
    unchecked,
)
from hexstead.server.wire.said_json import told
from hexstead.wording.buttons import button, button_text
from hexstead.wording.log import line
from hexstead.wording.tile_state import tile_state
from hexstead.wording.verdict import verdict

Kept = TypeVar("Kept")

_STATES: Final = {"fresh": "new", "over": "passive", "unused": "ready"}
"""The states of tiles that go by another name here."""


_Button, _GameView, _SeatView = unchecked(Button), unchecked(GameView), unchecked(SeatView)
_Happening, _HeldTile = unchecked(Happening), unchecked(HeldTile)
_Log, _LogLine = unchecked(Log), unchecked(LogLine)
_NAMES: Final = [name(hex) for hex in range(SPACE)]


def hex_names(hexes: Hexes) -> list[str]:
    return [_NAMES[hex] for hex in members(hexes)]


class ViewMaker:
    """Shows the positions of one match one after another, and keeps what stays the same between them."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.tiles: dict[tuple[int, str], HeldTile] = {}
        """By number and state, as they lie in front of a seat that isn't choosing."""
        self.labels: dict[tuple[Action, str], tuple[Said, Said]] = {}
        """By button and what stops the current power: its name, and what it does."""
        self._kept: dict[str, tuple[object, Any]] = {}
        self._chronicle = Chronicle(match)
        self._untold = 0

    def keep(self, name: str, key: object, make: Callable[[], Kept]) -> Kept:
        """What was made last time for this key, or something new if the key has changed."""
        before, value = self._kept.get(name, (None, None))
        if before != key:
            value = make()
            self._kept[name] = key, value
        kept: Kept = value
        return kept

    def shared_view(
        self,
        names: list[str],
        at: int,
        played_for: frozenset[Seat] = frozenset(),
        by_bots: frozenset[int] = frozenset(),
    ) -> "SharedView":
        """The position as it is now; for some a bot has just played while they were away.

        Some steps, by their numbers, were done by bots in the seats of players.
        """
        self._follow()
        shared = SharedView(self, self._chronicle.turns, names, at)
        shared.played_for = played_for
        shared.turns_of_bots = self._chronicle.turns_with(by_bots)
        return shared

    @property
    def turn(self) -> int:
        """The number of the current turn."""
        self._follow()
        return len(self._chronicle.turns) - 1

    def news_from(self) -> int:
        """The number of the first turn that has changed since this was last asked."""
        self._follow()
        first, self._untold = self._untold, len(self._chronicle.turns)
        return first

    def tell_all_again(self) -> None:
        """All turns are news."""
        self._untold = 0

    def _follow(self) -> None:
        self._untold = min(self._untold, self._chronicle.follow())


class SharedView:
    """Everything the views of one position have in common for all readers; worked out once."""

    def __init__(self, maker: ViewMaker, turns: list[Turn], names: list[str], at: int) -> None:
        self.maker = maker
        self.match = match = maker.match
        self.world = match.world
        self.names = names
        self.at = at
        self.round = match.round
        self.decision = match.decision()
        self.scores = maker.keep("scores", _paying(match), lambda: score(match.world, match.state))
        self.turns = turns
        self.open = see(match.world, match.state, NOBODY)
        """What lies open."""
        self.played_for: frozenset[Seat] = frozenset()
        self.turns_of_bots: frozenset[int] = frozenset()
        """Those that bots played for players."""
        self.waiting = told(_asked_of_others(self))
        """What those who aren't choosing are told."""
        self.end_for_others = _button(self, END, self.waiting)
        self.recent = self._touched(turns[-1:])
        self.last = self._touched(before(turns, self.world.seats))
        self.stock = maker.keep("stock", self.open.stock, lambda: _stock(self.world, self.open))
        self.settlements = [self._settlements(seat) for seat in range(self.world.seats)]
        """By seat, without figures."""
        self.figures = maker.keep("figures", self.open.figures, lambda: _all_figures(self.world, self.open))
        self.discards = maker.keep("discards", self.open.discards, lambda: _piles(self.open.discards))
        self.removed = maker.keep("removed", self.open.removed, lambda: _piles(self.open.removed))
        self._seats: dict[Seat, SeatView] = {}
        self._lines: dict[tuple[int, Seat], LogLine] = {}
        self._happenings: dict[Event, Happening] = {}

    def line(self, number: int, reader: Seat) -> LogLine:
        """A turn in words; most turns read the same to everyone."""
        turn = self.turns[number]
        key = number, reader if turn.has_secrets() else NOBODY
        if key not in self._lines:
            said = told(line(self.world, turn, reader))
            self._lines[key] = _LogLine(seat=turn.seat, said=said, by_bot=number in self.turns_of_bots)
        return self._lines[key]

    def seat(self, seat: Seat) -> SeatView:
        """What lies in front of a seat, as all others see it while it isn't choosing."""
        if seat not in self._seats:
            self._seats[seat] = _seat_view(self, seat, [], is_choosing=False)
        return self._seats[seat]

    def _touched(self, played: list[Turn]) -> list[str]:
        return [_NAMES[hex] for hex in touched(self.world, played, self.match.state)]

    def _settlements(self, seat: Seat) -> list[str]:
        hexes = without_figures(self.match.state, seat)
        return self.maker.keep(f"settlements-{seat}", hexes, lambda: hex_names(hexes))

    def happened(self, reader: Seat) -> list[Happening]:
        """What the last action did, as far as the reader may know."""
        events = self.match.steps[-1].events if self.match.steps else []
        return [self._happening(event) for event in events if is_for(event, reader)]

    def _happening(self, event: Event) -> Happening:
        if event not in self._happenings:
            self._happenings[event] = _happening(event)
        return self._happenings[event]


def _paying(match: Match) -> object:
    """All that gold depends on; whatever is chosen or drawn between two builds changes none of it."""
    state = match.state
    return state.settlements.copy(), [sets.copy() for sets in (*state.figures, *state.earned)]


def _asked_of_others(shared: SharedView) -> engine.Said:
    if shared.match.is_over:
        return ask(shared.world, shared.match.state)
    return engine.Said("ask-other", {"who": player(shared.decision.seat)})


def _stock(world: World, seen: View) -> dict[str, int]:
    sites = zip(world.sites, seen.stock, strict=True)
    return {_NAMES[site.hex]: tiles for site, tiles in sites if site.hex != NOWHERE}


def reader_of(match: Match, own: frozenset[Seat]) -> Seat:
    """Whose hand to show. Several people at one screen see a hand only while its owner decides."""
    if len(own) == 1:
        return next(iter(own))
    deciding = match.decision().seat
    return deciding if deciding in own else NOBODY


def view_of(shared: SharedView, own: frozenset[Seat], log_from: int) -> GameView:
    """The view for the holder of these seats; no seats for a spectator."""
    match, decision = shared.match, shared.decision
    reader = reader_of(match, own)
    seen = shared.open
    is_yours = decision.seat in own and not match.is_over
    return _GameView(
        at=shared.at,
        round=shared.round,
        phase=_phase(seen),
        reader=_seat(reader),
        turn=seen.turn,
        deciding=None if match.is_over else _seat(decision.seat),
        is_yours=is_yours,
        prompt=told(ask(shared.world, match.state)) if is_yours else shared.waiting,
        hint=_told_if(hint(shared.world, match.state)) if is_yours else None,
        using=_tile_in_use(shared.world, seen),
        live=hex_names(decision.hexes) if is_yours else [],
        buttons=list(_buttons(shared, reader, is_yours)),
        lifted=_lifted(seen),
        can_take_back=any([match.can_take_back(seat) for seat in own]),
        can_cancel=any([match.to_cancel(seat) > 0 for seat in own]),
        last_actions=_last_actions(shared) if is_yours else None,
        can_take_back_turn=bool(own & shared.played_for),
        played=[_card(card) for card in seen.played],
        terrain=None if seen.terrain == NO_TERRAIN else _card(seen.terrain),
        owed=min(seen.owed, seen.supply[seen.turn]),
        quota=seen.quota,
        deck=seen.deck_size,
        discards=shared.discards,
        removed=shared.removed,
        seats=[_seat_for(shared, reader, seat, is_yours) for seat in range(shared.world.seats)],
        stock=shared.stock,
        walls=hex_names(seen.walls),
        marks={row_name(row): owner for row, owner in enumerate(seen.marks) if owner != NOBODY},
        recent=shared.recent,
        last=shared.last,
        happened=shared.happened(reader),
        log=_log(shared, reader, log_from),
        result=_result(shared) if match.is_over else None,
    )


def _phase(seen: View) -> Literal["playing", "last-round", "closing", "over"]:
    if seen.over:
        return "over"
    if seen.closing:
        return "closing"
    return "last-round" if seen.ending else "playing"


def _told_if(said: engine.Said | None) -> Said | None:
    return None if said is None else told(said)


def _tile_in_use(world: World, seen: View) -> str | None:
    return world.tiles[seen.frames[-1].tile].key if seen.frames else None


def _last_actions(shared: SharedView) -> LastActions | None:
    last = last_actions(shared.world, shared.match.state)
    if last is None:
        return None
    actions = [write_action(shared.world, action) for action in last.actions]
    return LastActions(actions=actions, ends=last.ends)  # type: ignore[arg-type]  # one of those that there are


def _seat(seat: Seat) -> int | None:
    return None if seat == NOBODY else seat


def _buttons(shared: SharedView, reader: Seat, is_yours: bool) -> Iterator[Button]:
    """All live ones, except those of tiles in front of the reader; and the end of the turn."""
    seen = shared.open
    before_reader = seen.held[reader] if reader != NOBODY else 0
    tiles = {FIRST_TILE + shared.world.sites[number].tile for number in members(before_reader)}
    for action in shared.decision.buttons if is_yours else []:
        if action != END and action not in tiles:
            yield _button(shared, action, None)
    if not seen.over and not seen.closing:
        yield _button(shared, END, _why_not(shared, END)) if is_yours else shared.end_for_others


def _why_not(shared: SharedView, action: Action) -> Said | None:
    return _told_if(explain(shared.world, shared.match.state, action))


def _button(shared: SharedView, action: Action, reason: Said | None) -> Button:
    is_tile = FIRST_TILE <= action < shared.world.first_terrain
    label, text = _label(shared, action)
    return _Button(
        do=write_action(shared.world, action),
        label=label,
        text=text,
        icon=icon_address(shared.world.tiles[action - FIRST_TILE].key) if is_tile else "",
        is_live=reason is None,
        reason=reason,
    )


def _label(shared: SharedView, action: Action) -> tuple[Said, Said]:
    world, state, kept = shared.world, shared.match.state, shared.maker.labels
    key = action, world.tiles[state.frames[-1].tile].power.stop() if state.frames else ""
    if key not in kept:
        kept[key] = told(button(world, state, action)), told(button_text(world, state, action))
    return kept[key]


def _lifted(seen: View) -> str | None:
    lifted = seen.frames[-1].lifted if seen.frames else NOWHERE
    return None if lifted == NOWHERE else name(lifted)


@cache
def _card(card: int) -> TerrainCard:
    return TerrainCard(key="".join([LETTERS[face] for face in faces(card)]))


def _piles(cards: list[int]) -> list[Pile]:
    return [Pile(card=_card(card), number=number) for card, number in sorted(Counter(cards).items())]


def _seat_for(shared: SharedView, reader: Seat, seat: Seat, is_yours: bool) -> SeatView:
    """All readers see the same of a seat, except for its hand and what it can choose now."""
    is_choosing = is_yours and shared.decision.seat == seat
    if seat != reader and not is_choosing:
        return shared.seat(seat)
    hand = hand_of(shared.match.state, seat) if seat == reader else []
    return _seat_view(shared, seat, hand, is_choosing)


def _seat_view(shared: SharedView, seat: Seat, hand: list[Terrain], is_choosing: bool) -> SeatView:
    tell, seen = _tile_to_choose if is_choosing else _tile, shared.open
    return _SeatView(
        seat=seat,
        settlements=shared.settlements[seat],
        figures=shared.figures[seat],
        supply=seen.supply[seat],
        aside=seen.aside[seat],
        numbers=seen.stored[seat],
        tiles=[tell(shared, seat, number) for number in members(seen.held[seat])],
        hand=[_card(card) for card in hand],
        hand_size=seen.hand_sizes[seat],
        gold=shared.scores[seat].gold,
        total=shared.scores[seat].total,
    )


def _all_figures(world: World, seen: View) -> list[list[Figures]]:
    return [list(_figures(world, seen, seat)) for seat in range(world.seats)]


def _figures(world: World, seen: View, seat: Seat) -> Iterator[Figures]:
    for number, figure in enumerate(world.figures):
        standing = seen.figures[number][seat]
        shown = middle_of(standing) if figure.is_fixed else standing
        yield Figures(key=figure.key, hexes=hex_names(shown))


def _tile(shared: SharedView, seat: Seat, number: int) -> HeldTile:
    """A tile in front of a seat that isn't choosing: most haven't changed since the last time."""
    state = tile_state(shared.world, shared.match.state, seat, number)
    kept = shared.maker.tiles
    if (number, state) not in kept:
        kept[number, state] = _new_tile(shared.world, number, state)
    return kept[number, state]


def _tile_to_choose(shared: SharedView, seat: Seat, number: int) -> HeldTile:
    """With whether it can be used now, and why not."""
    action = FIRST_TILE + shared.world.sites[number].tile
    is_live = action in shared.decision
    # The engine explains for the seat on turn, which needn't be the one being asked.
    has_reason = seat == shared.match.state.turn and not is_live
    reason = _why_not(shared, action) if has_reason else None
    state = tile_state(shared.world, shared.match.state, seat, number)
    return _new_tile(shared.world, number, state, is_live=is_live, reason=reason)


def _new_tile(
    world: World, number: int, state: str, *, is_live: bool = False, reason: Said | None = None
) -> HeldTile:
    site = world.sites[number]
    location = world.tiles[site.tile]
    kind = state.rpartition("-")[2]
    return _HeldTile(
        key=location.key,
        state=_STATES.get(kind, kind),  # type: ignore[arg-type]  # one of the states above
        words=state,
        is_fleeting=bool(world.fleeting & SINGLE[number]),
        do=write_action(world, FIRST_TILE + site.tile),
        is_live=is_live,
        reason=reason,
    )


def _happening(event: Event) -> Happening:
    kind, _, hex, item, _ = event
    row = EVENTS[kind]
    return _Happening(
        kind=kind,
        hex=_NAMES[hex] if row.hex == PLACE and hex != NOTHING else None,
        origin=_NAMES[item] if row.item == ORIGIN else None,
    )


def _log(shared: SharedView, reader: Seat, first: int) -> Log:
    lines = [shared.line(number, reader) for number in range(first, len(shared.turns))]
    return _Log(first=min(first, len(shared.turns)), lines=lines)


def _result(shared: SharedView) -> GameResult:
    ranking = sorted(range(len(shared.scores)), key=lambda seat: -shared.scores[seat].total)
    totals = [one.total for one in shared.scores]
    places = [
        SeatResult(
            place=1 + len([total for total in totals if total > totals[seat]]),
            seat=seat,
            total=totals[seat],
        )
        for seat in ranking
    ]
    return GameResult(places=places, winners=winners(shared.scores), verdict=told(verdict(shared.scores)))

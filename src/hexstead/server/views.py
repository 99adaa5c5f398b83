"""A position as the browser draws it: what its reader may know, and the reader's decision."""

from collections import Counter
from collections.abc import Iterator
from functools import cache, cached_property
from typing import Any, Final, Literal

from hexstead.engine.actions import END, FIRST_TILE, NOBODY, Action, Seat
from hexstead.engine.events import EARNED, NOTHING, STORED, Event, is_for
from hexstead.engine.explain import ask, explain, title
from hexstead.engine.hexes import NOWHERE, SPACE, Hexes, members, name, row_name
from hexstead.engine.scoring import score, winners
from hexstead.engine.table import without_figures
from hexstead.engine.terrain import LETTERS, NO_TERRAIN, card_name, faces
from hexstead.engine.view import View as Seen
from hexstead.engine.view import see
from hexstead.engine.world import World
from hexstead.match.figures import middle_of
from hexstead.match.match import Match
from hexstead.match.notation import write_action
from hexstead.server.faces import icon_address
from hexstead.server.messages import (
    Button,
    Figures,
    Happening,
    Log,
    LogLine,
    Pile,
    Place,
    Result,
    SeatView,
    TerrainCard,
    Tile,
    Touched,
    View,
)
from hexstead.server.words import SAYS
from hexstead.telling.buttons import button_name, button_text
from hexstead.telling.figures import left_of
from hexstead.telling.log import (
    OF_A_CARD,
    OF_A_LOCATION,
    OF_A_PIECE,
    OF_A_ROW,
    OF_TWO_HEXES,
    Turn,
    before,
    sentence,
    touched,
    turns,
)
from hexstead.telling.texts import text_of
from hexstead.telling.tiles import tile_state
from hexstead.telling.verdict import verdict
from hexstead.telling.words import TILE_STATES

_STATES: Final = {"fresh": "new", "over": "passive"}
"""How the states of tiles are called here, where that differs."""


_NAMES: Final = [name(hex) for hex in range(SPACE)]


def hex_names(hexes: Hexes) -> list[str]:
    return [_NAMES[hex] for hex in members(hexes)]


class Scene:
    """All that the views of one position have in common, whoever reads them; worked out once."""

    def __init__(self, match: Match, names: list[str], at: int) -> None:
        self.match = match
        self.world = match.world
        self.names = names
        self.at = at
        self.scores = score(match.world, match.state)
        self.turns = turns(match)
        self.open = see(match.world, match.state, NOBODY)
        """What lies open."""

    @cached_property
    def recent(self) -> list[Touched]:
        return self._touched(self.turns[-1:])

    @cached_property
    def last(self) -> list[Touched]:
        return self._touched(before(self.turns, self.world.seats))

    def _touched(self, played: list[Turn]) -> list[Touched]:
        found = touched(self.world, played, self.match.state)
        return [Touched(hex=_NAMES[hex], seat=_seat(seat)) for hex, seat in found.items()]

    @cached_property
    def stock(self) -> dict[str, int]:
        sites = zip(self.world.sites, self.open.stock, strict=True)
        return {_NAMES[site.hex]: tiles for site, tiles in sites if site.hex != NOWHERE}

    @cached_property
    def settlements(self) -> list[list[str]]:
        """By seat, without figures."""
        return [hex_names(without_figures(self.match.state, seat)) for seat in range(self.world.seats)]

    @cached_property
    def figures(self) -> list[list[Figures]]:
        return [list(_figures(self.world, self.open, seat)) for seat in range(self.world.seats)]

    @cached_property
    def discards(self) -> list[Pile]:
        return _piles(self.open.discards)

    @cached_property
    def removed(self) -> list[Pile]:
        return _piles(self.open.removed)


def reader_of(match: Match, own: frozenset[Seat]) -> Seat:
    """Whose hand is shown. Several people at one screen see a hand only while its owner decides."""
    if len(own) == 1:
        return next(iter(own))
    deciding = match.decision().seat
    return deciding if deciding in own else NOBODY


def view_of(scene: Scene, own: frozenset[Seat], log_from: int) -> View:
    """The view for whoever holds these seats; none for a spectator."""
    match, state = scene.match, scene.match.state
    decision = match.decision()
    reader = reader_of(match, own)
    seen = see(scene.world, state, reader)
    is_yours = decision.seat in own and not match.is_over
    return View(
        at=scene.at,
        actions=len(match.steps),
        round=match.round,
        phase=_phase(seen),
        reader=_seat(reader),
        first=seen.first,
        turn=seen.turn,
        deciding=None if match.is_over else _seat(decision.seat),
        is_yours=is_yours,
        prompt=_prompt(scene, is_yours),
        live=hex_names(decision.hexes) if is_yours else [],
        buttons=list(_buttons(scene, seen, is_yours)),
        lifted=_lifted(seen),
        can_take_back=any([match.can_take_back(seat) for seat in own]),
        played=[_card(card) for card in seen.played],
        terrain=None if seen.terrain == NO_TERRAIN else _card(seen.terrain),
        owed=min(seen.owed, seen.supply[seen.turn]),
        quota=seen.quota,
        deck=seen.deck_size,
        discards=scene.discards,
        removed=scene.removed,
        seats=[_seat_view(scene, seen, seat, is_yours) for seat in range(scene.world.seats)],
        stock=scene.stock,
        walls=hex_names(seen.walls),
        marks={row_name(row): owner for row, owner in enumerate(seen.marks) if owner != NOBODY},
        recent=scene.recent,
        last=scene.last,
        happened=list(_happened(scene, reader)),
        log=_log(scene, reader, log_from),
        result=_result(scene) if match.is_over else None,
    )


def _phase(seen: Seen) -> Literal["playing", "last-round", "closing", "over"]:
    if seen.over:
        return "over"
    if seen.closing:
        return "closing"
    return "last-round" if seen.ending else "playing"


def _seat(seat: Seat) -> int | None:
    return None if seat == NOBODY else seat


def _prompt(scene: Scene, is_yours: bool) -> str:
    if is_yours or scene.match.is_over:
        return ask(scene.world, scene.match.state)
    return SAYS["choosing"].format(who=scene.names[scene.match.decision().seat])


def _buttons(scene: Scene, seen: Seen, is_yours: bool) -> Iterator[Button]:
    """All that are live, apart from those of tiles that lie before the reader; and the end of the turn."""
    decision = scene.match.decision()
    before_reader = seen.held[seen.viewer] if seen.viewer != NOBODY else 0
    tiles = {FIRST_TILE + scene.world.sites[number].location for number in members(before_reader)}
    for action in decision.buttons if is_yours else []:
        if action != END and action not in tiles:
            yield _button(scene, action, "")
    if not seen.over and not seen.closing:
        yield _button(scene, END, _why_no_end(scene, is_yours))


def _why_no_end(scene: Scene, is_yours: bool) -> str:
    return _why_not(scene, END) if is_yours else _prompt(scene, is_yours)


def _why_not(scene: Scene, action: Action) -> str:
    reason = explain(scene.world, scene.match.state, action)
    return reason.text if reason else ""


def _button(scene: Scene, action: Action, reason: str) -> Button:
    is_tile = FIRST_TILE <= action < scene.world.first_terrain
    return Button(
        do=write_action(scene.world, action),
        label=button_name(scene.world, action, scene.match.decision().prompt),
        text=button_text(scene.world, action),
        icon=icon_address(scene.world.locations[action - FIRST_TILE].key) if is_tile else None,
        is_live=not reason,
        reason=reason,
    )


def _lifted(seen: Seen) -> str | None:
    lifted = seen.frames[-1].lifted if seen.frames else NOWHERE
    return None if lifted == NOWHERE else name(lifted)


@cache
def _card(card: int) -> TerrainCard:
    return TerrainCard(key="".join([LETTERS[face] for face in faces(card)]), name=card_name(card))


def _piles(cards: list[int]) -> list[Pile]:
    return [Pile(card=_card(card), number=number) for card, number in sorted(Counter(cards).items())]


def _seat_view(scene: Scene, seen: Seen, seat: Seat, is_yours: bool) -> SeatView:
    return SeatView(
        seat=seat,
        settlements=scene.settlements[seat],
        figures=scene.figures[seat],
        supply=seen.supply[seat],
        aside=seen.aside[seat],
        numbers=seen.stored[seat],
        tiles=[_tile(scene, seen, seat, number, is_yours) for number in members(seen.held[seat])],
        hand=[_card(card) for card in seen.hand] if seat == seen.viewer else [],
        hand_size=seen.hand_sizes[seat],
        gold=scene.scores[seat].gold,
        total=scene.scores[seat].total,
    )


def _figures(world: World, seen: Seen, seat: Seat) -> Iterator[Figures]:
    for number, figure in enumerate(world.figures):
        standing = seen.figures[number][seat]
        shown = middle_of(standing) if figure.is_fixed else standing
        left = 0 if figure.is_passing else left_of(figure, standing)
        yield Figures(key=figure.key, hexes=hex_names(shown), left=left)


def _tile(scene: Scene, seen: Seen, seat: Seat, number: int, is_yours: bool) -> Tile:
    world = scene.world
    site = world.sites[number]
    location = world.locations[site.location]
    action = FIRST_TILE + site.location
    decision = scene.match.decision()
    is_choosing = is_yours and decision.seat == seat
    is_live = is_choosing and action in decision
    state = tile_state(world, scene.match.state, seat, number)
    kind = state.rpartition("-")[2]
    # The engine explains for the seat on turn, which need not be the one that is asked.
    has_reason = is_choosing and seat == seen.turn and not is_live
    return Tile.model_construct(
        key=location.key,
        name=title(location.key),
        text=text_of(location, world.options),
        icon=icon_address(location.key) or "",
        hex=None if site.hex == NOWHERE else _NAMES[site.hex],
        state=_STATES.get(kind, kind),
        words=TILE_STATES[state],
        do=write_action(world, action),
        is_live=is_live,
        reason=_why_not(scene, action) if has_reason else "",
    )


def _happened(scene: Scene, reader: Seat) -> Iterator[Happening]:
    """What the last action did, as far as the reader may know."""
    for event in scene.match.steps[-1].events if scene.match.steps else []:
        if is_for(event, reader):
            yield _happening(scene.world, event)


def _happening(world: World, event: Event) -> Happening:
    kind, seat, hex, item, _ = event
    told: dict[str, Any] = {"kind": kind, "seat": _seat(seat), "hex": None, "origin": None}
    told |= {"item": _item(world, event), "number": None}
    if kind == EARNED:
        told["number"] = hex
    elif kind == STORED:
        told["number"] = item
    elif hex != NOTHING:
        told["hex"] = name(hex)
    if kind in OF_TWO_HEXES:
        told["origin"] = name(item)
    return Happening(**told)


def _item(world: World, event: Event) -> str | None:
    kind, _, _, item, _ = event
    if item == NOTHING:
        return None
    if kind in OF_A_LOCATION:
        return world.locations[item].key
    if kind in OF_A_CARD:
        return _card(item).key
    if kind in OF_A_PIECE:
        return world.figures[item].key
    if kind in OF_A_ROW:
        return row_name(item)
    return world.sources[item] if kind == EARNED else None


def _log(scene: Scene, reader: Seat, first: int) -> Log:
    lines = [
        LogLine(seat=turn.seat, text=sentence(scene.world, turn, scene.names, reader))
        for turn in scene.turns[first:]
    ]
    return Log(first=min(first, len(scene.turns)), lines=lines)


def _result(scene: Scene) -> Result:
    ranking = sorted(range(len(scene.scores)), key=lambda seat: -scene.scores[seat].total)
    totals = [one.total for one in scene.scores]
    places = [
        Place(
            place=1 + len([total for total in totals if total > totals[seat]]),
            seat=seat,
            total=totals[seat],
            gold=scene.scores[seat].gold,
        )
        for seat in ranking
    ]
    return Result(places=places, winners=winners(scene.scores), verdict=verdict(scene.names, scene.scores))

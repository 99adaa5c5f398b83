"""What a reader may ask about a position without acting."""

from typing import TypeAlias

from hexstead.engine.actions import Action, Decision, Seat
from hexstead.engine.chance import Rng
from hexstead.engine.codec import names as hex_names
from hexstead.engine.events import LOST, TOOK, Event
from hexstead.engine.explain import explain
from hexstead.engine.hexes import EMPTY
from hexstead.engine.rules import act
from hexstead.engine.said import BadInput, Said, named
from hexstead.engine.view import guess, see
from hexstead.match.match import Match
from hexstead.match.notation import read_action
from hexstead.server.wire.messages import Earned, Earns, Explain, Explained, Preview, Previewed, Told
from hexstead.server.wire.said_json import says, told
from hexstead.wording.gold import earners, gains

Question: TypeAlias = Explain | Preview | Earns


def answer(match: Match, own: frozenset[Seat], question: Question) -> Told:
    """For somebody who holds these seats."""
    if isinstance(question, Explain):
        reason = _why_not(match, question.do)
        return Explained(id=question.id, reason=told(reason) if reason else None)
    if isinstance(question, Preview):
        return _preview(match, own, question)
    return _earns(match, question)


def not_yet(question: Question) -> Told:
    """Before the start we say nothing: any reason could give away the first card, or who begins."""
    if isinstance(question, Explain):
        return Explained(id=question.id, reason=told(says("not-started")))
    if isinstance(question, Preview):
        return Previewed(id=question.id, gold={}, total=0, took=[], lost=[])
    return Earned(id=question.id, hexes=[])


def _why_not(match: Match, do: str) -> Said | None:
    try:
        return explain(match.world, match.state, read_action(match.world, do))
    except BadInput as wrong:
        return wrong.said


def _preview(match: Match, own: frozenset[Seat], question: Preview) -> Previewed:
    decision = match.decision()
    action = _live_action(match, decision, question.do)
    gold: dict[str, int] = {}
    took: list[Said] = []
    lost: list[Said] = []
    if action is not None and decision.seat in own:
        gold, events = _tried(match, decision.seat, action)
        took = _tiles(match, events, TOOK, decision.seat)
        lost = _tiles(match, events, LOST, decision.seat)
    return Previewed(
        id=question.id,
        gold=gold,
        total=sum(gold.values()),
        took=[told(one) for one in took],
        lost=[told(one) for one in lost],
    )


def _tiles(match: Match, events: list[Event], kind: str, seat: Seat) -> list[Said]:
    """The names of the tiles that the seat took, or lost."""
    tiles = match.world.tiles
    return [named("tile", tiles[item].key) for what, who, _, item, _ in events if (what, who) == (kind, seat)]


def _live_action(match: Match, decision: Decision, do: str) -> Action | None:
    try:
        action = read_action(match.world, do)
    except BadInput:
        return None
    return action if action in decision else None


def _tried(match: Match, seat: Seat, action: Action) -> tuple[dict[str, int], list[Event]]:
    """Gold and events, tried on a position where everything the seat doesn't know is dealt at random."""
    before = guess(match.world, see(match.world, match.state, seat), Rng(0))
    after = before.copy()
    events = act(match.world, after, action)
    return gains(match.world, before, after, seat), events


def _earns(match: Match, question: Earns) -> Earned:
    """Empty for a card or seat that this game doesn't have."""
    world, card, seat = match.world, question.card, question.seat
    is_known = seat < world.seats and card in [one.key for one in world.cards]
    hexes = earners(world, match.state.settlements, seat, card) if is_known else EMPTY
    return Earned(id=question.id, hexes=hex_names(hexes))

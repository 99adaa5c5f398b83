"""Positions that a seat cannot tell apart, and what it is told of them."""

from random import Random

from hexstead.engine.actions import Seat
from hexstead.engine.chance import Rng
from hexstead.engine.events import CHANCE, Event, is_for
from hexstead.engine.state import State


def with_other_secrets(random: Random, state: State, viewer: Seat) -> State:
    """The same position with all cards exchanged that the viewer does not see, and another future."""
    twin = state.copy()
    others = [hand for seat, hand in enumerate(twin.hands) if seat != viewer]
    hidden = twin.deck + [card for hand in others for card in hand]
    random.shuffle(hidden)
    for hand in [*others, twin.deck]:
        hand[:] = [hidden.pop() for _ in hand]
    twin.rng = Rng(random.randrange(10**9))
    # Work out what is live again, or we would get the answer for the other position.
    twin.decision = None
    return twin


def up_to_chance(events: list[Event], viewer: Seat) -> list[Event]:
    """What the viewer is told before something hidden shows."""
    shown = [number for number, event in enumerate(events) if event[0] in CHANCE]
    return [event for event in events[: min(shown, default=len(events))] if is_for(event, viewer)]

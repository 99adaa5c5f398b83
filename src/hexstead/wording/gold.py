"""What an action would pay, and which pieces a card pays for."""

from hexstead.engine.actions import Seat
from hexstead.engine.hexes import EMPTY, SINGLE, Hexes, members
from hexstead.engine.scoring import score
from hexstead.engine.state import State
from hexstead.engine.world import World


def gains(world: World, before: State, after: State, seat: Seat) -> dict[str, int]:
    """How much the seat's gold changes, by source."""
    old, new = score(world, before)[seat].gold, score(world, after)[seat].gold
    return {key: new[key] - old[key] for key in old if new[key] != old[key]}


def earners(world: World, pieces: list[Hexes], seat: Seat, key: str) -> Hexes:
    """A smallest set of the seat's pieces for which the card pays what it pays now."""
    card = next(card for card in world.cards if card.key == key)
    gold, kept = card.gold(world, pieces, seat), pieces.copy()
    if not gold:
        return EMPTY
    for hex in members(pieces[seat]):
        without = kept.copy()
        without[seat] &= ~SINGLE[hex]
        if card.gold(world, without, seat) == gold:
            kept = without
    return kept[seat]

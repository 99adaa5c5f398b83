"""What the pieces on the board are worth: gold by seat and by source, and the counts that cards share."""

from hexstead.engine.actions import Seat
from hexstead.engine.hands import without_passing_figures
from hexstead.engine.hexes import EMPTY, Hexes, area_of, around, count, last
from hexstead.engine.state import State
from hexstead.engine.world import World


class Score:
    """The gold of one seat: by source, in the order of the cards in play, and in total."""

    __slots__ = ("gold", "total")

    def __init__(self, gold: dict[str, int]) -> None:
        self.gold = gold
        self.total = sum(gold.values())

    def __str__(self) -> str:
        return " ".join([f"{self.total}:", *[f"{source}={gold}" for source, gold in self.gold.items()]])


def score(world: World, state: State) -> list[Score]:
    pieces = state.settlements
    if world.has_passing_figures:
        pieces = [without_passing_figures(world, state, seat) for seat in range(world.seats)]
    scores = tally(world, pieces)
    if not world.sources:
        return scores
    # Gold paid during the game is listed under the card that paid it.
    paid = [dict(zip(world.sources, earned, strict=True)) for earned in state.earned]
    return [Score(score.gold | paid[seat]) for seat, score in enumerate(scores)]


def tally(world: World, pieces: list[Hexes]) -> list[Score]:
    """The same for pieces that needn't come from a game: those of each seat."""
    return [
        Score({card.key: card.gold(world, pieces, seat) for card in world.cards})
        for seat in range(world.seats)
    ]


def winners(scores: list[Score]) -> list[Seat]:
    """Most gold wins; seats with equal gold share the victory."""
    best = max([score.total for score in scores])
    return [seat for seat, score in enumerate(scores) if score.total == best]


def counts_by(regions: list[Hexes], pieces: Hexes) -> list[int]:
    """How many of the pieces are in each region."""
    return [(pieces & region).bit_count() for region in regions]


def linked_by_areas(pieces: Hexes, hexes: Hexes) -> Hexes:
    """Those of the hexes that one area of the pieces connects to at least one other of them."""
    linked = EMPTY
    rest = pieces & around(hexes)
    while rest:
        area = area_of(last(rest), pieces)
        touched = around(area) & hexes
        if count(touched) > 1:
            linked |= touched
        rest &= ~area
    return linked

"""What an action would change on the table, as far as the seat that chooses can know."""

from hexstead.engine.actions import Action, Seat
from hexstead.engine.chance import Rng
from hexstead.engine.events import LOST, TOOK, Event
from hexstead.engine.hexes import Hex, Hexes
from hexstead.engine.rules import act
from hexstead.engine.scoring import Score, score
from hexstead.engine.state import State
from hexstead.engine.view import guess, see
from hexstead.engine.world import World


class SeatChange:
    """What changes for one seat."""

    __slots__ = ("gold", "lost", "numbers", "took")

    def __init__(
        self, gold: dict[str, int], took: list[tuple[Hex, int]], lost: list[tuple[Hex, int]], numbers: int
    ) -> None:
        self.gold = gold
        """By source, only what differs."""
        self.took = took
        """From which hex, which tile; NOTHING for one that lies beside the map."""
        self.lost = lost
        self.numbers = numbers
        """How many number tiles more."""

    def __bool__(self) -> bool:
        return bool(self.gold or self.took or self.lost or self.numbers)


class Change:
    """What an action changes for all, and what stands on the map that did not before."""

    __slots__ = ("ends_game", "figures", "rows", "seats", "settlements", "starts_last_round", "walls")

    def __init__(
        self,
        seats: list[SeatChange],
        rows: list[int],
        starts_last_round: bool,
        ends_game: bool,
        settlements: list[Hexes],
        figures: list[list[Hexes]],
        walls: Hexes,
    ) -> None:
        self.seats = seats
        self.rows = rows
        """Those that are marked by it."""
        self.starts_last_round = starts_last_round
        self.ends_game = ends_game
        self.settlements = settlements
        """Of each seat, figures among them."""
        self.figures = figures
        self.walls = walls


class Foresight:
    """Tries actions of one seat on a position in which what it does not know is dealt at random."""

    __slots__ = ("_before", "_scores", "_world")

    def __init__(self, world: World, state: State, seat: Seat) -> None:
        self._world = world
        # Always the same deal: two positions that the seat cannot tell apart answer alike.
        self._before = guess(world, see(world, state, seat), Rng(0))
        self._scores = score(world, self._before)

    def of(self, action: Action) -> Change:
        """What a live action changes."""
        before, after = self._before, self._before.copy()
        events = act(self._world, after, action)
        scores = score(self._world, after)
        return Change(
            seats=[self._seat(after, scores, events, seat) for seat in range(self._world.seats)],
            rows=[row for row, seat in enumerate(after.marks) if seat != before.marks[row]],
            starts_last_round=after.ending and not before.ending,
            ends_game=after.over and not before.over,
            settlements=_added(before.settlements, after.settlements),
            figures=[_added(*both) for both in zip(before.figures, after.figures, strict=True)],
            walls=after.walls & ~before.walls,
        )

    def _seat(self, after: State, scores: list[Score], events: list[Event], seat: Seat) -> SeatChange:
        old, new = self._scores[seat].gold, scores[seat].gold
        return SeatChange(
            gold={key: new[key] - old[key] for key in old if new[key] != old[key]},
            took=_tiles(events, TOOK, seat),
            lost=_tiles(events, LOST, seat),
            numbers=after.stored[seat] - self._before.stored[seat],
        )


def _tiles(events: list[Event], kind: str, seat: Seat) -> list[tuple[Hex, int]]:
    return [(hex, item) for what, who, hex, item, _ in events if (what, who) == (kind, seat)]


def _added(before: list[Hexes], after: list[Hexes]) -> list[Hexes]:
    return [now & ~then for then, now in zip(before, after, strict=True)]

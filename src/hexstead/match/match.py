"""A game in play: a set-up, a seed, and the actions so far. Everything else follows from these."""

from hexstead.engine.actions import END, FIRST_TILE, Action, Decision, IllegalAction, Seat
from hexstead.engine.events import Event, shows_something_hidden
from hexstead.engine.explain import explain
from hexstead.engine.rules import act, decide, start
from hexstead.engine.said import BadInput, Reason, error
from hexstead.engine.state import State
from hexstead.match.notation import read_action, write_action
from hexstead.match.record import RECORD_VERSION, Record
from hexstead.match.seed import Seed
from hexstead.setup.setup import Setup


class Step:
    """A completed action: who did it, what happened, and whether it revealed something hidden."""

    __slots__ = ("action", "events", "is_final", "seat")

    def __init__(self, seat: Seat, action: Action, events: list[Event]) -> None:
        self.seat = seat
        self.action = action
        self.events = events
        self.is_final = shows_something_hidden(events)


class Match:
    def __init__(self, setup: Setup, seed: int | Seed) -> None:
        """A number seeds the quick generator."""
        self.setup = setup
        self.seed = seed if isinstance(seed, Seed) else Seed.quick(seed)
        self.world = setup.world()
        self.state = self.opening()
        self.steps: list[Step] = []

    def opening(self) -> State:
        """The position before the first action."""
        return start(self.world, self.seed.chance())

    @property
    def is_over(self) -> bool:
        return self.state.over

    @property
    def round(self) -> int:
        """Counted from 1; a round is one turn of every seat."""
        ended = len([step for step in self.steps if step.action == END])
        return (ended - self.state.closing) // self.world.seats + 1

    def decision(self) -> Decision:
        return decide(self.world, self.state)

    def play(self, action: Action) -> list[Event]:
        """Carry out an action of the deciding seat; IllegalAction if it isn't live."""
        seat = self.decision().seat
        events = act(self.world, self.state, action)
        self.steps.append(Step(seat, action, events))
        return events

    def can_take_back(self, seat: Seat) -> bool:
        """Only this seat's last action, and only if it revealed nothing; never after the end."""
        return not self.why_no_take_back(seat)

    def take_back(self, seat: Seat) -> Action:
        """Undo this seat's last action by replaying all the others."""
        why_not = self.why_no_take_back(seat)
        if why_not:
            raise BadInput(why_not)
        action = self.steps[-1].action
        self._replay([step.action for step in self.steps[:-1]])
        return action

    def to_cancel(self, seat: Seat) -> int:
        """How many actions make up the use of a tile with which this seat has done nothing yet; 0 if none."""
        if not self.state.frames or self.state.frames[-1].seat != seat:
            return 0
        for number, step in enumerate(reversed(self.steps), start=1):
            if step.seat != seat or step.is_final:
                return 0
            if FIRST_TILE <= step.action < self.world.first_terrain:
                return number
            if step.events:
                return 0
        return 0

    def cancel(self, seat: Seat) -> None:
        """Put back the tile that was just taken up."""
        number = self.to_cancel(seat)
        if not number:
            raise BadInput(Reason("cancel-nothing"))
        self.rewind(number)

    def rewind(self, number: int) -> None:
        """Undo this many actions, whatever they revealed: the same cards will come again."""
        self._replay([step.action for step in self.steps[: len(self.steps) - number]])

    def why_no_take_back(self, seat: Seat) -> Reason | None:
        """The reason, for the player; None if the action can be taken back."""
        if self.is_over:
            return Reason("take-back-over")
        if not self.steps:
            return Reason("take-back-nothing")
        if self.steps[-1].seat != seat:
            return Reason("take-back-other")
        return Reason("take-back-card") if self.steps[-1].is_final else None

    def _replay(self, actions: list[Action]) -> None:
        self.state = self.opening()
        self.steps = []
        for action in actions:
            self.play(action)

    def record(self, players: tuple[str, ...] = ()) -> Record:
        actions = tuple([write_action(self.world, step.action) for step in self.steps])
        return Record(
            hexstead=RECORD_VERSION,
            setup=self.setup,
            generator=self.seed.generator,
            seed=self.seed.text,
            players=players,
            actions=actions,
        )


def replay(record: Record, at: int | None = None) -> Match:
    """The match of a record, up to an action number; BadInput says which action doesn't fit, and why."""
    if at is not None and not 0 <= at <= len(record.actions):
        raise BadInput(error("action-number", actions=len(record.actions)))
    match = Match(record.setup, record.drawn_by)
    for number, text in enumerate(record.actions[:at], start=1):
        _replay_one(match, number, text)
    return match


def _replay_one(match: Match, number: int, text: str) -> None:
    try:
        action = read_action(match.world, text)
    except BadInput as wrong:
        raise BadInput(error("action", number=number, why=wrong.said)) from None
    try:
        match.play(action)
    except IllegalAction:
        why = explain(match.world, match.state, action) or Reason("not-now")
        raise BadInput(error("action-not-live", number=number, action=text, why=why)) from None

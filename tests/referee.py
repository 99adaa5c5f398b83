"""A referee who plays along by the slow definitions, and compares with the engine at every step."""

from collections import Counter
from copy import copy, deepcopy
from random import Random
from typing import TypeAlias

import slow
from games import Pick
from hexstead.engine.actions import NOBODY, Action
from hexstead.engine.events import Event
from hexstead.engine.rules import act, decide, start
from hexstead.engine.scoring import score
from hexstead.engine.state import State
from hexstead.engine.world import World
from slow_cards import options, owed, terrain
from slow_gold import gold
from slow_reading import as_choice, cards_shown, read
from slow_table import LETTERS, Choice, Table

Shown: TypeAlias = dict[str, object]


class Disagreement(AssertionError):
    """Engine and referee see different things."""


class Referee:
    """Sits down at a position in which nothing is under way, most often at the start."""

    def __init__(self, world: World, state: State) -> None:
        self.world = world
        self.table = read(world, state)
        if options(self.table) == {self.table.side} and not self.table.is_for_good:
            self.table.side = ""  # so far nobody has named it
        self.steps = 0

    def copy(self) -> "Referee":
        """Another one who sees the same; the world is shared, as by all copies of a position."""
        other = copy(self)
        other.table = deepcopy(self.table)
        return other

    def play(self, state: State, action: Action) -> None:
        """Carry out an action on both sides, and compare."""
        self.follow(state, action)
        self.compare(state)

    def follow(self, state: State, action: Action) -> None:
        self.hear(action, act(self.world, state, action))

    def hear(self, action: Action, events: list[Event]) -> None:
        """Somebody has carried out an action: do the same here."""
        choice, cards = as_choice(self.world, action), cards_shown(events)
        self.steps += 1
        try:
            slow.play(self.table, choice, cards)
        except Exception as error:
            raise Disagreement(f"step {self.steps}, {choice}: {error!r}") from error
        if cards:
            raise Disagreement(f"step {self.steps}, {choice}: nobody expected the cards {cards}")

    def compare(self, state: State) -> None:
        theirs, mine = self._as_engine_sees_it(state), _as_referee_sees_it(self.table)
        for what in mine:
            self._require_equal(what, theirs[what], mine[what])
        if state.over:
            for seat, scored in enumerate(score(self.world, state)):
                paid = {key: gold(self.table, key, seat) for key in scored.gold}
                self._require_equal(f"gold of seat {seat}", scored.gold, paid)

    def compare_live(self, state: State) -> None:
        self._require_equal("live", self._live(state), slow.choices(self.table))

    def _require_equal(self, what: str, theirs: object, mine: object) -> None:
        if theirs != mine:
            raise Disagreement(f"step {self.steps}, {what}: {_difference(theirs, mine)}")

    def _live(self, state: State) -> set[Choice]:
        return {as_choice(self.world, action) for action in decide(self.world, state).actions}

    def _as_engine_sees_it(self, state: State) -> Shown:
        table = read(self.world, state)
        has_terrain = _is_in_turn(table) and state.terrain >= 0
        return {
            "live": self._live(state),
            "decider": decide(self.world, state).seat,
            "terrain": LETTERS[state.terrain] if has_terrain else "",
            "owed": state.owed if has_terrain else None,
            "cards": sorted(table.in_use),
            **_what_lies_there(table),
        }


def follow(random: Random, world: World, pick: Pick) -> None:
    """Play a whole game and compare every step of it."""
    state = start(world, random.randrange(10**9))
    referee = Referee(world, state)
    referee.compare(state)
    while not state.over:
        referee.play(state, pick(random, world, state))


def _as_referee_sees_it(table: Table) -> Shown:
    found = terrain(table) if _is_in_turn(table) else ""
    return {
        "live": slow.choices(table),
        "decider": NOBODY if table.over else table.decider,
        "terrain": found,
        "owed": owed(table) if found else None,
        "cards": sorted(table.in_use + table.put_by),
        **_what_lies_there(table),
    }


def _is_in_turn(table: Table) -> bool:
    return not (table.over or table.closing)


def _what_lies_there(table: Table) -> Shown:
    return {
        "pieces": table.pieces,
        "walls": table.walls,
        "supply": table.supply,
        "aside": table.aside,
        "numbers": table.numbers,
        "marks": table.marks,
        "earned": [+earned for earned in table.earned],
        "stock": table.stock,
        "taken": table.taken,
        "tiles": [{tile.place for tile in tiles} for tiles in table.tiles],
        "used": [Counter([tile.kind for tile in tiles if tile.is_used]) for tiles in table.tiles],
        "new": Counter([tile.kind for tile in table.tiles[table.seat] if tile.is_new and _is_in_turn(table)]),
        "hands": [sorted(hand) for hand in table.hands],
        "pile": table.pile,
        "discards": sorted(table.discards),
        "removed": sorted(table.removed),
        "seat": table.seat,
        "begun": table.begun,
        "ending": table.ending,
        "over": table.over,
    }


def _difference(theirs: object, mine: object) -> str:
    if isinstance(theirs, set) and isinstance(mine, set):
        return f"the engine alone has {_listed(theirs - mine)}, the referee {_listed(mine - theirs)}"
    if isinstance(theirs, dict) and isinstance(mine, dict):
        keys = [key for key in {*theirs, *mine} if theirs.get(key) != mine.get(key)]
        return ", ".join([f"{key}: {theirs.get(key)} against {mine.get(key)}" for key in keys])
    if isinstance(theirs, list) and isinstance(mine, list) and len(theirs) == len(mine):
        pairs = zip(theirs, mine, strict=True)
        return "; ".join(
            [f"[{n}] {_difference(*pair)}" for n, pair in enumerate(pairs) if pair[0] != pair[1]]
        )
    return f"{theirs} against {mine}"


def _listed(items: set[object]) -> list[object]:
    return sorted(items, key=str)[:12]

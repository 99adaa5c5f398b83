"""What a position is worth to a seat: gold now, and what it promises, each with a weight.

Nothing here knows a card or a location. It asks cards what they would pay for pieces that might be there,
counts tiles, and looks at which hexes the rules would leave to choose from.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

from hexstead.engine.actions import Seat
from hexstead.engine.hexes import NEIGHBOURS, SINGLE, Hex, Hexes, count, members, of
from hexstead.engine.state import State
from hexstead.engine.terrain import Terrain, faces
from hexstead.engine.view import View
from hexstead.engine.world import World

Chances: TypeAlias = dict[Terrain, float]
Weights: TypeAlias = dict[str, tuple[float, float]]
"""The weight of each feature with a full supply and with an empty one; in between they are mixed."""

FEATURES: Final = ("gold", "rival", "tiles", "free", "room", "sites", "growth", "next")
"""The names of the features, in the order of `features`.

gold    the seat's gold now
rival   the most gold of another seat
tiles   tiles held that work next turn
free    the chance of a card whose terrain is nowhere next to your own pieces, so you can build anywhere
room    hexes to build on next to your own pieces, up to twenty
sites   sites with tiles left that the next settlement could reach
growth  gold per settlement if the kingdom grew by one ring
next    gold and tiles that the next turn brings on average, if you take its best hexes one by one
"""

IN_HAND: Final = ("gold", "rival")
"""All that counts in the last round; the rest are promises."""
NO_PROMISE: Final = [0.0] * (len(FEATURES) - len(IN_HAND))
ROOM_ENOUGH: Final = 20
RING: Final = 10
"""In a smaller ring, future gold would seem closer than it is, and worth more than gold in hand."""
LOOKED_AT: Final = 6
"""How many hexes to look at for each settlement of the next turn."""

KEPT: Final = 50_000
"""How many amounts of gold to remember: enough for a turn, and little memory."""


@cache
def usual_weights() -> Weights:
    """The weights found by self-play (docs/bots.md)."""
    text = (files("hexstead.bots") / "weights.json").read_text("utf-8")
    return {name: (early, late) for name, (early, late) in json.loads(text)["weights"].items()}


def chances(world: World, view: View) -> Chances:
    """How likely each terrain is on the seat's next card, as far as it can know."""
    unseen = world.deck.copy()
    for card in view.discards + view.removed + view.played:
        unseen.remove(card)
    # So few cards are left that they will soon be reshuffled: any card may come.
    cards = view.hand or (unseen if len(unseen) > world.seats else world.deck)
    shown = [terrain for card in cards for terrain in faces(card)]
    return {terrain: shown.count(terrain) / len(shown) for terrain in sorted(set(shown))}


class Outlook:
    """How a seat judges positions close to the one where it must decide."""

    def __init__(self, world: World, state: State, seat: Seat, chances: Chances, weights: Weights) -> None:
        self.world = world
        self.seat = seat
        self.chances = chances
        self.weights = weights
        self._root = state
        self._payers = [card.gold for card in world.cards]
        self._paid: dict[tuple[int, ...], int] = {}
        self._merits: dict[Hex, float] = {}
        self.early = state.supply[seat] / world.supply
        self.mixed = [self._weight(name) for name in FEATURES]
        """The current weights, in the order of the features."""
        self.tile = self._weight("tiles")
        self.freedom = self._weight("free")

    def gold(self, state: State, seat: Seat, own: Hexes) -> int:
        """The gold of a seat if these were its pieces; remembered, because it is asked again and again."""
        pieces = state.settlements.copy()
        pieces[seat] = own
        key = (seat, *pieces)
        paid = self._paid.get(key)
        if paid is None:
            if len(self._paid) > KEPT:
                self._paid.clear()
            paid = self._paid[key] = sum([pay(self.world, pieces, seat) for pay in self._payers])
        earned = state.earned[seat]
        return paid + sum(earned) if earned else paid

    def _weight(self, name: str) -> float:
        if self._root.ending and name not in IN_HAND:
            return 0.0
        early, late = self.weights[name]
        return late + (early - late) * self.early

    def _merit(self, hex: Hex) -> float:
        """What the seat would have had at the start after building there, or after removing its own piece."""
        own = self._root.settlements[self.seat]
        merit = float(self.gold(self._root, self.seat, own ^ SINGLE[hex]))
        if not own & SINGLE[hex]:
            merit += self.tile * len(self._tiles_beside(self._root, hex, self._root.taken[self.seat]))
        return merit

    def _tiles_beside(self, state: State, hex: Hex, taken: int) -> list[int]:
        """The sites that building there would take a tile from."""
        sites = self.world.sites_beside.get(hex, [])
        return [site for site in sites if state.stock[site] and not taken & SINGLE[site]]

    def promising(self, hexes: Hexes, number: int) -> list[Hex]:
        """At most `number` of these, best first."""
        found = members(hexes)
        if len(found) <= number:
            return found
        merits = self._merits
        for hex in found:
            if hex not in merits:
                merits[hex] = self._merit(hex)
        found.sort(key=merits.__getitem__, reverse=True)
        return found[:number]

    def glance(self, state: State) -> float:
        """What a position is worth, without the slow features."""
        return self.worth(self.features(state, quick=True))

    def worth(self, features: list[float]) -> float:
        return sum([weight * value for weight, value in zip(self.mixed, features, strict=True)])

    def features(self, state: State, quick: bool = False) -> list[float]:
        """In the order of their names. Promises are 0 in the last round, slow features at a glance."""
        gold = self.gold(state, self.seat, state.settlements[self.seat])
        if self._root.ending:
            return [gold, 0 if quick else self._most_of_others(state), *NO_PROMISE]
        near = state.around[self.seat] & state.free & self.world.suitable
        return [
            gold,
            0 if quick else self._most_of_others(state),
            count(state.held[self.seat] & ~self.world.common),
            self._freedom(near),
            min(count(near), ROOM_ENOUGH),
            self._sites_in_reach(state, near),
            self._growth(state, near, gold),
            0 if quick else self._next_turn(state, gold),
        ]

    def _freedom(self, near: Hexes) -> float:
        return sum(
            [chance for terrain, chance in self.chances.items() if not near & self.world.terrain[terrain]]
        )

    def _most_of_others(self, state: State) -> int:
        others = [seat for seat in range(self.world.seats) if seat != self.seat]
        return max([self.gold(state, seat, state.settlements[seat]) for seat in others])

    def _sites_in_reach(self, state: State, near: Hexes) -> int:
        stock, taken = state.stock, state.taken[self.seat]
        in_reach = [number for number, site in enumerate(self.world.sites) if site.ring & near]
        return len([number for number in in_reach if stock[number] and not taken & SINGLE[number]])

    def _growth(self, state: State, near: Hexes, gold: int) -> float:
        if not near:
            return 0.0
        grown = self.gold(state, self.seat, state.settlements[self.seat] | near)
        return (grown - gold) / max(count(near), RING)

    def _next_turn(self, state: State, gold: int) -> float:
        """What the seat's next turn brings on average over the terrains its card may show."""
        if state.over or not state.supply[self.seat]:
            return 0.0
        return sum([chance * self._turn_on(state, terrain, gold) for terrain, chance in self.chances.items()])

    def _turn_on(self, state: State, terrain: Terrain, before: int) -> float:
        """What a card of this terrain brings if each of its settlements goes on the best hex."""
        own, near, taken = state.settlements[self.seat], state.around[self.seat], state.taken[self.seat]
        eligible = self.world.terrain[terrain] & state.free
        tiles = 0
        for _ in range(min(self.world.builds[terrain], state.supply[self.seat], count(eligible))):
            hex = self._best_of(state, eligible & near or eligible, own, taken)
            own |= SINGLE[hex]
            near |= NEIGHBOURS[hex]
            eligible ^= SINGLE[hex]
            found = self._tiles_beside(state, hex, taken)
            tiles += len(found)
            taken |= of(found)
        return self.gold(state, self.seat, own) + self.tile * tiles - before

    def _best_of(self, state: State, hexes: Hexes, own: Hexes, taken: int) -> Hex:
        def worth(hex: Hex) -> float:
            tiles = self.tile * len(self._tiles_beside(state, hex, taken))
            return self.gold(state, self.seat, own | SINGLE[hex]) + tiles

        tried = self.promising(hexes, LOOKED_AT)
        return max(tried, key=worth) if len(tried) > 1 else tried[0]

    def worth_of_build(self, state: State, own: Hexes, hex: Hex) -> float:
        """Gold and tiles after building there, or after removing one of your own pieces from there."""
        tiles = self.tile * len(self._tiles_beside(state, hex, state.taken[self.seat]))
        near = (state.around[self.seat] | NEIGHBOURS[hex]) & state.free & ~SINGLE[hex]
        return self.gold(state, self.seat, own ^ SINGLE[hex]) + tiles + self.freedom * self._freedom(near)

"""Where tiles build settlements, slowly."""

from slow_cards import terrain
from slow_print import BUILDS_BESIDE, BUILDS_ON, BUILDS_SEVERAL_ON, CARD
from slow_table import (
    NEIGHBOURS,
    SUITABLE,
    Choice,
    Spot,
    Table,
    Tile,
    Use,
    around,
    near_if_possible,
    walk,
)

DONATIONS = BUILDS_SEVERAL_ON
ON_CARD = ("cathedral", *[kind for kind, letters in BUILDS_ON.items() if letters == CARD])
ON_TERRAIN = {"canoe": "SW", **BUILDS_ON, **DONATIONS}
BESIDE = BUILDS_BESIDE
WITH_A_RULE_OF_THEIR_OWN = ("tavern", "village", "fountain", "farm-action")
"""They say themselves how the hex lies to the others, so that nothing else is asked of it."""
BUILDS = {*ON_TERRAIN, *BESIDE, *WITH_A_RULE_OF_THEIR_OWN, *ON_CARD, "fort", "tower", "watchtower"}


def ground(table: Table, use: Use) -> set[Spot]:
    """Where the settlement could go but for the rule about own neighbours."""
    if use.kind in ON_CARD:
        return table.free_on(terrain(table))
    if use.kind == "fort":
        return table.free_on(use.drawn)
    if use.kind in ON_TERRAIN:
        return table.free_on(ON_TERRAIN[use.kind])
    counted, foreign = table.counted(use.seat), table.foreign(use.seat)
    return {spot for spot in _suitable(table, use) if _fits(table, use, spot, counted, foreign)}


def _suitable(table: Table, use: Use) -> set[Spot]:
    if use.kind == "farm-action":
        return table.free_on("A")
    climbs = use.kind == "fountain" and table.has_since_earlier(use.seat, "fountain-bonus")
    return table.free_on(SUITABLE + ("M" if climbs else ""))


def _fits(table: Table, use: Use, spot: Spot, counted: set[Spot], foreign: set[Spot]) -> bool:
    if use.kind == "tower":
        return spot[0] < 20 and (spot[0] in (0, 19) or spot[1] in (0, 19))
    if use.kind == "tavern":
        return any(all(walk(spot, direction, n) in counted for n in (1, 2, 3)) for direction in range(6))
    if use.kind == "village":
        return len(NEIGHBOURS[spot] & counted) >= 3
    if use.kind == "fountain":
        return len(NEIGHBOURS[spot] & counted) == 1 and not NEIGHBOURS[spot] & foreign
    if use.kind == "farm-action":
        return bool(NEIGHBOURS[spot] & table.own(use.seat))
    if use.kind == "watchtower":
        return bool(NEIGHBOURS[spot] & foreign)
    letters = BESIDE[use.kind]
    return table.touches(spot, letters) or ("W" in letters and table.is_shore(spot))


def targets(table: Table, use: Use) -> set[Spot]:
    """Where it may go."""
    found = ground(table, use)
    if use.kind in WITH_A_RULE_OF_THEIR_OWN:
        return found
    own = table.own(use.seat)
    if letters := use.drawn or ON_TERRAIN.get(use.kind, ""):
        # One of two terrains is chosen first, and each has its own hexes next to the others.
        return {spot for letter in letters for spot in near_if_possible(table.free_on(letter), own)}
    return near_if_possible(found, own)


def choices(table: Table, use: Use) -> set[Choice]:
    """For all but the Cathedral."""
    if use.kind == "canoe" and not unused_canoes(table, use.seat):
        return set()
    if not table.supply[use.seat] or use.steps == (3 if use.kind in DONATIONS else 1):
        return set()
    return targets(table, use) | ({"done"} if may_stop(table, use) else set())


def unused_canoes(table: Table, seat: int) -> list[Tile]:
    """They can react as soon as they are taken."""
    return [tile for tile in table.holds(seat, "canoe") if not tile.is_used]


def can_spend(table: Table, seat: int) -> bool:
    """Is there a number tile to return for a settlement?"""
    return table.numbers[seat] > 0 and table.supply[seat] > 0


def may_stop(table: Table, use: Use) -> bool:
    """A canoe need not react. A donation goes on as long as there is a hex next to the own ones."""
    if use.kind in DONATIONS:
        return use.steps > 0 and not ground(table, use) & around(table.own(use.seat))
    return use.kind == "canoe"


def opened_by_outpost(table: Table, use: Use) -> set[Spot]:
    """What an outpost adds; it is for the own turn."""
    if use.kind not in BUILDS or use.kind in ("canoe", *WITH_A_RULE_OF_THEIR_OWN):
        return set()
    if use.kind == "cathedral" and not can_spend(table, use.seat):
        return set()
    return ground(table, use) - targets(table, use)

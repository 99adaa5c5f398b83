"""Slow, obvious second definitions of the rules. They share no code with the engine.

Here is the course of a turn, the tiles and cards of the base game, and the way to those of the other
boxes; the tables themselves are in `slow_table`.
"""

from collections import Counter

import slow_crossroads
import slow_nomads
from slow_hands import build, move
from slow_table import (
    BOARD,
    LETTERS,
    NEIGHBOURS,
    NO_HEX,
    SUITABLE,
    Choice,
    Spot,
    Table,
    is_on_board,
    near_if_possible,
    read,
    spots,
    walk,
)

__all__ = [
    "BOARD",
    "LETTERS",
    "NEIGHBOURS",
    "NO_HEX",
    "ON_CARD",
    "Choice",
    "Spot",
    "Table",
    "areas",
    "choices",
    "gold",
    "is_on_board",
    "play",
    "read",
    "spots",
    "turn_up",
    "walk",
]

BUILDS = {
    *("oracle", "farm", "oasis", "tower", "tavern", "village", "fort"),
    *slow_nomads.TERRAIN_BUILDS,
    *slow_crossroads.TERRAIN_BUILDS,
}
MOVES = ("barn", "harbor", "paddock", "caravan", "rope-bridge", "tree-house", "cave")
ON_CARD = ("oracle", "barn", "quarry")
TERRAIN_OF = {
    "farm": "G",
    "oasis": "D",
    "harbor": "W",
    "rope-bridge": "C",
    "tree-house": "T",
    **slow_nomads.TERRAIN_BUILDS,
    **slow_crossroads.TERRAIN_BUILDS,
}


# What may be chosen


def choices(table: Table) -> set[Choice]:
    if table.is_waived:
        return set(_eligible(table))
    if table.using:
        return _choices_of_tile(table) | _outpost(table)
    if table.over:
        return set()
    if not table.owed:
        return {"end", *_cards(table), *_buttons(table)}
    targets = _cards(table) or set(near_if_possible(_eligible(table), table.own))
    return targets | (_outpost(table) if table.begun else _buttons(table))


def _cards(table: Table) -> set[Choice]:
    """The cards that may be chosen, if that is still to be done."""
    if not table.is_undecided():
        return set()
    return {f"terrain:{card}" for card in table.cards if not table.is_full(card)}


def _eligible(table: Table) -> set[Spot]:
    """Where the settlement that is being built could go but for the rule about own neighbours."""
    if table.using:
        return _build_ground(table, table.using) if table.using in BUILDS else set()
    return table.free_on(table.card) if table.owed and table.card else set()


def _outpost(table: Table) -> set[Choice]:
    """The button that lets the build under way go where it could not go otherwise."""
    if table.ready[table.seat]["outpost"] <= 0:
        return set()
    eligible = _eligible(table)
    opened = eligible - near_if_possible(eligible, table.own)
    return {"use:outpost"} if opened and table.using not in ("tavern", "village") else set()


def _choices_of_tile(table: Table) -> set[Choice]:
    key = table.using
    if key in BUILDS:
        stop: set[Choice] = {"done"} if table.steps else set()
        return stop | _build_targets(table, key)
    if key in MOVES:
        if table.lifted is None:
            return {spot for spot in table.movable() if _move_targets(table, key, spot)}
        return set(_move_targets(table, key, table.lifted))
    if key == "resettlement":
        return slow_nomads.resettlement_choices(table)
    if key == "quarry":
        return {*slow_nomads.wall_targets(table), *(["done"] if table.steps else [])}
    if key == "sword":
        return set(slow_nomads.sword_targets(table, table.struck))
    if key == "city-hall":
        return set(slow_crossroads.hall_centres(table))
    return slow_crossroads.figure_choices(table)


def _buttons(table: Table) -> set[Choice]:
    kinds = [key for key, number in table.ready[table.seat].items() if number > 0]
    return {f"use:{key}" for key in kinds if _is_usable(table, key)} | _outpost(table)


def _is_usable(table: Table, key: str) -> bool:
    if key in ("outpost", "crossroads"):
        return False
    if key in BUILDS and table.supply[table.seat] == 0:
        return False
    if key == "fort":
        return table.piles > 0
    if key == "quarry":
        return slow_nomads.can_wall(table)
    if key in ON_CARD and table.is_full(table.card):
        has_piece = key == "oracle" or bool(table.movable())
        return has_piece and table.could_get_another_card()
    table.using = key
    targets = _choices_of_tile(table)
    table.using = ""
    return bool(targets)


def _build_targets(table: Table, key: str) -> set[Spot]:
    ground = _build_ground(table, key)
    return ground if key in ("tavern", "village") else near_if_possible(ground, table.own)


def _build_ground(table: Table, key: str) -> set[Spot]:
    if key == "tavern":
        return {spot for spot in table.free_on(SUITABLE) if _continues_a_line(spot, table.own)}
    if key == "village":
        return slow_nomads.village_targets(table)
    return {spot for spot in table.free() if _fits(table, key, spot)}


def _fits(table: Table, key: str, spot: Spot) -> bool:
    letter = table.letter(spot)
    if key in ON_CARD:
        return letter == table.card
    if key == "fort":
        return letter == table.drawn
    if key == "tower":
        return letter in SUITABLE and (spot[0] in (0, 19) or (spot[1] in (0, 19) and spot[0] < 20))
    return letter == TERRAIN_OF[key]


def _continues_a_line(spot: Spot, own: set[Spot]) -> bool:
    return any(all(walk(spot, direction, n) in own for n in (1, 2, 3)) for direction in range(6))


def _move_targets(table: Table, key: str, origin: Spot) -> set[Spot]:
    free = table.without_ring_of(origin)
    way = {spot for spot in free if table.letter(spot) in SUITABLE}
    if key == "caravan":
        return slow_nomads.caravan_targets(table, origin, way)
    if key == "paddock":
        over = [direction for direction in range(6) if table.letter(walk(origin, direction)) != NO_HEX]
        return way & {walk(origin, direction, 2) for direction in over}
    if key == "cave":
        near = {spot for cave in table.tokens["caves"] for spot in NEIGHBOURS[cave]}
        return way & near if origin in near else set()
    table.own.remove(origin)
    vacated = {origin} - table.blocked()
    ground = {spot for spot in free | vacated if _fits(table, key, spot)}
    targets = near_if_possible(ground, table.own) - {origin}
    table.own.add(origin)
    return targets


# What happens


def play(table: Table, choice: Choice) -> None:
    """Carry out a choice, all but what chance decides: which card comes next."""
    if isinstance(choice, str):
        _press(table, choice)
        return
    table.is_waived = False
    if not table.using:
        table.begun = True
        table.owed -= 1
        build(table, choice, is_mandatory=True)
    elif _use(table, choice):
        _finish(table)


def _press(table: Table, button: str) -> None:
    kind, _, what = button.partition(":")
    if kind == "end":
        _end(table)
    elif kind == "done":
        _finish(table)
    elif kind == "terrain":
        table.card = what
        table.owed = min(table.owed, table.supply[table.seat])
    else:
        table.ready[table.seat][what] -= 1
        if what == "outpost":
            table.is_waived = True
        else:
            table.using = what
            table.struck = {table.seat} if what == "sword" else set()


def _finish(table: Table) -> None:
    table.using, table.drawn, table.struck = "", "", set()
    table.lifted, table.steps, table.has_stepped = None, 0, False


def _use(table: Table, spot: Spot) -> bool:
    """Answers whether the tile in use has done all it can."""
    if table.using in BUILDS:
        build(table, spot, is_mandatory=False)
        table.steps += 1
        is_more = table.using in slow_nomads.DONATIONS and table.steps < 3 and table.supply[table.seat] > 0
        return not (is_more and _build_targets(table, table.using))
    if table.using in MOVES:
        return _move(table, spot)
    if table.using == "city-hall":
        slow_crossroads.lay_hall(table, spot)
        return True
    special = {
        "resettlement": slow_nomads.resettle,
        "sword": slow_nomads.strike,
        "quarry": slow_nomads.wall_up,
    }
    return special.get(table.using, slow_crossroads.use_figure)(table, spot)


def _move(table: Table, spot: Spot) -> bool:
    if table.lifted is None:
        table.lifted = spot
        return False
    move(table, table.lifted, spot)
    return True


def _end(table: Table) -> None:
    seat = table.seat
    table.held[seat] = {
        hex for hex in table.held[seat] if table.letter(hex) != "N" or hex in table.fresh[seat]
    }
    table.fresh[seat] = set()
    table.built = []
    table.ready[seat] = Counter([table.locations[hex] for hex in table.held[seat]])
    following = (seat + 1) % len(table.pieces)
    if table.ending and following == table.first:
        table.over = True
        return
    table.seat = following
    table.begun = False
    table.owed = min(3, table.supply[table.seat])


def turn_up(table: Table, actual: Table) -> None:
    """Chance has decided which cards lie on the table now, and how many are left elsewhere."""
    table.cards, table.card, table.top = actual.cards, actual.card, actual.top
    table.piles, table.in_hands = actual.piles, actual.in_hands
    if table.using == "fort" and not table.drawn:
        table.drawn = table.top
    if table.using in (*ON_CARD, "fort") and not table.steps and not _choices_of_tile(table):
        _finish(table)
    if table.owed and not table.using and not table.card and not table.is_undecided():
        table.owed = 0
        table.ending = table.ending or table.in_hands == 0


# Gold


def areas(own: set[Spot]) -> list[set[Spot]]:
    rest = set(own)
    result = []
    while rest:
        area = {rest.pop()}
        while grown := {spot for spot in rest if NEIGHBOURS[spot] & area}:
            area |= grown
            rest -= grown
        result.append(area)
    return result


def gold(table: Table, card: str, seat: int) -> int:
    if card in ("families", "shepherds", "ambassadors", "treasure"):
        return table.earned[seat][card]
    if card in slow_crossroads.TASKS:
        return slow_crossroads.TASKS[card] if slow_crossroads.fulfils(table, card, seat) else 0
    own = table.pieces[seat]
    if card == "fishermen":
        wet = [spot for spot in own if _touches(table, spot, "W") or table.is_shore(spot)]
        return len([spot for spot in wet if table.letter(spot) != "W"])
    if card == "miners":
        return len([spot for spot in own if table.letter(spot) != "M" and _touches(table, spot, "M")])
    if card == "workers":
        return len([spot for spot in own if _touches(table, spot, "XLN")])
    if card == "castles":
        return 3 * len([spot for spot in _castles(table) if NEIGHBOURS[spot] & own])
    if card == "capitols":
        return sum(len(_within_two(spot) & own) for spot in table.tokens["capitol"])
    if card in ("hermits", "citizens", "merchants"):
        return _gold_for_areas(table, card, own)
    if card in ("discoverers", "knights"):
        ignored = (
            range(20, 26) if card == "knights" and "knights-stay-on-the-mainland" in table.options else ()
        )
        rows = [len([spot for spot in own if spot[0] == row]) for row in range(26) if row not in ignored]
        return len([number for number in rows if number]) if card == "discoverers" else 2 * max(rows)
    return _gold_for_sectors(table, card, seat)


def _touches(table: Table, spot: Spot, letters: str) -> bool:
    return any(table.letter(other) in letters for other in NEIGHBOURS[spot])


def _castles(table: Table) -> set[Spot]:
    castles = {spot for spot in BOARD if table.letter(spot) == "X"}
    return (
        castles if "capitols-are-castles" in table.options else castles - table.tokens.get("capitol", set())
    )


def _within_two(spot: Spot) -> set[Spot]:
    near = NEIGHBOURS[spot]
    return near.union(*[NEIGHBOURS[other] for other in near]) - {spot}


def _gold_for_areas(table: Table, card: str, own: set[Spot]) -> int:
    if card == "hermits":
        return len(areas(own))
    if card == "citizens":
        return max([len(area) for area in areas(own)], default=0) // 2
    special = [spot for spot in BOARD if table.letter(spot) in "XLN"]
    linked = set()
    for area in areas(own):
        touched = {spot for spot in special if NEIGHBOURS[spot] & area}
        if len(touched) >= 2:
            linked |= touched
    return 4 * len(linked)


def _gold_for_sectors(table: Table, card: str, seat: int) -> int:
    sectors = [[_count_in(sector, each) for each in table.pieces] for sector in range(4)]
    if card == "farmers":
        return 3 * min(counts[seat] for counts in sectors)
    return sum(_gold_of_a_lord(table, counts, seat) for counts in sectors)


def _count_in(sector: int, own: set[Spot]) -> int:
    return len([spot for spot in own if (spot[0] // 10, spot[1] // 10) == divmod(sector, 2)])


def _gold_of_a_lord(table: Table, counts: list[int], seat: int) -> int:
    if counts[seat] == 0 and "lords-need-a-settlement" in table.options:
        return 0
    places = sorted(set(counts), reverse=True)
    return {0: 12, 1: 6}.get(places.index(counts[seat]), 0)

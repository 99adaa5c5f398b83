"""Slow, obvious second definitions of the rules. They share no code with the engine.

Here is the course of the game: what may be chosen, and what a choice does. Whatever is chance, which card
comes next, is handed in. The position itself is in `slow_table`.
"""

import slow_builds
import slow_figures
import slow_moves
import slow_others
from slow_builds import BUILDS
from slow_cards import asked, draw, name, next_card, owed, replace_full_cards, settle_for_good, terrain
from slow_figures import take_scouts_back
from slow_hands import build, move, pay_family, pay_rovers
from slow_moves import MOVES, resettlement_choices
from slow_others import begin_harvest, card_buttons, cathedral_choices, store
from slow_print import CARD
from slow_table import Choice, Spot, Table, Use, near_if_possible

VERBS = slow_figures.VERBS | slow_others.VERBS
PASSIVE = ("canoe", "crossroads", "temple-bonus", "fountain-bonus", "outpost", "silo-harvest")
"""They have no button: they work by themselves, or when something else happens."""
NEVER_REPEATED = ("bazaar", "canoe", "farm-action", "cave")


# What may be chosen


def choices(table: Table) -> set[Choice]:
    if table.over:
        return set()
    if table.is_waived:
        return set(_waived(table))
    if table.uses:
        use = table.uses[-1]
        return _choices_of(table, use) | _outpost(table, slow_builds.opened_by_outpost(table, use))
    return _choices_of_turn(table)


def _choices_of_turn(table: Table) -> set[Choice]:
    buttons = card_buttons(table)
    if not owed(table):
        return {"end"} | buttons | _tiles(table)
    found = set(buttons or _mandatory(table))
    if not table.begun:
        found |= _tiles(table)
    return found | _outpost(table, table.free_on(terrain(table)) - _mandatory(table))


def _mandatory(table: Table) -> set[Spot]:
    ground = table.free_on(terrain(table))
    if not table.begun and table.has_since_earlier(table.seat, "temple-bonus"):
        return ground
    return near_if_possible(ground, table.own(table.seat))


def _waived(table: Table) -> set[Spot]:
    return slow_builds.ground(table, table.uses[-1]) if table.uses else table.free_on(terrain(table))


def _outpost(table: Table, opened: set[Spot]) -> set[Choice]:
    """The button that lets the settlement being built go where it could not go otherwise."""
    return {"use:outpost"} if opened and table.ready(table.seat, "outpost") else set()


def _tiles(table: Table) -> set[Choice]:
    kinds = {tile.kind for tile in table.tiles[table.seat] if not tile.is_used and not tile.is_new}
    return {f"use:{kind}" for kind in kinds if _is_usable(table, kind)}


def _is_usable(table: Table, kind: str, is_repeated: bool = False) -> bool:
    if kind in PASSIVE:
        return False
    if kind == "fort":
        return table.supply[table.seat] > 0 and table.pile + len(table.discards) > 0
    if kind in (*MOVES, "resettlement"):
        return slow_moves.can_move(table, kind, table.seat)
    return bool(_choices_of(table, Use(kind, table.seat, is_repeated)))


def _choices_of(table: Table, use: Use) -> set[Choice]:
    if use.is_finished:
        return set()
    if use.kind == "cathedral":
        return cathedral_choices(table, use)
    if use.kind in BUILDS:
        return slow_builds.choices(table, use)
    if use.kind in MOVES:
        return slow_moves.choices(table, use)
    if use.kind == "resettlement":
        return resettlement_choices(table, use)
    if use.kind == "bazaar":
        return _repeatable(table, use)
    return VERBS[use.kind].choices(table, use)


def _repeatable(table: Table, use: Use) -> set[Choice]:
    """Every location tile that could be used this turn, whether it has been or not."""
    tiles = [tile for tile in table.tiles[use.seat] if not tile.is_new and not table.is_nomad(tile.place)]
    kinds = {tile.kind for tile in tiles if not isinstance(tile.place, str)}
    return {
        f"use:{kind}"
        for kind in kinds.difference(NEVER_REPEATED)
        if kind == "crossroads" or _is_usable(table, kind, is_repeated=True)
    }


# What happens


def play(table: Table, choice: Choice, chance: list[str]) -> None:
    """Carry out a choice. `chance` are the cards that come, in their order; all that are needed are taken."""
    if isinstance(choice, str):
        _press(table, choice, chance)
    elif table.uses:
        _use(table, table.uses[-1], choice)
        table.is_waived = False
    else:
        _build_mandatory(table, choice)
        table.is_waived = False
    _settle(table, chance)


def _settle(table: Table, chance: list[str]) -> None:
    """Useless cards are replaced at once, and what has nothing left to choose is over."""
    if not table.closing:
        replace_full_cards(table, chance)
    _drop_what_is_over(table)
    if table.closing:
        _go_on_harvesting(table)


def _drop_what_is_over(table: Table) -> None:
    """Only at the silos a player is asked although there is nothing left but to stop."""
    while table.uses:
        found = _choices_of(table, table.uses[-1])
        if (found == {"done"} and table.uses[-1].kind != "silo") or not found:
            table.uses.pop()
        else:
            break


def _build_mandatory(table: Table, spot: Spot) -> None:
    if not table.begun:
        table.left, table.quota, table.begun = owed(table), asked(table), True
    settle_for_good(table)
    table.left -= 1
    build(table, table.seat, spot)
    table.built.append(spot)
    pay_family(table)


def _press(table: Table, button: str, chance: list[str]) -> None:
    kind, _, what = button.partition(":")
    if kind == "end":
        _end(table, chance)
    elif kind == "done":
        table.uses.pop()
    elif kind == "store":
        store(table, table.uses[-1])
    elif kind == "terrain":
        name(table, what)
    elif what == "outpost":
        table.ready(table.seat, "outpost")[0].is_used = True
        table.is_waived = True
    elif table.uses:
        table.uses.pop()
        _begin(table, Use(what, table.seat, is_repeated=True), chance)
    else:
        table.ready(table.seat, what)[0].is_used = True
        _begin(table, Use(what, table.seat), chance)


def _begin(table: Table, use: Use, chance: list[str]) -> None:
    if use.kind == "crossroads":
        table.more_cards += 1
        return
    if use.kind == "fort":
        use.drawn = draw(table, chance)
        table.discards.append(use.drawn)
    if use.kind == "scout-cabin":
        take_scouts_back(table, table.seat)
    table.uses.append(use)


def _use(table: Table, use: Use, spot: Spot) -> None:
    if use.kind in BUILDS:
        _build_by_tile(table, use, spot)
    elif use.kind in (*MOVES, "resettlement"):
        _move_by_tile(table, use, spot)
    else:
        VERBS[use.kind].use(table, use, spot)


def _build_by_tile(table: Table, use: Use, spot: Spot) -> None:
    if use.kind in slow_builds.ON_CARD:
        settle_for_good(table)
    if use.kind == "cathedral":
        table.numbers[use.seat] -= 1
    if use.kind == "canoe":
        slow_builds.unused_canoes(table, use.seat)[0].is_used = True
    use.steps += 1
    build(table, use.seat, spot)


def _move_by_tile(table: Table, use: Use, spot: Spot) -> None:
    if use.lifted is None or spot in table.pieces[use.seat]:
        use.lifted, use.has_stepped = spot, False
        return
    if slow_moves.ONTO.get(use.kind) == CARD:
        settle_for_good(table)
    origin, use.lifted = use.lifted, spot
    use.steps, use.has_stepped = use.steps + 1, True
    use.is_finished = use.kind != "resettlement"
    move(table, use.seat, {origin}, {spot})


# From turn to turn


def _end(table: Table, chance: list[str]) -> None:
    seat = table.seat
    table.discards += table.in_use + table.put_by
    table.in_use, table.put_by = [], []
    for _ in range(1 + len(table.holds(seat, "crossroads")) + table.more_cards):
        card = draw(table, chance)
        table.hands[seat] += [card] if card else []
    pay_rovers(table)
    take_scouts_back(table, seat)
    table.tiles[seat] = [
        tile for tile in table.tiles[seat] if not table.is_nomad(tile.place) or tile.round == table.round
    ]
    for tile in table.tiles[seat]:
        tile.is_used = False
    _pass_on(table, chance)


def _pass_on(table: Table, chance: list[str]) -> None:
    seats = [(table.first + n) % len(table.pieces) for n in range(len(table.pieces))]
    if table.seat == seats[-1] and table.ending:
        table.closing = True
        table.harvesters = seats
        return
    table.round += table.seat == seats[-1]
    table.seat = (table.seat + 1) % len(seats)
    _begin_turn(table, chance)


def _begin_turn(table: Table, chance: list[str]) -> None:
    seat = table.seat
    table.begun, table.left, table.is_mandatory_over = False, 0, False
    table.side, table.is_for_good = "", False
    table.built, table.sectors, table.more_cards = [], set(), 0
    table.numbers_taken, table.has_laid_hall = 0, False
    table.recalled = table.aside[seat]
    table.supply[seat] += table.aside[seat]
    table.aside[seat] = 0
    for tile in table.tiles[seat]:
        tile.is_new = table.is_nomad(tile.place) and tile.round == table.round
    table.in_use, table.hands[seat] = table.hands[seat], []
    for card in table.in_use:
        assert next_card(chance) == card, "another card was in the hand"
    if not table.in_use:
        card = draw(table, chance)
        table.in_use = [card] if card else []


def _go_on_harvesting(table: Table) -> None:
    """One seat after the other."""
    while not table.uses and table.harvesters:
        table.uses = begin_harvest(table, table.harvesters.pop(0))
    table.over = not table.uses

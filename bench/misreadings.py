"""Puts plausible misreadings of the rulings into the engine, one by one, and checks whether tests notice.

    python bench/misreadings.py [--only 52] [--jobs 2] [--list]

Each misreading is a way in which a careful person could have misread a ruling of docs/rulings.md, as a
change in one place of the sources. The script changes a copy of the sources and runs the tests of that
ruling on it; if these notice nothing, those of all rulings and then the wider tests of the boxes run too.
It prints every misreading that no test notices; then the exit code is 1. The working tree stays as it is.

`tests/test_misreadings.py` checks that every misreading can still be put in.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pytest
from rich.console import Console
from rich.progress import track

ROOT = Path(__file__).parents[1]
NEAR = ["tests/rulings", "tests/server/test_questions.py"]
"""The tests that should notice."""
WIDE = [
    "tests/setup",
    "tests/match",
    "tests/engine",
    "tests/boxes",
    "tests/test_properties.py",
    "tests/expansions",
]
"""The tests that may notice what those don't."""


@dataclass(frozen=True)
class Misreading:
    ruling: int
    """0 if it doesn't belong to a single ruling."""
    words: str
    """What somebody would believe."""
    file: str
    """Below src/hexstead."""
    right: str
    wrong: str

    def put_in(self, source: str) -> str:
        """The source with the misreading; ValueError unless there is exactly one place for it."""
        if source.count(self.right) != 1:
            raise ValueError(f"{self.words}: found {source.count(self.right)} places for it in {self.file}")
        return source.replace(self.right, self.wrong)


PILES, RULES, TABLE = "engine/piles.py", "engine/rules.py", "engine/hands.py"
POWERS, WORLD = "engine/powers.py", "engine/world.py"
NOMADS, CROSSROADS = "boxes/nomads/powers.py", "boxes/crossroads/powers.py"
MARSHLANDS, HARVEST = "boxes/marshlands/powers.py", "boxes/harvest/powers.py"
FIGURES, DRAWING = "boxes/crossroads/tiles.py", "setup/draw.py"

MISREADINGS = [
    # 49: when a card is replaced
    Misreading(
        49,
        "a full card is replaced only while something is owed",
        RULES,
        "    if not eligible or world.has_more_to_settle:\n",
        "    if (not eligible and state.owed) or state.closing or world.has_more_to_settle:\n",
    ),
    Misreading(
        49,
        "the useless card goes to the discards",
        PILES,
        "    state.removed.append(card)\n",
        "    state.discards.append(card)\n",
    ),
    Misreading(
        49,
        "in the last round no card is replaced any more",
        RULES,
        "    if not state.closing:\n        _settle_card(world, state, events)\n",
        "    if not state.closing and not state.ending:\n        _settle_card(world, state, events)\n",
    ),
    Misreading(
        49,
        "only one new card is drawn, whether it can be used or not",
        PILES,
        "    while useless := _useless(world, state):\n",
        "    if useless := _useless(world, state):\n",
    ),
    Misreading(
        49,
        "a terrain whose last hexes lie beside a warrior is not full",
        PILES,
        "    there = [world.terrain[terrain] & state.free != 0 for",
        "    there = [world.terrain[terrain] & (state.free | state.blocked) != 0 for",
    ),
    # 67: in the middle of an action
    Misreading(
        67,
        "nothing is replaced in the middle of a tile's action",
        RULES,
        "    if not state.closing:\n        _settle_card(world, state, events)\n",
        "    if not state.closing and not state.frames:\n        _settle_card(world, state, events)\n",
    ),
    Misreading(
        67,
        "the walls end when the terrain is full",
        NOMADS,
        "        frame.done += 1\n        return not frame.left\n",
        "        frame.done += 1\n        return not (frame.left and self.open_hexes(world, state, frame.seat))\n",
    ),
    Misreading(
        67,
        "the Cathedral ends when the terrain is full",
        HARVEST,
        "        return not self._can_spend(state, frame.seat)\n\n",
        "        return not (self._can_spend(state, frame.seat) and self._hexes(world, state, frame.seat))\n\n",
    ),
    # 50 and 68: several cards
    Misreading(
        50,
        "a full card is replaced only when all of them are full",
        PILES,
        "    return [card for card in _usable_cards(state) if not any([there[terrain] for terrain in faces(card)])]\n",
        "    cards = _usable_cards(state)\n"
        "    full = [card for card in cards if not any([there[terrain] for terrain in faces(card)])]\n"
        "    return full if len(full) == len(cards) else []\n",
    ),
    Misreading(
        68,
        "after the choice the other card can still be used",
        PILES,
        "    return [] if state.in_use == GONE else [state.in_use]\n",
        "    return state.played\n",
    ),
    Misreading(
        68,
        "when the chosen card is gone for good, the other one is available again",
        PILES,
        "        state.in_use = GONE if drawn == NO_TERRAIN else drawn\n",
        "        state.in_use = drawn\n",
    ),
    Misreading(
        68,
        "of two equal cards one is in use from the start",
        PILES,
        "    _take_up(world, state, found[0])\n    if len(",
        "    _take_card(state, found[0])\n    _take_up(world, state, found[0])\n    if len(",
    ),
    Misreading(
        68,
        "a card whose terrain is full when nothing has been chosen costs only that terrain's first card",
        PILES,
        "        for card in useless:\n            _replace(world, state, card, events)\n",
        "        _replace(world, state, useless[0], events)\n        if len(useless) > 1:\n            break\n",
    ),
    # 51 and 65: the sides of a swamp card
    Misreading(
        65,
        "naming a side chooses it for good",
        PILES,
        "    state.binding = NAMED\n",
        "    state.binding = BOUND\n",
    ),
    Misreading(
        65,
        "a build or move by a tile does not choose the side for good",
        POWERS,
        "    if world.has_several_cards and action < SPACE and events and power.uses_card():\n        bind(state)\n",
        "",
    ),
    Misreading(
        65,
        "choosing the piece that a Barn moves chooses the side for good",
        POWERS,
        "    if world.has_several_cards and action < SPACE and events and power.uses_card():\n",
        "    if world.has_several_cards and action < SPACE and power.uses_card():\n",
    ),
    Misreading(
        65,
        "the mandatory action does not choose the side for good",
        TABLE,
        "    if world.has_several_cards and not state.frames:\n",
        "    if world.has_several_cards and state.frames:\n",
    ),
    Misreading(
        65,
        "a side that fills up after the first build gives way to the other side",
        PILES,
        "        return [] if world.terrain[state.terrain] & state.free else [state.in_use]\n",
        "        state.binding = OPEN\n",
    ),
    Misreading(
        65,
        "a new card before the mandatory action does not say how many",
        PILES,
        "    if not state.begun and state.owed:\n",
        "    if not state.begun and state.owed and state.terrain == NO_TERRAIN:\n",
    ),
    Misreading(
        65,
        "a new card in the middle of the mandatory action says how many",
        PILES,
        "    if not state.begun and state.owed:\n",
        "    if state.owed:\n",
    ),
    Misreading(
        65,
        "a side that has room again before the first build stays away",
        PILES,
        "    if state.terrain in found and (state.binding == NAMED or len(found) == 1):\n",
        "    if state.terrain in found:\n",
    ),
    Misreading(
        51,
        "a card leaves as soon as one of its sides is full",
        PILES,
        "if not any([there[terrain] for terrain in faces(card)])]\n",
        "if not all([there[terrain] for terrain in faces(card)])]\n",
    ),
    Misreading(
        51,
        "a named side that fills up before the first build costs the card",
        PILES,
        "    if state.binding == BOUND:\n        return [] if",
        "    if state.binding != OPEN:\n        return [] if",
    ),
    # 52: what moves figures
    Misreading(
        52,
        "only its own tile moves a figure",
        WORLD,
        "        self.figures_move = FIGURES_STAY not in self.options and any(\n",
        "        self.figures_move = FIGURES_STAY in self.options and any(\n",
    ),
    Misreading(
        52,
        "the house rule changes nothing",
        WORLD,
        "        self.figures_move = FIGURES_STAY not in self.options and any(\n",
        "        self.figures_move = any(\n",
    ),
    Misreading(
        52,
        "a figure goes wherever the tile takes a settlement",
        TABLE,
        "    return free & kind.ground.find(world, state, seat)\n",
        "    return free\n",
    ),
    Misreading(
        52,
        "a city hall moves like a settlement",
        FIGURES,
        'CITY_HALL = Figure("city-hall", "City hall", "h", 7, is_fixed=True)\n',
        'CITY_HALL = Figure("city-hall", "City hall", "h", 7, ground=on_suitable, is_fixed=True)\n',
    ),
    Misreading(
        52,
        "a scout moves like a settlement",
        "boxes/harvest/tiles.py",
        'SCOUT = Figure("scout", "Scout", "o", 2, is_passing=True)\n',
        'SCOUT = Figure("scout", "Scout", "o", 2, ground=on_card, is_passing=True)\n',
    ),
    Misreading(
        52,
        "a wagon is moved off mountains only",
        FIGURES,
        'WAGON = Figure("wagon", "Wagon", "c", 1, ground=on_land)\n',
        'WAGON = Figure("wagon", "Wagon", "c", 1, ground=on(MOUNTAIN))\n',
    ),
    Misreading(
        52,
        "a ship may be moved onto land",
        FIGURES,
        'SHIP = Figure("ship", "Ship", "s", 1, ground=on(WATER))\n',
        'SHIP = Figure("ship", "Ship", "s", 1, ground=on_land)\n',
    ),
    Misreading(
        52,
        "a warrior keeps itself away from the hexes beside it",
        TABLE,
        "        free = empty_hexes(world, state) & ~around(_blockers(world, state) & ~SINGLE[lifted])\n",
        "        free = state.free\n",
    ),
    Misreading(
        52,
        "a warrior that is moved leaves the hexes closed that it kept closed",
        TABLE,
        "    if world.figures[figure].is_blocking:\n        restore_free(world, state)\n    _carry",
        "    _carry",
    ),
    Misreading(
        52,
        "a Temple takes figures off the board",
        MARSHLANDS,
        "    def live(self, world: World, state: State, frame: Frame) -> Actions:\n"
        "        return without_figures(state, frame.seat)\n",
        "    def live(self, world: World, state: State, frame: Frame) -> Actions:\n"
        "        return state.settlements[frame.seat]\n",
    ),
    Misreading(
        52,
        "silos move no figures",
        HARVEST,
        "            choices |= self.liftable(world, state, frame.seat) & ~frame.moved\n",
        "            choices |= self.movable(world, state, frame.seat) & ~frame.moved\n",
    ),
    Misreading(
        52,
        "Resettlement moves no figures",
        NOMADS,
        "        pieces = self.liftable(world, state, frame.seat)\n",
        "        pieces = self.movable(world, state, frame.seat)\n",
    ),
    Misreading(
        52,
        "tiles with a single move move no figures",
        POWERS,
        "        if frame.lifted == NOWHERE:\n            return self.liftable(world, state, frame.seat)\n",
        "        if frame.lifted == NOWHERE:\n            return self.movable(world, state, frame.seat)\n",
    ),
    # 53 and 66: donations
    Misreading(
        53,
        "a Donation may be stopped after any build",
        POWERS,
        "        may_stop = frame.done and not hexes & state.around[frame.seat]\n",
        "        may_stop = frame.done\n",
    ),
    Misreading(
        66,
        "a Donation may never be stopped",
        POWERS,
        "        may_stop = frame.done and not hexes & state.around[frame.seat]\n",
        "        may_stop = False\n",
    ),
    Misreading(
        66,
        "a Donation ends by itself when the next one could not stand next to your own",
        POWERS,
        "        return not (state.supply[frame.seat] and self.wanted(world, state, frame).eligible)\n",
        "        near = self.wanted(world, state, frame).eligible & state.around[frame.seat]\n"
        "        return not (state.supply[frame.seat] and near)\n",
    ),
    Misreading(
        53,
        "a Donation of which nothing is left to build goes on",
        POWERS,
        "        return not (state.supply[frame.seat] and self.wanted(world, state, frame).eligible)\n",
        "        return False\n",
    ),
    # 54: nomad tiles taken in another player's turn
    Misreading(
        54,
        "a nomad tile taken in another player's turn is for the next turn of its owner",
        TABLE,
        "        if seat == state.turn or (tile.is_fleeting and _has_turn_to_come(world, state, seat)):\n",
        "        if seat == state.turn:\n",
    ),
    Misreading(
        54,
        "a nomad tile taken in another player's turn always waits a turn",
        TABLE,
        "    return (seat - state.first) % world.seats > (state.turn - state.first) % world.seats\n",
        "    return True\n",
    ),
    Misreading(
        54,
        "a round begins with the first seat, not with the start player",
        TABLE,
        "    return (seat - state.first) % world.seats > (state.turn - state.first) % world.seats\n",
        "    return seat > state.turn\n",
    ),
    Misreading(
        54,
        "a location tile taken in another player's turn waits as well",
        TABLE,
        "        if seat == state.turn or (tile.is_fleeting and _has_turn_to_come(world, state, seat)):\n",
        "        if seat == state.turn or _has_turn_to_come(world, state, seat):\n",
    ),
    # 55 and 69: scouts once more
    Misreading(
        55,
        "with both scouts out there is nothing to repeat",
        HARVEST,
        "        empty = state.free | out & ~state.blocked\n",
        "        empty = EMPTY if count(out) == self.figure.number else state.free | out & ~state.blocked\n",
    ),
    Misreading(
        55,
        "the Bazaar brings more scouts",
        HARVEST,
        "        remove_passing_figures(world, state, frame.seat, events)\n        frame.left",
        "        frame.left",
    ),
    Misreading(
        69,
        "the Bazaar places only the scout that is left",
        HARVEST,
        "        remove_passing_figures(world, state, frame.seat, events)\n"
        "        frame.left = self.figure.number\n",
        "        out = state.figures[world.figures.index(self.figure)][frame.seat]\n"
        "        frame.left = max(1, self.figure.number - count(out))\n",
    ),
    Misreading(
        69,
        "a scout may be placed again only where no scout stood",
        HARVEST,
        "        empty = state.free | out & ~state.blocked\n",
        "        empty = state.free\n",
    ),
    # 56: number tiles
    Misreading(
        56,
        "the repetition takes a second number tile",
        HARVEST,
        "        return sum(state.stored) < world.most_stored and state.gathered < sum([count(own) for own in tiles])\n",
        "        return sum(state.stored) < world.most_stored\n",
    ),
    Misreading(
        56,
        "the number tile that comes with the Cathedral counts",
        TABLE,
        "        state.stored[seat] += 1\n",
        "        state.stored[seat] += 1\n        state.gathered += 1\n",
    ),
    Misreading(
        56,
        "one number tile is taken in the whole game",
        RULES,
        "    state.more_cards = 0\n    state.gathered = 0\n    state.laid = EMPTY\n\n\n",
        "    state.more_cards = 0\n    state.laid = EMPTY\n\n\n",
    ),
    Misreading(
        56,
        "after a number tile was taken none can be returned",
        HARVEST,
        "        return state.stored[seat] > 0 and state.supply[seat] > 0\n",
        "        return state.stored[seat] > 0 and state.supply[seat] > 0 and not state.gathered\n",
    ),
    # 57 and 70: the city hall laid elsewhere
    Misreading(
        57,
        "a city hall that lies stays",
        HARVEST,
        "        return tile.extra_cards > 0 or tile.power.can_repeat(world, state, seat)\n",
        "        return tile.extra_cards > 0 or tile.power.can_use(world, state, seat)\n",
    ),
    Misreading(
        70,
        "a city hall can be laid elsewhere in any later turn",
        CROSSROADS,
        "        is_of_an_earlier_turn = self._laid(world, state, seat) & ~state.laid\n",
        "        is_of_an_earlier_turn = EMPTY\n",
    ),
    Misreading(
        70,
        "red cards pay for a city hall that is laid elsewhere",
        TABLE,
        "    for hex in members(hexes):\n        arrive(world, state, seat, hex, events)\n",
        "    for hex in members(hexes):\n        arrive(world, state, seat, hex, events)\n"
        "        pay_for_build(world, state, seat, hex, events)\n",
    ),
    Misreading(
        70,
        "a city hall that is laid elsewhere loses no tiles",
        TABLE,
        "    for hex in members(lifted):\n        if hex in world.sites_beside:\n"
        "            lose_tiles(world, state, seat, hex, events)\n",
        "",
    ),
    Misreading(
        70,
        "a city hall that is laid elsewhere takes no tiles and marks no rows",
        TABLE,
        "    for hex in members(hexes):\n        arrive(world, state, seat, hex, events)\n",
        "",
    ),
    Misreading(
        57,
        "the hexes that the city hall leaves are closed to it",
        CROSSROADS,
        "        open_hexes = world.suitable & (state.free | hall & ~state.blocked)\n",
        "        open_hexes = world.suitable & state.free\n",
    ),
    Misreading(
        57,
        "the city hall may be laid next to where it was itself",
        CROSSROADS,
        "        others = around(state.settlements[seat] & ~hall)\n",
        "        others = around(state.settlements[seat])\n",
    ),
    Misreading(
        57,
        "the city hall may be laid where it was",
        CROSSROADS,
        "        return self._open_centres(open_hexes, others) & ~surrounded(hall)\n",
        "        return self._open_centres(open_hexes, others)\n",
    ),
    # 58: scouts and Shepherds
    Misreading(
        58,
        "a scout fills the hex for Shepherds",
        "boxes/nomads/cards.py",
        "NEIGHBOURS[hex] & same_terrain & lastingly_empty_hexes(world, state)",
        "NEIGHBOURS[hex] & same_terrain & state.free",
    ),
    # 59: silos
    Misreading(
        59,
        "the same settlement may be moved three times for a silo",
        HARVEST,
        "            choices |= self.liftable(world, state, frame.seat) & ~frame.moved\n",
        "            choices |= self.liftable(world, state, frame.seat)\n",
    ),
    Misreading(
        59,
        "a settlement is moved once for all silos together",
        HARVEST,
        "        frame.moved = EMPTY\n",
        "",
    ),
    # 60 and 61: gold
    Misreading(
        60,
        "Messengers pay 2 for a lone settlement",
        "boxes/marshlands/cards.py",
        "if count(area) > 1]\n",
        "if count(area) > 0]\n",
    ),
    Misreading(
        61,
        "a sector that nobody has entered pays everybody",
        "boxes/base/cards.py",
        "    if not any(numbers) or (own == 0 and LORDS_NEED_A_SETTLEMENT in world.options):\n",
        "    if own == 0 and LORDS_NEED_A_SETTLEMENT in world.options:\n",
    ),
    Misreading(
        61,
        "no settlement is never the second most",
        "boxes/base/cards.py",
        "    if not any(numbers) or (own == 0 and LORDS_NEED_A_SETTLEMENT in world.options):\n",
        "    if own == 0:\n",
    ),
    # 62: swamp cards in every game
    Misreading(
        62,
        "swamp cards need a board with swamp, whatever the house rules",
        "setup/setup.py",
        "    in_play |= {box.key for box in EXPANSIONS if box.deck_option in table.options}\n",
        "",
    ),
    Misreading(
        62,
        "swamp cards are always there",
        "setup/setup.py",
        "    in_play |= {box.key for box in EXPANSIONS if box.deck_option in table.options}\n",
        "    in_play |= {box.key for box in EXPANSIONS if box.deck_option}\n",
    ),
    # 63 and 71: scouts in the Dutch edition
    Misreading(
        63,
        "scouts count as settlements in the Dutch edition too",
        WORLD,
        "        self.passing_only_leads = self.has_passing_figures and PASSING_ONLY_LEAD_BUILDS in self.options\n",
        "        self.passing_only_leads = False\n",
    ),
    Misreading(
        63,
        "scouts only lead builds in every edition",
        WORLD,
        "        self.passing_only_leads = self.has_passing_figures and PASSING_ONLY_LEAD_BUILDS in self.options\n",
        "        self.passing_only_leads = self.has_passing_figures\n",
    ),
    Misreading(
        71,
        "in the Dutch edition nothing is built next to a scout",
        TABLE,
        "        own |= passing_figures(world, state, seat)\n    state.around",
        "        pass\n    state.around",
    ),
    Misreading(
        71,
        "in the Dutch edition walls and the second scout go next to a scout",
        POWERS,
        "        return self.place.find(world, state, seat) & state.free & beside_own(world, state, seat)\n",
        "        return self.place.find(world, state, seat) & state.free & state.around[seat]\n",
    ),
    Misreading(
        71,
        "in the Dutch edition figures go next to a scout",
        CROSSROADS,
        "        return adjacent_if_possible(eligible, beside_own(world, state, seat)) | standing\n",
        "        return adjacent_if_possible(eligible, state.around[seat]) | standing\n",
    ),
    Misreading(
        71,
        "in the Dutch edition a city hall lies next to a scout",
        CROSSROADS,
        "            return self._open_centres(world.suitable & state.free, beside_own(world, state, seat))\n",
        "            return self._open_centres(world.suitable & state.free, state.around[seat])\n",
    ),
    Misreading(
        71,
        "in the Dutch edition the farm action does not go next to a scout",
        HARVEST,
        "    def open_hexes(self, world: World, state: State, seat: Seat) -> Hexes:\n"
        "        return self.place.find(world, state, seat) & state.free & state.around[seat]\n",
        "",
    ),
    Misreading(
        71,
        "in the Dutch edition the hex of a scout is free",
        TABLE,
        "        if world.passing_only_leads:\n            empty &= ~passing_figures(world, state, seat)\n",
        "",
    ),
    # 73: equal tiles
    Misreading(
        73,
        "a tile gained this turn becomes ready when an older one goes",
        TABLE,
        "& state.held[seat] & state.used[seat]\n    if used and not used & SINGLE[lost]:\n",
        "& state.held[seat]\n    used &= state.used[seat] | state.fresh[seat]\n"
        "    if used and not used & SINGLE[lost]:\n",
    ),
    Misreading(
        73,
        "the tile of the hex that was left goes, though another one is used",
        TABLE,
        "    if used and not used & SINGLE[lost]:\n",
        "    if False:\n",
    ),
    # 74: Outpost
    Misreading(
        74,
        "an Outpost helps in a reaction",
        RULES,
        "    if world.modifiers and not tile.is_reaction and not state.closing:\n",
        "    if world.modifiers and not state.closing:\n",
    ),
    Misreading(
        74,
        "an Outpost helps a Canoe that reacts in its owner's turn",
        RULES,
        "    if world.modifiers and not tile.is_reaction and not state.closing:\n",
        "    if world.modifiers and frame.seat == state.turn and not state.closing:\n",
    ),
    Misreading(
        71,
        "in the Dutch edition a scout decides which settlements a Barn can move",
        POWERS,
        "        own, beside_others = state.settlements[seat], beside_own(world, state, seat)\n",
        "        own, beside_others = state.settlements[seat], state.around[seat]\n",
    ),
    # 75: the preview
    Misreading(
        75,
        "a preview does not tell the tiles that are lost",
        "server/shown/questions.py",
        "            lost=[tiles[tile].key for _, tile in change.lost],\n",
        "            lost=[],\n",
    ),
    Misreading(
        75,
        "tiles are taken only where a move ends",
        TABLE,
        "    state.figures[figure][seat] ^= SINGLE[origin] | SINGLE[hex]\n",
        "    state.figures[figure][seat] ^= SINGLE[origin] | SINGLE[hex]\n"
        "    if state.frames and state.frames[-1].left > 1:\n"
        "        state.settlements[seat] ^= SINGLE[origin] | SINGLE[hex]\n"
        "        restore_around(world, state, seat)\n"
        "        restore_free(world, state)\n"
        "        return\n",
    ),
    # 64 and 72: what players choose
    Misreading(
        64,
        "the start player is drawn, whoever was chosen",
        RULES,
        "    state.first = drawn if world.first == NOBODY else world.first\n",
        "    state.first = drawn\n",
    ),
    Misreading(
        64,
        "whoever chooses one hex leaves the other quadrants empty",
        DRAWING,
        "    for place in sorted(free[: number - len(lying)]):\n",
        "    for place in sorted(free[: 0 if named else number]):\n",
    ),
    Misreading(
        72,
        "asking for the capitol does not change which boards are drawn",
        DRAWING,
        "        if not has_room(request, part, boards):\n",
        "        if not has_room(request, part, boards) and len(request.boards) == BOARDS_IN_PLAY:\n",
    ),
    Misreading(
        72,
        "with Harbor and Oracle there are always two capitols",
        DRAWING,
        "1 if is_single else BOARDS_IN_PLAY, rng)\n",
        "BOARDS_IN_PLAY, rng)\n",
    ),
    Misreading(
        0,
        "a record of the first rules can be replayed by today's",
        "setup/documents.py",
        "    if rules == RULES:\n        return None\n",
        "    if rules <= RULES:\n        return None\n",
    ),
    # What is owed
    Misreading(
        0,
        "what a tile builds first is still owed",
        TABLE,
        "    if seat == state.turn and state.owed > left:\n        state.owed = left\n",
        "    if seat == state.turn and not left:\n        state.owed = left\n",
    ),
]


def main() -> int:
    options = _options()
    chosen = [each for each in MISREADINGS if options.only in (None, each.ruling)]
    if options.list:
        for each in chosen:
            print(f"{each.ruling:3} {each.words} ({each.file})")
        return 0
    if _fails(ROOT / "src", NEAR):
        print(f"The tests fail without any misreading: make {', '.join(NEAR)} pass first.")
        return 1
    with ThreadPoolExecutor(options.jobs) as pool:
        noticed = pool.map(is_noticed, chosen)
        bar = track(
            zip(chosen, noticed, strict=True),
            total=len(chosen),
            description="misreading",
            console=Console(stderr=True),
        )
        survivors = [each for each, is_killed in bar if not is_killed]
    for each in survivors:
        print(f"Nobody noticed ({each.ruling}): {each.words}, in {each.file}")
    print(f"{len(chosen) - len(survivors)} of {len(chosen)} misreadings noticed.")
    return 1 if survivors else 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Put misreadings of the rulings into the engine.")
    parser.add_argument("--only", type=int, help="those of one ruling")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="only say what they are")
    return parser.parse_args()


def is_noticed(misreading: Misreading) -> bool:
    """Does a test fail with it? The tests run on a copy of the sources."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("static", "__pycache__"))
        path = source / "hexstead" / misreading.file
        path.write_text(misreading.put_in(path.read_text("utf-8")), "utf-8")
        own = [*NEAR, "-k", f"ruling_{misreading.ruling}_"]
        return _fails(source, own) or _fails(source, NEAR) or _fails(source, WIDE)


def _fails(source: Path, tests: list[str]) -> bool:
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider", *tests]
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False)
    # Any other failure says nothing about the misreading: it may not even be Python.
    if run.returncode not in (
        pytest.ExitCode.OK,
        pytest.ExitCode.TESTS_FAILED,
        pytest.ExitCode.NO_TESTS_COLLECTED,
    ):
        raise RuntimeError(run.stdout.decode() + run.stderr.decode())
    return run.returncode == pytest.ExitCode.TESTS_FAILED


if __name__ == "__main__":
    sys.exit(main())

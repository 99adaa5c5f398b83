"""A tile that does what no other does: seven files, as "Add a verb" in CONTRIBUTING.md has it."""

import json
from pathlib import Path

import pytest

from contributing.copies import ROOT, TRANSLATIONS, Copy

ENTRY = """
    Tile(
        "flea-market",
        "Flea market",
        Swap(),
        "Swap one of your settlements with another player's beside it.",
    ),
"""

HANDS = """(
    arrive,
    figure_at,
    free_for,
    give_back,
    lose_tiles,
    move,
    restore_around,
    without_figures,
)"""

KEYS = """
SWAP: Final = "swap"
SWAPPED: Final = "swapped"
"""

EVENT = "Kind(SWAPPED, PLACE, ORIGIN, TRAVELS, WOOD)"

POWER = '''


class Swap(Power):
    """Choose one of your settlements; it changes places with another player's beside it."""

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        return self._partners(state, seat, without_figures(state, seat)) != EMPTY

    def lacks(self, world: World, state: State, seat: Seat) -> str:
        return "no-partner"

    def prompt(self, frame: Frame) -> str:
        return PIECE if frame.lifted == NOWHERE else SWAP

    def ask(self, world: World, state: State, frame: Frame) -> Ask:
        return asked("swap-piece" if frame.lifted == NOWHERE else "swap", world, state, frame)

    def why_not(self, world: World, state: State, frame: Frame, hex: Hex) -> Reason:
        return Reason("not-beside-partner" if frame.lifted == NOWHERE else "not-a-partner")

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        own = without_figures(state, frame.seat)
        if frame.lifted == NOWHERE:
            return own & around(self._partners(state, frame.seat, own))
        return self._partners(state, frame.seat, SINGLE[frame.lifted])

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        partners = self.live(world, state, frame)
        return Wanted(Said("place-foreign"), partners, partners)

    def act(self, world: World, state: State, frame: Frame, action: Action, events: list[Event]) -> bool:
        if frame.lifted == NOWHERE:
            frame.lifted = action
            return False
        other = [own & SINGLE[action] != EMPTY for own in state.settlements].index(True)
        places = [(frame.seat, frame.lifted, action), (other, action, frame.lifted)]
        for seat, _, _ in places:
            state.settlements[seat] ^= SINGLE[frame.lifted] | SINGLE[action]
            restore_around(world, state, seat)
        events.append((SWAPPED, frame.seat, action, frame.lifted, EVERYBODY))
        for seat, origin, _ in places:
            if origin in world.sites_beside:
                lose_tiles(world, state, seat, origin, events)
        for seat, _, hex in places:
            arrive(world, state, seat, hex, events)
        return True

    def _partners(self, state: State, seat: Seat, own: Hexes) -> Hexes:
        partners = EMPTY
        for other in range(len(state.settlements)):
            if other != seat:
                partners |= without_figures(state, other) & around(own)
        return partners
'''

WORDING = """
ask-swap-piece = { $tile }: choose one of your settlements to swap.
ask-swap = { $tile }: choose the settlement it changes places with.
why-no-partner = { $tile }: none of your settlements is beside another player's.
why-not-beside-partner = Choose one of your settlements beside another player's.
why-not-a-partner = Choose another player's settlement beside the one you swap.
event-swapped = swapped { $what }
"""

TEST = '''


def test_flea_market_swaps_neighbours_which_take_and_lose_tiles() -> None:
    board = """
        G   G1* G2  L   G1  G   G1
    """
    world, state = position(board, tiles=("flea-market",), owed=0, locations={"A4": "farm"})
    do(world, state, "use:flea-market")
    assert live(world, state) == starred(board)
    do(world, state, "A2")
    assert live(world, state) == ["A3"]
    assert kinds(do(world, state, "A3")) == [SWAPPED, TOOK]
    assert (stands(state, 0), stands(state, 1)) == (["A3", "A5", "A7"], ["A2"])
'''

SLOW_HANDS = "NUMBER_TILES, arrive, build, give_back, lose, move"

SLOW = """

# Flea market


def _strangers(table: Table, seat: int, spots: set[Spot]) -> set[Spot]:
    others = [other for other in range(len(table.pieces)) if other != seat]
    return {spot for other in others for spot in table.standing(other, "settlement")} & around(spots)


def swap_choices(table: Table, use: Use) -> set[Choice]:
    if use.is_finished:
        return set()
    if use.lifted is not None:
        return set(_strangers(table, use.seat, {use.lifted}))
    own = table.standing(use.seat, "settlement")
    return {spot for spot in own if _strangers(table, use.seat, {spot})}


def swap(table: Table, use: Use, spot: Spot) -> None:
    if use.lifted is None:
        use.lifted = spot
        return
    other = [spot in own for own in table.pieces].index(True)
    del table.pieces[use.seat][use.lifted], table.pieces[other][spot]
    table.pieces[use.seat][spot] = table.pieces[other][use.lifted] = "settlement"
    use.is_finished = True
    lose(table, use.seat)
    lose(table, other)
    arrive(table, use.seat, {spot})
    arrive(table, other, {use.lifted})


VERBS["flea-market"] = Verb(swap_choices, swap)
"""

ICON = """
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" \
stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">
  <path class="fill" fill="#E3A72F" d="M4 4h16v4H4z"/>
  <path d="M4 4h16v4H4zM5 8v12M19 8v12M8.5 13h7l-2-2M15.5 17h-7l2 2"/>
</svg>
"""

EXAMPLE = """
says: The lifted settlement changes places with another player's beside it. The one further away stays.
locations: B2=flea-market
do: use:flea-market C4
fill: G

G   G   G   G   G   G   G
  G   L   G1  G2* G   G   G
G   G   G   G1  G   G2  G
  G   G   G2* G   G   G   G
G   G   G   G   G   G   G
"""

BOX = "src/hexstead/boxes/nomads"


def add_a_verb(copy: Copy) -> None:
    powers, tiles = f"{BOX}/powers.py", f"{BOX}/tiles.py"
    copy.add(powers, POWER)
    copy.add(powers, KEYS, after='STRIKE: Final = "strike"')
    copy.replace(powers, "(WALL, STEPS, STRIKE)", "(WALL, STEPS, STRIKE, SWAP)")
    copy.replace(powers, "sound=WOOD),)", f"sound=WOOD), {EVENT})")
    copy.replace(powers, "figure_at, free_for, give_back, move, without_figures", HANDS)
    copy.replace(powers, "NOTHING, PLACE, WOOD", "NOTHING, ORIGIN, PLACE, TRAVELS, WOOD")
    copy.add(tiles, ENTRY, after="LOCATIONS = [")
    copy.replace(tiles, "import RaiseWalls, Slide", "import RaiseWalls, Slide, Swap")
    copy.add(f"{BOX}/wording/en.ftl", WORDING)
    copy.add("tests/boxes/nomads/test_tiles.py", TEST)
    copy.replace("tests/boxes/nomads/test_tiles.py", "powers import WALLED", "powers import SWAPPED, WALLED")
    copy.add("tests/slow_others.py", SLOW)
    copy.replace("tests/slow_others.py", "NUMBER_TILES, build, give_back, move", SLOW_HANDS)
    copy.write(f"{BOX}/icons/flea-market.svg", ICON)
    copy.write(f"{BOX}/examples/flea-market.txt", EXAMPLE)


def test_a_tile_with_a_verb_takes_seven_files_none_of_the_engine(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    add_a_verb(copy)
    copy.make_generated()
    assert len(copy.by_hand) == 7
    assert [file for file in copy.by_hand if "/engine/" in file] == []
    assert copy.failures("flea-market", "tests/boxes/nomads/test_tiles.py") == TRANSLATIONS


TOLD = {
    "name": "Flea market",
    "prompt": "Flea market: choose one of your settlements to swap.",
    "refusal": "Choose another player's settlement beside the one you swap.",
    "line of the log": "used Flea market; swapped ",
}


@pytest.mark.skipif(not (ROOT / "web" / "node_modules" / "vitest").exists(), reason="run `make tests`")
def test_terminal_browser_and_environments_say_what_it_is_about(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    add_a_verb(copy)
    copy.make_generated()
    told = json.loads(copy.tell("flea_market"))
    lacking = [(room, what) for room in told for what, words in TOLD.items() if words not in told[room]]
    # An environment has no log: what happened is in the numbers that it observes.
    assert lacking == [("environment", "line of the log")]
    done = copy.test_app("prompts", "--testNamePattern", "the same here")
    assert done.returncode == 0, done.stdout + done.stderr

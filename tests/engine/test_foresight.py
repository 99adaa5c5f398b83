"""What an action would change: told before it is done, to the seat that chooses."""

from random import Random

import pytest

from drawn import do, live_hexes, position, take_stock
from hexstead.engine.foresight import Change, Foresight
from hexstead.engine.hexes import members, name, row_name
from hexstead.engine.rules import decide
from hexstead.engine.state import State
from hexstead.engine.world import World
from hexstead.match.notation import read_action
from hidden import with_other_secrets


def foreseen(world: World, state: State, action: str) -> Change:
    return Foresight(world, state, decide(world, state).seat).of(read_action(world, action))


def golds(change: Change) -> list[dict[str, int]]:
    return [seat.gold for seat in change.seats]


def test_gold_is_told_by_card_and_nothing_is_done() -> None:
    world, state = position("G1  G   W", cards=("fishermen", "hermits"))
    before = state.copy()
    found = foreseen(world, state, "A2")
    assert golds(found) == [{"fishermen": 1}, {}]
    assert [name(hex) for hex in members(found.settlements[0])] == ["A2"]
    assert state == before


def test_lords_take_gold_from_the_seats_that_are_overtaken() -> None:
    world, state = position("G1  G   G2  G2  G1  G3", seats=3, cards=("lords",), owed=1)
    assert golds(foreseen(world, state, "A2")) == [{}, {"lords": -6}, {"lords": -6}]


def test_a_sword_takes_gold_and_tiles_from_its_victim() -> None:
    world, state = position(
        "L   W   G1  M\n  G2  G2  G2",
        cards=("fishermen",),
        locations={"A1": "farm"},
        holds={1: ("A1",)},
        tiles=("sword",),
        owed=0,
    )
    do(world, state, "use:sword")
    found = foreseen(world, state, "B1")
    assert golds(found) == [{}, {"fishermen": -1}]
    assert [world.tiles[tile].key for _, tile in found.seats[1].lost] == ["farm"]
    assert not found.seats[0]


def test_a_wall_stands_there_and_changes_no_gold() -> None:
    world, state = position("G1  G   G2  G", cards=("fishermen",), tiles=("quarry",), owed=0)
    do(world, state, "use:quarry")
    found = foreseen(world, state, "A2")
    assert [name(hex) for hex in members(found.walls)] == ["A2"]
    assert not any(found.seats)
    assert not any(found.settlements)


@pytest.mark.parametrize(
    ("done", "step", "took", "lost"),
    [
        ((), "B2", ["oasis"], ["farm"]),
        (("B2",), "B3", [], []),
        (("B2", "B3"), "B4", [], ["oasis"]),
    ],
)
def test_ruling_75_a_wagon_takes_and_loses_tiles_on_its_way(
    done: tuple[str, ...], step: str, took: list[str], lost: list[str]
) -> None:
    world, state = position(
        "L   M   L   M   M\n  G1c G   G   G   G",
        locations={"A1": "farm", "A3": "oasis"},
        holds=("A1",),
        tiles=("wagon",),
        owed=0,
    )
    do(world, state, "use:wagon", *done)
    found = foreseen(world, state, step)
    own = found.seats[0]
    assert [[world.tiles[tile].key for _, tile in tiles] for tiles in (own.took, own.lost)] == [took, lost]
    wagons = [name(hex) for by_seat in found.figures for hex in members(by_seat[0])]
    assert wagons == [step]


def test_a_city_hall_stands_on_seven_hexes() -> None:
    world, state = position(
        "G1  G   G   G\n  G   G   G   G\nG   G   G   G", fill="W", tiles=("city-hall",), owed=0
    )
    do(world, state, "use:city-hall")
    found = foreseen(world, state, live_hexes(world, state)[0])
    assert [len(members(by_seat[0])) for by_seat in found.figures] == [7]


def test_the_fourth_settlement_marks_its_row() -> None:
    world, state = position("G1  G1  G1  G   G", cards=("mayors",), owed=1)
    found = foreseen(world, state, "A4")
    assert ([row_name(row) for row in found.rows], golds(found)) == (["A"], [{"mayors": 4}, {}])


def test_number_tiles_come_with_the_tile_that_stores() -> None:
    world, state = position("L   G   G", locations={"A1": "palisade"}, owed=1)
    found = foreseen(world, state, "A2")
    assert [world.tiles[tile].key for _, tile in found.seats[0].took] == ["palisade"]
    assert found.seats[0].numbers == int(world.tiles[found.seats[0].took[0][1]].stores)


def test_the_last_settlement_starts_the_last_round_once() -> None:
    world, state = position("G1  G   G", supply=(1, 20), owed=1)
    assert foreseen(world, state, "A2").starts_last_round
    world, state = position("G1  G   G", supply=(1, 20), owed=1, ending=True)
    assert not foreseen(world, state, "A2").starts_last_round


def test_the_last_turn_and_the_last_silo_end_the_game() -> None:
    world, state = position("G1  G   G", turn=1, owed=0, ending=True)
    assert foreseen(world, state, "end").ends_game
    world, state = position("I   G1  S   A   G   M   G", turn=1, owed=0, ending=True)
    assert not foreseen(world, state, "end").ends_game
    do(world, state, "end", "A3", "A4")
    assert foreseen(world, state, "A5").ends_game


def test_an_empty_place_gives_nobody_a_tile() -> None:
    world, state = position("L   G   G", locations={"A1": "farm"}, owed=1)
    take_stock(world, state, "A1", "A1")
    assert not foreseen(world, state, "A2").seats[0]


def test_positions_that_a_seat_cannot_tell_apart_foresee_the_same() -> None:
    """The build fills the terrain, so the next card is drawn at once: which one must not show."""
    world, state = position(
        "G1  G   D", fill="M", cards=("fishermen",), owed=2, deck="DTCFG", hands=("", "F")
    )
    twin = with_other_secrets(Random(3), state, 0)
    assert (twin.deck, twin.hands) != (state.deck, state.hands)
    one, other = foreseen(world, state, "A2"), foreseen(world, twin, "A2")
    assert golds(one) == golds(other)
    assert (one.settlements, one.starts_last_round) == (other.settlements, other.starts_last_round)

"""Sets of hexes against plain sets of pairs."""

from hypothesis import example, given
from hypothesis import strategies as st

import slow_table as slow
from hexstead.engine import hexes
from hexstead.engine.hexes import at, count, members, name, of, parse
from slow_reading import spots as read_spots

spots = st.sets(st.tuples(st.integers(0, 19), st.integers(0, 19)), max_size=60)
"""Anywhere on the map."""
crowds = st.sets(st.tuples(st.integers(0, 7), st.integers(0, 5)), max_size=40)
"""So close together that lines and areas are common."""
at_the_corner = crowds.map(lambda group: {(19 - row, 19 - column) for row, column in group})


def bits(group: set[slow.Spot]) -> int:
    return of([at(row, column) for row, column in group])


@given(spots)
def test_members_come_in_reading_order_and_are_as_many_as_counted(group: set[slow.Spot]) -> None:
    assert members(bits(group)) == sorted(at(*spot) for spot in group)
    assert count(bits(group)) == len(group)


@given(st.sets(st.integers(0, 600), min_size=1))
def test_picking_by_every_number_gives_every_member_once(group: set[int]) -> None:
    numbers = of(list(group))
    picked = [hexes.pick(numbers, number) for number in range(len(group))]
    assert sorted(picked) == members(numbers)
    assert (picked[0], hexes.first(numbers)) == (min(group), min(group))


def test_picking_works_in_the_full_board_too() -> None:
    assert sorted([hexes.pick(hexes.MAIN, number) for number in range(400)]) == members(hexes.MAIN)


@given(spots)
def test_around_is_what_has_a_neighbour(group: set[slow.Spot]) -> None:
    expected = {spot for spot in slow.BOARD if slow.NEIGHBOURS[spot] & group}
    assert read_spots(hexes.around(bits(group))) == expected


def test_every_hex_has_its_neighbours() -> None:
    for row, column in slow.BOARD:
        assert read_spots(hexes.NEIGHBOURS[at(row, column)]) == slow.NEIGHBOURS[row, column]


def test_a_step_leads_to_the_next_hex_or_off_the_board() -> None:
    steps = [hexes.east, hexes.west, hexes.south_east, hexes.north_west, hexes.south_west, hexes.north_east]
    for spot in slow.BOARD:
        for direction, step in enumerate(steps):
            goal = slow.walk(spot, direction)
            assert read_spots(step(bits({spot}))) == ({goal} if slow.is_on_board(goal) else set())


@given(spots)
def test_two_away_is_two_steps_straight(group: set[slow.Spot]) -> None:
    ways = [(slow.walk(spot, d), slow.walk(spot, d, 2)) for spot in group for d in range(6)]
    goals = {goal for over, goal in ways if slow.is_on_board(over)}
    assert read_spots(hexes.two_away(bits(group))) == {goal for goal in goals if slow.is_on_board(goal)}


@given(st.one_of(crowds, at_the_corner))
def test_lines_end_beyond_three_in_a_row(group: set[slow.Spot]) -> None:
    ends = {
        spot
        for spot in slow.BOARD
        if spot not in group and any(all(slow.walk(spot, d, n) in group for n in (1, 2, 3)) for d in range(6))
    }
    assert read_spots(hexes.ends_of_lines(bits(group))) == ends


@given(st.one_of(crowds, at_the_corner), st.integers(1, 6))
def test_beside_at_least_counts_neighbours(group: set[slow.Spot], number: int) -> None:
    expected = {spot for spot in slow.BOARD if len(slow.NEIGHBOURS[spot] & group) >= number}
    assert read_spots(hexes.beside_at_least(bits(group), number)) == expected


@given(st.one_of(crowds, at_the_corner))
def test_surrounded_is_what_has_six_neighbours_all_of_them_here(group: set[slow.Spot]) -> None:
    expected = {spot for spot in slow.BOARD if len(slow.NEIGHBOURS[spot] & group) == 6}
    assert read_spots(hexes.surrounded(bits(group))) == expected


@given(st.one_of(crowds, at_the_corner), st.integers(2, 5))
def test_a_diagonal_run_goes_step_by_step_and_never_along_the_row(group: set[slow.Spot], length: int) -> None:
    runs = [[slow.walk(spot, d, n) for n in range(length)] for spot in group for d in (2, 3, 4, 5)]
    assert hexes.has_diagonal_run(bits(group), length) == any(set(run) <= group for run in runs)


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=3, max_size=3, unique=True))
def test_three_are_in_line_if_each_is_the_next_in_one_direction(three: list[slow.Spot]) -> None:
    lines = [{slow.walk(spot, d, n) for n in range(3)} for spot in three for d in range(6)]
    assert hexes.are_in_line([at(*spot) for spot in three]) == (set(three) in lines)


@given(st.one_of(spots, crowds, at_the_corner))
def test_areas_are_connected_and_apart(group: set[slow.Spot]) -> None:
    found = [read_spots(area) for area in hexes.areas(bits(group))]
    assert sorted(map(sorted, found)) == sorted(map(sorted, slow.areas(group)))


def test_names_go_from_a1_to_t20_and_on_an_island_to_y20() -> None:
    names = [name(at(row, column)) for row, column in slow.BOARD]
    assert (names[0], names[21], names[399], names[400], names[-1]) == ("A1", "B2", "T20", "U1", "Y20")
    assert [divmod(parse(text), 21) for text in names] == slow.BOARD


@example("\ufb061")  # a ligature: its upper case is ST
@given(st.one_of(st.text(max_size=4), st.from_regex(r"\A\w[0-9]{1,2}\Z")))
def test_a_text_is_refused_or_is_the_name_of_its_hex(text: str) -> None:
    try:
        hex = parse(text)
    except ValueError:
        return
    assert name(hex) == text[0].upper() + str(int(text[1:]))

"""The hand-cut edges of hexes."""

from itertools import product

from hexstead.pictures.hexagons import EDGES, across, cell_of, centre, cut, hexagon, name_of, perimeter

CELLS = list(product(range(6), range(6)))


def test_neighbours_share_every_edge() -> None:
    for cell in CELLS:
        for edge in EDGES:
            assert cut(cell, edge) == list(reversed(cut(across(cell, edge), (edge + 3) % 6)))


def test_edges_of_a_hex_join_at_its_corners() -> None:
    assert all(cut(cell, edge)[-1] == cut(cell, (edge + 1) % 6)[0] for cell in CELLS for edge in EDGES)


def test_no_point_is_cut_far_from_where_it_belongs() -> None:
    for cell in CELLS:
        x, y = centre(cell)
        reach = [((px - x) ** 2 + (py - y) ** 2) ** 0.5 for edge in EDGES for px, py in cut(cell, edge)]
        assert 15 < min(reach) < max(reach) < 22


def test_names_and_cells_belong_together() -> None:
    assert cell_of("K6") == (10, 5)
    assert all(cell_of(name_of(cell)) == cell for cell in CELLS)


def test_the_border_of_a_map_is_one_closed_line() -> None:
    border = perimeter(set(CELLS))
    assert border.count("M") == border.count("Z") == 1


def test_a_lake_gives_a_second_line() -> None:
    assert perimeter(set(CELLS) - {(2, 2)}).count("Z") == 2


def test_a_regular_hex_has_six_corners() -> None:
    assert hexagon((0, 0), 20) == "M0 -20l17.3 10l0 20l-17.3 10l-17.3 -10l0 -20Z"

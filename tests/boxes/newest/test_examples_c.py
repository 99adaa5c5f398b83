"""The worked examples C1 and C2 of the rules: the newest edition of the base game."""

import json
from collections import Counter

import pytest

from hexstead.boxes.newest import SELECTIONS
from hexstead.engine.hexes import SINGLE, name, parse
from hexstead.engine.rules import start
from hexstead.engine.scoring import score
from hexstead.engine.terrain import CASTLE, LOCATION
from hexstead.engine.world import World
from hexstead.setup.draw import draw_setup, first_game
from hexstead.setup.layout import quadrant_number
from hexstead.setup.setup import Setup

CASTLES = "second-1a", "second-2a", "second-3a", "second-4a"


def tiles_by_kind(world: World) -> Counter[str]:
    tiles: Counter[str] = Counter()
    for site, number in zip(world.sites, world.stock, strict=True):
        tiles[world.tiles[site.tile].key] += number
    return tiles


@pytest.mark.parametrize("seed", range(12))
def test_c1_four_different_selection_tiles_put_four_tiles_of_each_kind_on_two_hexes(seed: int) -> None:
    setup = draw_setup(2, seed, edition="newest")
    world = setup.world()
    assert len(set(setup.selections)) == 4
    assert tiles_by_kind(world) == dict.fromkeys(setup.selections, 4)
    quadrants = Counter([quadrant_number(site.hex) for site in world.sites])
    assert quadrants == dict.fromkeys(range(4), 2)
    for site in world.sites:
        assert world.tiles[site.tile].key == setup.selections[quadrant_number(site.hex)]


def test_c1_there_are_eight_kinds_with_four_tiles_each() -> None:
    assert (len(SELECTIONS), len(SELECTIONS) * 4) == (8, 32)
    drawn = {key for seed in range(30) for key in draw_setup(2, seed, edition="newest").selections}
    assert drawn == set(SELECTIONS)


def test_c2_a_castle_tile_makes_a_castle_of_a_location_hex() -> None:
    plain = Setup(
        seats=2,
        boards=CASTLES,
        cards=("lords", "knights", "miners"),
        selections=("tavern", "paddock", "oasis", "farm"),
        castle_tiles=("G3", "P13"),
        edition="newest",
    )
    world = plain.world()
    assert tiles_by_kind(world) == {"tavern": 2, "paddock": 4, "oasis": 4, "farm": 2}
    sites = [name(site.hex) for site in world.sites]
    assert "G3" not in sites
    assert "G8" in sites
    assert all(world.terrain[CASTLE] & SINGLE[site] for site in plain.hexes_under_castle_tiles())
    assert not any(world.terrain[LOCATION] & SINGLE[site] for site in plain.hexes_under_castle_tiles())


def test_c2_a_castle_tile_pays_three_gold() -> None:
    def pays(castle_tiles: tuple[str, ...]) -> int:
        plain = first_game(2, "newest").model_dump(mode="json") | {"castle_tiles": castle_tiles}
        world = Setup.model_validate_json(json.dumps(plain)).world()
        state = start(world, 1)
        state.settlements[0] = SINGLE[parse("G2")]
        return score(world, state)[0].gold["castles"]

    assert pays(("G3", "P13")) == 3
    assert pays(()) == 0


@pytest.mark.parametrize("seed", range(12))
def test_c2_beautiful_castles_are_drawn_in_two_quadrants(seed: int) -> None:
    setup = draw_setup(3, seed, edition="newest", castle_tiles="any")
    quadrants = [quadrant_number(hex) for hex in setup.hexes_under_castle_tiles()]
    assert len(set(quadrants)) == len(quadrants) == 2
    tiles = tiles_by_kind(setup.world())
    assert sorted(tiles.values()) == [2, 2, 4, 4]
    assert {tiles[setup.selections[number]] for number in quadrants} == {2}

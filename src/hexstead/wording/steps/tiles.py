"""Tiles and pieces for everybody: on the hexes, and beside the boards."""

from collections import Counter
from collections.abc import Iterator

from hexstead.boxes.catalogue import BOARDS, BONUSES, ISLANDS, NUMBERS
from hexstead.engine.hexes import MAIN_ROWS, NOWHERE, row_of
from hexstead.engine.said import Said, named
from hexstead.engine.tiles import Tile
from hexstead.engine.world import World
from hexstead.setup.layout import quadrant_number
from hexstead.setup.setup import Setup
from hexstead.wording.steps.players import figures
from hexstead.wording.steps.whereabouts import BY_THE_ISLAND, CORNERS, placed, sites_of, step
from hexstead.wording.supplies import needs_walls


def tile_steps(setup: Setup, world: World) -> Iterator[Said]:
    if setup.selections:
        drawn = [
            step("selection", tile=named("tile", key), corner=corner)
            for key, corner in zip(setup.selections, CORNERS, strict=True)
        ]
        yield step("selections", tiles=drawn)
    yield step("tiles", number=NUMBERS.tiles, tiles=_counted(_tiles(world)))
    if missing := _missing(setup, world):
        yield step("missing", tiles=_counted(missing))
    if setup.castle_tiles:
        kinds = [setup.selections[quadrant_number(hex)] for hex in setup.hexes_under_castle_tiles()]
        tiles = [named("tile", key) for key in kinds]
        surplus = [step("surplus-tile", number=NUMBERS.tiles, tile=tile) for tile in tiles]
        yield step("surplus", tiles=surplus)
    yield step("summaries", summaries=_summaries(world))
    if world.fleeting:
        yield step("nomad-tiles", tiles=_nomad_tiles(setup, world))
    if bonus := [named("tile", location.key) for location in world.tiles if location.key in BONUSES]:
        yield step("bonus", number=NUMBERS.tiles, tiles=bonus)
    if for_all := _pieces_for_all(world):
        yield step("for-all", pieces=for_all)


def _counted(tiles: Counter[str]) -> list[Said]:
    """The locations, each with how many tiles to take from the box."""
    return [step("tile", number=number, tile=named("tile", key)) for key, number in tiles.items()]


def _tiles(world: World) -> Counter[str]:
    """How many tiles lie on the map, by location."""
    tiles: Counter[str] = Counter()
    for site, location in sites_of(world):
        if site.hex != NOWHERE and not location.is_fleeting:
            tiles[location.key] += NUMBERS.tiles
    return tiles


def _missing(setup: Setup, world: World) -> Counter[str]:
    """What the box has too few of: generated boards may repeat another board's location."""
    if setup.selections:  # boards of a box that has everything they need
        return Counter()
    printed = [*BOARDS.values(), *ISLANDS.values()]
    there = Counter([key for board in printed for key in board.locations])
    in_box = Counter({key: NUMBERS.tiles * there[key] for key in _tiles(world) if there[key]})
    return Counter({key: number for key, number in _tiles(world).items() if key in in_box}) - in_box


def _summaries(world: World) -> list[Said]:
    """One for each location, beside the first board that has it."""
    by_corner: dict[Said, list[Said]] = {}
    seen: set[str] = set()
    for site, location in sites_of(world):
        if site.hex == NOWHERE or location.is_fleeting or location.key in seen:
            continue
        seen.add(location.key)
        is_far = row_of(site.hex) >= MAIN_ROWS
        corner = BY_THE_ISLAND if is_far else CORNERS[quadrant_number(site.hex)]
        by_corner.setdefault(corner, []).append(_summary(location))
    order = [*CORNERS, BY_THE_ISLAND]
    return [
        step("summaries-there", summaries=by_corner[corner], corner=corner)
        for corner in order
        if corner in by_corner
    ]


def _summary(location: Tile) -> Said:
    return step("bonus-summary" if location.bonus else "summary", tile=named("tile", location.key))


def _nomad_tiles(setup: Setup, world: World) -> list[Said]:
    """The tile of each nomad space, in reading order."""
    return [
        step("nomad", tile=named("tile", location.key), place=placed(setup, site.hex))
        for site, location in sites_of(world)
        if location.is_fleeting
    ]


def _pieces_for_all(world: World) -> list[Said]:
    found = [step("walls", number=world.most_walls)] if needs_walls(world) else []
    if any(location.stores for location in world.tiles):
        found.append(step("numbers"))
    passing = [figure for figure in world.figures if figure.is_passing]
    return found + [figures(figure) for figure in passing]

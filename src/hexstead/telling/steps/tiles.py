"""Tiles and pieces for everybody: on the hexes, and beside the boards."""

from collections import Counter
from collections.abc import Iterator

from hexstead.content.catalogue import BOARDS, BONUSES, ISLANDS
from hexstead.engine.components import Location
from hexstead.engine.explain import title
from hexstead.engine.hexes import MAIN_ROWS, NOWHERE, row_of
from hexstead.engine.world import TILES_ON_A_LOCATION, WALLS, World
from hexstead.match.layout import quadrant_number
from hexstead.match.setup import Setup
from hexstead.telling.figures import called, needs_walls, pieces_of
from hexstead.telling.steps.places import CORNERS, placed, sites_of
from hexstead.telling.words import STEPS, counted, listed


def tile_steps(setup: Setup, world: World) -> Iterator[str]:
    if setup.selections:
        drawn = [
            STEPS["selection"].format(tile=title(key), corner=corner)
            for key, corner in zip(setup.selections, CORNERS, strict=True)
        ]
        yield STEPS["selections"].format(tiles=listed(drawn))
    yield STEPS["tiles"].format(number=TILES_ON_A_LOCATION, tiles=listed(_counted(_tiles(world))))
    if missing := _missing(setup, world):
        yield STEPS["missing"].format(tiles=listed(_counted(missing)))
    if setup.castle_tiles:
        kinds = [setup.selections[quadrant_number(hex)] for hex in setup.hexes_under_castle_tiles()]
        surplus = [f"{TILES_ON_A_LOCATION} {title(key)}" for key in kinds]
        yield STEPS["surplus"].format(tiles=listed(surplus))
    yield STEPS["summaries"].format(summaries=listed(_summaries(world)))
    if world.fleeting:
        yield STEPS["nomads"].format(tiles=listed(_nomads(setup, world)))
    if bonus := [title(location.key) for location in world.locations if location.key in BONUSES]:
        yield STEPS["bonus"].format(number=TILES_ON_A_LOCATION, tiles=listed(bonus))
    if for_all := _pieces_for_all(world):
        yield STEPS["for-all"].format(pieces=listed(for_all))


def _counted(tiles: Counter[str]) -> list[str]:
    """The locations, each with how many tiles to take from the box."""
    return [STEPS["tile"].format(number=number, tile=title(key)) for key, number in tiles.items()]


def _tiles(world: World) -> Counter[str]:
    """How many tiles lie on the map, by location."""
    tiles: Counter[str] = Counter()
    for site, location in sites_of(world):
        if site.hex != NOWHERE and not location.is_fleeting:
            tiles[location.key] += TILES_ON_A_LOCATION
    return tiles


def _missing(setup: Setup, world: World) -> Counter[str]:
    """What the box has too few of: made boards may repeat the location of another board."""
    if setup.selections:  # boards of their own box, which has what they need
        return Counter()
    printed = [*BOARDS.values(), *ISLANDS.values()]
    there = Counter([key for board in printed for key in board.locations])
    in_box = Counter({key: TILES_ON_A_LOCATION * there[key] for key in _tiles(world) if there[key]})
    return Counter({key: number for key, number in _tiles(world).items() if key in in_box}) - in_box


def _summaries(world: World) -> list[str]:
    """One for each location, beside the board where it is found first."""
    by_board: dict[str, list[str]] = {}
    seen: set[str] = set()
    for site, location in sites_of(world):
        if site.hex == NOWHERE or location.is_fleeting or location.key in seen:
            continue
        seen.add(location.key)
        is_far = row_of(site.hex) >= MAIN_ROWS
        board = STEPS["by-island"] if is_far else CORNERS[quadrant_number(site.hex)]
        by_board.setdefault(board, []).append(_summary(location))
    order = [*CORNERS, STEPS["by-island"]]
    return [f"{listed(by_board[board])} {board}" for board in order if board in by_board]


def _summary(location: Location) -> str:
    key = "bonus-summary" if location.bonus else "summary"
    return STEPS[key].format(location=title(location.key))


def _nomads(setup: Setup, world: World) -> list[str]:
    """The tile of each nomad space, in reading order."""
    return [
        STEPS["nomad"].format(tile=title(location.key), place=placed(setup, site.hex))
        for site, location in sites_of(world)
        if location.is_fleeting
    ]


def _pieces_for_all(world: World) -> list[str]:
    found = [counted(WALLS, "stone wall")] if needs_walls(world) else []
    if any(location.stores for location in world.locations):
        found.append(STEPS["numbers"])
    passing = [figure for figure in world.figures if figure.is_passing]
    return found + [counted(pieces_of(figure), called(figure.key)) for figure in passing]

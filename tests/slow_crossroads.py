"""What the tiles of Crossroads allow and do, slowly, and its tasks."""

from slow_hands import give_back, move, place
from slow_table import BOARD, NEIGHBOURS, SUITABLE, Choice, Spot, Table, near_if_possible, walk

TERRAIN_BUILDS = {"foresters-lodge": "T", "monastery": "C"}
FIGURES = {
    "barracks": ("warrior", 2, SUITABLE),
    "wagon": ("wagon", 1, SUITABLE + "M"),
    "lighthouse": ("ship", 1, "W"),
}
"""Each with its figure, how many of them there are, and where they go."""


def figure_choices(table: Table) -> set[Choice]:
    figure, number, letters = FIGURES[table.using]
    if table.steps:
        return {"done", *_steps(table)}
    standing = table.standing(figure)
    choices: set[Choice] = set(standing)
    if len(standing) < number:
        choices |= near_if_possible(table.free_on(letters), table.own)
    elif table.using != "barracks":
        choices |= _steps(table)
    return choices


def _steps(table: Table) -> set[Spot]:
    figure, _, letters = FIGURES[table.using]
    return {there for spot in table.standing(figure) for there in NEIGHBOURS[spot] & table.free_on(letters)}


def use_figure(table: Table, spot: Spot) -> bool:
    """Answers whether the tile is finished."""
    figure = FIGURES[table.using][0]
    standing = table.standing(figure)
    if spot in standing:
        give_back(table, spot)
    elif table.using == "barracks" or not standing:
        place(table, figure, {spot})
    else:
        move(table, standing.pop(), spot)
        table.steps += 1
        return table.steps == 3 or not _steps(table)
    return True


def hall_centres(table: Table) -> set[Spot]:
    if table.standing("city-hall"):
        return set()
    free = table.free_on(SUITABLE)
    result = set()
    for centre in free:
        hall = NEIGHBOURS[centre] | {centre}
        if len(hall) == 7 and hall <= free and any(NEIGHBOURS[spot] & table.own for spot in hall):
            result.add(centre)
    return result


def lay_hall(table: Table, centre: Spot) -> None:
    place(table, "city-hall", NEIGHBOURS[centre] | {centre})


TASKS = {
    "home-country": 5,
    "fortress": 6,
    "road": 7,
    "place-of-refuge": 8,
    "advance": 9,
    "compass-points": 10,
}


def fulfils(table: Table, task: str, seat: int) -> bool:
    own = table.pieces[seat]
    main = [spot for spot in own if spot[0] < 20]
    edges = [[spot for spot in main if spot[axis] == end] for axis in (0, 1) for end in (0, 19)]
    if task == "home-country":
        return any(table.letter(spot) not in "XLN" and _country(table, spot) <= own for spot in own)
    if task == "fortress":
        return any(_is_enclosed(spot, own) for spot in own)
    if task == "road":
        slanted = (2, 4)
        return any(all(walk(spot, d, n) in own for n in range(7)) for spot in own for d in slanted)
    if task == "place-of-refuge":
        return any(table.letter(spot) in "XLN" and _is_enclosed(spot, own) for spot in BOARD)
    if task == "advance":
        return any(len(edge) >= 7 for edge in edges)
    return all(len(edge) >= 1 for edge in edges)


def _is_enclosed(spot: Spot, own: set[Spot]) -> bool:
    return len(NEIGHBOURS[spot]) == 6 and NEIGHBOURS[spot] <= own


def _country(table: Table, spot: Spot) -> set[Spot]:
    """All that hangs together with this hex on the same terrain."""
    country, new = {spot}, {spot}
    while new:
        beside = {other for each in new for other in NEIGHBOURS[each]} - country
        new = {other for other in beside if table.letter(other) == table.letter(spot)}
        country |= new
    return country

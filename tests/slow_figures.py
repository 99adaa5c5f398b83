"""Figures, slowly: warriors, wagon and ship, the city hall, scouts."""

from slow_hands import give_back, lose, move, place
from slow_table import (
    GROUND,
    NEIGHBOURS,
    SUITABLE,
    Choice,
    Spot,
    Table,
    Use,
    Verb,
    around,
    near_if_possible,
)

FIGURES = {"barracks": ("warrior", 2), "wagon": ("wagon", 1), "lighthouse": ("ship", 1)}
"""By their tile: the figure, and how many of it a seat has."""
STEPS = 3
SCOUTS = 2


def figure_choices(table: Table, use: Use) -> set[Choice]:
    """Place one, take one back, or go up to three steps."""
    figure, number = FIGURES[use.kind]
    standing = table.standing(use.seat, figure)
    if use.steps:
        steps = _steps(table, use, standing) if use.steps < STEPS else set()
        return {"done", *steps}
    if len(standing) < number:
        free = table.free_on(GROUND[figure])
        return {*standing, *near_if_possible(free, table.counted(use.seat))}
    return {*standing, *_steps(table, use, standing)}


def _steps(table: Table, use: Use, standing: set[Spot]) -> set[Spot]:
    """Warriors do not walk."""
    if use.kind == "barracks":
        return set()
    return around(standing) & table.free_on(GROUND[FIGURES[use.kind][0]])


def use_figure(table: Table, use: Use, spot: Spot) -> None:
    figure, number = FIGURES[use.kind]
    standing = table.standing(use.seat, figure)
    if spot in standing:
        give_back(table, use.seat, spot)
        use.is_finished = True
    elif len(standing) < number:
        place(table, use.seat, figure, {spot})
        use.is_finished = True
    else:
        move(table, use.seat, standing, {spot})
        use.steps += 1


# The city hall


def hall_choices(table: Table, use: Use) -> set[Choice]:
    """The middle of seven free hexes. It lies for good; only the Bazaar moves it, in the turn it was laid."""
    hall = table.standing(use.seat, "city-hall")
    if hall and not (table.has_laid_hall and use.is_repeated):
        return set()
    lifted = table.without(use.seat, hall)
    free, near = lifted.free_on(SUITABLE), around(lifted.counted(use.seat))
    flowers = {centre: NEIGHBOURS[centre] | {centre} for centre in free}
    return {
        centre
        for centre, flower in flowers.items()
        if len(flower) == 7 and flower <= free and flower & near and flower != hall
    }


def lay_hall(table: Table, use: Use, centre: Spot) -> None:
    hall, flower = table.standing(use.seat, "city-hall"), NEIGHBOURS[centre] | {centre}
    if hall:
        move(table, use.seat, hall, flower)
    else:
        place(table, use.seat, "city-hall", flower)
        table.has_laid_hall = True
    use.is_finished = True


# Scouts


def scout_choices(table: Table, use: Use) -> set[Choice]:
    """Next to own pieces, the first scout too; those that stand from before are taken back first."""
    scouts = table.standing(use.seat, "scout")
    if not use.steps:
        table, scouts = table.without(use.seat, scouts), set()
    if use.steps == SCOUTS:
        return set()
    near = table.free_on(SUITABLE + "WM") & around(table.counted(use.seat))
    return near | ({"done"} if use.steps else set())


def take_scouts_back(table: Table, seat: int) -> None:
    for spot in table.standing(seat, "scout"):
        del table.pieces[seat][spot]
    lose(table, seat)


def send_scout(table: Table, use: Use, spot: Spot) -> None:
    """It takes no tiles and earns nothing."""
    table.pieces[use.seat][spot] = "scout"
    use.steps += 1


VERBS = {
    **{tile: Verb(figure_choices, use_figure) for tile in FIGURES},
    "city-hall": Verb(hall_choices, lay_hall),
    "scout-cabin": Verb(scout_choices, send_scout),
}

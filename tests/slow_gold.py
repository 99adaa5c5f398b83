"""What everything pays, slowly."""

from slow_table import (
    BOARD,
    NEIGHBOURS,
    NO_HEX,
    SPECIAL,
    Spot,
    Table,
    areas,
    around,
    sector,
    walk,
)

DURING_THE_GAME = ("families", "shepherds", "ambassadors", "mayors", "rovers", "treasure")
TASKS = {
    "home-country": 5,
    "fortress": 6,
    "road": 7,
    "place-of-refuge": 8,
    "advance": 9,
    "compass-points": 10,
}
SLANTED = (2, 4)
SECTORS = [(0, 0), (0, 1), (1, 0), (1, 1)]


def gold(table: Table, card: str, seat: int) -> int:
    if card in DURING_THE_GAME:
        return table.earned[seat][card]
    if card in TASKS:
        return TASKS[card] if fulfils(table, card, table.own(seat)) else 0
    for pays in (_for_what_lies_beside, _for_areas, _for_rows_and_places, _for_majorities):
        found = pays(table, card, seat)
        if found is not None:
            return found
    raise KeyError(card)


def _for_what_lies_beside(table: Table, card: str, seat: int) -> int | None:
    own = table.own(seat)
    if card == "fishermen":
        wet = [spot for spot in own if table.touches(spot, "W") or table.is_shore(spot)]
        return len([spot for spot in wet if table.letter(spot) != "W"])
    if card == "miners":
        return len([spot for spot in own if table.letter(spot) != "M" and table.touches(spot, "M")])
    if card == "scouts":
        letter = table.map.removed
        beside = [spot for spot in own if letter and table.touches(spot, letter)]
        return len([spot for spot in beside if table.letter(spot) != letter])
    if card == "workers":
        return len([spot for spot in own if table.touches(spot, SPECIAL)])
    if card == "castles":
        return 3 * len(_castles(table) & around(own))
    if card == "capitols":
        return sum(len(_within_two(spot) & own) for spot in table.map.tokens["capitol"])
    return None


def _castles(table: Table) -> set[Spot]:
    if "capitols-are-castles" in table.map.options:
        return table.map.on["X"]
    return table.map.on["X"] - table.map.tokens.get("capitol", set())


def _within_two(spot: Spot) -> set[Spot]:
    near = NEIGHBOURS[spot]
    return near | around(near) - {spot}


# Areas


def _for_areas(table: Table, card: str, seat: int) -> int | None:
    own = table.own(seat)
    if card == "hermits":
        return len(areas(own))
    if card == "citizens":
        return max([len(area) for area in areas(own)], default=0) // 2
    if card == "merchants":
        special = [{spot} for spot in BOARD if table.letter(spot) in SPECIAL]
        return 4 * _number_linked(special, own)
    if card == "geologists":
        return 2 * _number_linked(areas(table.map.on["M"]), own)
    if card == "messengers":
        return max([_span(table, area) for area in areas(own)], default=0)
    return None


def _number_linked(places: list[set[Spot]], own: set[Spot]) -> int:
    """How many of these an area of one's own links to another of them; a piece on one touches it."""
    linked: set[int] = set()
    for area in areas(own):
        touched = {number for number, hexes in enumerate(places) if hexes & (area | around(area))}
        linked |= touched if len(touched) > 1 else set()
    return len(linked)


def _span(table: Table, area: set[Spot]) -> int:
    """2 gold for each hex on the longest of the shortest ways; it takes two settlements to have a way."""
    return 2 * max(_farthest(table, spot, area) + 1 for spot in area) if len(area) > 1 else 0


def _farthest(table: Table, start: Spot, wanted: set[Spot]) -> int:
    reached, steps = {start}, 0
    while not wanted <= reached:
        reached |= {spot for spot in around(reached) if table.letter(spot) != NO_HEX}
        steps += 1
    return steps


# Rows and places


def _for_rows_and_places(table: Table, card: str, seat: int) -> int | None:
    own = table.own(seat)
    rows = [len([spot for spot in own if spot[0] == row]) for row in range(26)]
    if card == "discoverers":
        return len([number for number in rows if number])
    if card == "rangers":
        return 2 * rows.count(1)
    if card == "knights":
        return 2 * max(rows[:20] if "knights-stay-on-the-mainland" in table.map.options else rows)
    if card == "travellers":
        return len([spot for spot in own if spot[0] < 20 and len(NEIGHBOURS[spot]) < 6])
    if card == "vassals":
        return len([spot for spot in own if {sector(other) for other in NEIGHBOURS[spot]} - {sector(spot)}])
    numbers = [len(NEIGHBOURS[spot] & own) for spot in own]
    if card == "captains":
        return len([number for number in numbers if number >= 3])
    return numbers.count(2) if card == "chainers" else None


# Majorities


def _for_majorities(table: Table, card: str, seat: int) -> int | None:
    """What the seats, or the sectors of a seat, are compared for."""
    if card in ("noblewomen", "palaces"):
        letters = "P" if card == "palaces" else SPECIAL.replace("P", "")
        return 5 * len(
            [spot for spot in BOARD if table.letter(spot) in letters and _leads(table, spot, seat)]
        )
    counts = {place: _counts_in(table, place) for place in SECTORS}
    if card == "farmers":
        return 3 * min(by_seat[seat] for by_seat in counts.values())
    if card == "homesteaders":
        return max(by_seat[seat] for by_seat in counts.values())
    if card == "lords":
        return sum(_gold_of_a_lord(table, by_seat, seat) for by_seat in counts.values())
    return None


def _leads(table: Table, spot: Spot, seat: int) -> bool:
    counts = [len(NEIGHBOURS[spot] & own.keys()) for own in table.pieces]
    return counts[seat] > 0 and counts[seat] == max(counts)


def _counts_in(table: Table, place: Spot) -> list[int]:
    return [len([spot for spot in own if sector(spot) == place]) for own in table.pieces]


def _gold_of_a_lord(table: Table, counts: list[int], seat: int) -> int:
    """Nothing where nobody is; otherwise none is a number too, unless the house rule says no."""
    if max(counts) == 0 or (counts[seat] == 0 and "lords-need-a-settlement" in table.map.options):
        return 0
    places = sorted(set(counts), reverse=True)
    return {0: 12, 1: 6}.get(places.index(counts[seat]), 0)


# Tasks


def fulfils(table: Table, task: str, own: set[Spot]) -> bool:
    main = [spot for spot in own if spot[0] < 20]
    edges = [[spot for spot in main if spot[axis] == end] for axis in (0, 1) for end in (0, 19)]
    if task == "home-country":
        return any(_country(table, spot) <= own for spot in own)
    if task == "fortress":
        return any(_is_enclosed(spot, own) for spot in own)
    if task == "road":
        return any(all(walk(spot, d, n) in own for n in range(7)) for spot in own for d in SLANTED)
    if task == "place-of-refuge":
        return any(table.letter(spot) in SPECIAL and _is_enclosed(spot, own) for spot in BOARD)
    if task == "advance":
        return any(len(edge) >= 7 for edge in edges)
    return all(len(edge) >= 1 for edge in edges)


def _is_enclosed(spot: Spot, own: set[Spot]) -> bool:
    return len(NEIGHBOURS[spot]) == 6 and NEIGHBOURS[spot] <= own


def _country(table: Table, spot: Spot) -> set[Spot]:
    """All that hangs together with this hex on the same terrain."""
    return next(area for area in areas(table.map.on[table.letter(spot)]) if spot in area)

"""What hands do at the table, slowly: pieces come and go, tiles are taken and lost, gold is paid."""

from slow_table import NEIGHBOURS, Spot, Table, Tile, Use, around, beside, sector, walk

NUMBER_TILES = 18
IN_A_ROW = 4
"""So many in a row, and Mayors mark it."""


# Pieces


def build(table: Table, seat: int, spot: Spot) -> None:
    """A settlement from the supply, by whatever action."""
    table.pieces[seat][spot] = "settlement"
    table.supply[seat] -= 1
    _note_empty_supply(table, seat)
    arrive(table, seat, {spot})
    _pay(table, seat, {spot})


def place(table: Table, seat: int, figure: str, spots: set[Spot]) -> None:
    for spot in spots:
        table.pieces[seat][spot] = figure
    arrive(table, seat, spots)
    _pay(table, seat, spots)


def move(table: Table, seat: int, origin: set[Spot], goal: set[Spot]) -> None:
    """A piece goes from one hex to another, or a whole city hall from seven to seven."""
    kinds = {table.pieces[seat].pop(spot) for spot in origin}
    table.pieces[seat] |= dict.fromkeys(goal, kinds.pop())
    lose(table, seat)
    arrive(table, seat, goal)


def give_back(table: Table, seat: int, spot: Spot) -> None:
    """The piece there goes back to its owner."""
    if table.pieces[seat].pop(spot) == "settlement":
        table.supply[seat] += 1
    lose(table, seat)


def set_aside(table: Table, seat: int, spot: Spot) -> None:
    del table.pieces[seat][spot]
    table.aside[seat] += 1
    lose(table, seat)


def arrive(table: Table, seat: int, spots: set[Spot]) -> None:
    _take_beside(table, seat, spots)
    _mark(table, seat, sorted({row for row, _ in spots}))


def _note_empty_supply(table: Table, seat: int) -> None:
    """The last settlement starts the last round, unless one is still to come from the Temple."""
    if table.supply[seat] == 0 and table.aside[seat] == 0:
        table.ending = True
    if seat == table.seat:
        table.left = min(table.left, table.supply[seat])


# Tiles


def _take_beside(table: Table, seat: int, spots: set[Spot]) -> None:
    """One tile from every hex beside these that has one left and has given this seat none before."""
    beside = sorted(around(spots) & table.map.sites.keys())
    found = [site for site in beside if table.stock[site] and site not in table.taken[seat]]
    for site in found:
        _take(table, seat, site)
    for site in found:
        if table.stock[site] == 0:
            _call_canoes(table, seat)


def _take(table: Table, seat: int, site: Spot) -> None:
    kind = table.map.sites[site]
    table.stock[site] -= 1
    table.taken[seat].add(site)
    if kind == "treasure":
        table.earned[seat]["treasure"] += 3
    else:
        table.tiles[seat].append(Tile(kind, site, is_new=True, round=table.round))
    if kind == "cathedral" and sum(table.numbers) < NUMBER_TILES:
        table.numbers[seat] += 1
    _take_bonus(table, seat, f"{kind}-bonus", len(table.holds(seat, kind)))


def _take_bonus(table: Table, seat: int, bonus: str, number: int) -> None:
    """With the second tile of a kind comes its bonus tile."""
    if number >= 2 and table.stock.get(bonus, 0) and bonus not in table.taken[seat]:
        table.stock[bonus] -= 1
        table.taken[seat].add(bonus)
        table.tiles[seat].append(Tile(bonus, bonus, is_new=True, round=table.round))


def _call_canoes(table: Table, taker: int) -> None:
    """A hex has given its last tile: every unused canoe may react, beginning left of the taker."""
    seats = len(table.pieces)
    others = [(taker + n) % seats for n in range(1, seats)]
    asked = others + ([taker] if "react-to-own" in table.map.options else [])
    calls = [Use("canoe", seat) for seat in asked for tile in table.holds(seat, "canoe") if not tile.is_used]
    table.uses += reversed(calls)


def lose(table: Table, seat: int) -> None:
    """Location tiles without a neighbour; nomad tiles and those that lie on no hex need none."""
    own = table.counted(seat)
    for tile in list(table.tiles[seat]):
        needs_neighbour = beside(tile.place) and not table.is_nomad(tile.place)
        if needs_neighbour and not beside(tile.place) & own:
            _give_up(table, seat, tile)
    if not table.holds(seat, "cathedral"):
        table.numbers[seat] = 0
    for bonus in [tile for tile in table.tiles[seat] if tile.kind.endswith("-bonus")]:
        if len(table.holds(seat, bonus.kind.removesuffix("-bonus"))) < 2:
            table.tiles[seat].remove(bonus)


def _give_up(table: Table, seat: int, tile: Tile) -> None:
    """A used tile goes before an equal one; a new one stays new for this turn."""
    used = [other for other in table.holds(seat, tile.kind) if other.is_used]
    if used and not tile.is_used:
        used[0].is_used, used[0].is_new = False, tile.is_new
    table.tiles[seat] = [other for other in table.tiles[seat] if other is not tile]


# Gold


def _mark(table: Table, seat: int, rows: list[int]) -> None:
    """Mayors: the first to have four in a row marks it with a settlement from the supply."""
    if "mayors" not in table.map.cards:
        return
    scouts = table.standing(seat, "scout")
    for row in rows:
        number = len([spot for spot in table.own(seat) - scouts if spot[0] == row])
        if number >= IN_A_ROW and row not in table.marks and table.supply[seat]:
            table.marks[row] = seat
            table.supply[seat] -= 1
            table.earned[seat]["mayors"] += 4
            _note_empty_supply(table, seat)


def _pay(table: Table, seat: int, spots: set[Spot]) -> None:
    """The red cards, for each hex that was just built on; not in the harvest of the silos."""
    if table.closing:
        return
    if seat == table.seat:
        table.sectors |= {sector(spot) for spot in spots if spot[0] < 20}
    scouts = {spot for own in range(len(table.pieces)) for spot in table.standing(own, "scout")}
    empty = table.empty() | scouts
    for spot in spots:
        same = [other for other in NEIGHBOURS[spot] if table.letter(other) == table.letter(spot)]
        if "shepherds" in table.map.cards and not empty.intersection(same):
            table.earned[seat]["shepherds"] += 2
        if "ambassadors" in table.map.cards and NEIGHBOURS[spot] & table.foreign(seat):
            table.earned[seat]["ambassadors"] += 1


def pay_family(table: Table) -> None:
    """Three settlements, each the next in the same direction, in whatever order they were built."""
    built = table.built
    lines = [{walk(spot, direction, n) for n in range(3)} for spot in built for direction in range(6)]
    if "families" in table.map.cards and len(built) == table.quota == 3 and set(built) in lines:
        table.earned[table.seat]["families"] += 2


def pay_rovers(table: Table) -> None:
    if "rovers" in table.map.cards and table.sectors:
        table.earned[table.seat]["rovers"] += len(table.sectors)

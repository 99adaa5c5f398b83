"""What hands do at the table, slowly: pieces come and go, tiles are taken and lost, gold is paid."""

from slow_table import NEIGHBOURS, Spot, Table, walk


def build(table: Table, spot: Spot, is_mandatory: bool) -> None:
    table.own.add(spot)
    table.supply[table.seat] -= 1
    take(table, spot)
    if table.payers and is_mandatory:
        table.built.append(spot)
        if "families" in table.payers and is_a_family(table.built):
            table.earned[table.seat]["families"] += 2
    pay(table, spot)
    if table.supply[table.seat] == 0:
        table.owed = 0
        table.ending = True


def place(table: Table, figure: str, hexes: set[Spot]) -> None:
    for spot in hexes:
        table.own.add(spot)
        table.figures[table.seat][spot] = figure
    for spot in hexes:
        take(table, spot)
        pay(table, spot)


def move(table: Table, origin: Spot, spot: Spot) -> None:
    table.own.remove(origin)
    table.own.add(spot)
    if origin in table.figures[table.seat]:
        table.figures[table.seat][spot] = table.figures[table.seat].pop(origin)
    lose(table, table.seat)
    take(table, spot)


def give_back(table: Table, spot: Spot) -> None:
    """Whoever's piece stands there gets it back."""
    owner = [spot in own for own in table.pieces].index(True)
    table.pieces[owner].remove(spot)
    if table.figures[owner].pop(spot, "") == "":
        table.supply[owner] += 1
    lose(table, owner)


def take(table: Table, spot: Spot) -> None:
    for hex, key in table.locations.items():
        if hex in NEIGHBOURS[spot] and table.stock[hex] and hex not in table.taken[table.seat]:
            table.stock[hex] -= 1
            table.taken[table.seat].add(hex)
            if key == "treasure":
                table.earned[table.seat]["treasure"] += 3
                continue
            table.held[table.seat].add(hex)
            if table.letter(hex) == "N":
                table.fresh[table.seat].add(hex)


def lose(table: Table, seat: int) -> None:
    """Location tiles without a neighbour; nomad tiles need none."""
    held = table.held[seat]
    for hex in [hex for hex in held if not NEIGHBOURS.get(hex, set()) & table.pieces[seat]]:
        if table.letter(hex) == "L":
            held.remove(hex)
            kind = table.locations[hex]
            left = [other for other in held if table.locations[other] == kind]
            table.ready[seat][kind] = min(table.ready[seat][kind], len(left))


def pay(table: Table, spot: Spot) -> None:
    """Shepherds and Ambassadors, for one hex that was just built on."""
    earned = table.earned[table.seat]
    same = [other for other in NEIGHBOURS[spot] if table.letter(other) == table.letter(spot)]
    if "shepherds" in table.payers and not any(other in table.empty() for other in same):
        earned["shepherds"] += 2
    foreign = [own for seat, own in enumerate(table.pieces) if seat != table.seat]
    if "ambassadors" in table.payers and any(NEIGHBOURS[spot] & own for own in foreign):
        earned["ambassadors"] += 1


def is_a_family(built: list[Spot]) -> bool:
    """Three, each the next in the same direction, in whatever order they were built."""
    lines = [{walk(spot, direction, n) for n in range(3)} for spot in built for direction in range(6)]
    return len(built) == 3 and set(built) in lines

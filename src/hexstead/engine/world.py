"""What never changes during a game: the map, the components in play, the seats. Shared by all copies."""

from hexstead.engine.actions import FIRST_TILE, Action, Actions
from hexstead.engine.components import Card, Location, Power
from hexstead.engine.hexes import (
    EMPTY,
    MAIN,
    NEIGHBOURS,
    SINGLE,
    Hex,
    Hexes,
    around,
    at,
    members,
    rectangle,
    row,
)
from hexstead.engine.terrain import LETTERS, SPECIAL, SUITABLE, Terrain

SETTLEMENTS = 40
TILES_ON_A_LOCATION = 2


class Site:
    """A location hex of the map, where tiles lie."""

    __slots__ = ("hex", "location", "ring")

    def __init__(self, hex: Hex, location: int) -> None:
        self.hex = hex
        self.location = location
        self.ring = NEIGHBOURS[hex]


class World:
    __slots__ = (
        "_buttons",
        "actions",
        "beside",
        "board",
        "cards",
        "deck",
        "edge",
        "letters",
        "locations",
        "options",
        "rows",
        "seats",
        "sectors",
        "sites",
        "sites_beside",
        "special",
        "suitable",
        "suitable_edge",
        "terrain",
        "tiles_of",
    )

    def __init__(
        self,
        seats: int,
        letters: list[str],
        locations: dict[Hex, Location],
        cards: list[Card],
        deck: list[Terrain],
        options: frozenset[str] = frozenset(),
    ) -> None:
        self.seats = seats
        self.letters = letters
        self.cards = cards
        self.deck = deck
        self.options = options
        self._read_map(letters)
        self._place_sites(locations)

    def _read_map(self, letters: list[str]) -> None:
        # One more than there are kinds: the last, at -1, answers for NO_TERRAIN.
        self.terrain: list[Hexes] = [EMPTY] * (len(LETTERS) + 1)
        for r, line in enumerate(letters):
            for c, letter in enumerate(line):
                self.terrain[LETTERS.index(letter)] |= SINGLE[at(r, c)]
        self.beside: list[Hexes] = [around(hexes) for hexes in self.terrain]
        self.suitable = self.all_of(SUITABLE)
        self.special = self.all_of(SPECIAL)
        self.board = MAIN
        self.edge = MAIN & ~rectangle(1, 1, 18, 18)
        self.suitable_edge = self.edge & self.suitable
        self.rows = [row(number) for number in range(20)]
        self.sectors = [rectangle(top, left, 10, 10) for top in (0, 10) for left in (0, 10)]

    def _place_sites(self, locations: dict[Hex, Location]) -> None:
        self.locations: list[Location] = []
        for location in locations.values():
            if location not in self.locations:
                self.locations.append(location)
        self.sites = [Site(hex, self.locations.index(locations[hex])) for hex in sorted(locations)]
        self.tiles_of: list[int] = [EMPTY] * len(self.locations)
        self.sites_beside: dict[Hex, list[int]] = {}
        for number, site in enumerate(self.sites):
            self.tiles_of[site.location] |= SINGLE[number]
            for hex in members(site.ring):
                self.sites_beside.setdefault(hex, []).append(number)
        self.actions: Action = FIRST_TILE + len(self.locations)
        self._buttons: dict[int, list[tuple[Power, Actions]]] = {}

    def buttons_for(self, tiles: int) -> list[tuple[Power, Actions]]:
        """The powers of these tiles, each kind once, with their buttons. Kept: it is asked every turn."""
        found = self._buttons.get(tiles)
        if found is None:
            found = self._buttons[tiles] = [
                (location.power, SINGLE[FIRST_TILE + number])
                for number, location in enumerate(self.locations)
                if tiles & self.tiles_of[number]
            ]
        return found

    def all_of(self, kinds: list[Terrain]) -> Hexes:
        result = EMPTY
        for kind in kinds:
            result |= self.terrain[kind]
        return result

    def kind_at(self, hex: Hex) -> Terrain:
        for kind, hexes in enumerate(self.terrain):
            if hexes & SINGLE[hex]:
                return kind
        raise ValueError(f"there is no hex {hex} on this map")

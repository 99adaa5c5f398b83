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
    areas,
    around,
    at,
    count,
    members,
    rectangle,
    row,
)
from hexstead.engine.terrain import LETTERS, SPECIAL, SUITABLE, Terrain

SETTLEMENTS = 40
WALLS = 25
TILES_ON_A_LOCATION = 2


class Site:
    """A hex of the map where tiles lie."""

    __slots__ = ("hex", "location", "ring", "stock")

    def __init__(self, hex: Hex, location: int, stock: int) -> None:
        self.hex = hex
        self.location = location
        self.stock = stock
        self.ring = NEIGHBOURS[hex]


class World:
    __slots__ = (
        "_buttons",
        "_terrain_areas",
        "actions",
        "beside",
        "board",
        "cards",
        "deck",
        "edge",
        "figures",
        "first_terrain",
        "fleeting",
        "letters",
        "locations",
        "modifiers",
        "options",
        "payers",
        "rows",
        "seats",
        "sectors",
        "sides",
        "sites",
        "sites_beside",
        "sources",
        "special",
        "suitable",
        "suitable_edge",
        "terrain",
        "tiles_of",
        "watched",
        "with_extra_card",
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
        self._list_what_pays()

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
        self.sides = [row(0), row(19), rectangle(0, 0, 20, 1), rectangle(0, 19, 20, 1)]
        self._terrain_areas: list[Hexes] = []
        self.rows = [row(number) for number in range(20)]
        self.sectors = [rectangle(top, left, 10, 10) for top in (0, 10) for left in (0, 10)]

    def _place_sites(self, locations: dict[Hex, Location]) -> None:
        self.locations: list[Location] = []
        for location in locations.values():
            if location not in self.locations:
                self.locations.append(location)
        self.sites = [self._site(hex, locations[hex]) for hex in sorted(locations)]
        self.tiles_of: list[int] = [EMPTY] * len(self.locations)
        self.sites_beside: dict[Hex, list[int]] = {}
        for number, site in enumerate(self.sites):
            self.tiles_of[site.location] |= SINGLE[number]
            for hex in members(site.ring):
                self.sites_beside.setdefault(hex, []).append(number)
        self._buttons: dict[int, list[tuple[Power, Actions]]] = {}
        self.fleeting = self._tiles([location.is_fleeting for location in self.locations])
        self.modifiers = self._tiles([location.is_modifier for location in self.locations])
        self.with_extra_card = self._tiles([location.extra_cards > 0 for location in self.locations])
        self.first_terrain: Action = FIRST_TILE + len(self.locations)
        self.actions: Action = self.first_terrain + (len(LETTERS) if self.with_extra_card else 0)

    def _site(self, hex: Hex, location: Location) -> Site:
        stock = 1 if location.is_fleeting else TILES_ON_A_LOCATION
        return Site(hex, self.locations.index(location), stock)

    def _tiles(self, wanted: list[bool]) -> int:
        """The tiles of the wanted kinds."""
        result = EMPTY
        for number, tiles in enumerate(self.tiles_of):
            if wanted[number]:
                result |= tiles
        return result

    def _list_what_pays(self) -> None:
        """Figures, and what pays during the game: worked out once, so that the base game pays nothing."""
        self.figures = [location.figure for location in self.locations if location.figure]
        self.payers = [card for card in self.cards if card.after_build]
        self.sources = [card.key for card in self.payers]
        self.sources += [location.key for location in self.locations if location.gift]
        self.watched = frozenset(members(self.board) if self.payers else self.sites_beside)

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

    def terrain_areas(self) -> list[Hexes]:
        """The areas of one terrain, the smallest first; special hexes are none."""
        if not self._terrain_areas:
            terrains = [hexes for kind, hexes in enumerate(self.terrain) if kind not in SPECIAL]
            self._terrain_areas = sorted([area for hexes in terrains for area in areas(hexes)], key=count)
        return self._terrain_areas

    def kind_at(self, hex: Hex) -> Terrain:
        for kind, hexes in enumerate(self.terrain):
            if hexes & SINGLE[hex]:
                return kind
        raise ValueError(f"there is no hex {hex} on this map")

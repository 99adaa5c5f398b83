"""What never changes during a game: the map, the components in play, the seats. Shared by all copies."""

from typing import TYPE_CHECKING, Final, NamedTuple

from hexstead.engine.actions import FIRST_TILE, NOBODY, Action, Actions, Seat
from hexstead.engine.hexes import (
    EMPTY,
    ISLAND_ROW,
    MAIN,
    MAIN_ROWS,
    NEIGHBOURS,
    NO_HEX,
    NOWHERE,
    ROWS,
    SINGLE,
    Hex,
    Hexes,
    areas,
    around,
    at,
    count,
    members,
    name,
    of,
    rectangle,
    row,
    surrounded,
)
from hexstead.engine.terrain import LETTERS, NO_TERRAIN, SPECIAL, SUITABLE, WATER, Terrain, faces
from hexstead.engine.tiles import NO_GROUND, Card, Power, Tile

if TYPE_CHECKING:
    from hexstead.engine.state import State

FIGURES_STAY = "figures-stay"
"""The house rule that only its own tile moves a figure."""
PASSING_ONLY_LEAD_BUILDS = "passing-only-lead-builds"
"""The variant where a passing figure counts for building next to it, and for nothing else."""
REACT_TO_OWN = "react-to-own"
"""The variant where you may also react after taking the last tile yourself."""

_KIND_OF: Final[dict[str, Terrain]] = {letter: kind for kind, letter in enumerate(LETTERS)}


class Numbers(NamedTuple):
    """The numbers that the boxes bring."""

    supply: int
    """How many settlements each seat has."""
    walls: int
    """How many walls there are for all seats together."""
    stored: int
    """How many number tiles there are for all seats together."""
    tiles: int
    """How many tiles lie on a location at the start."""
    mandatory: int
    """How many settlements you build per turn, unless a card says otherwise."""
    builds: list[int]
    """How many you build with a card of each terrain."""


class Site:
    """A hex of the map with tiles on it."""

    __slots__ = ("hex", "ring", "tile")

    def __init__(self, hex: Hex, tile: int) -> None:
        self.hex = hex
        self.tile = tile
        self.ring = NEIGHBOURS[hex] if hex != NOWHERE else EMPTY


class World:
    __slots__ = (
        "_terrain_areas",
        "actions",
        "beside",
        "beside_special",
        "beside_tokens",
        "board",
        "builds",
        "buttons",
        "cards",
        "common",
        "deck",
        "drawing",
        "edge",
        "figures",
        "figures_move",
        "final",
        "first",
        "first_terrain",
        "fleeting",
        "has_more_at_end_of_turn",
        "has_more_at_start_of_turn",
        "has_more_to_settle",
        "has_passing_figures",
        "has_several_cards",
        "island",
        "letters",
        "mandatory",
        "modifiers",
        "most_stored",
        "most_walls",
        "opening",
        "options",
        "passing_only_leads",
        "payers",
        "reactions",
        "removed_terrain",
        "rows",
        "seats",
        "sectors",
        "sides",
        "sites",
        "sites_beside",
        "sources",
        "special",
        "stock",
        "suitable",
        "suitable_edge",
        "supply",
        "terrain",
        "tiles",
        "tiles_of",
        "tokens",
    )

    def __init__(
        self,
        seats: int,
        letters: list[str],
        tiles: dict[Hex, Tile],
        cards: list[Card],
        deck: list[int],
        options: frozenset[str] = frozenset(),
        extras: tuple[Tile, ...] = (),
        removed_terrain: Terrain = NO_TERRAIN,
        island: tuple[str, ...] = (),
        tokens: dict[str, Hexes] | None = None,
        first: Seat = NOBODY,
        *,
        numbers: Numbers,
    ) -> None:
        self.seats = seats
        self.first = first
        """Who begins; NOBODY if it is drawn."""
        self.supply = numbers.supply
        self.most_walls = numbers.walls
        self.most_stored = numbers.stored
        self.mandatory = numbers.mandatory
        self.builds = numbers.builds
        self.letters = letters
        self.island = island
        """The rows of the second map, with a dot where there is no hex; empty without one."""
        self.cards = cards
        self.deck = deck
        self.options = options
        self.removed_terrain = removed_terrain
        self.tokens: dict[str, Hexes] = tokens or {}
        """Tokens that stay on the map for the whole game, by name."""
        self.beside_tokens = {key: around(hexes) for key, hexes in self.tokens.items()}
        self._read_map(letters, island)
        self._place_sites(tiles, extras, numbers.tiles)
        self._list_what_pays()

    def __str__(self) -> str:
        """The letters of the map with odd rows shifted, then what lies where and what pays."""
        rows = [" " * (number % 2) + " ".join(line) for number, line in enumerate(self.letters)]
        sites = [
            f"{name(site.hex)}={self.tiles[site.tile].key}" for site in self.sites if site.hex != NOWHERE
        ]
        cards = [card.key for card in self.cards]
        return "\n".join([*rows, f"seats={self.seats}", " ".join(sites), " ".join(cards)])

    def _read_map(self, letters: list[str], island: tuple[str, ...]) -> None:
        # One more than there are kinds: the last, at -1, answers for NO_TERRAIN.
        self.terrain: list[Hexes] = [EMPTY] * (len(LETTERS) + 1)
        for top, lines in ((0, tuple(letters)), (ISLAND_ROW, island)):
            for number, line in enumerate(lines, top):
                for hex, letter in enumerate(line, at(number, 0)):
                    if letter != NO_HEX:
                        self.terrain[_KIND_OF[letter]] |= SINGLE[hex]
        self.board = self.all_of(list(range(len(LETTERS))))
        shore = self.board & ~MAIN & ~surrounded(self.board)
        self.beside: list[Hexes] = [around(hexes) for hexes in self.terrain]
        # The sea around the second map isn't made of hexes, but its shore lies beside water.
        self.beside[WATER] |= shore
        self.suitable = self.all_of(SUITABLE)
        self.special = self.all_of(SPECIAL)
        self.beside_special = around(self.special)
        self.edge = MAIN & ~rectangle(1, 1, 18, 18)
        self.suitable_edge = self.edge & self.suitable
        self.sides = [row(0), row(19), rectangle(0, 0, 20, 1), rectangle(0, 19, 20, 1)]
        self._terrain_areas: list[Hexes] = []
        # By number, so that the empty row between the two maps exists when there is a second one.
        self.rows = [row(number) & self.board for number in range(ROWS if island else MAIN_ROWS)]
        self.sectors = [rectangle(top, left, 10, 10) for top in (0, 10) for left in (0, 10)]

    def _place_sites(self, tiles: dict[Hex, Tile], extras: tuple[Tile, ...], of_each: int) -> None:
        self.tiles: list[Tile] = []
        for tile in tiles.values():
            if tile not in self.tiles:
                self.tiles.append(tile)
        off_board = [tile.bonus for tile in self.tiles if tile.bonus] + list(extras)
        self.tiles += off_board
        self.sites = [Site(hex, self.tiles.index(tiles[hex])) for hex in sorted(tiles)]
        self.sites += [Site(NOWHERE, self.tiles.index(tile)) for tile in off_board]
        self.stock = [1 if self.tiles[site.tile].is_fleeting else of_each for site in self.sites]
        """How many tiles lie on each site at the start."""
        self.tiles_of: list[int] = [EMPTY] * len(self.tiles)
        self.sites_beside: dict[Hex, list[int]] = {}
        for number, site in enumerate(self.sites):
            self.tiles_of[site.tile] |= SINGLE[number]
            for hex in members(site.ring):
                self.sites_beside.setdefault(hex, []).append(number)
        self.buttons: dict[int, list[tuple[Hexes, Power, Actions]]] = {}
        self.fleeting = self._tiles_where([tile.is_fleeting for tile in self.tiles])
        self.modifiers = self._tiles_where([tile.is_modifier for tile in self.tiles])
        """The tiles you can use in the middle of a build."""
        self.drawing = self._tiles_where([tile.extra_cards > 0 for tile in self.tiles])
        """The tiles that draw extra cards at the end of a turn."""
        self.common = self._tiles_where([tile.is_common for tile in self.tiles])
        self.reactions = self._tiles_where([tile.is_reaction for tile in self.tiles])
        self.opening = self._tiles_where([tile.opens_first for tile in self.tiles])
        self.final = [number for number, tile in enumerate(self.tiles) if tile.is_final]
        self.has_several_cards = self.drawing != EMPTY or any([card not in faces(card) for card in self.deck])
        self.first_terrain: Action = FIRST_TILE + len(self.tiles)
        self.actions: Action = self.first_terrain + (len(LETTERS) if self.has_several_cards else 0)

    def _tiles_where(self, wanted: list[bool]) -> int:
        return of([number for number, site in enumerate(self.sites) if wanted[site.tile]])

    def _list_what_pays(self) -> None:
        """Figures, and what pays during the game: worked out once, so that it costs the base game nothing."""
        self.figures = [tile.figure for tile in self.tiles if tile.figure]
        self.has_passing_figures = any([figure.is_passing for figure in self.figures])
        self.passing_only_leads = self.has_passing_figures and PASSING_ONLY_LEAD_BUILDS in self.options
        self.figures_move = FIGURES_STAY not in self.options and any(
            [figure.ground is not NO_GROUND for figure in self.figures]
        )
        """Does a tile that moves a settlement also move a figure?"""
        self.payers = [card for card in self.cards if card.after_build or card.after_turn or card.marks_rows]
        self.sources = [card.key for card in self.payers]
        self.sources += [tile.key for tile in self.tiles if tile.gift]
        can_run_dry = any([tile.power.can_run_dry() for tile in self.tiles])
        self.has_more_to_settle = self.has_several_cards or can_run_dry
        """Is there more to check after an action than whether the card's terrain is full?"""
        sets_aside = any([tile.power.sets_aside() for tile in self.tiles])
        self.has_more_at_start_of_turn = sets_aside or self.has_several_cards
        has_fixed_figures = any([figure.is_fixed for figure in self.figures])
        stores = any([tile.stores for tile in self.tiles])
        self.has_more_at_end_of_turn = bool(
            self.fleeting
            or self.has_several_cards
            or self.payers
            or self.has_passing_figures
            or has_fixed_figures
            or stores
        )

    def find_buttons(self, tiles: int, state: "State", seat: Seat) -> list[tuple[Hexes, Power, Actions]]:
        """The powers of these tiles, each kind once, with sure ground and button; kept in `buttons`."""
        found = [
            (tile.power.sure_ground(self, state, seat), tile.power, SINGLE[FIRST_TILE + number])
            for number, tile in enumerate(self.tiles)
            if tiles & self.tiles_of[number]
        ]
        self.buttons[tiles] = found
        return found

    def all_of(self, kinds: list[Terrain]) -> Hexes:
        result = EMPTY
        for kind in kinds:
            result |= self.terrain[kind]
        return result

    def terrain_areas(self) -> list[Hexes]:
        """The single-terrain areas, smallest first. Special hexes don't form any."""
        if not self._terrain_areas:
            terrains = [hexes for kind, hexes in enumerate(self.terrain) if kind not in SPECIAL]
            self._terrain_areas = sorted([area for hexes in terrains for area in areas(hexes)], key=count)
        return self._terrain_areas

    def kind_at(self, hex: Hex) -> Terrain:
        for kind, hexes in enumerate(self.terrain):
            if hexes & SINGLE[hex]:
                return kind
        raise ValueError(f"there is no hex {hex} on this map")

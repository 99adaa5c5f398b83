"""What set-ups and positions refuse alike, because it does not go together on one table."""

from collections.abc import Callable
from typing import Final, Protocol

from hexstead.content.base import BASE
from hexstead.content.catalogue import CARDS, EDITIONS, LOCATIONS, TOKENS
from hexstead.content.manifest import Edition
from hexstead.content.second import side_of
from hexstead.engine.hexes import Hex, members, name, parse
from hexstead.match.documents import WrongField
from hexstead.match.layout import TURNED, by_quadrant, quadrant, quadrant_number, selected_hexes

_MOST_NAMED: Final = 24
"""A longer list of hexes helps nobody."""


class Laid(Protocol):
    """The fields that a set-up and a position share. On a map of its own, a position names no boards."""

    boards: tuple[str, ...]
    cards: tuple[str, ...]
    tasks: tuple[str, ...]
    removed_terrain: str
    island: str
    tokens: dict[str, tuple[str, ...]]
    castle_tiles: tuple[str, ...]
    edition: str
    options: tuple[str, ...]


def check_laid(laid: Laid, seats: int, letters: list[str]) -> None:
    """WrongField if something cannot lie on a map of these letters, or not beside the rest."""
    _check_removed_terrain(laid)
    if EDITIONS[laid.edition].own:
        _check_own_edition(laid, seats)
    else:
        _check_mixed_edition(laid)
    _check_tokens(laid, letters)


def removes_terrain(cards: tuple[str, ...]) -> bool:
    return any([CARDS[key].removes_terrain for key in cards])


def _check_removed_terrain(laid: Laid) -> None:
    removing = [key for key in laid.cards if CARDS[key].removes_terrain]
    if removing and not laid.removed_terrain:
        why = f"the card {removing[0]!r} removes a terrain: name it by its letter"
        raise WrongField("removed_terrain", why)
    if laid.removed_terrain and not removing:
        raise WrongField("removed_terrain", "no card here removes a terrain: leave this out")


def editions_with(has_it: Callable[[Edition], object]) -> str:
    """Which they are, for a sentence."""
    return "the edition " + " or ".join([repr(key) for key, edition in EDITIONS.items() if has_it(edition)])


def _check_mixed_edition(laid: Laid) -> None:
    only = editions_with(lambda edition: edition.own)
    for board in laid.boards:
        if quadrant(board).is_open:
            why = f"{board!r} goes with {only} only: name that edition, or another board"
            raise WrongField("boards", why)
    if laid.castle_tiles:
        raise WrongField("castle_tiles", f"these go with {only} only")


def _check_own_edition(laid: Laid, seats: int) -> None:
    """Its boards are played by themselves, all on the same side."""
    here, edition = f"the edition {laid.edition!r}", EDITIONS[laid.edition]
    sides = {side_of(board.removesuffix(TURNED)) for board in laid.boards}
    if not all([quadrant(board).is_open for board in laid.boards]) or len(sides) > 1:
        raise WrongField("boards", f"{here} has four boards of its own, all with the same side up")
    if seats > edition.most_seats:
        raise WrongField("seats", f"{here} is for up to {edition.most_seats} seats, here are {seats}")
    known = {card.key for card in BASE.cards}
    for card in laid.cards:
        if card not in known:
            raise WrongField("cards", f"{here} has only the cards of the base game, not {card!r}")
    for field in ("tasks", "island", "tokens"):
        if getattr(laid, field):
            raise WrongField(field, f"{here} is played without this: leave it out")
    if len(laid.castle_tiles) not in (0, edition.castle_tiles):
        why = f"expected none or {edition.castle_tiles}, found {len(laid.castle_tiles)}"
        raise WrongField("castle_tiles", why)
    if laid.castle_tiles:
        check_lying("castle_tiles", laid.castle_tiles, selected_hexes(laid.boards))


def _check_tokens(laid: Laid, letters: list[str]) -> None:
    """Which locations the quadrants of a map have is not said: there, any will do."""
    locations = [quadrant(board).locations for board in laid.boards] or [tuple(LOCATIONS)] * 4
    for key, hexes in laid.tokens.items():
        check_lying(f"tokens.{key}", hexes, by_quadrant(members(TOKENS[key].where(letters, locations))))


def check_lying(field: str, hexes: tuple[str, ...], spots: list[list[Hex]]) -> None:
    """At most one in each quadrant, and only where one may lie."""
    lying = [parse(text) for text in hexes]
    there = [spot for quadrant in spots for spot in quadrant]
    for hex in lying:
        if hex not in there:
            raise WrongField(field, f"one cannot lie on {name(hex)}{_only_on(there)}")
    quadrants = [quadrant_number(hex) for hex in lying]
    if len(set(quadrants)) < len(quadrants):
        raise WrongField(field, "there are two in one quadrant: leave one of them out")


def _only_on(there: list[Hex]) -> str:
    if not there:
        return ": there is no hex for one here"
    if len(there) > _MOST_NAMED:
        return ""
    return f", only on {', '.join([name(hex) for hex in there])}"

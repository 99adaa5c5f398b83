"""What both set-ups and positions refuse, because it doesn't fit on one table."""

from collections.abc import Callable
from typing import Final, Protocol

from hexstead.boxes.catalogue import CARDS, EDITIONS, LOCATIONS, TOKENS
from hexstead.boxes.manifest import Edition
from hexstead.engine.hexes import Hex, members, name, parse
from hexstead.engine.said import Said, error, named
from hexstead.setup.documents import WrongField
from hexstead.setup.layout import by_quadrant, quadrant, quadrant_number, selected_hexes, sides_of

_MOST_NAMED: Final = 24
"""A longer list of hexes helps nobody."""


class Laid(Protocol):
    """The fields that set-ups and positions share. A position with its own map names no boards."""

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
    """WrongField if something can't lie on a map with these letters, or doesn't go with the rest."""
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
        why = error("removes-terrain", card=named("card", removing[0]))
        raise WrongField("removed_terrain", why)
    if laid.removed_terrain and not removing:
        raise WrongField("removed_terrain", error("removes-no-terrain"))


def editions_with(has_it: Callable[[Edition], object]) -> list[str]:
    return [key for key, edition in EDITIONS.items() if has_it(edition)]


def _check_mixed_edition(laid: Laid) -> None:
    only = editions_with(lambda edition: edition.own)
    for board in laid.boards:
        if quadrant(board).is_open:
            raise WrongField("boards", error("board-only-with", name=board, editions=only))
    if laid.castle_tiles:
        raise WrongField("castle_tiles", error("only-with", editions=only))


def _check_own_edition(laid: Laid, seats: int) -> None:
    """Its boards don't mix with others, and all lie on the same side."""
    here, edition = laid.edition, EDITIONS[laid.edition]
    if not all([quadrant(board).is_open for board in laid.boards]) or len(set(sides_of(laid.boards))) > 1:
        raise WrongField("boards", error("own-boards", edition=here))
    if seats > edition.most_seats:
        raise WrongField("seats", too_many_seats(here, seats))
    known = {card.key for card in edition.own_cards}
    for card in laid.cards:
        if card not in known:
            raise WrongField("cards", error("other-cards", edition=here, name=card))
    for field in ("tasks", "island", "tokens"):
        if getattr(laid, field):
            raise WrongField(field, error("without-this", edition=here))
    if len(laid.castle_tiles) not in (0, edition.castle_tiles):
        why = error("castle-tiles", number=edition.castle_tiles, found=len(laid.castle_tiles))
        raise WrongField("castle_tiles", why)
    if laid.castle_tiles:
        check_lying("castle_tiles", laid.castle_tiles, selected_hexes(laid.boards))


def too_many_seats(edition: str, seats: int) -> Said:
    return error("most-seats", edition=edition, most=EDITIONS[edition].most_seats, found=seats)


def _check_tokens(laid: Laid, letters: list[str]) -> None:
    """A map doesn't say which locations its quadrants have, so any will do."""
    locations = [quadrant(board).locations for board in laid.boards] or [tuple(LOCATIONS)] * 4
    for key, hexes in laid.tokens.items():
        check_lying(f"tokens.{key}", hexes, by_quadrant(members(TOKENS[key].where(letters, locations))))


def check_lying(field: str, hexes: tuple[str, ...], spots: list[list[Hex]]) -> None:
    """At most one per quadrant, and only where one may lie."""
    lying = [parse(text) for text in hexes]
    there = [spot for quadrant in spots for spot in quadrant]
    for hex in lying:
        if hex not in there:
            raise WrongField(field, _cannot_lie(hex, there))
    quadrants = [quadrant_number(hex) for hex in lying]
    if len(set(quadrants)) < len(quadrants):
        raise WrongField(field, error("two-in-a-quadrant"))


def _cannot_lie(hex: Hex, there: list[Hex]) -> Said:
    if not there:
        return error("lies-nowhere", hex=name(hex))
    if len(there) > _MOST_NAMED:
        return error("not-there", hex=name(hex))
    return error("only-there", hex=name(hex), hexes=[name(one) for one in there])

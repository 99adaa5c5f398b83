"""An offer to play again, and what follows from the answers to it."""

import secrets
from dataclasses import replace
from typing import Final

from hexstead.server.store.store import Offer, TableRow
from hexstead.server.wire.forms import Rematch

NEW: Final = "new"
_ID_BYTES: Final = 6


def answered(row: TableRow, wanted: Rematch, guest: str) -> Offer | None:
    """The offer after this answer. An answer to another offer than the one that stands changes nothing.

    Of two offers at once the first counts; whoever offers the same accepts it.
    """
    offer = row.offered
    if wanted.answer == "offer":
        if offer is None:
            return Offer(secrets.token_hex(_ID_BYTES), wanted.map, guest, frozenset([guest]))
        return _with(offer, guest) if offer.map == wanted.map else offer
    if offer is None or offer.id != wanted.offer:
        return offer
    if wanted.answer == "accept":
        return _with(offer, guest)
    left = replace(offer, accepted=offer.accepted - {guest})
    if wanted.answer == "decline":
        left = replace(left, declined=left.declined | {guest})
    elif guest == offer.by:
        return None
    return left if left.accepted else None


def is_agreed(row: TableRow, offer: Offer | None) -> bool:
    """Does everybody who plays here want it?"""
    return offer is not None and row.people <= offer.accepted


def _with(offer: Offer, guest: str) -> Offer:
    return replace(offer, accepted=offer.accepted | {guest}, declined=offer.declined - {guest})

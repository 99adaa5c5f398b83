"""Fair cards: what went into the seed of a game, so that anyone can check it afterwards."""

from hashlib import sha256
from typing import Annotated, Final

from pydantic import Field

from hexstead.engine.said import Said, named
from hexstead.setup.documents import Document

SHARE_BYTES: Final = (16, 32)
"""The fewest and the most random bytes a browser may add."""
SERVER_BYTES: Final = 32

_NAME: Final = "hexstead fair cards 1"
_HASH = Field(pattern="^[0-9a-f]{64}$")
_SHARE = Field(pattern=f"^([0-9a-f]{{2}}){{{SHARE_BYTES[0]},{SHARE_BYTES[1]}}}$")


class SeatShare(Document):
    seat: Annotated[
        int, Field(ge=0, le=4, description="The first seat of the player whose browser sent them.")
    ]
    bytes: Annotated[str, _SHARE, Field(description="Random bytes in hexadecimal.")]


class Fair(Document):
    """What went into the seed. Until the game is over, only the commitment is public."""

    table: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,40}$", description="The id of the table.")]
    commitment: Annotated[
        str, _HASH, Field(description="SHA-256 of the server's seed, public from the start.")
    ]
    server_seed: Annotated[str, _HASH, Field(description="Random bytes in hexadecimal.")]
    shares: Annotated[tuple[SeatShare, ...], Field(max_length=5, description="In the order of the seats.")]


def commitment_to(server_seed: str) -> str:
    return sha256(bytes.fromhex(server_seed)).hexdigest()


def seed_from(table: str, server_seed: str, shares: tuple[SeatShare, ...]) -> str:
    """The seed of the cards: a hash of lines with the table, the server's seed, and each seat's share."""
    lines = [_NAME, table, server_seed, *[f"{share.seat} {share.bytes}" for share in shares]]
    return sha256("".join([f"{line}\n" for line in lines]).encode()).hexdigest()


def why_not_fair(fair: Fair, generator: str, seed: str) -> Said | None:
    """The part that doesn't follow from the others; None if all do."""
    if commitment_to(fair.server_seed) != fair.commitment:
        return named("unfair", "commitment")
    seats = [share.seat for share in fair.shares]
    if seats != sorted(set(seats)):
        return named("unfair", "order")
    if (generator, seed) != ("sha256", seed_from(fair.table, fair.server_seed, fair.shares)):
        return named("unfair", "seed")
    return None

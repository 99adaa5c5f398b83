"""What readers are told about the table around a game: who sits there, who is away, who may speak."""

import hashlib
import math
from dataclasses import dataclass
from typing import Final

from hexstead.engine.said import Said
from hexstead.server.store.store import PLAYING, RESIGNED, Guest, SeatRow, TableRow
from hexstead.server.wire.messages import ChatLine, OfferAnswer, OfferInfo, SeatInfo, TableInfo, Votes, You
from hexstead.server.wire.said_json import says

_SPEAKER_LETTERS: Final = 12


@dataclass(frozen=True)
class Grace:
    """How long somebody may be away before others may call a bot, and what time it is."""

    now: float
    seconds: float

    def left(self, seat: SeatRow) -> int:
        """Whole seconds until then; someone nobody has missed yet has all of it."""
        since = self.now if seat.away_since is None else seat.away_since
        return max(0, math.ceil(since + self.seconds - self.now))


def table_message(row: TableRow, guest: Guest, present: frozenset[str], grace: Grace) -> TableInfo:
    sitting = {one.guest for one in row.seats if one.guest}
    return TableInfo(
        id=row.id,
        phase=row.phase,  # type: ignore[arg-type]  # only these are stored
        is_lesson=row.is_lesson,
        seats=[
            SeatInfo(
                seat=one.seat,
                kind="open" if one.is_open else "person" if one.guest else "bot",
                name=one.name,
                colour=one.colour,
                bot=one.bot,
                is_yours=one.guest == guest.id,
                is_connected=one.guest in present,
                is_host=one.guest is not None and one.guest == row.host,
                is_resigned=one.why == RESIGNED,
                like=row.imitated(one.name, one.guest) if one.guest else None,
                bot_in=grace.left(one) if _is_missed(row, one, present) else None,
            )
            for one in row.seats
        ],
        you=_you(row, guest),
        watchers=len(present - sitting),
        stand_in=row.stand_in,
        several_seats=row.several_seats,
        watchers_talk=row.watchers_talk,
        commitment=row.commitment,
        idle_seconds=row.idle_seconds,
        votes=_votes(row, guest, present),
        offer=_offer(row),
        rematch=row.rematch,
    )


def _offer(row: TableRow) -> OfferInfo | None:
    offer = row.offered
    if offer is None:
        return None
    first = {guest: min(row.seats_of(guest)) for guest in row.people}
    answers = {guest: "yes" if guest in offer.accepted else "no" for guest in offer.accepted | offer.declined}
    return OfferInfo(
        id=offer.id,
        map=offer.map,  # type: ignore[arg-type]  # what is stored is one of these
        by=first.get(offer.by, 0),
        answers=[
            OfferAnswer(seat=seat, answer=answers.get(guest, "waiting"))  # type: ignore[arg-type]
            for guest, seat in sorted(first.items(), key=lambda one: one[1])
        ],
    )


def _votes(row: TableRow, guest: Guest, present: frozenset[str]) -> Votes | None:
    poll = row.poll
    if poll is None or row.phase != PLAYING:
        return None
    electors = row.electors(poll.seat, present)
    return Votes(
        at=poll.at,
        votes=len(poll.voters & electors),
        needed=majority(electors),
        is_yours=guest.id in poll.voters,
    )


def majority(electors: frozenset[str]) -> int:
    return len(electors) // 2 + 1


def _you(row: TableRow, guest: Guest) -> You:
    return You(
        seats=sorted(row.seats_of(guest.id)),
        is_host=row.host == guest.id,
        is_removed=guest.id in row.removed.split(),
        can_talk=not why_silent(row, guest),
        speaker=speaker_of(row, guest),
    )


def why_silent(row: TableRow, guest: Guest) -> Said | None:
    """Why somebody may not speak here; None if they may."""
    if guest.id in row.removed.split():
        return says("removed")
    is_heard = row.watchers_talk or guest.id == row.host or guest.id in row.guests
    return None if is_heard else says("watchers-quiet")


def speaker_of(row: TableRow, guest: Guest) -> str:
    """Tells speakers at this table apart, and gives away nothing else about them."""
    return hashlib.sha256(f"{row.id} {guest.id}".encode()).hexdigest()[:_SPEAKER_LETTERS]


def marked_line(row: TableRow, line: ChatLine) -> ChatLine:
    """Marks a spectator who uses a player's name, so that nobody mistakes one for the other."""
    is_beside = line.name and line.seat is None
    return line.model_copy(update={"like": row.imitated(line.name)}) if is_beside else line


def _is_missed(row: TableRow, seat: SeatRow, present: frozenset[str]) -> bool:
    """Is somebody not there for whom others wait?"""
    is_played = row.phase == PLAYING and seat.bot is None and row.goes_on_without(str(seat.guest))
    return is_played and seat.guest is not None and seat.guest not in present

"""Games in short, for lists: from memory where somebody plays, otherwise replayed by another process."""

from collections import OrderedDict
from typing import Final

from hexstead.server.live import replaying
from hexstead.server.live.hall import Hall
from hexstead.server.live.line import Asker
from hexstead.server.shown.glance import glance_of
from hexstead.server.store.ledger import Row
from hexstead.server.store.store import TableRow
from hexstead.server.wire.forms import Glance

_KEPT: Final = 1000
_SECONDS: Final = 20.0


class Glances:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._kept: OrderedDict[tuple[str, bool], Glance] = OrderedDict()
        """By table, before and after the deal: those asked for last."""

    async def of(self, row: TableRow, asker: Asker) -> Glance:
        """It doesn't bring the game to life: looking at a list starts no bots."""
        live = self.hall.tables.get(row.id)
        if live is not None and live.is_playing == row.is_dealt and not live.is_damaged:
            return glance_of(live.match, live.at, is_dealt=row.is_dealt)
        ledger = self.hall.services.ledger
        at = await ledger.length(row.id) if row.is_dealt else 0
        key = row.id, row.is_dealt
        glance = self._kept.get(key)
        if glance is None or glance.at != at:
            rows = await ledger.rows(row.id) if row.is_dealt else []
            pool = self.hall.services.work_pool
            glance = await pool.run_for(asker, _SECONDS, _replayed, row, rows)
            self._keep(key, glance)
        return glance

    def _keep(self, key: tuple[str, bool], glance: Glance) -> None:
        self._kept[key] = glance
        self._kept.move_to_end(key)
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)


def _replayed(row: TableRow, rows: list[Row]) -> Glance:
    match = replaying.begin(row)
    replaying.play(match, rows, [])
    return glance_of(match, len(rows), is_dealt=row.is_dealt)

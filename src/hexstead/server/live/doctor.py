"""Examines a database beside a running server: is all of it readable, and does every game replay?"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from sqlalchemy import Column, Table, func, not_, select, text

from hexstead.engine.actions import IllegalAction
from hexstead.engine.explain import explain
from hexstead.engine.said import Argument, BadInput, Reason, Said
from hexstead.match.match import Match
from hexstead.match.notation import read_action
from hexstead.server.live import replaying
from hexstead.server.store.database import FAILURES, Database, first_line, said_of
from hexstead.server.store.ledger import Row, read_rows, taken_back
from hexstead.server.store.schema import metadata, tables
from hexstead.server.store.store import OPEN, OVER, PLAYING, SHUFFLING, TableRow, read_tables
from hexstead.server.wire.messages import TAKE_BACK

Tell: TypeAlias = Callable[[int, int], object]
"""Called with how many tables are done, and how many there are."""

_MOST_COMPLAINTS: Final = 100
_FINE: Final = "ok"


@dataclass(frozen=True)
class DatabaseProblem:
    """What is wrong, and at which table if it is about one."""

    what: Said
    table: str = ""


@dataclass
class Report:
    games: int = 0
    """Tables whose game replayed without a fault."""
    other_rules: int = 0
    """Tables that only another release can play."""
    problems: list[DatabaseProblem] = field(default_factory=list)


async def examine(url: str, tell: Tell) -> Report:
    database = await Database.beside(url)
    report = Report()
    try:
        await database.refuse_older()
        report.problems += await _damages(database)
        report.problems += await _orphans(database)
        ids = await _ids(database, report)
        for done, id in enumerate(ids, start=1):
            await _examine_table(database, id, report)
            tell(done, len(ids))
    finally:
        await database.close()
    return report


async def _damages(database: Database) -> list[DatabaseProblem]:
    """What the database itself finds wrong with its file, or can't read."""
    if database.is_shared:
        return [found for table in metadata.sorted_tables if (found := await _unreadable(database, table))]
    try:
        async with database.reading() as connection:
            check = await connection.execute(text(f"pragma integrity_check({_MOST_COMPLAINTS})"))
            told = [str(line) for line in check.scalars()]
    except FAILURES as failure:
        told = [first_line(failure)]
    return [DatabaseProblem(_problem("file", why=line)) for line in told if line != _FINE]


async def _unreadable(database: Database, table: Table) -> DatabaseProblem | None:
    try:
        async with database.reading() as connection:
            async for _ in await connection.stream(select(table)):
                pass
    except FAILURES as failure:
        return _unread(table, failure)
    return None


def _unread(table: Table, failure: Exception) -> DatabaseProblem:
    return DatabaseProblem(_problem("unreadable", name=table.name, why=first_line(failure)))


async def _orphans(database: Database) -> list[DatabaseProblem]:
    found = []
    for table in metadata.sorted_tables:
        for key in table.foreign_keys:
            try:
                problem = await _orphans_of(database, table, key.parent, key.column)
            except FAILURES as failure:
                problem = _unread(table, failure)
            if problem:
                found.append(problem)
    return found


async def _orphans_of(
    database: Database, table: Table, refers: Column[str], to: Column[str]
) -> DatabaseProblem | None:
    is_known = select(to).where(to == refers).exists()
    query = select(func.count()).select_from(table).where(refers.is_not(None), not_(is_known))
    async with database.reading() as connection:
        rows = (await connection.execute(query)).scalar_one()
    what = _problem("orphans", rows=rows, child=table.name, parent=to.table.name)
    return DatabaseProblem(what) if rows else None


async def _ids(database: Database, report: Report) -> list[str]:
    try:
        async with database.reading() as connection:
            return list((await connection.execute(select(tables.c.id).order_by(tables.c.since))).scalars())
    except FAILURES as failure:
        report.problems.append(_unread(tables, failure))
        return []


async def _examine_table(database: Database, id: str, report: Report) -> None:
    try:
        async with database.reading() as connection:
            found = await read_tables(connection, tables.c.id == id)
            rows = await read_rows(connection, id)
        if not found:
            # Somebody deleted it in the meantime.
            return
        if found[0].why_not_played:
            report.other_rules += 1
            return
        whats = await asyncio.to_thread(_faults, found[0], rows)
    except Exception as failure:
        # Whatever a damaged row causes: go on with the other tables.
        whats = [_problem("load", why=said_of(failure))]
    report.problems += [DatabaseProblem(what, id) for what in whats]
    report.games += not whats


def _faults(table: TableRow, rows: list[Row]) -> list[Said]:
    """What is wrong with a table. After the first wrong action we can't say more about the game."""
    found = []
    if table.phase not in (OPEN, SHUFFLING, PLAYING, OVER):
        found.append(_problem("phase", phase=table.phase))
    match = replaying.begin(table)
    numbers = [seat.seat for seat in table.seats]
    if numbers != list(range(match.world.seats)):
        found.append(_problem("seats", found=numbers, last=match.world.seats - 1))
    if not table.is_dealt:
        return [*found, _problem("open")] if rows else found
    fault = next((fault for n, row in enumerate(rows) if (fault := _fault(match, n, row))), None)
    if fault:
        return [*found, fault]
    # The other way round, the server simply hasn't noted the end yet.
    return [*found, _problem("not-over")] if table.phase == OVER and not match.is_over else found


def _fault(match: Match, n: int, row: Row) -> Said | None:
    """Play the row that should be number `n`; returns what is wrong with it, if anything."""
    if row.n != n:
        return _problem("gap", number=str(n))
    at: dict[str, Argument] = {"number": str(n), "do": row.do}
    seat = match.decision().seat
    if not taken_back(row.do) and row.seat != seat:
        return _problem("seat", found=row.seat, seat=seat, **at)
    if why := _why_not_played(match, row):
        return _problem("action", why=why, **at)
    seat = match.decision().seat
    return None if row.next == seat else _problem("next", found=row.next, seat=seat, **at)


def _why_not_played(match: Match, row: Row) -> Said | None:
    """Play a row, or say why that can't be done."""
    if row.do == TAKE_BACK and (why := match.why_no_take_back(row.seat)):
        return why
    if taken_back(row.do) > len(match.steps):
        return _problem("take-back")
    try:
        replaying.play(match, [row], [])
    except BadInput as wrong:
        return said_of(wrong)
    except IllegalAction:
        return explain(match.world, match.state, read_action(match.world, row.do)) or Reason("not-now")
    return None


def _problem(key: str, **args: Argument) -> Said:
    return Said(f"problem-{key}", args)

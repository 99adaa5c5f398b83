"""Everything stored, as one file that can fill any database.

A backup is compressed lines of JSON: a head; for each table its name and columns, then a line for each row;
at the end the number of rows, and the hash of everything before.
"""

import gzip
import hashlib
import json
import os
import time
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import IO, Any, Final, TypeAlias

from sqlalchemy import Connection, MetaData, Table, func, insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from hexstead import __version__
from hexstead.engine.said import BadInput, Said, error
from hexstead.server.store.database import FAILURES, Database, first_line, migrate, revisions, said_of, shown
from hexstead.server.store.notices import SERVING_LOCK
from hexstead.server.store.occupancy import refuse_occupied
from hexstead.server.store.schema import errands, guests, metadata, presence, probes, tables, talkers

Tell: TypeAlias = Callable[[int, int], object]
"""Called with how many rows are done, and how many there are."""

_FORMAT: Final = 1
_KIND: Final = "hexstead-backup"
_ROWS_AT_ONCE: Final = 1000
_FOR_ITS_OWNER: Final = 0o600
_OF_PROCESSES: Final = (presence, probes, errands, talkers)
"""They are about running servers, not about games."""
_OF_PLAYERS: Final = (guests.name, tables.name)
_STAMPS: Final = "alembic_version"


@dataclass(frozen=True)
class Summary:
    """What is in a backup."""

    made: str
    version: str
    schema: str
    rows: dict[str, int]

    @property
    def total(self) -> int:
        return sum(self.rows.values())


async def back_up(url: str, path: Path, tell: Tell, *, is_forced: bool = False) -> Summary:
    """Write all rows as they are at one moment, while others may go on writing."""
    _refuse_existing(path, is_forced)
    database = await Database.beside(url)
    try:
        schema = await database.known_revision()
        with _draft(path, is_forced) as file:
            return await _write(database, schema, file, tell)
    except FAILURES as failure:
        url, why = shown(database.url), first_line(failure)
        raise BadInput(error("backup-unreadable", url=url, why=why)) from failure
    finally:
        await database.close()


def _refuse_existing(path: Path, is_forced: bool) -> None:
    if path.exists() and not (is_forced and path.is_file()):
        raise BadInput(error("backup-exists", file=str(path)))


@contextmanager
def _draft(path: Path, is_forced: bool) -> Iterator[IO[bytes]]:
    """A file under another name; it gets its own name once it is complete and on disk."""
    draft = path.with_name(f".{path.name}.new")
    try:
        draft.unlink(missing_ok=True)
        # It contains the secret that signs the players' cookies.
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _FOR_ITS_OWNER), "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        _refuse_existing(path, is_forced)
        os.replace(draft, path)
    except OSError as failure:
        why = failure.strerror or str(failure)
        raise BadInput(error("backup-unwritable", file=str(path), why=why)) from None
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


class _Lines:
    """Writes lines and keeps their hash."""

    def __init__(self, file: IO[bytes]) -> None:
        self.file = file
        self.digest = hashlib.sha256()

    def add(self, *lines: object) -> None:
        data = b"".join([_line(one) for one in lines])
        self.digest.update(data)
        self.file.write(data)


def _line(plain: object) -> bytes:
    return json.dumps(plain, separators=(",", ":")).encode() + b"\n"


async def _write(database: Database, schema: str, file: IO[bytes], tell: Tell) -> Summary:
    made = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    async with _snapshot(database) as connection:
        stored = await connection.run_sync(_stored_tables)
        counts = {table.name: await _count(connection, table) for table in stored}
        summary = Summary(made, __version__, schema, counts)
        with gzip.GzipFile(fileobj=file, mode="wb", mtime=0) as packed:
            lines = _Lines(packed)  # type: ignore[arg-type]  # it writes bytes like any file
            lines.add(
                {"kind": _KIND, "format": _FORMAT, "schema": schema, "version": __version__, "made": made}
            )
            done = 0
            for table in stored:
                lines.add({"table": table.name, "columns": list(table.columns.keys())})
                async for rows in _rows(connection, table):
                    lines.add(*rows)
                    done += len(rows)
                    tell(done, summary.total)
            lines.add({"rows": counts, "sha256": lines.digest.hexdigest()})
    return summary


@asynccontextmanager
async def _snapshot(database: Database) -> AsyncIterator[AsyncConnection]:
    """Shows the rows of one moment, no matter how long you read; nobody has to wait for it."""
    async with database.reading() as connection:
        if database.is_shared:
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        yield connection


def _stored_tables(connection: Connection) -> list[Table]:
    """Our tables with the columns they have in this database, in the order of their references."""
    there = set(inspect(connection).get_table_names())
    names = [
        table.name for table in metadata.sorted_tables if table.name in there and table not in _OF_PROCESSES
    ]
    found = MetaData()
    found.reflect(connection, only=names)
    return [found.tables[name] for name in names]


async def _count(connection: AsyncConnection, table: Table) -> int:
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


async def _rows(connection: AsyncConnection, table: Table) -> AsyncIterator[list[list[Any]]]:
    found = await connection.stream(select(table))
    async for some in found.partitions(_ROWS_AT_ONCE):
        yield [list(row) for row in some]


# Back again.


async def restore(url: str, path: Path, tell: Tell, *, is_forced: bool = False) -> Summary:
    """Fill a database from a backup: all of it or nothing. A damaged file changes nothing."""
    summary = check(path)
    database = await Database.open(url, is_migrated=False)
    try:
        async with database.writing() as connection:
            await _refuse_served(database, connection)
            if not is_forced and await connection.run_sync(_is_filled):
                raise BadInput(error("backup-not-empty", url=shown(database.url)))
            await connection.run_sync(_clear)
            await connection.run_sync(migrate, summary.schema)
            await _fill(connection, path, summary, tell)
            await connection.run_sync(migrate)
    except FAILURES as failure:
        url, why = shown(database.url), first_line(failure)
        raise BadInput(error("backup-refused", file=str(path), url=url, why=why)) from failure
    finally:
        await database.close()
    return summary


async def _refuse_served(database: Database, connection: AsyncConnection) -> None:
    if not database.is_shared:
        refuse_occupied(str(database.url))
        return
    got = await connection.execute(text("select pg_try_advisory_xact_lock(:key)"), {"key": SERVING_LOCK})
    if not got.scalar_one():
        raise BadInput(error("backup-served", url=shown(database.url)))


def _is_filled(connection: Connection) -> bool:
    """Does it hold anything of players? A server that was only started has left a secret."""
    stored = [table for table in _stored_tables(connection) if table.name in _OF_PLAYERS]
    return any([connection.execute(select(table).limit(1)).first() for table in stored])


def _clear(connection: Connection) -> None:
    """Drop our tables; others may have theirs in the same database."""
    there = set(inspect(connection).get_table_names())
    ours = [*[table.name for table in reversed(metadata.sorted_tables)], _STAMPS]
    for name in ours:
        if name in there:
            connection.execute(text(f'drop table "{name}"'))


async def _fill(connection: AsyncConnection, path: Path, summary: Summary, tell: Tell) -> None:
    tables = {table.name: table for table in await connection.run_sync(_stored_tables)}
    done = 0
    for name, some in groupby(_rows_in(path), key=itemgetter(0)):
        while rows := [row for _, row in islice(some, _ROWS_AT_ONCE)]:
            await connection.execute(insert(tables[name]), rows)
            done += len(rows)
            tell(done, summary.total)


def check(path: Path) -> Summary:
    """Is it complete and unchanged? BadInput if not."""
    with _explained(path), gzip.open(path, "rb") as file:
        head = _head(path, file.readline())
        body = _Body()
        digest = hashlib.sha256(_line(head))
        for raw in file:
            line = json.loads(raw)
            if isinstance(line, dict) and "sha256" in line:
                break
            body.take(line)
            digest.update(raw)
        else:
            raise _Damage(error("backup-no-end"))
        if line != {"rows": body.rows, "sha256": digest.hexdigest()} or file.read(1):
            raise _Damage(error("backup-checksum"))
    return Summary(head["made"], head["version"], head["schema"], body.rows)


class _Damage(Exception):
    """It is a backup, but not as it was written."""

    def __init__(self, said: Said) -> None:
        super().__init__(said)
        self.said = said


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    """Says what is wrong with a file."""
    try:
        yield
    except BadInput:
        raise
    except gzip.BadGzipFile:
        raise BadInput(error("backup-none", file=str(path))) from None
    except OSError as failure:
        raise BadInput(error("unreadable", file=str(path), why=failure.strerror or str(failure))) from None
    except _Damage as damage:
        raise BadInput(error("backup-damaged", file=str(path), why=damage.said)) from None
    except (ValueError, EOFError, zlib.error) as failure:
        raise BadInput(error("backup-damaged", file=str(path), why=said_of(failure))) from None


def _head(path: Path, raw: bytes) -> dict[str, Any]:
    try:
        head = json.loads(raw)
        if head["kind"] != _KIND:
            raise ValueError
    except (ValueError, TypeError, KeyError):
        raise BadInput(error("backup-none", file=str(path))) from None
    if head["format"] > _FORMAT or head["schema"] not in revisions():
        raise BadInput(error("backup-newer", file=str(path), version=str(head["version"])))
    return dict(head)


class _Body:
    """Follows the lines between head and end: which table does each row belong to?"""

    def __init__(self) -> None:
        self.rows: dict[str, int] = {}
        self.name = ""
        self.columns: list[str] = []

    def take(self, line: Any) -> bool:  # noqa: ANN401 (any JSON)
        """Is this line a row?"""
        if isinstance(line, dict):
            self.name, self.columns = line["table"], line["columns"]
            if self.name not in metadata.tables:
                raise _Damage(error("backup-table", name=str(self.name)))
            self.rows[self.name] = 0
            return False
        if not self.columns or len(line) != len(self.columns):
            raise _Damage(error("backup-columns"))
        self.rows[self.name] += 1
        return True


def _rows_in(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each row of a checked backup, with the name of its table."""
    body = _Body()
    with _explained(path), gzip.open(path, "rb") as file:
        file.readline()
        for raw in file:
            line = json.loads(raw)
            if isinstance(line, dict) and "sha256" in line:
                return
            if body.take(line):
                yield body.name, dict(zip(body.columns, line, strict=True))

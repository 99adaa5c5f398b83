"""The database: a file by default, or PostgreSQL. Opening it runs the migrations."""

import asyncio
import logging
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final, Self

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Insert, Table, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.engine.url import URL
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hexstead.engine.said import BadInput, Said, error

_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
_PATIENCE: Final = "patience"
"""An option for connections that will write: how many seconds to wait for the lock of a file."""
_BUSY_SECONDS: Final = 5.0
"""How long a writer waits for others before reporting that it couldn't write."""
_CONNECT_SECONDS: Final = 5
_ANSWER_SECONDS: Final = 20
"""A PostgreSQL that is silent for this long counts as lost."""
_POOL: Final = 10
_CLOCK: Final = text("select extract(epoch from clock_timestamp())")
_KINDS: Final = {
    "full": ("full", "no space left"),
    "locked": ("locked", "take too long"),
    "read-only": ("readonly", "read-only"),
    "disk": ("disk i/o error",),
    "damaged": ("malformed", "invalid page", "could not read block"),
}
"""What drivers say about failures."""
_MIGRATION_LOCK: Final = 0x4858_5354
"""Our own number, so that only one of several starting processes migrates."""


log = logging.getLogger(__name__)


class Unavailable(Exception):
    """The database can't be used right now: full, locked, read-only, away."""

    def __init__(self, why: str, *, is_certain: bool = True, was_cut: bool = False) -> None:
        super().__init__(why)
        self.is_certain = is_certain
        """Nothing of the transaction is stored: it failed before its commit."""
        self.was_cut = was_cut
        """The connection is gone; a new one may work."""

    @property
    def kind(self) -> str:
        """In one word, as far as we know: drivers only have texts."""
        said = str(self).lower()
        return next((kind for kind, words in _KINDS.items() if any([word in said for word in words])), "away")


FAILURES: Final = (SQLAlchemyError, Unavailable)
"""What readers and writers may run into: a fault of the database, or of what they asked it."""


class Damaged(Exception):
    """What is stored of a table can't be read or played. Other tables aren't affected."""


class Database:
    def __init__(self, url: URL, engine: AsyncEngine) -> None:
        self.url = url
        self.engine = engine
        self._file = _File(url.database or "")
        self._ahead = 0.0
        """How many seconds the database's clock is ahead of ours."""
        self._writer = asyncio.Lock()
        """With SQLite, one writer asks for the file's lock; the others wait here, without a connection."""

    @classmethod
    async def open(cls, url: str, *, is_migrated: bool = True) -> Self:
        """BadInput if it can't be reached, or the address isn't one of a database."""
        chosen = driver_url(url)
        # A migration may take long.
        database = cls(chosen, _engine(chosen, None))
        try:
            database._make_folder()
            await (database._migrate() if is_migrated else database.revision())
        except BadInput:
            raise
        except Exception as wrong:
            # Each driver has its own errors for a wrong name, password or option.
            said = error("database-unusable", url=shown(chosen), why=first_line(wrong))
            raise BadInput(said) from wrong
        finally:
            await database.close()
        opened = cls(chosen, _engine(chosen, _ANSWER_SECONDS if is_migrated else None))
        await opened.set_clock()
        return opened

    @classmethod
    async def beside(cls, url: str) -> Self:
        """Opens an existing one and leaves it as it is: a server may be running on it."""
        chosen = driver_url(url)
        if chosen.get_backend_name() == "sqlite" and not Path(chosen.database or "").is_file():
            raise BadInput(error("database-missing", url=shown(chosen)))
        return await cls.open(url, is_migrated=False)

    async def revision(self) -> str | None:
        """The last migration it has seen; None if it is empty."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(
                lambda one: MigrationContext.configure(one).get_current_revision()
            )

    async def known_revision(self) -> str:
        """Like `revision`; BadInput if this program can't read such a database."""
        found = await self.revision()
        if found is None:
            raise BadInput(error("database-empty", url=shown(self.url)))
        self._refuse_newer(found)
        return found

    async def refuse_older(self) -> None:
        """BadInput unless it has the current schema of this program."""
        if await self.known_revision() != revisions()[0]:
            raise BadInput(error("database-older", url=shown(self.url)))

    def _refuse_newer(self, revision: str | None) -> None:
        if revision is not None and revision not in revisions():
            raise BadInput(error("database-newer", url=shown(self.url)))

    def _make_folder(self) -> None:
        if not self.is_shared and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)

    @property
    def is_shared(self) -> bool:
        """Can several processes work on it at once?"""
        return self.url.get_backend_name() == "postgresql"

    @property
    def driver_options(self) -> dict[str, Any]:
        """For a connection of the driver itself."""
        _, options = self.url.get_dialect()().create_connect_args(self.url)
        return dict(options)

    @property
    def now(self) -> float:
        """The time by a clock that all processes share, whatever their machine's clock says."""
        return time.time() + self._ahead

    async def set_clock(self) -> None:
        """Compare our clock with the database's; a file doesn't have one."""
        if self.is_shared:
            async with self.reading() as connection:
                before = time.time()
                found = (await connection.execute(_CLOCK)).scalar_one()
                self._ahead = float(found) - (before + time.time()) / 2

    async def close(self) -> None:
        await self.engine.dispose()
        self._file.close()
        self._file.thread.shutdown()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Unavailable if the database fails."""
        with _told(_Progress()):
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self, patience: float = _BUSY_SECONDS) -> AsyncIterator[AsyncConnection]:
        """A transaction; it is committed at the end, or not at all. Unavailable if the database fails.

        For a file, also if others keep it busy for longer than the patience: first writers of this process,
        then those of other processes.
        """
        progress = _Progress()
        async with AsyncExitStack() as stack:
            stack.enter_context(_told(progress))
            if not self.is_shared:
                await self._wait_for_writers(patience)
                stack.callback(self._writer.release)
            connection = await stack.enter_async_context(self._transaction(patience))
            yield connection
            progress.is_committing = True

    async def insert_into_file(self, table: Table, rows: list[dict[str, Any]]) -> None:
        """One thread does everything from begin to commit: handing over each step costs ten times as much.

        IntegrityError if one of them already exists. Only for databases that aren't shared.
        """
        progress = _Progress()
        with _told(progress):
            await self._wait_for_writers(_BUSY_SECONDS)
            try:
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self._file.thread, self._file.insert, table, rows, progress)
            finally:
                self._writer.release()

    def _transaction(self, patience: float = _BUSY_SECONDS) -> AbstractAsyncContextManager[AsyncConnection]:
        return self.engine.execution_options(**{_PATIENCE: patience}).begin()

    async def _wait_for_writers(self, patience: float) -> None:
        """Until it is our turn; whoever had it releases it."""
        if not self._writer.locked():
            await self._writer.acquire()
            return
        try:
            async with asyncio.timeout(patience):
                await self._writer.acquire()
        except TimeoutError:
            raise Unavailable("other writers take too long") from None

    def insert_if_new(self, table: Table) -> Insert:
        """An insertion that skips rows that already exist."""
        if self.is_shared:
            return postgresql.insert(table).on_conflict_do_nothing()
        return sqlite.insert(table).on_conflict_do_nothing()

    async def _migrate(self) -> None:
        self._refuse_newer(await self.revision())
        async with self._transaction() as connection:
            if self.is_shared:
                await connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
            await connection.run_sync(migrate)


class _Progress:
    """How far a transaction has come."""

    is_committing = False


class _File:
    """An SQLite file, without the layers that other databases need. One thread uses it at a time."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.thread = ThreadPoolExecutor(1, "file")
        self._connection: sqlite3.Connection | None = None
        self._statements: dict[str, str] = {}

    def insert(self, table: Table, rows: list[dict[str, Any]], progress: _Progress) -> None:
        connection, statement = self._opened(), self._statement(table)
        try:
            connection.execute("begin immediate")
            connection.executemany(statement, rows)
            progress.is_committing = True
            connection.execute("commit")
        except sqlite3.IntegrityError as error:
            self.close()
            raise IntegrityError(statement, None, error) from error
        except BaseException:
            # Closing rolls back what it began; the next transaction gets a new connection.
            self.close()
            raise

    def _opened(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self.path, timeout=_BUSY_SECONDS, check_same_thread=False)
            _prepare(self._connection, None)
        return self._connection

    def _statement(self, table: Table) -> str:
        if table.name not in self._statements:
            named = sqlite.dialect(paramstyle="named")
            self._statements[table.name] = str(table.insert().compile(dialect=named))
        return self._statements[table.name]

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


@contextmanager
def _told(progress: _Progress) -> Iterator[None]:
    """Turns driver errors into Unavailable, if the database is at fault and not what we asked."""
    try:
        yield
    except Unavailable:
        raise
    except Exception as failure:
        if not _is_of_database(failure):
            raise
        why = first_line(failure)
        log.warning("the database cannot be used", extra={"why": why})
        was_cut = isinstance(failure, ConnectionError) or getattr(failure, "connection_invalidated", False)
        raise Unavailable(why, is_certain=not progress.is_committing, was_cut=was_cut) from failure


def _is_of_database(failure: Exception) -> bool:
    if isinstance(failure, DBAPIError):
        return not isinstance(failure, IntegrityError | DataError | ProgrammingError)
    # Nothing wraps the errors of connecting drivers, or of our own file.
    is_ours = isinstance(failure, OSError | PoolTimeout | sqlite3.Error)
    return is_ours or type(failure).__module__.startswith("asyncpg.")


def first_line(failure: BaseException) -> str:
    """What went wrong, without the statement and its values."""
    told = str(getattr(failure, "orig", None) or failure)
    return next(iter(told.splitlines()), "") or type(failure).__name__


def said_of(failure: Exception) -> Said:
    """A sentence about any failure; for failures that aren't ours, what a library says in English."""
    own = failure.said if isinstance(failure, BadInput) else None
    return own or error("unexpected", why=first_line(failure).rstrip("."))


def driver_url(url: str) -> URL:
    """The address with our driver."""
    try:
        plain = make_url(re.sub(r"^postgres://", "postgresql://", url))
    except (ArgumentError, ValueError):
        raise BadInput(error("database-address", url=url)) from None
    backend = plain.get_backend_name()
    if backend not in _DRIVERS:
        raise BadInput(error("database-kind", kind=backend))
    return _as_the_driver_says_it(plain.set(drivername=_DRIVERS[backend]))


def _as_the_driver_says_it(url: URL) -> URL:
    """PostgreSQL addresses ask for encryption with `sslmode`, the driver with `ssl`."""
    mode = url.query.get("sslmode")
    if not isinstance(mode, str):
        return url
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})


def shown(url: URL) -> str:
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def _engine(url: URL, answer_seconds: float | None) -> AsyncEngine:
    try:
        if url.get_backend_name() == "postgresql":
            patience = {"timeout": _CONNECT_SECONDS, "command_timeout": answer_seconds}
            return create_async_engine(url, pool_size=_POOL, connect_args=patience, hide_parameters=True)
        # Stored data doesn't belong in error messages, and so not in logs.
        engine = create_async_engine(url, connect_args={"timeout": _BUSY_SECONDS}, hide_parameters=True)
    except ModuleNotFoundError as missing:
        raise BadInput(error("database-driver", package=str(missing.name))) from None
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _prepare(connection: Any, record: Any) -> None:  # noqa: ANN401 (the driver's)
    # Otherwise the driver begins transactions itself, too late to wait for the lock.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("pragma journal_mode=wal")
    cursor.execute("pragma synchronous=full")
    cursor.execute("pragma foreign_keys=on")
    cursor.close()


def _begin(connection: Connection) -> None:
    """A writer takes the lock at once: a reader that turns into a writer couldn't wait for it."""
    patience = connection.get_execution_options().get(_PATIENCE)
    if patience is None:
        connection.exec_driver_sql("begin")
        return
    if connection.info.get(_PATIENCE, _BUSY_SECONDS) != patience:
        connection.exec_driver_sql(f"pragma busy_timeout={1000 * patience:.0f}")
        connection.info[_PATIENCE] = patience
    connection.exec_driver_sql("begin immediate")


def migrate(connection: Connection, to: str = "head") -> None:
    config = _migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def revisions() -> list[str]:
    """All migrations this program knows, newest first."""
    return [one.revision for one in ScriptDirectory.from_config(_migrations()).walk_revisions()]


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config

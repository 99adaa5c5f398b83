"""The database: a file by default, or PostgreSQL. Migrations run when it is opened."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, Self

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Insert, Table, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.engine.url import URL
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hexstead.match.documents import BadInput

_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
_WRITES: Final = "writes"
_BUSY_SECONDS: Final = 30
_POOL: Final = 10
_MIGRATION_LOCK: Final = 0x4858_5354
"""A number of our own, so that of several processes that start together one migrates."""


class Database:
    def __init__(self, url: URL, engine: AsyncEngine) -> None:
        self.url = url
        self.engine = engine
        self._writing = engine.execution_options(**{_WRITES: True})

    @classmethod
    async def open(cls, url: str) -> Self:
        """BadInput if it cannot be reached or is no address of a database."""
        chosen = driver_url(url)
        database = cls(chosen, _engine(chosen))
        try:
            database._make_folder()
            await database._migrate()
        except Exception as error:
            # Each driver has errors of its own for a wrong name, password or option.
            await database.close()
            first = next(iter(str(getattr(error, "orig", error)).splitlines()), repr(error))
            raise BadInput(f"The database {_shown(chosen)} cannot be opened: {first}.") from error
        return database

    def _make_folder(self) -> None:
        if not self.is_shared and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)

    @property
    def is_shared(self) -> bool:
        """May several processes work on it at once?"""
        return self.url.get_backend_name() == "postgresql"

    @property
    def driver_options(self) -> dict[str, Any]:
        """For a connection of the driver itself."""
        _, options = self.url.get_dialect()().create_connect_args(self.url)
        return dict(options)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; it is committed at the end, or not at all."""
        async with self._writing.begin() as connection:
            yield connection

    def insert_if_new(self, table: Table) -> Insert:
        """An insertion that leaves out what is there already."""
        if self.is_shared:
            return postgresql.insert(table).on_conflict_do_nothing()
        return sqlite.insert(table).on_conflict_do_nothing()

    async def _migrate(self) -> None:
        async with self.writing() as connection:
            if self.is_shared:
                await connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
            await connection.run_sync(migrate)


def driver_url(url: str) -> URL:
    """The address with the driver that we use."""
    try:
        plain = make_url(re.sub(r"^postgres://", "postgresql://", url))
    except (ArgumentError, ValueError):
        raise BadInput(
            f"{url!r} is no database: write sqlite:///FILE or postgresql://USER@HOST/NAME."
        ) from None
    backend = plain.get_backend_name()
    if backend not in _DRIVERS:
        raise BadInput(
            f"{backend} is no database for this: use sqlite:///FILE or postgresql://USER@HOST/NAME."
        )
    return _as_the_driver_says_it(plain.set(drivername=_DRIVERS[backend]))


def _as_the_driver_says_it(url: URL) -> URL:
    """Addresses of PostgreSQL ask for encryption by `sslmode`, the driver by `ssl`."""
    mode = url.query.get("sslmode")
    if not isinstance(mode, str):
        return url
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})


def _shown(url: URL) -> str:
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def _engine(url: URL) -> AsyncEngine:
    try:
        if url.get_backend_name() == "postgresql":
            return create_async_engine(url, pool_size=_POOL)
        engine = create_async_engine(url, connect_args={"timeout": _BUSY_SECONDS})
    except ModuleNotFoundError as error:
        raise BadInput(f"{error.name} is missing: pip install 'hexstead[postgres]'.") from None
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _prepare(connection: Any, record: Any) -> None:  # noqa: ANN401 (the driver's)
    # Otherwise the driver begins transactions by itself, too late to wait for the lock.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("pragma journal_mode=wal")
    cursor.execute("pragma synchronous=full")
    cursor.execute("pragma foreign_keys=on")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Who will write takes the lock at once: a reader that turns writer could not wait for it."""
    writes = connection.get_execution_options().get(_WRITES, False)
    connection.exec_driver_sql("begin immediate" if writes else "begin")


def migrate(connection: Connection, to: str = "head") -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)

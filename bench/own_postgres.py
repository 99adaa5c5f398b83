"""A private PostgreSQL from a wheel, or the one that HEXSTEAD_TEST_POSTGRES names."""

import asyncio
import os
import secrets
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from unittest.mock import patch

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from hexstead.server.store.database import driver_url

_PATIENCE = 60
"""Seconds it may take to start on a busy machine; the wheel itself gives it 10."""


def _patiently(pg_ctl: Callable[..., str], *arguments: object, **named: object) -> str:
    return pg_ctl(*arguments, **{**named, "timeout": _PATIENCE})


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """Its address while it runs. ModuleNotFoundError if there is neither."""
    if named := os.environ.get("HEXSTEAD_TEST_POSTGRES"):
        yield named
        return
    with warnings.catch_warnings():
        # On import it looks for a folder that a plain machine doesn't have.
        warnings.simplefilter("ignore")
        from pgserver import postgres_server

        usual = vars(postgres_server)["pg_ctl"]
        with patch.object(postgres_server, "pg_ctl", partial(_patiently, usual)):
            server = postgres_server.get_server(folder, cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def new_database(url: str) -> str:
    """An empty database of the same PostgreSQL."""
    name = f"db{secrets.token_hex(4)}"

    async def create() -> None:
        engine = create_async_engine(driver_url(url), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(f"create database {name}"))
        await engine.dispose()

    asyncio.run(create())
    return make_url(url).set(database=name).render_as_string(hide_password=False)


def restart(folder: Path) -> None:
    """Stop the one in this folder as a crash would, and start it again."""
    from pgserver._commands import pg_ctl  # type: ignore[attr-defined]  # it is made when it is loaded

    user = "pgserver" if hasattr(os, "geteuid") and os.geteuid() == 0 else None
    pg_ctl(["-w", "-m", "immediate", "restart"], pgdata=folder, user=user, timeout=60)

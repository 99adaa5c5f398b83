"""Databases for tests that hold on both kinds."""

import os
import secrets
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path

import pytest

from own_postgres import new_database, postgres
from server.running import file_url

needs_postgres = pytest.mark.skipif(
    find_spec("pgserver") is None and "HEXSTEAD_TEST_POSTGRES" not in os.environ,
    reason="no PostgreSQL: name one in HEXSTEAD_TEST_POSTGRES",
)

SQLITE, POSTGRES = "sqlite", "postgres"
BOTH = [SQLITE, pytest.param(POSTGRES, marks=needs_postgres)]


class Databases:
    """Makes empty ones; the PostgreSQL starts when it is first wanted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._postgres = ExitStack()
        self._url = ""

    def new(self, kind: str) -> str:
        if kind == POSTGRES:
            return new_database(self._server())
        folder = self.folder / f"db{secrets.token_hex(4)}"
        folder.mkdir()
        return file_url(folder)

    def _server(self) -> str:
        if not self._url:
            self._url = self._postgres.enter_context(postgres(self.folder / "postgres"))
        return self._url

    def close(self) -> None:
        self._postgres.close()

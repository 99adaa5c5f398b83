"""A PostgreSQL of our own, from a wheel; or the one that HEXSTEAD_TEST_POSTGRES names."""

import os
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """Its address, while it runs. ModuleNotFoundError where there is neither."""
    if named := os.environ.get("HEXSTEAD_TEST_POSTGRES"):
        yield named
        return
    with warnings.catch_warnings():
        # On import it looks for a folder that a plain machine does not have.
        warnings.simplefilter("ignore")
        from pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()

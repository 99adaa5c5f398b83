"""A PostgreSQL of our own."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """Its address, while it runs."""
    with warnings.catch_warnings():
        # On import it looks for a folder that a plain machine does not have.
        warnings.simplefilter("ignore")
        from pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()

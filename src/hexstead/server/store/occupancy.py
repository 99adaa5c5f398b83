"""One server at a time on a file: it holds a lock on the file `….lock` beside the database.

The system releases the lock when the process ends, however it ends. The file stays; it names the process
that holds the lock, for people to read. Tools that only read don't need the lock.
"""

import json
import os
import sys
from pathlib import Path
from typing import IO, Final

from hexstead.engine.said import BadInput, Said, error
from hexstead.server.store.database import driver_url, shown

_FAR: Final = 2**30
"""On Windows you can't read a locked byte, so lock one beyond the end, which hides nothing."""


class Occupancy:
    """A database that this process serves, until it leaves."""

    def __init__(self, file: IO[bytes] | None) -> None:
        self._file = file

    @classmethod
    def of(cls, database_url: str) -> "Occupancy":
        """BadInput if another server has it. Any number of processes may serve one PostgreSQL database."""
        path = _lock_path(database_url)
        if path is None:
            return cls(None)
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("a+b")
        if not _lock(file):
            file.close()
            raise BadInput(_occupied(path, shown(driver_url(database_url))))
        file.truncate(0)
        file.write(json.dumps({"pid": os.getpid()}).encode())
        file.flush()
        return cls(file)

    def leave(self) -> None:
        if self._file is not None:
            self._file.close()


def refuse_occupied(database_url: str) -> None:
    """BadInput if a server has it now."""
    path = _lock_path(database_url)
    if path is not None and path.exists():
        Occupancy.of(database_url).leave()


def _lock_path(database_url: str) -> Path | None:
    url = driver_url(database_url)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(f"{Path(str(url.database)).resolve()}.lock")


def _occupied(path: Path, url: str) -> Said:
    try:
        process = str(json.loads(path.read_bytes())["pid"])
    except (OSError, ValueError, KeyError, TypeError):
        return error("database-occupied", url=url)
    return error("database-occupied-by", url=url, process=process)


def _lock(file: IO[bytes]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(_FAR)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True

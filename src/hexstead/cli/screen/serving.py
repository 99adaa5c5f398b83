"""What a server needs before it can start: boards, a database for all workers, a port."""

import os
import socket
from typing import TYPE_CHECKING

from hexstead.cli.screen.language import refusal

if TYPE_CHECKING:
    from hexstead.server.settings import Settings


def use_boards(settings: "Settings") -> None:
    """Look for own boards where the environment says; BadInput if one can't be used."""
    from hexstead.boards.shelf import FOLDER
    from hexstead.cli.screen.own_boards import usable_own_boards

    if settings.boards:
        os.environ[FOLDER] = settings.boards
    usable_own_boards()


def refuse_workers(settings: "Settings") -> None:
    """BadInput if the database can't serve this many processes."""
    from hexstead.server.store.database import driver_url

    if settings.workers > 1 and driver_url(settings.database_url).get_backend_name() != "postgresql":
        raise refusal("serve-workers")


def free_port(host: str, port: int) -> int:
    """The port, or any free one for 0; BadInput if it isn't available."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            why = (error.strerror or str(error)).lower()
            raise refusal("serve-busy", host=host, port=str(port), why=why) from None
        return int(probe.getsockname()[1])

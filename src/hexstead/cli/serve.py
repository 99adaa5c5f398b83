"""`hexstead serve`: the game in the browser, for you alone or for many."""

import os
import socket
import threading
import time
from typing import TYPE_CHECKING, Annotated, Final

import typer

from hexstead.match.documents import BadInput

if TYPE_CHECKING:
    from hexstead.server.settings import Settings

_WORDS: Final = {
    "here": "Hexstead is at {address}",
    "share": "Others in your network find it at {address}",
    "stop": "Ctrl-C stops it.",
    "busy": "{host}, port {port}, cannot be used: {why}. Choose with --host and --port; --port 0 takes any.",
    "workers": "Several workers need PostgreSQL: name it with --database-url or HEXSTEAD_DATABASE_URL.",
}
_EVERYWHERE: Final = ("0.0.0.0", "::", "")
_LARGEST_FRAME: Final = 64_000
"""What the socket reads at all; what a message may be is less."""
_SECONDS_TO_END: Final = 5
_TRIES: Final = 100


def serve(
    host: Annotated[
        str, typer.Option("--host", metavar="ADDRESS", help="0.0.0.0 lets others in your network play too.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", "-p", metavar="NUMBER", min=0, max=65535, help="0 takes any free one.")
    ] = 8000,
    database_url: Annotated[
        str | None,
        typer.Option(
            "--database-url",
            metavar="URL",
            help=r"A PostgreSQL, or another SQLite file. \[a file of your own]",
        ),
    ] = None,
    workers: Annotated[
        int,
        typer.Option(
            "--workers",
            "-w",
            metavar="NUMBER",
            min=1,
            max=64,
            help="Processes; more than 1 needs PostgreSQL.",
        ),
    ] = 1,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser on it.")] = False,
) -> None:
    """Serve the game: open it in a browser and play alone, at one screen, or online.

    Every action is stored before anybody sees it: stop the server whenever you like.

    Examples:

      hexstead serve --open

      hexstead serve --host 0.0.0.0

      hexstead serve --database-url postgresql://localhost/hexstead --workers 4
    """
    from hexstead.cli.boxes import usable_own_boards
    from hexstead.server.settings import Settings

    usable_own_boards()
    settings = Settings.from_environment(database_url=database_url)
    _check(settings, workers)
    port = _free_port(host, port)
    address = _say_where(host, port)
    if open_browser:
        threading.Thread(target=_open, args=(address,), daemon=True).start()
    _run(settings, host, port, workers)


def _check(settings: "Settings", workers: int) -> None:
    """What is wrong is said before anything starts."""
    import asyncio

    from hexstead.server.database import driver_url

    if workers > 1 and driver_url(settings.database_url).get_backend_name() != "postgresql":
        raise BadInput(_WORDS["workers"])
    asyncio.run(_try(settings.database_url))


async def _try(url: str) -> None:
    from hexstead.server.database import Database

    database = await Database.open(url)
    await database.close()


def _free_port(host: str, port: int) -> int:
    """The port, or any free one for 0; BadInput if it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            why = (error.strerror or str(error)).lower()
            raise BadInput(_WORDS["busy"].format(host=host, port=port, why=why)) from None
        return int(probe.getsockname()[1])


def _say_where(host: str, port: int) -> str:
    """The address on this machine; the one for others is printed too."""
    is_everywhere = host in _EVERYWHERE
    here = f"http://{'localhost' if is_everywhere else _in_address(host)}:{port}"
    typer.echo(_WORDS["here"].format(address=here))
    if is_everywhere:
        typer.echo(_WORDS["share"].format(address=f"http://{_own_address()}:{port}"))
    typer.echo(_WORDS["stop"])
    return here


def _in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _own_address() -> str:
    """Of this machine in its network. Nothing is sent: connecting only chooses the way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def _open(address: str) -> None:
    import urllib.request
    import webbrowser

    for _ in range(_TRIES):
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return


def _run(settings: "Settings", host: str, port: int, workers: int) -> None:
    import uvicorn

    # The processes are told by the environment, however many there are.
    os.environ["HEXSTEAD_DATABASE_URL"] = settings.database_url
    uvicorn.run(
        "hexstead.server.app:create",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=_LARGEST_FRAME,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=_SECONDS_TO_END,
    )

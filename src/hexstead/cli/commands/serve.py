"""`hexstead serve`: the game in the browser, for you alone or for many."""

import os
import socket
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Final

import typer

from hexstead.cli.screen.check_settings import check_settings
from hexstead.cli.screen.console import complain
from hexstead.cli.screen.hosting import Config
from hexstead.cli.screen.language import text
from hexstead.cli.screen.serving import free_port, refuse_workers, use_boards
from hexstead.engine.said import BadInput

if TYPE_CHECKING:
    from hexstead.server.settings import Settings

_FIGURES: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The Prometheus library's name for it; don't load that library before it is set."""
_EVERYWHERE: Final = ("0.0.0.0", "::", "")
_LARGEST_FRAME: Final = 64_000
"""What the socket reads at all; the limit for a message is lower."""
_SECONDS_TO_END: Final = 5
_TRIES: Final = 100


def serve(
    host: Annotated[
        str | None,
        typer.Option("--host", metavar="ADDRESS", help="with-host"),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option("--port", "-p", metavar="NUMBER", min=0, max=65535, help="with-port"),
    ] = None,
    database_url: Annotated[
        str | None,
        typer.Option(
            "--database-url",
            metavar="URL",
            help="with-served-database",
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            "--workers",
            "-w",
            metavar="NUMBER",
            min=1,
            max=64,
            help="with-workers",
        ),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="with-open")] = False,
    config: Config = None,
    check: Annotated[bool, typer.Option("--check", help="with-check")] = False,
) -> None:
    from hexstead.server.settings import Settings, unknown_variables

    given = {"host": host, "port": port, "database_url": database_url, "workers": workers}
    if check:
        check_settings(config, given)
        return
    for unknown in unknown_variables():
        complain(BadInput(unknown))
    settings = Settings.from_environment(config, **given)
    use_boards(settings)
    _check(settings)
    port = free_port(settings.host, settings.port)
    address = _say_where(settings.host, port, settings.base_path)
    if open_browser:
        threading.Thread(target=_open, args=(address,), daemon=True).start()
    _run(settings, port, config)


def _check(settings: "Settings") -> None:
    """Report what is wrong before anything starts."""
    import asyncio

    from hexstead.server.store.occupancy import refuse_occupied

    refuse_workers(settings)
    refuse_occupied(settings.database_url)
    asyncio.run(_try(settings.database_url))


async def _try(url: str) -> None:
    from hexstead.server.store.database import Database

    database = await Database.open(url)
    await database.close()


def _say_where(host: str, port: int, base: str) -> str:
    """The address on this machine; also prints the one for others."""
    is_everywhere = host in _EVERYWHERE
    here = f"http://{'localhost' if is_everywhere else _in_address(host)}:{port}{base}"
    typer.echo(text("serve-here", address=here))
    if is_everywhere:
        typer.echo(text("serve-share", address=f"http://{_own_address()}:{port}{base}"))
    typer.echo(text("serve-stop"))
    return here


def _in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _own_address() -> str:
    """This machine's address in its network. Nothing is sent: connecting only chooses the route."""
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


def _run(settings: "Settings", port: int, config: str | None) -> None:
    import uvicorn

    from hexstead.server.settings import CONFIG

    # The environment tells all processes, however many there are.
    os.environ["HEXSTEAD_DATABASE_URL"] = settings.database_url
    os.environ["HEXSTEAD_WORKERS"] = str(settings.workers)
    if config:
        os.environ[CONFIG] = os.path.abspath(config)
    with _shared_figures(settings):
        uvicorn.run(
            "hexstead.server.door.app:create",
            factory=True,
            host=settings.host,
            port=port,
            workers=settings.workers,
            log_config=None,
            access_log=False,
            http="hexstead.server.door.listening:Http",
            ws="hexstead.server.wire.ready_messages:Wire",
            ws_max_size=_LARGEST_FRAME,
            ws_per_message_deflate=False,
            server_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=_SECONDS_TO_END,
        )


@contextmanager
def _shared_figures(settings: "Settings") -> Iterator[None]:
    """Several workers keep their counts in one folder, so that each can report all of them."""
    if settings.workers == 1 or not settings.metrics or _FIGURES in os.environ:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="hexstead-") as folder:
        os.environ[_FIGURES] = folder
        try:
            yield
        finally:
            del os.environ[_FIGURES]

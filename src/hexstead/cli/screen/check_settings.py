"""`hexstead serve --check`: every setting, where it comes from, and whether the server would start."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from hexstead.cli.screen.console import WRONG_INPUT, complain
from hexstead.cli.screen.language import refusal, say, say_error, text
from hexstead.cli.screen.serving import free_port, refuse_workers, use_boards
from hexstead.engine.said import BadInput

if TYPE_CHECKING:
    from hexstead.server.settings import Settings


def check_settings(config: str | None, given: dict[str, Any]) -> None:
    """Report everything that is wrong, not only the first thing."""
    from hexstead.server.settings import Settings, unknown_variables

    found = Settings.with_sources(config, **given)
    settings = Settings.from_environment(config, **given)
    wide = max([len(name) for name in found])
    for name, (value, source) in found.items():
        typer.echo(f"{name.ljust(wide)} = {_plain(name, value)}  # {source}")
    problems = [*[say(one) for one in unknown_variables()], *_failures(settings)]
    for problem in problems:
        complain(problem)
    if problems:
        raise typer.Exit(WRONG_INPUT)
    typer.echo(text("settings-fine"))


def _plain(name: str, value: object) -> str:
    """As in a file, with passwords hidden."""
    from hexstead.server.store.database import driver_url, shown

    if name == "database_url":
        try:
            return f'"{shown(driver_url(str(value)))}"'
        except BadInput:
            return text("settings-unreadable")
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def _failures(settings: "Settings") -> list[str]:
    tries: list[Callable[[], object]] = [
        lambda: use_boards(settings),
        lambda: refuse_workers(settings),
        lambda: free_port(settings.host, settings.port),
        lambda: _try_app(settings),
        lambda: _try_database(settings.database_url),
    ]
    failed = []
    for attempt in tries:
        try:
            attempt()
        except BadInput as error:
            failed.append(say_error(error))
    # More than one of them notices a wrong database address.
    return list(dict.fromkeys(failed))


def _try_app(settings: "Settings") -> None:
    if not (settings.static_folder / "index.html").is_file():
        raise refusal("settings-no-app", folder=settings.static_folder)


def _try_database(url: str) -> None:
    """Say what the server would do with it. Creates and changes nothing."""
    import asyncio

    from hexstead.server.store.database import driver_url, shown

    chosen = driver_url(url)
    if chosen.get_backend_name() == "sqlite" and not Path(chosen.database or "").exists():
        _refuse_folder(Path(chosen.database or ""))
        typer.echo(text("settings-database-new", url=shown(chosen)))
    else:
        key = asyncio.run(_state(url))
        typer.echo(text(f"settings-database-{key}", url=shown(chosen)))


def _refuse_folder(path: Path) -> None:
    there = next(parent for parent in path.absolute().parents if parent.exists())
    if not os.access(there, os.W_OK):
        raise refusal("settings-no-folder", folder=there)


async def _state(url: str) -> str:
    from hexstead.server.store.database import Database, revisions

    database = await Database.beside(url)
    try:
        if await database.revision() is None:
            return "new"
        return "current" if await database.known_revision() == revisions()[0] else "older"
    finally:
        await database.close()

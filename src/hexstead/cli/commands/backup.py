"""`hexstead backup` and `hexstead restore`: everything a server has stored, in one file."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hexstead.cli.screen.console import reporting
from hexstead.cli.screen.hosting import Config, DatabaseUrl, settings_from
from hexstead.cli.screen.language import text

if TYPE_CHECKING:
    from hexstead.server.store.backup import Summary


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="with-backup")],
    database_url: DatabaseUrl = None,
    config: Config = None,
    force: Annotated[bool, typer.Option("--force", help="with-overwrite")] = False,
) -> None:
    import asyncio

    from hexstead.server.store.backup import back_up

    url = settings_from(config, database_url).database_url
    with reporting(text("backup-progress")) as tell:
        made = asyncio.run(back_up(url, file, tell, is_forced=force))
    typer.echo(text("backup-done", file=file, **_counts(made)))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="with-backed-up")],
    database_url: DatabaseUrl = None,
    config: Config = None,
    force: Annotated[bool, typer.Option("--force", help="with-replace")] = False,
) -> None:
    import asyncio

    from hexstead.server.store import backup

    url = settings_from(config, database_url).database_url
    with reporting(text("restore-progress")) as tell:
        restored = asyncio.run(backup.restore(url, file, tell, is_forced=force))
    typer.echo(text("restore-done", made=restored.made, **_counts(restored)))


def _counts(summary: "Summary") -> dict[str, int]:
    return {key: summary.rows[key] for key in ("tables", "actions")}

"""What the commands for hosts share."""

import logging
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from hexstead.server.settings import Settings

DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database-url",
        metavar="URL",
        help="with-database-url",
    ),
]
Config = Annotated[
    str | None,
    typer.Option("--config", metavar="FILE", help="with-config"),
]
AsJson = Annotated[bool, typer.Option("--json", help="with-answer-json")]


def settings_from(config: str | None, database_url: str | None) -> "Settings":
    from hexstead.server.settings import Settings

    # The command itself says what a server would log.
    logging.getLogger("hexstead").addHandler(logging.NullHandler())
    return Settings.from_environment(config, database_url=database_url)

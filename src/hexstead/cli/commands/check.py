"""`hexstead check`: is a record sound?"""

from typing import Annotated

import typer

from hexstead.cli.screen.console import WRONG_INPUT, complain, progress
from hexstead.cli.screen.language import text
from hexstead.engine.said import BadInput


def check(
    records: Annotated[list[str], typer.Argument(metavar="RECORD", help="with-records")],
) -> None:
    failed = False
    for file in progress(records, text("check-progress"), len(records)):
        try:
            typer.echo(_verdict(file))
        except BadInput as error:
            complain(error)
            failed = True
    if failed:
        raise typer.Exit(WRONG_INPUT)


def _verdict(file: str) -> str:
    from hexstead.cli.commands.show import replayed
    from hexstead.cli.screen.facts import outcome, seat_names
    from hexstead.cli.screen.files import name_of, read_record

    record = read_record(file)
    match = replayed(name_of(file), record)
    return text(
        "check-finished" if match.is_over else "check-running",
        file=name_of(file),
        actions=len(record.actions),
        gold=outcome(match, seat_names(match.world.seats, record.players)),
    )

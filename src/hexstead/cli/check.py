"""`hexstead check`: is a record sound?"""

from typing import Annotated

import typer

from hexstead.cli.screen import WRONG_INPUT, complain, progress
from hexstead.cli.words import CHECK
from hexstead.match.documents import BadInput
from hexstead.telling.words import counted


def check(
    records: Annotated[
        list[str], typer.Argument(metavar="RECORD", help="Records; - reads the standard input.")
    ],
) -> None:
    """Play records again and say whether every action was allowed.

    Examples:

      hexstead check game.json

      hexstead check games/*.json
    """
    failed = False
    for file in progress(records, CHECK["progress"], len(records)):
        try:
            typer.echo(_verdict(file))
        except BadInput as error:
            complain(error)
            failed = True
    if failed:
        raise typer.Exit(WRONG_INPUT)


def _verdict(file: str) -> str:
    from hexstead.cli.facts import outcome, seat_names
    from hexstead.cli.files import name_of, read_record
    from hexstead.cli.show import replayed

    record = read_record(file)
    match = replayed(name_of(file), record)
    return CHECK["finished" if match.is_over else "running"].format(
        file=name_of(file),
        actions=counted(len(record.actions), "action"),
        gold=outcome(match, seat_names(match.world.seats, record.players)),
    )

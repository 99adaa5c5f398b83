"""`hexstead check-fair`: did the server deal the cards of a game as it had committed to?"""

from typing import TYPE_CHECKING, Annotated, Final

import typer

from hexstead.cli.screen.console import WRONG_INPUT, complain
from hexstead.cli.screen.language import say_error, text

if TYPE_CHECKING:
    from hexstead.engine.said import Said
    from hexstead.match.fair import Fair
    from hexstead.match.record import Record

_NOT_CHECKABLE: Final = 1


def check_fair(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="with-record")],
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HASH", help="with-commitment"),
    ] = None,
) -> None:
    from hexstead.cli.screen.files import name_of, read_record

    record, name = read_record(file), name_of(file)
    if record.fair is None:
        complain(text("fair-not-checkable", file=name))
        raise typer.Exit(_NOT_CHECKABLE)
    if why := _why_not(record, record.fair, commitment):
        complain(text("fair-mismatch", file=name, why=why))
        raise typer.Exit(WRONG_INPUT)
    typer.echo(text("fair-verified", file=name))
    for line in _checked(record, record.fair, commitment):
        typer.echo(f"  {line}")


def _why_not(record: "Record", fair: "Fair", commitment: str | None) -> "Said | None":
    from hexstead.engine.said import BadInput, Said
    from hexstead.match.fair import why_not_fair
    from hexstead.match.match import replay

    if commitment is not None and commitment.strip().lower() != fair.commitment:
        return Said("unfair-other-commitment", {"commitment": fair.commitment})
    if why := why_not_fair(fair, record.generator, record.seed):
        return why
    try:
        replay(record)
    except BadInput as error:
        return Said("unfair-replay", {"why": say_error(error)})
    return None


def _checked(record: "Record", fair: "Fair", commitment: str | None) -> list[str]:
    from hexstead.cli.screen.facts import seat_names

    names = seat_names(record.setup.seats, record.players)
    who = [names[share.seat] for share in fair.shares if share.seat < len(names)]
    known = "fair-commitment-known" if commitment else "fair-commitment"
    return [
        text(known, commitment=fair.commitment),
        text("fair-shares", who=who),
        text("fair-seed"),
        text("fair-replayed", actions=len(record.actions)),
    ]

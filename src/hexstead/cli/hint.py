"""`hexstead hint`: what a good player would do now."""

import json
import time
from typing import TYPE_CHECKING, Annotated

import typer

from hexstead.cli.analyse import Thinking, shown
from hexstead.cli.options import AsJson, NoColor
from hexstead.cli.screen import output, waiting
from hexstead.cli.words import ERRORS, HINT
from hexstead.match.documents import BadInput

if TYPE_CHECKING:
    from hexstead.engine.view import View
    from hexstead.engine.world import World
    from hexstead.match.record import Record


def hint(
    file: Annotated[
        str, typer.Argument(metavar="POSITION|RECORD", help="The document; - is the standard input.")
    ],
    at: Annotated[
        int | None, typer.Option(metavar="N", help="A record after N actions; -1 is before the last one.")
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(
            metavar="NUMBER", min=1, max=5, help="Whose turn it is in a position, counted from 1. [1]"
        ),
    ] = None,
    card: Annotated[
        str | None, typer.Option(metavar="TERRAIN", help="The card that this seat shows in a position.")
    ] = None,
    seconds: Thinking = 2.0,
    as_json: AsJson = False,
    no_color: NoColor = False,
) -> None:
    """Say what to do: the best turns that a search finds, and how far they are apart.

    The search knows only what the seat may know. A position tells neither turn nor card: name them.

    Each seat is taken to hold a tile of every location that it is beside.

    Examples:

      hexstead hint game.json --at 40

      hexstead hint table.json --seat 2 --card forest
    """
    from hexstead.bots.analysis import Analyst
    from hexstead.cli.files import name_of, read_either
    from hexstead.match.notation import write_action
    from hexstead.match.position import Position

    document = read_either(file)
    if isinstance(document, Position):
        if at is not None:
            raise BadInput(ERRORS["at-position"].format(file=name_of(file)))
        from hexstead.cli.tables import seen_at_a_table

        world, view = seen_at_a_table(document, seat, card)
    else:
        if seat or card:
            raise BadInput(ERRORS["seat-record"].format(file=name_of(file)))
        world, view = _seen_in_a_record(name_of(file), document, at)
    with waiting(HINT["progress"]):
        advice = Analyst(1, seconds, time.monotonic).advise(world, view)
    turns = [[write_action(world, action) for action in actions] for actions in advice.turns]
    if as_json:
        found = [
            {"actions": actions, "behind": round(behind, 2)}
            for actions, behind in zip(turns, advice.behind, strict=True)
        ]
        typer.echo(json.dumps({"seat": view.viewer, "turns": found}))
        return
    console = output(no_color)
    for place, (actions, behind) in enumerate(zip(turns, advice.behind, strict=True)):
        line = HINT["best" if place == 0 else "other"]
        console.print(line.format(turn=shown(actions), behind=behind), highlight=False)


def _seen_in_a_record(file: str, record: "Record", at: int | None) -> tuple["World", "View"]:
    """What the seat that must decide may know after so many actions."""
    from hexstead.cli.show import replayed
    from hexstead.engine.view import see

    match = replayed(file, record, at)
    if match.is_over:
        raise BadInput(HINT["over"].format(file=file))
    return match.world, see(match.world, match.state, match.decision().seat)

"""`hexstead hint`: what a good player would do now."""

import json
import time
from typing import TYPE_CHECKING, Annotated

import typer

from hexstead.cli.commands.analyse import Thinking, shown
from hexstead.cli.screen.console import output, waiting
from hexstead.cli.screen.language import refusal, text
from hexstead.cli.screen.options import AsJson, NoColor

if TYPE_CHECKING:
    from hexstead.engine.view import View
    from hexstead.engine.world import World
    from hexstead.match.record import Record


def hint(
    file: Annotated[str, typer.Argument(metavar="POSITION|RECORD", help="with-document")],
    at: Annotated[int | None, typer.Option(metavar="N", help="with-at")] = None,
    seat: Annotated[
        int | None,
        typer.Option(metavar="NUMBER", min=1, max=5, help="with-seat"),
    ] = None,
    card: Annotated[str | None, typer.Option(metavar="TERRAIN", help="with-card")] = None,
    seconds: Thinking = 2.0,
    as_json: AsJson = False,
    no_color: NoColor = False,
) -> None:
    from hexstead.bots.analysis import Analyst
    from hexstead.cli.screen.files import name_of, read_either
    from hexstead.match.notation import write_action
    from hexstead.match.position import Position

    document = read_either(file)
    if isinstance(document, Position):
        if at is not None:
            raise refusal("at-position", file=name_of(file))
        from hexstead.cli.screen.tables import seen_at_a_table

        world, view = seen_at_a_table(document, seat, card)
    else:
        if seat or card:
            raise refusal("hint-record", file=name_of(file))
        world, view = _seen_in_a_record(name_of(file), document, at)
    with waiting(text("hint-progress")):
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
        turn = shown(actions)
        line = text("hint-behind", turn=turn, behind=behind) if place else turn
        console.print(line, highlight=False)


def _seen_in_a_record(file: str, record: "Record", at: int | None) -> tuple["World", "View"]:
    """What the deciding seat may know after this many actions."""
    from hexstead.cli.commands.show import replayed
    from hexstead.engine.view import see

    match = replayed(file, record, at)
    if match.is_over:
        raise refusal("hint-over", file=file)
    return match.world, see(match.world, match.state, match.decision().seat)

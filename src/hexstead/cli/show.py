"""`hexstead show`: the board of a position or a record."""

from typing import TYPE_CHECKING, Annotated, Literal

import typer

from hexstead.cli.options import NoColor, Svg
from hexstead.cli.screen import output
from hexstead.cli.words import ERRORS, PLAY
from hexstead.match.documents import BadInput
from hexstead.telling.words import counted

if TYPE_CHECKING:
    from rich.console import RenderableType

    from hexstead.match.match import Match
    from hexstead.match.position import Position
    from hexstead.match.record import Record
    from hexstead.pictures import Scene


def show(
    file: Annotated[
        str, typer.Argument(metavar="POSITION|RECORD", help="The document; - is the standard input.")
    ],
    at: Annotated[
        int | None, typer.Option(metavar="N", help="A record after N actions; -1 is before the last one.")
    ] = None,
    svg: Svg = None,
    theme: Annotated[Literal["light", "dark"], typer.Option(help="The colours of the picture.")] = "light",
    no_color: NoColor = False,
) -> None:
    """Show the board of a position or a record, and what it is worth.

    Examples:

      hexstead show game.json --at 40

      hexstead show table.json --svg table.svg --theme dark
    """
    from hexstead.cli.files import name_of, note_rules, read_either, write_text
    from hexstead.match.position import Position
    from hexstead.pictures import board_svg

    document, console = read_either(file), output(no_color)
    if isinstance(document, Position):
        if at is not None:
            raise BadInput(ERRORS["at-position"].format(file=name_of(file)))
        note_rules(file, document)
        scene, parts = _position(document)
    else:
        scene, parts = _match(replayed(name_of(file), document, at), document.players)
    # The picture first: whoever reads may have seen enough before all is printed.
    if svg:
        write_text(svg, board_svg(scene, theme=theme))
    console.print(*parts, sep="\n")


def replayed(file: str, record: "Record", at: int | None = None) -> "Match":
    """The match of a record; BadInput names the file."""
    from hexstead.match.match import replay

    number = len(record.actions)
    if at is not None and not -number <= at <= number:
        raise BadInput(ERRORS["at"].format(file=file, actions=counted(number, "action"), number=number))
    try:
        return replay(record, number + at if at is not None and at < 0 else at)
    except BadInput as error:
        raise BadInput(f"{file}: {error}") from None


def _position(position: "Position") -> "tuple[Scene, list[RenderableType]]":
    """The board, and all that is to be printed."""
    from hexstead.cli.board import Board
    from hexstead.cli.facts import glyph_heads, gold_table
    from hexstead.pictures.scenes import scene_of_position

    scene = scene_of_position(position)
    table = gold_table(position.world(), position.scores(), glyph_heads(len(position.seats)))
    return scene, [Board(scene), "", table, *_notice(position.boards, position.island)]


def _notice(boards: tuple[str, ...], island: str) -> "list[RenderableType]":
    from rich.text import Text

    from hexstead.cli.paint import QUIET
    from hexstead.telling.standins import notice_of

    notice = notice_of(boards, island)
    return [Text(f"\n{notice}", QUIET)] if notice else []


def _match(match: "Match", players: tuple[str, ...]) -> "tuple[Scene, list[RenderableType]]":
    from rich.text import Text

    from hexstead.cli.board import Board
    from hexstead.cli.facts import heading, outcome, panel, seat_names
    from hexstead.cli.scenes import scene_of
    from hexstead.engine.actions import NOBODY
    from hexstead.telling.prompts import prompt_of

    scene, names = scene_of(match), seat_names(match.world.seats, players)
    seat = match.decision().seat
    who = names[seat if match.state.closing else match.state.turn]
    parts: list[RenderableType] = [
        heading(match, who),
        Board(scene),
        "",
        panel(match, names, seat),
    ]
    if seat not in (NOBODY, match.state.turn) and not match.state.closing:
        parts.append(
            Text("\n" + PLAY["asked"].format(who=names[seat], prompt=prompt_of(match.world, match.state)))
        )
    parts.append(Text("\n" + outcome(match, names)))
    return scene, parts + _notice(match.setup.boards, match.setup.island)

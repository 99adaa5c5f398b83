"""`hexstead show`: the board of a position or a record."""

from typing import TYPE_CHECKING, Annotated, Literal

import typer

from hexstead.cli.screen.console import output
from hexstead.cli.screen.language import language, refusal, say_all, say_error, text
from hexstead.cli.screen.options import NoColor, Svg
from hexstead.engine.said import BadInput

if TYPE_CHECKING:
    from rich.console import RenderableType

    from hexstead.match.match import Match
    from hexstead.match.position import Position
    from hexstead.match.record import Record
    from hexstead.pictures import Scene


def show(
    file: Annotated[str, typer.Argument(metavar="POSITION|RECORD", help="with-document")],
    at: Annotated[int | None, typer.Option(metavar="N", help="with-at")] = None,
    svg: Svg = None,
    theme: Annotated[Literal["light", "dark"], typer.Option(metavar="THEME", help="with-theme")] = "light",
    no_color: NoColor = False,
) -> None:
    from hexstead.cli.screen.files import name_of, note_rules, read_either, write_text
    from hexstead.match.position import Position
    from hexstead.pictures import board_svg

    document, console = read_either(file), output(no_color)
    if isinstance(document, Position):
        if at is not None:
            raise refusal("at-position", file=name_of(file))
        note_rules(file, document)
        scene, parts = _position(document)
    else:
        scene, parts = _match(replayed(name_of(file), document, at), document.players)
    # The picture first: readers may have seen enough before everything is printed.
    if svg:
        write_text(svg, board_svg(scene, theme=theme))
    console.print(*parts, sep="\n")


def replayed(file: str, record: "Record", at: int | None = None) -> "Match":
    """The match of a record; BadInput names the file."""
    from hexstead.match.match import replay

    number = len(record.actions)
    if at is not None and not -number <= at <= number:
        raise refusal("at-range", file=file, actions=number, most=str(number))
    try:
        return replay(record, number + at if at is not None and at < 0 else at)
    except BadInput as error:
        raise refusal("record-fails", file=file, why=say_error(error)) from None


def _position(position: "Position") -> "tuple[Scene, list[RenderableType]]":
    """The board, and everything to print."""
    from hexstead.cli.screen.facts import glyph_heads, gold_table
    from hexstead.cli.screen.text_board import TextBoard
    from hexstead.pictures.making_scenes import scene_of_position

    scene = scene_of_position(position, language())
    table = gold_table(position.world(), position.scores(), glyph_heads(len(position.seats)))
    return scene, [TextBoard(scene), "", table, *_notice(position.boards, position.island)]


def _notice(boards: tuple[str, ...], island: str) -> "list[RenderableType]":
    from rich.text import Text

    from hexstead.cli.screen.paint import QUIET
    from hexstead.wording.standins import notices_with_advice

    notice = say_all(notices_with_advice(boards, island))
    return [Text(f"\n{notice}", QUIET)] if notice else []


def _match(match: "Match", players: tuple[str, ...]) -> "tuple[Scene, list[RenderableType]]":
    from rich.text import Text

    from hexstead.cli.screen.facts import heading, outcome, panel, seat_names
    from hexstead.cli.screen.language import say
    from hexstead.cli.screen.match_scene import scene_of
    from hexstead.cli.screen.text_board import TextBoard
    from hexstead.engine.actions import NOBODY
    from hexstead.engine.explain import ask

    scene, names = scene_of(match), seat_names(match.world.seats, players)
    seat = match.decision().seat
    who = names[seat if match.state.closing else match.state.turn]
    parts: list[RenderableType] = [
        heading(match, who),
        TextBoard(scene),
        "",
        panel(match, names, seat),
    ]
    if seat not in (NOBODY, match.state.turn) and not match.state.closing:
        asked = text("play-asked", who=names[seat], prompt=say(ask(match.world, match.state), names))
        parts.append(Text(f"\n{asked}"))
    parts.append(Text("\n" + outcome(match, names)))
    return scene, parts + _notice(match.setup.boards, match.setup.island)

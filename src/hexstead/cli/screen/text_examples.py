"""The drawn example of a component in characters: its board, what the signs mean, what it shows."""

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from hexstead.boxes.manifest import SIZE
from hexstead.cli.screen.facts import seat_name, terrain_chip
from hexstead.cli.screen.language import language, say, text
from hexstead.cli.screen.paint import GOLD, QUIET
from hexstead.cli.screen.text_board import draw, legend
from hexstead.engine.hexes import COLUMNS, MAIN_ROWS, row_name
from hexstead.engine.said import Said
from hexstead.match.examples import Example, Window
from hexstead.pictures.making_scenes import scene_of_example
from hexstead.wording.texts import example_said


class Drawing:
    """The example, as wide as it has room for."""

    def __init__(self, example: Example) -> None:
        self.example = example

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        scene = scene_of_example(self.example, language=language())
        board = draw(scene, options.max_width)
        board.rstrip()
        yield board
        yield legend(scene, options.max_width, "legend-pays" if self.example.pays else "legend-live")
        yield Text("   ").join(_facts(self.example, sorted(scene.seats())))
        if place := where(self.example):
            yield Text(place, QUIET)
        yield Text(f"\n{say(example_said(self.example.key))}\n")


def _facts(example: Example, seats: list[int]) -> Iterator[Text]:
    """Who is who, the card in use, and the gold."""
    for seat in seats:
        who = text("example-other", number=seat + 1) if seat else text("example-you")
        gold = text("example-gold", gold=example.pays[seat]) if example.pays else ""
        yield seat_name(seat, who).append(f" {gold}" if gold else "", GOLD)
    if example.shows_cards:
        used = [
            terrain_chip(terrain) for terrain, may_be_used in example.shown().cards().items() if may_be_used
        ]
        yield Text(text("example-card") + " ").append_text(Text(" ").join(used))


def where(example: Example) -> str:
    """Which rows and columns lie at the edge of the board, and where boards meet."""
    if example.is_on_island:
        return ""
    edges, borders = _edges(example.window), _borders(example.window)
    sentences = [text("example-edge", where=edges)] if edges else []
    sentences += [text("example-border", where=borders)] if borders else []
    return " ".join(sentences)


def _edges(window: Window) -> list[Said]:
    found = [
        (_row(0), window.top == 0),
        (_row(window.height - 1), window.top + window.height == MAIN_ROWS),
        (_column(1), window.left == 0),
        (_column(window.width), window.left + window.width == COLUMNS),
    ]
    return [where for where, is_edge in found if is_edge]


def _row(number: int) -> Said:
    return Said("example-row", {"row": row_name(number)})


def _column(number: int) -> Said:
    return Said("example-column", {"column": number})


def _borders(window: Window) -> list[Said]:
    row, column = SIZE - window.top, SIZE - window.left
    found = []
    if 0 < row < window.height:
        found.append(Said("example-rows", {"first": row_name(row - 1), "last": row_name(row)}))
    if 0 < column < window.width:
        found.append(Said("example-columns", {"first": column, "last": column + 1}))
    return found

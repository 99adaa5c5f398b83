"""The drawn example of a component in characters: its board, what the signs mean, what it shows."""

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from hexstead.cli.board import draw, legend
from hexstead.cli.facts import seat_name, terrain_chip
from hexstead.cli.paint import GOLD, QUIET
from hexstead.cli.words import EXAMPLE
from hexstead.content.manifest import SIZE
from hexstead.engine.hexes import COLUMNS, MAIN_ROWS, row_name
from hexstead.match.examples import Example, Window
from hexstead.pictures.scenes import scene_of_example
from hexstead.telling.words import listed


class Drawing:
    """The example, as wide as there is room for."""

    def __init__(self, example: Example) -> None:
        self.example = example

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        scene = scene_of_example(self.example)
        board = draw(scene, options.max_width)
        board.rstrip()
        yield board
        yield legend(scene, options.max_width, EXAMPLE["pays" if self.example.pays else "live"])
        yield Text("   ").join(_facts(self.example, sorted(scene.seats())))
        if place := where(self.example):
            yield Text(place, QUIET)
        yield Text(f"\n{self.example.says}\n")


def _facts(example: Example, seats: list[int]) -> Iterator[Text]:
    """Who is who, the card in use, and the gold."""
    for seat in seats:
        who = EXAMPLE["other"].format(number=seat + 1) if seat else EXAMPLE["you"]
        gold = EXAMPLE["gold"].format(gold=example.pays[seat]) if example.pays else ""
        yield seat_name(seat, who).append(f" {gold}" if gold else "", GOLD)
    if example.shows_cards:
        used = [
            terrain_chip(terrain) for terrain, may_be_used in example.shown().cards().items() if may_be_used
        ]
        yield Text(EXAMPLE["card"]).append_text(Text(" ").join(used))


def where(example: Example) -> str:
    """Which rows and columns lie at the edge of the board, and between which of them boards meet."""
    if example.is_on_island:
        return ""
    edges, borders = _edges(example.window), _borders(example.window)
    sentences = [EXAMPLE["edge"].format(where=listed(edges))] if edges else []
    sentences += [EXAMPLE["border"].format(where=listed(borders))] if borders else []
    return " ".join(sentences)


def _edges(window: Window) -> list[str]:
    found = {
        f"row {row_name(0)}": window.top == 0,
        f"row {row_name(window.height - 1)}": window.top + window.height == MAIN_ROWS,
        "column 1": window.left == 0,
        f"column {window.width}": window.left + window.width == COLUMNS,
    }
    return [name for name, is_edge in found.items() if is_edge]


def _borders(window: Window) -> list[str]:
    row, column = SIZE - window.top, SIZE - window.left
    found = [f"rows {row_name(row - 1)} and {row_name(row)}"] if 0 < row < window.height else []
    return found + ([f"columns {column} and {column + 1}"] if 0 < column < window.width else [])

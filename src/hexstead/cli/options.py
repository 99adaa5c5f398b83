"""Options that several commands have in common."""

from pathlib import Path
from typing import Annotated

import typer

# What is taken if nothing is said stands in brackets; before a small letter they would be read as markup.
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, on one line.")]
Bots = Annotated[
    str | None,
    typer.Option(
        "--bots",
        "-b",
        metavar="BOTS",
        help=r"One for all, or a list such as greedy,search:2s; ./mybot.py:MyBot is your own. \[greedy]",
    ),
]
Code = Annotated[str | None, typer.Option(metavar="CODE", help="The set-up of this code.")]
Expansions = Annotated[
    str | None,
    typer.Option(
        "--expansions",
        "-x",
        metavar="BOXES",
        help="The boxes to draw from, such as base,nomads, or all; also capitol, caves or island alone; "
        r"endless makes new boards. \[base]",
    ),
]
EditionName = Annotated[
    str | None,
    typer.Option("--edition", metavar="NAME", help=r"The rules of big-box, big-box-nl or newest. \[big-box]"),
]
HouseRules = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME",
        help="A house rule, such as lords-need-a-settlement; hexstead rules house rule names them.",
    ),
]
FirstGame = Annotated[bool, typer.Option("--first-game", help="The set-up for beginners.")]
NoColor = Annotated[bool, typer.Option("--no-color", help="Print without colours.")]
Seats = Annotated[
    int | None,
    typer.Option("--seats", "-s", metavar="NUMBER", min=2, max=5, help="How many play, bots included. [2]"),
]
Seed = Annotated[
    int | None, typer.Option(metavar="NUMBER", min=0, help="The same seed gives the same chances again.")
]
Svg = Annotated[Path | None, typer.Option(metavar="FILE", help="Paint a picture into this file too.")]

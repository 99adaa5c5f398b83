"""Options that several commands have in common."""

from collections.abc import Callable
from functools import wraps
from inspect import Parameter, signature
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple, TypeAlias

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


# What somebody wants of a set-up.

Typed: TypeAlias = dict[str, Any]
"""By field of a request, what was typed; nothing where it was left out."""


class _Ask(NamedTuple):
    names: tuple[str, ...]
    metavar: str
    help: str
    kind: Any = str | None


_REQUEST: Final = {
    "boxes": _Ask(
        ("--expansions", "-x"),
        "BOXES",
        "The boxes to draw from, such as base,nomads, or all; also capitol, caves or island alone; "
        r"endless makes new boards. \[base]",
    ),
    "edition": _Ask(("--edition",), "NAME", r"The rules of big-box, big-box-nl or newest. \[big-box]"),
    "boards": _Ask(("--boards", "-b"), "NAMES", "Such as tavern,oasis@180 (turned)."),
    "cards": _Ask(("--cards", "-c"), "NAMES", "Such as knights,lords."),
    "tiles": _Ask(("--tiles",), "NAMES", "Nomad tiles, in reading order, such as sword,outpost."),
    "tasks": _Ask(("--tasks",), "NAMES", "Task cards, such as road,advance."),
    "island": _Ask(("--island",), "SIDE", "The side of the island: rope-bridge or tree-house."),
    "as_first_printed": _Ask(
        ("--as-first-printed",), "", "Queenies only with the boards they were made for.", bool
    ),
    "side": _Ask(("--side",), "SIDE", "Newest edition: the side of all boards, a or b."),
    "selections": _Ask(
        ("--selections",), "NAMES", "Newest edition: the locations of the boards, such as tavern,oasis."
    ),
    "castle_tiles": _Ask(
        ("--castle-tiles",),
        "HEXES",
        "Newest edition: the variant Beautiful castles, with tiles on G3,P13, on one of them, or on any.",
    ),
    "capitols": _Ask(
        ("--capitol",), "HEXES", "Where capitols lie, such as E3,L14, or any; the others are drawn."
    ),
    "one_capitol": _Ask(("--one-capitol",), "", "Not more than one capitol.", bool),
    "caves": _Ask(("--caves",), "HEXES", "Where caves lie, such as C4,K15, or any; the others are drawn."),
    "options": _Ask(
        ("--option", "-o"),
        "NAME",
        "A house rule, such as lords-need-a-settlement; hexstead rules house rule names them.",
        list[str] | None,
    ),
    "first_player": _Ask(
        ("--first-player",), "NUMBER", "The seat that begins; without it, one is drawn.", int
    ),
}
OPTION_OF: Final = {field: ask.names[0] for field, ask in _REQUEST.items()}


def with_request(*taken: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Gives a command an option for each field of a request, in place of its parameter `typed`.

    The short names that the command has taken for options of its own are left out.
    """

    def extend(command: Callable[..., None]) -> Callable[..., None]:
        @wraps(command)
        def extended(**given: Any) -> None:  # noqa: ANN401 (whatever the command takes)
            command(typed={field: given.pop(field) for field in _REQUEST}, **given)

        parameters = []
        for parameter in signature(command, eval_str=True).parameters.values():
            parameters += _parameters(taken) if parameter.name == "typed" else [parameter]
        extended.__signature__ = signature(command).replace(parameters=parameters)  # type: ignore[attr-defined]
        extended.__annotations__ = {one.name: one.annotation for one in parameters}
        return extended

    return extend


def _parameters(taken: tuple[str, ...]) -> list[Parameter]:
    made = []
    for field, ask in _REQUEST.items():
        names = [name for name in ask.names if name not in taken]
        option = typer.Option(*names, metavar=ask.metavar or None, help=ask.help)
        # Whatever is not given is None.
        kind: Any = Annotated[ask.kind, option]
        made.append(Parameter(field, Parameter.KEYWORD_ONLY, default=None, annotation=kind))
    return made

"""Options that several commands have in common."""

from collections.abc import Callable
from functools import wraps
from inspect import Parameter, signature
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple, TypeAlias

import typer

from hexstead.boxes.catalogue import TOKENS
from hexstead.boxes.manifest import Token

AsJson = Annotated[bool, typer.Option("--json", help="with-json")]
Bots = Annotated[
    str | None,
    typer.Option(
        "--bots",
        "-b",
        metavar="BOTS",
        help="with-bots",
    ),
]
Code = Annotated[str | None, typer.Option(metavar="CODE", help="with-code")]
FirstGame = Annotated[bool, typer.Option("--first-game", help="with-first-game")]
NoColor = Annotated[bool, typer.Option("--no-color", help="with-no-color")]
Seats = Annotated[
    int | None,
    typer.Option("--seats", "-s", metavar="NUMBER", min=2, max=5, help="with-seats"),
]
Seed = Annotated[int | None, typer.Option(metavar="NUMBER", min=0, help="with-seed")]
CardSeed = Annotated[
    str | None,
    typer.Option(
        "--seed",
        metavar="SEED",
        help="with-card-seed",
    ),
]
Svg = Annotated[Path | None, typer.Option(metavar="FILE", help="with-svg")]


# What somebody wants of a set-up.

Typed: TypeAlias = dict[str, Any]
"""What you typed, by field of a request; None where you left it out."""


class _Ask(NamedTuple):
    names: tuple[str, ...]
    metavar: str
    kind: Any = str | None

    @property
    def help(self) -> str:
        return f"with{self.names[0].removeprefix('-')}"


def _of_token(token: Token) -> dict[str, _Ask]:
    """The hexes of a token, and whether there should be only one."""
    asks = {token.field: _Ask((f"--{token.key}",), _HEXES)}
    if token.single:
        asks[token.single] = _Ask((f"--{token.single.replace('_', '-')}",), "", bool)
    return asks


_HEXES: Final = "HEXES"
_REQUEST: Final = {
    "boxes": _Ask(("--expansions", "-x"), "BOXES"),
    "edition": _Ask(("--edition",), "NAME"),
    "boards": _Ask(("--boards", "-b"), "NAMES"),
    "cards": _Ask(("--cards", "-c"), "NAMES"),
    "tiles": _Ask(("--tiles",), "NAMES"),
    "tasks": _Ask(("--tasks",), "NAMES"),
    "island": _Ask(("--island",), "SIDE"),
    "as_first_printed": _Ask(("--as-first-printed",), "", bool),
    "side": _Ask(("--side",), "SIDE"),
    "selections": _Ask(("--selections",), "NAMES"),
    "castle_tiles": _Ask(("--castle-tiles",), _HEXES),
    **{field: ask for token in TOKENS.values() for field, ask in _of_token(token).items()},
    "options": _Ask(("--option", "-o"), "NAME", list[str] | None),
    "first_player": _Ask(("--first-player",), "NUMBER", int),
}
OPTION_OF: Final = {field: ask.names[0] for field, ask in _REQUEST.items()}
WITHOUT_VALUE: Final = [ask.names[0] for ask in _REQUEST.values() if ask.metavar == _HEXES]
"""Options that leave their hexes to chance if you give no value."""


def with_request(*taken: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Gives a command an option for each field of a request, in place of its parameter `typed`.

    Leaves out the short names that the command uses for its own options.
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
        # Options you don't give are None.
        kind: Any = Annotated[ask.kind, option]
        made.append(Parameter(field, Parameter.KEYWORD_ONLY, default=None, annotation=kind))
    return made

"""`hexstead play`: you against bots at the terminal."""

import secrets
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Annotated

import typer

from hexstead.bots.seeds import SEEDS
from hexstead.cli.options import Bots, Code, FirstGame, NoColor, Seats, Seed, Typed, with_request
from hexstead.cli.screen import INTERRUPTED, output, refuse_beside
from hexstead.cli.words import ERRORS, PLAY
from hexstead.match.documents import BadInput
from hexstead.telling.words import YOU, clean_name

if TYPE_CHECKING:
    from hexstead.cli.game import Game
    from hexstead.match.match import Match
    from hexstead.match.setup import Setup


@with_request("-b")
def play(
    seats: Seats = None,
    bots: Bots = None,
    setup: Code = None,
    first_game: FirstGame = False,
    *,
    typed: Typed,
    seed: Seed = None,
    name: Annotated[
        str | None, typer.Option("--name", "-n", metavar="NAME", help="What you are called. [You]")
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the record here.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    no_color: NoColor = False,
) -> None:
    """Play at the terminal, you against bots.

    Examples:

      hexstead play --first-game

      hexstead play --seats 4 --bots greedy,greedy,random --save game.json

      hexstead play --bots search:5s

      hexstead play --bots ./mybot.py:MyBot

      hexstead play --expansions base,nomads

      hexstead play --edition newest

      hexstead play --resume game.json
    """
    from hexstead.cli.boxes import usable_own_boards
    from hexstead.cli.requests import chosen_setup, given

    usable_own_boards()
    if save and save.exists() and save != resume:
        raise BadInput(ERRORS["exists" if save.is_file() else "no-file"].format(file=save))
    if resume:
        asked = {"--seats": seats, "--setup": setup, "--first-game": first_game, **given(typed)}
        refuse_beside("--resume", {**asked, "--seed": seed is not None})
        game = _resumed(resume, save or resume, bots, name, no_color)
    else:
        seed = secrets.randbelow(SEEDS) if seed is None else seed
        chosen = chosen_setup(seats, seed, typed, setup, first_game, "--setup")
        game = _new(chosen, seed, bots, name, save, no_color)
    _run(game)


def _new(
    setup: "Setup", seed: int, bots: str | None, name: str | None, file: Path | None, no_color: bool
) -> "Game":
    from hexstead.bots.game import DEFAULT_BOT
    from hexstead.cli.opponents import bot_keys
    from hexstead.match.match import Match
    from hexstead.telling.names import bot_names

    names = [_person(name), *bot_names(bot_keys(DEFAULT_BOT if bots is None else bots, setup.seats - 1))]
    return _seated(Match(setup, seed), names, file, no_color)


def _person(name: str | None) -> str:
    from hexstead.cli.opponents import bot_of

    if name is None:
        return YOU
    name = clean_name(name)
    if not name:
        raise BadInput(ERRORS["no-name"])
    if bot_of(name):
        raise BadInput(ERRORS["name"].format(name=name))
    return name


def _resumed(resume: Path, file: Path, bots: str | None, name: str | None, no_color: bool) -> "Game":
    from hexstead.cli.files import read_record
    from hexstead.cli.show import replayed

    record = read_record(str(resume))
    match = replayed(str(resume), record)
    return _seated(match, _players(resume, record.players, match.world.seats, bots, name), file, no_color)


def _players(
    file: Path, players: tuple[str, ...], seats: int, bots: str | None, name: str | None
) -> list[str]:
    """The names in the record; exactly one of them is a person. Without names the person sits first."""
    from hexstead.bots.game import DEFAULT_BOT
    from hexstead.cli.facts import seat_names
    from hexstead.cli.opponents import bot_keys, bot_of
    from hexstead.telling.names import bot_names

    if len(players) not in (0, seats):
        raise BadInput(ERRORS["players"].format(file=file, seats=seats, found=len(players)))
    names = list(players) or [YOU, *bot_names([DEFAULT_BOT] * (seats - 1))]
    keys = [bot_of(player) for player in names]
    if keys.count(None) != 1:
        raise BadInput(ERRORS["two-people" if None in keys else "no-people"].format(file=file))
    seat = keys.index(None)
    # Read again, so that whatever a record says is checked like what is typed.
    if bots is None:
        found = _remembered(file, [key for key in keys if key])
    else:
        found = bot_keys(bots, seats - 1)
    others = bot_names(found)
    person = seat_names(seats, tuple(names))[seat] if name is None else _person(name)
    return [*others[:seat], person, *others[seat:]]


def _remembered(file: Path, keys: list[str]) -> list[str]:
    """The bots of a record. Whoever sends a record must not be able to run a file on this machine."""
    from hexstead.bots.names import file_of
    from hexstead.cli.opponents import bot_keys

    if own := [key for key in keys if file_of(key)]:
        raise BadInput(ERRORS["own-bot"].format(file=file, bot=own[0], bots=quote(",".join(keys))))
    return bot_keys(",".join(keys), len(keys))


def _seated(match: "Match", players: list[str], file: Path | None, no_color: bool) -> "Game":
    from hexstead.cli.game import Game

    return Game(match, players, file, output(no_color))


def _run(game: "Game") -> None:
    from hexstead.cli.game import Left

    try:
        game.run()
    except Left:
        _say_goodbye(game)
    except KeyboardInterrupt:
        _say_goodbye(game)
        raise typer.Exit(INTERRUPTED) from None


def _say_goodbye(game: "Game") -> None:
    typer.echo("\n" + PLAY["left"])
    if game.file:
        typer.echo(PLAY["saved"].format(file=quote(str(game.file))))

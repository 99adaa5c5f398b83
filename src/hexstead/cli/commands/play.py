"""`hexstead play`: you against bots at the terminal."""

from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Annotated

import typer

from hexstead.cli.screen.console import INTERRUPTED, output, refuse_beside
from hexstead.cli.screen.language import refusal, text
from hexstead.cli.screen.options import Bots, CardSeed, Code, FirstGame, NoColor, Seats, Typed, with_request
from hexstead.wording.player_names import YOU, clean_name

if TYPE_CHECKING:
    from hexstead.cli.screen.chances import Chances
    from hexstead.cli.screen.terminal_game import TerminalGame
    from hexstead.match.match import Match
    from hexstead.setup.setup import Setup


@with_request("-b")
def play(
    seats: Seats = None,
    bots: Bots = None,
    setup: Code = None,
    first_game: FirstGame = False,
    *,
    typed: Typed,
    seed: CardSeed = None,
    name: Annotated[str | None, typer.Option("--name", "-n", metavar="NAME", help="with-name")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="with-save")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="with-resume")] = None,
    no_color: NoColor = False,
) -> None:
    from hexstead.cli.screen.chances import chances
    from hexstead.cli.screen.own_boards import usable_own_boards
    from hexstead.cli.screen.requests import chosen_setup, given

    usable_own_boards()
    if save and save.exists() and save != resume:
        raise refusal("file-exists" if save.is_file() else "file-not-ordinary", file=save)
    if resume:
        asked = {"--seats": seats, "--setup": setup, "--first-game": first_game, **given(typed)}
        refuse_beside("--resume", {**asked, "--seed": seed is not None})
        game = _resumed(resume, save or resume, bots, name, no_color)
    else:
        given_by = chances(seed)
        chosen = chosen_setup(seats, given_by.setup, typed, setup, first_game, "--setup")
        game = _new(chosen, given_by, bots, name, save, no_color)
    _run(game)


def _new(
    setup: "Setup", by: "Chances", bots: str | None, name: str | None, file: Path | None, no_color: bool
) -> "TerminalGame":
    from hexstead.bots.registry import DEFAULT_BOT
    from hexstead.cli.screen.bots_by_name import bot_keys
    from hexstead.match.match import Match
    from hexstead.wording.names import bot_names

    names = [_person(name), *bot_names(bot_keys(DEFAULT_BOT if bots is None else bots, setup.seats - 1))]
    return _seated(Match(setup, by.cards), names, by.bots, file, no_color)


def _person(name: str | None) -> str:
    from hexstead.cli.screen.bots_by_name import bot_of

    if name is None:
        return YOU
    name = clean_name(name)
    if not name:
        raise refusal("play-no-name")
    if bot_of(name):
        raise refusal("play-name-of-bot", name=name)
    return name


def _resumed(resume: Path, file: Path, bots: str | None, name: str | None, no_color: bool) -> "TerminalGame":
    from hexstead.cli.commands.show import replayed
    from hexstead.cli.screen.chances import fresh_for_bots
    from hexstead.cli.screen.files import read_record

    record = read_record(str(resume))
    match = replayed(str(resume), record)
    players = _players(resume, record.players, match.world.seats, bots, name)
    return _seated(match, players, fresh_for_bots(), file, no_color)


def _players(
    file: Path, players: tuple[str, ...], seats: int, bots: str | None, name: str | None
) -> list[str]:
    """The names in the record; exactly one of them is a person. Without names, the person sits first."""
    from hexstead.bots.registry import DEFAULT_BOT
    from hexstead.cli.screen.bots_by_name import bot_keys, bot_of
    from hexstead.wording.names import bot_names

    if len(players) not in (0, seats):
        raise refusal("play-players", file=file, seats=seats, found=len(players))
    names = list(players) or [YOU, *bot_names([DEFAULT_BOT] * (seats - 1))]
    keys = [bot_of(player) for player in names]
    if keys.count(None) != 1:
        raise refusal("play-two-people" if None in keys else "play-no-people", file=file)
    seat = keys.index(None)
    # Read again, so that names from a record are checked like typed ones.
    if bots is None:
        found = _remembered(file, [key for key in keys if key])
    else:
        found = bot_keys(bots, seats - 1)
    others = bot_names(found)
    person = _remembered_person(names[seat], seat) if name is None else _person(name)
    return [*others[:seat], person, *others[seat:]]


def _remembered_person(name: str, seat: int) -> str:
    return clean_name(name) or text("seat-number", number=seat + 1)


def _remembered(file: Path, keys: list[str]) -> list[str]:
    """The bots of a record. Sending you a record must not let anyone run a file on this machine."""
    from hexstead.bots.registry import file_of
    from hexstead.cli.screen.bots_by_name import bot_keys

    if own := [key for key in keys if file_of(key)]:
        raise refusal("play-own-bot", file=file, bot=own[0], bots=quote(",".join(keys)))
    return bot_keys(",".join(keys), len(keys))


def _seated(
    match: "Match", players: list[str], bots: int, file: Path | None, no_color: bool
) -> "TerminalGame":
    from hexstead.cli.screen.terminal_game import TerminalGame

    return TerminalGame(match, players, bots, file, output(no_color))


def _run(game: "TerminalGame") -> None:
    from hexstead.cli.screen.terminal_game import Left

    try:
        game.run()
    except Left:
        _say_goodbye(game)
    except KeyboardInterrupt:
        _say_goodbye(game)
        raise typer.Exit(INTERRUPTED) from None


def _say_goodbye(game: "TerminalGame") -> None:
    typer.echo("\n" + text("play-left"))
    if game.file:
        typer.echo(text("play-saved", file=quote(str(game.file))))

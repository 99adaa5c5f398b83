"""Bots by name: who sits where, and how a record remembers it."""

import re

from hexstead.bots.at_random import AtRandom
from hexstead.bots.game import DEFAULT_BOT
from hexstead.bots.names import UnknownBot, bot, file_of, seconds
from hexstead.bots.referee import Referee
from hexstead.bots.seeds import seed_of
from hexstead.cli.words import ERRORS
from hexstead.engine.actions import Seat
from hexstead.match.documents import BadInput
from hexstead.telling.words import BOT


def bot_keys(text: str, number: int) -> list[str]:
    """So many bots from a list such as `greedy,search:2s,./mybot.py:MyBot`; one alone stands for all."""
    keys = [_checked(key.strip()) for key in text.split(",")]
    if len(keys) not in (1, number):
        key = "bot" if number == 1 else "bots"
        raise BadInput(ERRORS[key].format(number=number, found=len(keys)))
    return keys * number if len(keys) == 1 else keys


def _checked(key: str) -> str:
    try:
        key = key if file_of(key) else key.lower()
        bot(key, seed=0)
    except UnknownBot as error:
        raise BadInput(str(error)) from None
    return key


def referee(bots: dict[Seat, str], seats: int, seed: int) -> Referee:
    """Asks the bots. Every seat has chances of its own, or equal bots would think alike."""
    # The seat of a person is never asked.
    choosers = [
        bot(bots[seat], seed_of(seed, seat)) if seat in bots else AtRandom(seed) for seat in range(seats)
    ]
    times = [seconds(bots.get(seat, DEFAULT_BOT)) for seat in range(seats)]
    return Referee(choosers, times, seed)


def bot_of(name: str) -> str | None:
    """The bot that is called so; None for a person."""
    found = re.fullmatch(rf"{BOT.format(bot='(.+)')}( \d+)?", name.strip(), re.IGNORECASE)
    if not found:
        return None
    if file_of(found[1]):
        return found[1]
    try:
        return _checked(found[1])
    except BadInput:
        return None


def shown_name(name: str) -> str:
    """A player's name without the path that leads to a bot of one's own."""
    return name.rpartition(".py:")[2] if bot_of(name) else name

"""Bots by name: who sits where, and how a record remembers it."""

import re

from hexstead.bots.at_random import AtRandom
from hexstead.bots.referee import Referee
from hexstead.bots.registry import DEFAULT_BOT, bot, file_of, seconds
from hexstead.bots.seeds import seed_of
from hexstead.cli.screen.language import refusal, text
from hexstead.engine.actions import Seat
from hexstead.engine.said import Argument, BadInput, Said, named
from hexstead.wording.player_names import BOT, YOU


def bot_keys(typed: str, number: int) -> list[str]:
    """`number` bots from a list such as `greedy,search:2s,./mybot.py:MyBot`; a single one stands for all."""
    keys = [_checked(key.strip()) for key in typed.split(",")]
    if len(keys) not in (1, number):
        raise refusal("play-bots", number=number, found=len(keys))
    return keys * number if len(keys) == 1 else keys


def _checked(key: str) -> str:
    key = key if file_of(key) else key.lower()
    bot(key, seed=0)
    return key


def referee(bots: dict[Seat, str], seats: int, seed: int) -> Referee:
    """Asks the bots. Every seat has its own random numbers, or equal bots would think alike."""
    # Never asks the seat of a person.
    choosers = [
        bot(bots[seat], seed_of(seed, seat)) if seat in bots else AtRandom(seed) for seat in range(seats)
    ]
    times = [seconds(bots.get(seat, DEFAULT_BOT)) for seat in range(seats)]
    return Referee(choosers, times, seed)


def bot_of(name: str) -> str | None:
    """The bot with this name in a record; None for a person."""
    found = _parts(name)
    if not found:
        return None
    if file_of(found["key"]):
        return found["key"]
    try:
        return _checked(found["key"])
    except BadInput:
        return None


def _parts(name: str) -> re.Match[str] | None:
    """Records speak no language: they have the English names."""
    return re.fullmatch(rf"{BOT.format(bot='(?P<key>.+)')}( (?P<number>\d+))?", name.strip(), re.IGNORECASE)


def shown_name(name: str) -> str:
    """A player of a record, as the reader calls them."""
    if name == YOU:
        return text("player")
    key, found = bot_of(name), _parts(name)
    if not key or not found:
        return name
    if found["number"]:
        return text("play-bot-again", bot=_called(key), number=found["number"])
    return text("play-bot", bot=_called(key))


def _called(key: str) -> Argument:
    """Without the path to your own bot."""
    if file_of(key):
        return key.rpartition(".py:")[2]
    kind, _, time = key.partition(":")
    return Said("play-bot-timed", {"bot": named("bot", kind), "time": time}) if time else named("bot", kind)

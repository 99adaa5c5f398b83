"""Bots by name: who sits where, and how a record remembers it."""

import re

from hexstead.bots.chooser import Chooser
from hexstead.bots.game import BOTS
from hexstead.bots.seeds import seed_of
from hexstead.cli.words import ERRORS
from hexstead.engine.explain import title
from hexstead.match.documents import BadInput
from hexstead.telling.words import BOT, listed

DEFAULT_BOT = "greedy"


def bot_keys(text: str, number: int) -> list[str]:
    """So many bots from a list such as `greedy,random`; a single name stands for all of them."""
    keys = [key.strip().lower() for key in text.split(",")]
    for key in keys:
        if key not in BOTS:
            raise BadInput(ERRORS["bot"].format(bot=key, bots=listed(list(BOTS))))
    if len(keys) not in (1, number):
        raise BadInput(ERRORS["bots"].format(number=number, found=len(keys)))
    return keys * number if len(keys) == 1 else keys


def make_bot(key: str, seed: int, seat: int) -> Chooser:
    """Every seat has chances of its own, or equal bots would think alike."""
    return BOTS[key](seed_of(seed, seat))


def bot_of(name: str) -> str | None:
    """The bot that is called so; None for a person."""
    for key in BOTS:
        if re.fullmatch(rf"{re.escape(BOT.format(bot=title(key)))}( \d+)?", name.strip(), re.IGNORECASE):
            return key
    return None

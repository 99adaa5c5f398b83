"""Names of players: as records keep them, and as they can be shown."""

from typing import Final

BOT: Final = "{bot} bot"
YOU: Final = "You"
"""For records in any language: the names of bots, and of a person without a name."""

_LONGEST_NAME: Final = 20
_JOINERS: Final = "\u200c\u200d"
"""They join the letters of some scripts, and the parts of some emoji."""


def on_one_line(text: str) -> str:
    """Without characters that can't be shown."""
    shown = "".join([letter if letter.isprintable() or letter in _JOINERS else " " for letter in text])
    return " ".join(filter(None, [word.strip(_JOINERS) for word in shown.split()]))


def clean_name(text: str) -> str:
    """A name that can be shown, and isn't too long."""
    return on_one_line(on_one_line(text)[:_LONGEST_NAME])

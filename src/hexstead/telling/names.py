"""What players are called."""

from hexstead.engine.explain import title
from hexstead.telling.words import BOT


def bot_names(keys: list[str]) -> list[str]:
    """What the bots are called; equal ones are numbered."""
    names: list[str] = []
    for place, key in enumerate(keys):
        # A bot of one's own is named by its file, and that must stay as it is.
        name = BOT.format(bot=key if ".py:" in key else title(key))
        before = keys[:place].count(key)
        names.append(f"{name} {before + 1}" if before else name)
    return names

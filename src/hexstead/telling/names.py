"""What players and boards are called."""

from hexstead.content.manifest import Board
from hexstead.engine.explain import title
from hexstead.telling.words import BOT, OPEN_BOARD


def bot_names(keys: list[str]) -> list[str]:
    """What the bots are called; equal ones are numbered."""
    names: list[str] = []
    for place, key in enumerate(keys):
        # A bot of one's own is named by its file, and that must stay as it is.
        name = BOT.format(bot=key if ".py:" in key else title(key))
        before = keys[:place].count(key)
        names.append(f"{name} {before + 1}" if before else name)
    return names


def board_name(board: Board) -> str:
    """Boards without locations of their own have numbers, as printed on them."""
    if board.is_open:
        return OPEN_BOARD.format(number=board.name.rpartition("-")[2].upper())
    return title(board.name)

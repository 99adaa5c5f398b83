"""Words that the terminal and the browser share."""

from typing import Final

STEPS: Final = {
    "corners": "top left|top right|bottom left|bottom right",
    "board": "{board} {corner}",
    "board-turned": "{board} {corner} (turned 180°)",
    "box": "Take this box: {edition}.",
    "boards": "Lay out the boards: {boards}.",
    "selections": "Draw a selection tile for each board; it names both of its locations: {tiles}.",
    "selection": "{tile} {corner}",
    "castle-tiles": "Put a castle tile on {hexes}: these location hexes are castles and get no tiles.",
    "surplus": "Put back {tiles} tiles: those two hexes do not need them.",
    "on": "{hex} ({board})",
    "island": "Lay the island beside the boards, with its side {side} up.",
    "token": "Put a {token} on {hexes}.",
    "tiles": "Put {number} tiles on each location hex: {tiles}.",
    "tile": "{tile} ({number})",
    "missing": "The box has too few of some tiles: use coins or the like for {tiles}.",
    "nomads": "Lay a nomad tile face up on each nomad space: {tiles}.",
    "nomad": "{tile} on {hex} ({board})",
    "bonus": "Put {number} of each of these bonus tiles beside the board: {tiles}.",
    "numbers": "Put the number tiles beside the board; they are worth {number} in all.",
    "cards": "Lay these kingdom cards face up: {cards}.",
    "tasks": "Lay these task cards beside them: {tasks}.",
    "two-faced": "Add the terrain cards with two terrains: {cards}.",
    "removed": "Take out all terrain cards that show {terrain}: they are not used ({card}).",
    "terrain": "Shuffle the terrain cards into a draw pile.",
    "seats": "Give each of the {seats} seats {pieces} and a hidden terrain card.",
    "for-all": "Put {pieces} beside the board, for all.",
    "rule": "{name} in play: {text}",
    "edition": "Rules of the edition {edition}: {texts}",
    "option": "House rule: {text}",
}
"""How to lay out a set-up."""

TILE_STATES: Final = {
    "ready": "ready",
    "used": "used this turn",
    "fresh": "from next turn",
    "passive": "works by itself",
    "spent": "used for good",
    "reaction-ready": "ready to react",
    "reaction-used": "used this round",
    "over": "held to the end",
    "fleeting-ready": "this turn only",
    "fleeting-used": "used this turn",
    "fleeting-fresh": "next turn only",
}

VERDICTS: Final = {
    "won": "{who} won with {gold} gold.",
    "shared": "{who} share the victory with {gold} gold each.",
}

STAND_IN: Final = {
    "one": "{boards} is a stand-in: its printed layout is not published.",
    "many": "{boards} are stand-ins: their printed layouts are not published.",
    "inferred-one": "{boards} is inferred from the printed boards of an earlier edition.",
    "inferred-many": "{boards} are inferred from the printed boards of an earlier edition.",
    "board": "The board {names}",
    "boards": "The boards {names}",
    "island": "the island {names}",
    "how": (
        "If you own the box, put its layout as a text file into the folder named by {folder}; "
        "hexstead boards check FILE looks it over."
    ),
}

BOT: Final = "{bot} bot"
OPEN_BOARD: Final = "Quadrant {number}"
YOU: Final = "You"


def listed(items: list[str], last: str = "and") -> str:
    """Items in a sentence: a, b and c."""
    return f" {last} ".join([", ".join(items[:-1]), items[-1]] if len(items) > 1 else items)


def counted(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


_LONGEST_NAME: Final = 20
_JOINERS: Final = "\u200c\u200d"
"""They join the letters of some scripts and the parts of some emoji."""


def on_one_line(text: str) -> str:
    """Without what cannot be shown."""
    shown = "".join([letter if letter.isprintable() or letter in _JOINERS else " " for letter in text])
    return " ".join(filter(None, [word.strip(_JOINERS) for word in shown.split()]))


def clean_name(text: str) -> str:
    """A name as it can be shown, and not too long."""
    return on_one_line(on_one_line(text)[:_LONGEST_NAME])

"""Words that the terminal and the browser share."""

from typing import Final

STEPS: Final = {
    "corners": "top left|top right|bottom left|bottom right",
    "by-island": "by the island",
    "the-island": "island",
    "on": "{hex} ({board})",
    # Boards.
    "box": "Take this box: {edition}.",
    "boards": "Lay out the boards: {boards}.",
    "quadrants": "Turn all boards to side {side} and lay them out: {boards}.",
    "board": "{board} {corner}",
    "board-turned": "{board} {corner} (turned 180°)",
    "island": "Lay the island beside the boards, with its side {side} up.",
    "look": "If your printed board looks different, choose a hex that fits "
    "wherever this sheet names one on it.",
    "castles": "Put a castle on each castle hex: {hexes}.",
    "few-castles": "The box has only {number} castles: use something else for the others.",
    "token": "Put a {token} on {hexes}.",
    "castle-tiles": "Put a castle tile on {hexes}: these location hexes are castles and get no tiles.",
    # Tiles.
    "selections": "Lay a selection tile beside each board; it names both of its locations: {tiles}.",
    "selection": "{tile} {corner}",
    "tiles": "Put {number} tiles on each location hex: {tiles}.",
    "tile": "{tile} ({number})",
    "missing": "The box has too few of some tiles: use coins or the like for {tiles}.",
    "surplus": "Put {tiles} tiles back into the box: the hexes under the castle tiles don't need them.",
    "summaries": "Lay the summary of each location beside its board: {summaries}.",
    "summary": "{location}",
    "bonus-summary": "{location} with that of its bonus",
    "nomads": "Put a nomad tile on each nomad space, with the pictogram up: {tiles}.",
    "nomad": "{tile} on {place}",
    "bonus": "Put {number} bonus tiles on each bonus summary: {tiles}.",
    "for-all": "Put these beside the boards, for everybody: {pieces}.",
    "numbers": "the number tiles (8 with a 1, 2 with a 5)",
    # Cards.
    "cards": "Lay these kingdom {card}s face up beside the boards: {cards}.",
    "tasks": "Lay these task cards next to them: {tasks}.",
    "two-faced": "Add the terrain cards with two terrains: {cards}.",
    "ignored": "None of the boards has {terrain}: ignore it on the terrain cards.",
    "removed": "Take out all terrain cards that show {terrain}: they are not used ({card}).",
    "terrain": "Shuffle the terrain {card}s and put them beside the boards as a face-down draw pile.",
    # Players.
    "player-board": "Each player lays the player board of their colour in front of them.",
    "player-boards": "Each player lays the player board of their colour in front of them, "
    "with the expansion board beside it.",
    "players": "Give each of the {seats} players, in their colour: {pieces}.",
    "on-player-board": "All 40 settlements go onto the player board.",
    "last-colour": "The fifth colour is among the pieces of {box}.",
    "hand": "Each player draws a terrain {card} and keeps it hidden.",
    # Before the first turn.
    "track": "Turn over a board of the base game that is not used: its back is the gold score track. "
    "Lay it beside the boards, with all gold markers on the black space.",
    "own-track": "Lay the gold score track beside the boards. "
    "Each player puts the marker tile beside the tens and the wooden marker beside the ones.",
    "first-player": "The oldest player, or whoever you agree on, takes the start player tile "
    "and the first turn. Play goes clockwise.",
    "chosen-first-player": "Player {player} takes the start player tile and the first turn. "
    "Play goes clockwise.",
    "rest": "Put everything that is not used back into the box.",
    "rest-and-selections": "Put the selection tiles and everything else that is not used back into the box.",
    # Rules in this game.
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

"""What is printed on a tile, read as a player reads it.

A tile whose whole text is one of these sentences has said its rule twice already: to the engine as a power,
and to the players in words. The slow definitions go by the words; only the others are written by hand.
"""

import re

from hexstead.boxes.catalogue import BONUSES, LOCATIONS, TILES
from slow_table import SPECIAL

CARD = ""
"""In place of letters: the terrain of the card."""
WORDS = {
    "grass": "G",
    "canyon": "C",
    "desert": "D",
    "flower field": "F",
    "forest": "T",
    "water": "W",
    "mountain": "M",
    "swamp": "S",
    "farmland": "A",
    "special hex": SPECIAL,
    "the terrain of your card": CARD,
}
TEXTS = {tile.key: tile.text for tile in (LOCATIONS | TILES | BONUSES).values()}


def read(sentence: str) -> dict[str, str]:
    """The tiles whose text is this sentence, each with the letters of the hexes that it names."""
    texts = {key: re.fullmatch(sentence, text) for key, text in TEXTS.items()}
    named = {
        key: [re.sub(r"^an? ", "", name) for name in found[1].split(" or ")]
        for key, found in texts.items()
        if found
    }
    return {
        key: "".join([WORDS[name] for name in names])
        for key, names in named.items()
        if WORDS.keys() >= {*names}
    }


BUILDS_ON = read(r"Build one settlement on (.+)\.")
BUILDS_BESIDE = read(r"Build one settlement beside (.+)\.")
BUILDS_SEVERAL_ON = read(r"Next turn, build 3 settlements on (.+), or as many as you can\.")
MOVES_ONTO = read(r"Move one of your settlements (?:to|onto) (.+)\.")

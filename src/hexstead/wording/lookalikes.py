"""Names that people mistake for one another: look-alike letters, invisible ones, other spaces."""

import unicodedata
from functools import lru_cache
from typing import Final

_ALIKE: Final = {
    "a": "\u0430\u0410\u03b1\u0391\u0251",
    "b": "\u0412\u0432\u042c\u044c\u0392\u03b2",
    "c": "\u0441\u0421\u03f2\u03f9",
    "d": "\u0501\u0500",
    "e": "\u0435\u0415\u03b5\u0395\u0454\u0404",
    "h": "\u04bb\u04ba\u041d\u043d\u0397",
    "j": "\u0458\u0408\u03f3",
    "k": "\u043a\u041a\u03ba\u039a",
    "l": "Ii1|!\u04cf\u04c0\u0456\u0406\u03b9\u0399\u0131\u0269\u01c0",
    "m": "\u043c\u041c\u039c",
    "n": "\u043f\u03b7\u039d",
    "o": "0\u043e\u041e\u03bf\u039f\u03c3",
    "p": "\u0440\u0420\u03c1\u03a1",
    "q": "\u051b\u051a",
    "r": "\u0433",
    "s": "5\u0455\u0405",
    "t": "\u0442\u0422\u03c4\u03a4",
    "u": "\u03c5\u057d",
    "v": "\u03bd\u0475\u0474",
    "w": "\u051d\u051c\u0461\u03c9",
    "x": "\u0445\u0425\u03c7\u03a7",
    "y": "\u0443\u0423\u03b3\u03a5\u04af\u04ae",
    "z": "\u0396",
}
"""Latin, Cyrillic and Greek letters and digits, by the Latin letter they look like."""
_LETTERS: Final = str.maketrans({other: letter for letter, others in _ALIKE.items() for other in others})
_PAIRS: Final = {"rn": "m", "vv": "w"}


@lru_cache(maxsize=1000)
def skeleton(name: str) -> str:
    """The same for names that look the same. Signs only count if there are no letters or digits."""
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    seen = plain.translate(_LETTERS).casefold().translate(_LETTERS)
    bare = "".join([letter for letter in seen if letter.isalnum()])
    for pair, letter in _PAIRS.items():
        bare = bare.replace(pair, letter)
    return bare or "".join([letter for letter in seen if unicodedata.category(letter) != "Cf"])

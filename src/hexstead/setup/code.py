"""The short code of a set-up: everything it holds, in letters and digits that survive being read aloud.

>>> from hexstead.setup.draw import first_game
>>> read_code(write_code(first_game(2))) == first_game(2)
True
"""

from typing import Any

from hexstead.boards.generator.recipes import RECIPES, Made, made_by
from hexstead.boards.shelf import FOLDER
from hexstead.boxes.catalogue import (
    BOARDS,
    EDITIONS,
    EXPANSIONS,
    ISLANDS,
    OPTION_PLACES,
    RETIRED_OPTIONS,
    TASKS,
    TILES,
    TOKENS,
)
from hexstead.engine.hexes import GRID, SINGLE, SPACE, name, parse
from hexstead.engine.said import BadInput, error
from hexstead.setup.compatibility import removes_terrain
from hexstead.setup.documents import RULES, check
from hexstead.setup.layout import TURNED, nomad_spaces, number_of_tasks, quadrant
from hexstead.setup.setup import CARD_LETTERS, KINGDOM_CARDS, Setup

_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MISREAD = str.maketrans("OIL", "011")
_PREFIX = "HX"
_FIRST_VERSION, _VERSION = 1, 2
"""Codes of the first version still lay out the same table; you play it by today's rules."""
_FIRST_OPTIONS = 3
"""How many house rules the first version knew."""
_GROUP = 4
_SHORTEST = 16
"""Digits of a code; the last one checks the others. Longer codes come in whole groups too."""
_POLYNOMIAL = 0b100101

# How many values each part can have; fixed forever, so that old codes stay readable.
_VERSIONS, _SEATS, _PER_BOX, _BOXES, _TURNS, _OPTIONS, _TILES, _TASKS = 8, 4, 16, 16, 2, 32, 32, 32
_FIRST_PLAYERS, _RECIPES = 8, 8
_TERRAINS = 8
_EDITIONS, _ISLANDS, _HEXES_OF_A_KIND, _HEXES, _SELECTIONS = 8, 8, 8, 1024, 16
_OWN_ISLAND = _ISLANDS - 1
_LONGEST_SEED = 32
_MADE, _OWN = _BOXES * _PER_BOX - 2, _BOXES * _PER_BOX - 1
_NAME_LETTERS = " abcdefghijklmnopqrstuvwxyz0123456789-"


def write_code(setup: Setup) -> str:
    # Packed from last to first, so that you can read the first parts without knowing the rest.
    number = _pack(_parts(setup))
    digits = ""
    while number or len(digits) < _SHORTEST - 1 or len(digits) % _GROUP != _GROUP - 1:
        number, digit = divmod(number, len(_DIGITS))
        digits = _DIGITS[digit] + digits
    digits += _check_digit(digits)
    groups = [digits[start : start + _GROUP] for start in range(0, len(digits), _GROUP)]
    return "-".join([_PREFIX, *groups])


def read_code(code: str) -> Setup:
    """The set-up of a code; BadInput if it isn't one. Case, dashes and the prefix don't matter."""
    digits = "".join(code.upper().split()).replace("-", "").removeprefix(_PREFIX).translate(_MISREAD)
    if not set(digits) <= set(_DIGITS):
        raise BadInput(error("no-code", code=code, such=f"{_PREFIX}-0123-ABCD-4567-EFGH"))
    is_whole = len(digits) >= _SHORTEST and len(digits) % _GROUP == 0
    if not is_whole or _check_digit(digits[:-1]) != digits[-1]:
        raise BadInput(error("wrong-code", code=code))
    number = 0
    for digit in digits[:-1]:
        number = number * len(_DIGITS) + _DIGITS.index(digit)
    return _unpack(code, number)


def _check_digit(digits: str) -> str:
    """Catches every single wrong digit and every swap of two: a weighted sum in the field of 32."""
    total = 0
    for digit in digits:
        total = 2 * (total ^ _DIGITS.index(digit))
        if total >= len(_DIGITS):
            total ^= _POLYNOMIAL
    return _DIGITS[total]


def _parts(setup: Setup) -> list[tuple[int, int]]:
    """Each number with how many values it can have."""
    parts = [(_VERSION, _VERSIONS), (setup.seats - 2, _SEATS)]
    for board in setup.boards:
        parts += _board_parts(board.removesuffix(TURNED))
        parts.append((int(board.endswith(TURNED)), _TURNS))
    parts += [(_number_of(key, _card_keys()), _BOXES * _PER_BOX) for key in setup.cards]
    flags = [2**place for place, key in enumerate(OPTION_PLACES) if key in setup.options]
    parts += _grown(sum(flags), _OPTIONS)
    parts += [(list(TILES).index(key), _TILES) for key in setup.tiles]
    parts += [(list(TASKS).index(key), _TASKS) for key in setup.tasks]
    parts += [(CARD_LETTERS.index(letter), _TERRAINS) for letter in setup.removed_terrain]
    # Rare choices come last, where their default is all zeros and takes no room.
    parts.append((setup.first_player or 0, _FIRST_PLAYERS))
    parts.append((list(EDITIONS).index(setup.edition), _EDITIONS))
    selections = list(EDITIONS[setup.edition].selections)
    parts += [(selections.index(key), _SELECTIONS) for key in setup.selections]
    parts += _hexes_parts(setup.castle_tiles) + _island_parts(setup.island)
    for key in TOKENS:
        parts += _hexes_parts(setup.tokens.get(key, ()))
    return parts


def _grown(number: int, size: int) -> list[tuple[int, int]]:
    """A number of any size, in pieces; each says whether another follows."""
    number, piece = divmod(number, size)
    return [(piece + size * bool(number), 2 * size), *(_grown(number, size) if number else [])]


def _hexes_parts(hexes: tuple[str, ...]) -> list[tuple[int, int]]:
    return [(len(hexes), _HEXES_OF_A_KIND), *[(parse(text), _HEXES) for text in hexes]]


def _island_parts(name: str) -> list[tuple[int, int]]:
    """None, a box's island by its number, or your own by its letters."""
    if name and name not in ISLANDS:
        return [(_OWN_ISLAND, _ISLANDS), *_spelled(name)]
    return [(list(ISLANDS).index(name) + 1 if name else 0, _ISLANDS)]


def _spelled(name: str) -> list[tuple[int, int]]:
    return [(_NAME_LETTERS.index(letter), len(_NAME_LETTERS)) for letter in f"{name} "]


def _board_parts(name: str) -> list[tuple[int, int]]:
    """A box's board by its number, a generated one by recipe and seed, your own by its letters."""
    if name in BOARDS:
        return [(_number_of(name, _board_names()), _BOXES * _PER_BOX)]
    if made := made_by(name):
        length = len(str(made.seed))
        recipe = [(list(RECIPES).index(made.like), _PER_BOX), *_grown(made.version - 1, _RECIPES)]
        return [(_MADE, _BOXES * _PER_BOX), *recipe, (length, _LONGEST_SEED), (made.seed, 10**length)]
    return [(_OWN, _BOXES * _PER_BOX), *_spelled(name)]


def _pack(parts: list[tuple[int, int]]) -> int:
    number = 0
    for value, size in reversed(parts):
        number = number * size + value
    return number


def _unpack(code: str, number: int) -> Setup:
    reader = _Reader(number)
    version = reader.take(_VERSIONS)
    if not _FIRST_VERSION <= version <= _VERSION:
        raise BadInput(error("newer-code", code=code))
    plain: dict[str, Any] = {
        "seats": reader.take(_SEATS) + 2,
        "boards": [_take_board(reader, version, code) for _ in range(4)],
        "cards": [_name_of(reader.take(_BOXES * _PER_BOX), _card_keys(), code) for _ in range(KINGDOM_CARDS)],
    }
    _need_boards(plain["boards"], code)
    flags = reader.take_grown(_OPTIONS)
    named = [key for place, key in enumerate(OPTION_PLACES) if flags // 2**place % 2]
    plain["options"] = [key for key in named if key not in RETIRED_OPTIONS]
    plain |= _unpack_extras(reader, tuple(plain["boards"]), code)
    if removes_terrain(tuple(plain["cards"])):
        plain["removed_terrain"] = _name_of(reader.take(_TERRAINS), [list(CARD_LETTERS)], code)
    if version > _FIRST_VERSION:
        plain["first_player"] = reader.take(_FIRST_PLAYERS) or None
    plain |= _unpack_later(reader, tuple(plain["boards"]), code)
    known = _FIRST_OPTIONS if version == _FIRST_VERSION else len(OPTION_PLACES)
    if flags >= 2**known or reader.rest:
        raise BadInput(error("newer-code", code=code))
    return check({**plain, "rules": RULES}, Setup, code)


def _need_boards(names: list[str], code: str) -> None:
    """A code only spells the name of your own board; without its layout we can't read what follows."""
    for board in names:
        try:
            quadrant(board)
        except BadInput as wrong:
            raise BadInput(error("code-board", code=code, why=wrong.said, variable=FOLDER)) from None


def _unpack_extras(reader: "_Reader", boards: tuple[str, ...], code: str) -> dict[str, list[str]]:
    """What the boards need: a tile for each nomad space, and tasks."""
    tiles, tasks = [list(TILES)], [list(TASKS)]
    return {
        "tiles": [_name_of(reader.take(_TILES), tiles, code) for _ in nomad_spaces(boards)],
        "tasks": [_name_of(reader.take(_TASKS), tasks, code) for _ in range(number_of_tasks(boards))],
    }


def _unpack_later(reader: "_Reader", boards: tuple[str, ...], code: str) -> dict[str, Any]:
    """The edition, and what it or Queenies put on the boards."""
    plain: dict[str, Any] = {"edition": _name_of(reader.take(_EDITIONS), [list(EDITIONS)], code)}
    if selections := list(EDITIONS[plain["edition"]].selections):
        plain["selections"] = [_name_of(reader.take(_SELECTIONS), [selections], code) for _ in boards]
    plain["castle_tiles"] = _take_hexes(reader, code)
    island = reader.take(_ISLANDS)
    if island == _OWN_ISLAND:
        plain["island"] = _take_name(reader)
    elif island:
        plain["island"] = _name_of(island - 1, [list(ISLANDS)], code)
    plain["tokens"] = {key: _take_hexes(reader, code) for key in TOKENS}
    return plain


def _take_hexes(reader: "_Reader", code: str) -> list[str]:
    return [_take_hex(reader, code) for _ in range(reader.take(_HEXES_OF_A_KIND))]


def _take_hex(reader: "_Reader", code: str) -> str:
    number = reader.take(_HEXES)
    if number >= SPACE or not SINGLE[number] & GRID:
        raise BadInput(error("code-hex", code=code))
    return name(number)


class _Reader:
    def __init__(self, number: int) -> None:
        self.rest = number

    def take(self, size: int) -> int:
        self.rest, value = divmod(self.rest, size)
        return value

    def take_grown(self, size: int) -> int:
        number, worth, is_more = 0, 1, 1
        while is_more:
            is_more, piece = divmod(self.take(2 * size), size)
            number, worth = number + worth * piece, worth * size
        return number


def _take_board(reader: _Reader, version: int, code: str) -> str:
    number = reader.take(_BOXES * _PER_BOX)
    if number == _MADE:
        like = _name_of(reader.take(_PER_BOX), [list(RECIPES)], code)
        recipe = 1 if version == _FIRST_VERSION else 1 + reader.take_grown(_RECIPES)
        name = Made(like, recipe, reader.take(10 ** reader.take(_LONGEST_SEED))).name
    elif number == _OWN:
        name = _take_name(reader)
    else:
        name = _name_of(number, _board_names(), code)
    return name + TURNED * reader.take(_TURNS)


def _take_name(reader: _Reader) -> str:
    name = ""
    while reader.rest and not name.endswith(" "):
        name += _NAME_LETTERS[reader.take(len(_NAME_LETTERS))]
    return name.strip()


def _board_names() -> list[list[str]]:
    return [[board.name for board in box.boards] for box in EXPANSIONS]


def _card_keys() -> list[list[str]]:
    return [[card.key for card in box.cards] for box in EXPANSIONS]


def _number_of(name: str, boxes: list[list[str]]) -> int:
    """Box and place in the box, so that a box can grow without moving the others."""
    for box, names in enumerate(boxes):
        if name in names:
            return box * _PER_BOX + names.index(name)
    raise KeyError(name)


def _name_of(number: int, boxes: list[list[str]], code: str) -> str:
    box, place = divmod(number, _PER_BOX)
    if box >= len(boxes) or place >= len(boxes[box]):
        raise BadInput(error("code-component", code=code))
    return boxes[box][place]

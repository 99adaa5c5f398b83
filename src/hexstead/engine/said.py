"""Something to tell people, as a key and what goes into its sentence. This module speaks no language."""

from typing import Final, TypeAlias, Union

from hexstead.engine.terrain import KEYS, Terrain, faces

Argument: TypeAlias = Union[int, str, "Said", list[int], list[str], list["Said"]]
"""A number, a name that is the same in every language such as `K6`, or something else to say."""


class Said:
    """`wording` turns it into a sentence in the reader's language."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, args: dict[str, Argument] | None = None) -> None:
        self.key = key
        self.args: dict[str, Argument] = args or {}

    @property
    def id(self) -> str:
        """The id of its sentence."""
        return self.key

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Said) and (self.id, self.args) == (other.id, other.args)

    def __hash__(self) -> int:
        return hash(self.id)

    def __reduce__(self) -> tuple[type["Said"], tuple[str, dict[str, Argument]]]:
        """For pickle: classes compiled by mypyc don't know how to rebuild themselves."""
        return type(self), (self.key, self.args)

    def __str__(self) -> str:
        values = ", ".join([f"{name}={_written(value)}" for name, value in self.args.items()])
        return f"{self.key}({values})" if values else self.key

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self})"


def _written(value: Argument) -> str:
    return f"[{', '.join([str(one) for one in value])}]" if isinstance(value, list) else str(value)


class Ask(Said):
    """What the deciding seat has to do."""

    @property
    def id(self) -> str:
        return f"ask-{self.key}"


class Hint(Said):
    """What helps to do it: how many are left, what else may be done, what a choice decides."""

    @property
    def id(self) -> str:
        return f"hint-{self.key}"


class Reason(Said):
    """Why an action is not live."""

    @property
    def id(self) -> str:
        return f"why-{self.key}"


PLAYER: Final = "player"
"""The key of somebody at the table."""


def player(seat: int) -> Said:
    """The name is known where it is said."""
    return Said(PLAYER, {"seat": seat})


class BadInput(ValueError):
    """Input from outside can't be used; the error says what to do about it."""

    def __init__(self, said: Said) -> None:
        # Another process rebuilds the error from this.
        super().__init__(said)
        self.said = said


def error(key: str, **args: Argument) -> Said:
    """What is wrong, and what to do."""
    return Said(f"error-{key}", args)


def named(kind: str, key: str) -> Said:
    """The name of a component: of a tile, a card, a figure ..."""
    return Said(f"{kind}-{key}")


def terrain_named(terrain: Terrain) -> Said:
    return named("terrain", KEYS[terrain])


def card_named(card: int) -> list[Said]:
    """What a terrain card shows: one terrain, or two of which one is used."""
    return [terrain_named(terrain) for terrain in faces(card)]

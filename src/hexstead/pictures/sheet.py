"""What the set-up page of a game says, for people who lay it out from the box."""

from dataclasses import dataclass

from hexstead.pictures.scene import Scene


@dataclass(frozen=True)
class CardPicture:
    """A kingdom card or a task card; the icon is SVG text."""

    name: str
    text: str
    icon: str


@dataclass(frozen=True)
class TilePicture:
    """A kind of tile; the note says how many there are and where. Nomad tiles have a special rim."""

    name: str
    text: str
    icon: str
    note: str
    nomad: bool = False


@dataclass(frozen=True)
class Sheet:
    """Everything a set-up page says, in the language of its scene.

    The quadrants are in reading order, each with whether it is turned around. A section is a heading with its
    steps. The island is the name of the one in the scene, if any.
    """

    scene: Scene
    title: str
    code: str
    quadrants: tuple[tuple[str, bool], ...]
    sections: tuple[tuple[str, tuple[str, ...]], ...]
    cards: tuple[CardPicture, ...]
    tiles: tuple[TilePicture, ...]
    seats: int | None = None
    tasks: tuple[CardPicture, ...] = ()
    island: str = ""

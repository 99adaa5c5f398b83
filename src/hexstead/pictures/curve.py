"""Lines over the turns of a game, one for each seat."""

from dataclasses import dataclass
from typing import Final

from hexstead.pictures.palette import Theme, Tints, tints_of
from hexstead.pictures.seats import SEATS
from hexstead.pictures.svg import HEADING_FONT, caption, document, group, short, tag, words

_WIDTH: Final = 860.0
_HEIGHT: Final = 440.0
_LEFT: Final = 64.0
_RIGHT: Final = 190.0
_TOP: Final = 76.0
_BOTTOM: Final = 58.0
_GRID_LINES: Final = 6
_NAME_GAP: Final = 20.0
_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200)
_OUTLINE: Final = 5.5


@dataclass(frozen=True)
class Line:
    """What a seat had at each turn; the last value is the result."""

    name: str
    values: list[float]


def curve_svg(title: str, across: str, up: str, lines: list[Line], *, theme: Theme = "light") -> str:
    """The lines as a standalone SVG document; `across` and `up` say what the axes are."""
    tints = tints_of(theme)
    return document(
        title,
        tag("rect", width=_WIDTH, height=_HEIGHT, fill=tints["panel"]),
        words(title, _LEFT, 36, 22, font_family=HEADING_FONT, font_weight=700, fill=tints["ink"]),
        words(up, _LEFT, 58, 13, fill=tints["ink_2"]),
        words(across, _WIDTH - _RIGHT, _HEIGHT - 14, 13, fill=tints["ink_2"], text_anchor="end"),
        Plot(lines, tints).drawing(),
        view=(0, 0, _WIDTH, _HEIGHT),
        size=(short(_WIDTH), short(_HEIGHT)),
    )


class Plot:
    """Where values go on the paper, and what is drawn there."""

    def __init__(self, lines: list[Line], tints: Tints) -> None:
        self.lines = lines
        self.tints = tints
        self.turns = max([len(line.values) for line in lines])
        most = max([value for line in lines for value in line.values])
        self.step = next((step for step in _STEPS if step * _GRID_LINES >= most), _STEPS[-1])
        self.top = max(self.step, -(-most // self.step) * self.step)

    def drawing(self) -> str:
        names = self._heights_of_names()
        lines = [self._line(seat, line, names[seat]) for seat, line in enumerate(self.lines)]
        return group(self._grid(), self._turns(), *lines)

    def x(self, turn: int) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * turn / max(1, self.turns - 1)

    def y(self, value: float) -> float:
        return _HEIGHT - _BOTTOM - (_HEIGHT - _TOP - _BOTTOM) * value / self.top

    def _grid(self) -> str:
        marks = range(0, int(self.top) + 1, self.step)
        return "".join(
            tag(
                "path",
                d=f"M{short(_LEFT)} {short(self.y(mark))}H{short(_WIDTH - _RIGHT)}",
                stroke=self.tints["line"],
            )
            + words(
                str(mark), _LEFT - 10, self.y(mark) + 4.5, 13, text_anchor="end", fill=self.tints["ink_2"]
            )
            for mark in marks
        )

    def _turns(self) -> str:
        """The numbers of some turns, evenly spread; the last point is the end of the game."""
        every = next(step for step in _STEPS if step * 12 >= self.turns - 1)
        return "".join(
            words(
                str(turn),
                self.x(turn - 1),
                _HEIGHT - _BOTTOM + 22,
                13,
                text_anchor="middle",
                fill=self.tints["ink_2"],
            )
            for turn in [1, *range(every, self.turns, every)]
            if turn == 1 or turn > every / 2 + 1 or every == 1
        )

    def _line(self, seat: int, line: Line, name_height: float) -> str:
        points = [f"{short(self.x(turn))} {short(self.y(value))}" for turn, value in enumerate(line.values)]
        path, end = "M" + "L".join(points), self.x(len(line.values) - 1)
        look = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
        return group(
            caption(f"{line.name}: {short(line.values[-1])}"),
            # A rim in the colour of the ink, so that pale seats also stand out from pale paper.
            tag("path", d=path, stroke=self.tints["ink"], stroke_width=_OUTLINE, **look),
            tag("path", d=path, stroke=SEATS[seat].roof_colour, stroke_width=3, **look),
            self._name(seat, f"{line.name} {short(line.values[-1])}", end + 14, name_height),
        )

    def _name(self, seat: int, text: str, x: float, y: float) -> str:
        dot = tag("circle", cx=x, cy=y, r=5, fill=SEATS[seat].roof_colour, stroke=self.tints["ink"])
        return dot + words(text, x + 11, y + 5, 14, font_weight=600, fill=self.tints["ink"])

    def _heights_of_names(self) -> list[float]:
        """Beside the ends of the lines, moved apart where they would overlap."""
        wanted = sorted([(self.y(line.values[-1]), seat) for seat, line in enumerate(self.lines)])
        heights, last = [0.0] * len(wanted), 0.0
        for height, seat in wanted:
            last = heights[seat] = max(height, last + _NAME_GAP)
        return heights

"""Writing SVG: elements with escaped attributes, short numbers, whole documents."""

from html import escape
from typing import Final

FONT: Final = "Figtree, system-ui, sans-serif"
HEADING_FONT: Final = "Alegreya, Georgia, serif"


def short(value: float, digits: int = 1) -> str:
    """A number without needless zeros: pictures hold thousands of them."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def tag(element: str, *children: str, **attributes: str | float) -> str:
    """An element around SVG; `stroke_width` becomes `stroke-width` and `class_` becomes `class`."""
    opening = element + "".join(_attribute(key, value) for key, value in attributes.items())
    return f"<{opening}>{''.join(children)}</{element}>" if children else f"<{opening}/>"


def _attribute(key: str, value: str | float) -> str:
    text = value if isinstance(value, str) else short(value, 3)
    return f' {key.rstrip("_").replace("_", "-")}="{escape(text)}"'


def group(*children: str, **attributes: str | float) -> str:
    return tag("g", *children, **attributes) if any(children) else ""


def use(name: str, **attributes: str | float) -> str:
    return tag("use", href=f"#{name}", **attributes)


def words(text: str, x: float, y: float, size: float, **attributes: str | float) -> str:
    return tag("text", escape(text), x=x, y=y, font_size=size, **attributes)


def caption(text: str) -> str:
    """The name of an element, read aloud and shown when you hover over it."""
    return tag("title", escape(text))


def placed(x: float, y: float, scale: float = 1) -> str:
    """A transform that moves the origin to this point."""
    move = f"translate({short(x)} {short(y)})"
    return move if scale == 1 else f"{move} scale({short(scale, 2)})"


def document(
    title: str, *content: str, view: tuple[float, float, float, float], size: tuple[str, str]
) -> str:
    return tag(
        "svg",
        caption(title),
        *content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(short(number) for number in view),
        width=size[0],
        height=size[1],
        role="img",
        font_family=FONT,
    )

"""The building blocks of the report: panels, and rows with a name, a value and a plot."""

from html import escape

from hexstead.arena.report.plots import mark
from hexstead.arena.teller import Teller
from hexstead.pictures.svg import tag


def panel(teller: Teller, key: str, *content: str, kind: str = "", **facts: float) -> str:
    """A part of the page; the facts go into the note at its foot."""
    head = tag("h2", escape(teller.text(f"report-{key}")))
    foot = tag("p", escape(teller.text(f"report-{key}-note", **facts)), class_="note")
    return tag("section", head, *content, foot, class_=f"panel {kind}".strip(), id=key)


def row(head: str, value: str, *content: str) -> str:
    return tag("div", tag("div", head, value, class_="head"), *content, class_="row")


def emblem(number: int) -> str:
    """The mark of a bot beside its name."""
    return tag("svg", mark(number), class_="emblem", viewBox="-9 -9 18 18", aria_hidden="true")


def named(number: int, bot: str) -> str:
    return emblem(number) + tag("b", escape(bot))


_BOT, _OTHER = "\x01", "\x02"
"""They hold the places of the names while the words around them are translated."""


def paired(teller: Teller, bot: str, other: str) -> str:
    """Two names, which are elements, and the words that go with them."""
    words = escape(teller.text("report-pair", bot=_BOT, other=_OTHER))
    return tag("span", words.replace(_BOT, bot).replace(_OTHER, other), class_="pair")


def valued(text: str, doubt: str) -> str:
    return tag("span", escape(text), tag("small", escape(doubt)), class_="value")


def scrolling(table: str) -> str:
    """A table that may be wider than the page."""
    return tag("div", table, class_="scroll")


def quiet(text: str) -> str:
    return tag("span", escape(text), class_="quiet")

"""What the parts of the report are made of: panels, and rows with a name, a value and a plot."""

from html import escape

from hexstead.arena.report.plots import mark
from hexstead.arena.report.words import NOTES, TITLES
from hexstead.pictures.svg import tag


def panel(key: str, *content: str, note: str = "", kind: str = "") -> str:
    foot = tag("p", escape(note or NOTES[key]), class_="note")
    return tag("section", tag("h2", TITLES[key]), *content, foot, class_=f"panel {kind}".strip(), id=key)


def row(head: str, value: str, *content: str) -> str:
    return tag("div", tag("div", head, value, class_="head"), *content, class_="row")


def emblem(number: int) -> str:
    """The mark of a bot beside its name."""
    return tag("svg", mark(number), class_="emblem", viewBox="-9 -9 18 18", aria_hidden="true")


def named(number: int, bot: str) -> str:
    return emblem(number) + tag("b", escape(bot))


def valued(text: str, doubt: str) -> str:
    return tag("span", escape(text), tag("small", escape(doubt)), class_="value")


def scrolling(table: str) -> str:
    """A table that may be wider than the page."""
    return tag("div", table, class_="scroll")


def quiet(text: str) -> str:
    return tag("span", escape(text), class_="quiet")

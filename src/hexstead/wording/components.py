"""Names, texts and examples of all components as English messages: `make generated` writes them."""

from collections.abc import Iterator
from typing import Final

from hexstead.boxes.catalogue import EDITIONS, EXPANSIONS, OPTIONS, VARIANTS
from hexstead.boxes.manifest import Board, Expansion
from hexstead.engine.tiles import Card, Figure, Tile
from hexstead.match.examples import example_of

_HEAD: Final = """\
# Generated from the boxes by `make generated`: edit the component, not this file.
# A translation of these messages stands in the box: boxes/*/wording/nl.ftl."""


def messages() -> str:
    parts = ["\n".join(_of_box(box)) for box in EXPANSIONS]
    return "\n\n".join([_HEAD, *parts, "\n".join(_of_rules())]) + "\n"


def _of_box(box: Expansion) -> Iterator[str]:
    yield f"## {box.name}\n\nbox-{box.key} = {box.name}"
    for board in (*box.boards, *box.islands):
        yield f"board-{board.name} = {_title(board)}"
    for one in box.components():
        yield from _of_component("card" if isinstance(one, Card) else "tile", one)
    for tile in box.locations:
        if tile.figure:
            yield from _of_figure(tile.figure)
    for token in box.tokens:
        yield f"token-{token.key} = {token.name}"
        yield f"    .a = a {token.action.name.lower() if token.action else token.name.lower()}"


def _title(board: Board) -> str:
    return board.title or board.name


def _of_component(kind: str, one: Tile | Card) -> Iterator[str]:
    yield f"{kind}-{one.key} = {one.name}"
    if isinstance(one, Tile):
        yield f"    .an = {_article(one.name)} {one.name}"
    yield f"{kind}-{one.key}-text = {one.text}"
    for option, text in one.variants.items():
        yield f"{kind}-{one.key}-text-{option} = {text}"
    yield f"{kind}-{one.key}-example = {example_of(one.key).says}"


def _of_figure(figure: Figure) -> Iterator[str]:
    """English needs an article and small letters within a sentence."""
    lower = figure.name.lower()
    article = _article(lower)
    yield f"figure-{figure.key} = {figure.name}"
    yield f"    .lower = {lower}"
    yield f"    .a = {article} {lower}"
    yield f"    .A = {article.capitalize()} {lower}"
    yield f"    .the = the {lower}"
    yield f"    .many = {lower}s"


def _article(name: str) -> str:
    """No name begins with a silent h, and every u is said as in university."""
    return "an" if name[0].lower() in "aeio" else "a"


def _of_rules() -> Iterator[str]:
    yield "## Editions and house rules\n"
    yield from [f"edition-{key} = {edition.name}" for key, edition in EDITIONS.items()]
    yield from [f"variant-{key} = {text}" for key, text in VARIANTS.items()]
    for key, rule in OPTIONS.items():
        yield f"option-{key} = {rule.name}\noption-{key}-text = {rule.text}"

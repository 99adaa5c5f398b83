"""The texts of components: what one says depends on the edition and the house rules."""

from collections.abc import Collection
from typing import Final

from hexstead.content.catalogue import EDITIONS
from hexstead.engine.components import Card, Location
from hexstead.engine.explain import title
from hexstead.telling.words import listed

_HOUSE_RULE: Final = "House rule {name}"


def text_of(component: Location | Card, options: Collection[str]) -> str:
    """In a game with these options, those of its edition among them."""
    found = [text for key, text in component.variants.items() if key in options]
    return found[0] if found else component.text


def all_texts_of(component: Location | Card) -> str:
    """Where no game is meant: its usual text, then what it says in other editions and by house rules."""
    return " ".join([component.text, *[f"{_when(key)}: {text}" for key, text in component.variants.items()]])


def _when(option: str) -> str:
    editions = [edition.name for edition in EDITIONS.values() if option in edition.variants]
    return listed(editions) if editions else _HOUSE_RULE.format(name=title(option).lower())

"""The texts of components: they depend on the edition and the house rules."""

from hexstead.boxes.catalogue import EDITIONS
from hexstead.engine.said import Said, named
from hexstead.engine.tiles import Card, Tile
from hexstead.wording.names import component_named


def all_texts_of(component: Tile | Card) -> list[Said]:
    """Outside a game: its usual text, then those of other editions and house rules."""
    kind = "card" if isinstance(component, Card) else "tile"
    texts = {option: Said(f"{kind}-{component.key}-text-{option}") for option in component.variants}
    return [Said(f"{kind}-{component.key}-text"), *[_when(option, text) for option, text in texts.items()]]


def _when(option: str, text: Said) -> Said:
    editions = [named("edition", key) for key, one in EDITIONS.items() if option in one.variants]
    if editions:
        return Said("text-in-edition", {"editions": editions, "text": text})
    return Said("text-by-house-rule", {"rule": named("option", option), "text": text})


def example_said(key: str) -> Said:
    """What to see in the drawn example of a component."""
    return Said(f"{component_named(key).key}-example")

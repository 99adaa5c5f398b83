"""What holds in this game without a card or a tile, and what is played differently."""

from collections.abc import Iterator

from hexstead.content.catalogue import EDITIONS, EXTRAS, OPTIONS, VARIANTS
from hexstead.engine.components import Card, Location
from hexstead.engine.explain import title
from hexstead.engine.terrain import NO_TERRAIN
from hexstead.engine.world import World
from hexstead.match.setup import Setup
from hexstead.telling.texts import text_of
from hexstead.telling.words import STEPS


def rule_steps(setup: Setup, world: World) -> Iterator[str]:
    for one in _for_everybody(world):
        yield STEPS["rule"].format(name=title(one.key), text=text_of(one, world.options))
    edition = EDITIONS[setup.edition]
    if differing := [VARIANTS[key] for key in edition.variants if _matters(key, world)]:
        yield STEPS["edition"].format(edition=edition.name, texts=" ".join(differing))
    for key in setup.options:
        yield STEPS["option"].format(text=OPTIONS[key])


def _for_everybody(world: World) -> list[Card | Location]:
    pays = [card for card in world.cards if card.only_with != NO_TERRAIN or card.only_with_token]
    return [*[location for location in world.locations if location.key in EXTRAS], *pays]


def _matters(variant: str, world: World) -> bool:
    """Is a component in play whose text it changes?"""
    named: list[Location | Card] = [*world.locations, *world.cards]
    return any([variant in one.variants for one in named])

"""What applies in this game without a card or tile, and which rules differ."""

from collections.abc import Iterator

from hexstead.boxes.catalogue import EDITIONS, EXTRAS
from hexstead.engine.said import Said, named
from hexstead.engine.terrain import NO_TERRAIN
from hexstead.engine.tiles import Card, Tile, text_of
from hexstead.engine.world import World
from hexstead.setup.setup import Setup
from hexstead.wording.steps.whereabouts import step


def rule_steps(setup: Setup, world: World) -> Iterator[Said]:
    for one in _for_everybody(world):
        kind = "card" if isinstance(one, Card) else "tile"
        yield step("rule", name=named(kind, one.key), text=text_of(one, world.options))
    for key in EDITIONS[setup.edition].variants:
        if _matters(key, world):
            yield step("edition", edition=named("edition", setup.edition), text=named("variant", key))
    for key in setup.options:
        yield step("option", text=Said(f"option-{key}-text"))


def _for_everybody(world: World) -> list[Card | Tile]:
    pays = [card for card in world.cards if card.only_with != NO_TERRAIN or card.only_with_token]
    return [*[location for location in world.tiles if location.key in EXTRAS], *pays]


def _matters(variant: str, world: World) -> bool:
    """Is a component in play whose text it changes?"""
    named: list[Tile | Card] = [*world.tiles, *world.cards]
    return any([variant in one.variants for one in named])

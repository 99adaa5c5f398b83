"""Kingdom cards, tasks and the pile of terrain cards."""

from collections.abc import Iterator

from hexstead.content.catalogue import CARDS, EDITIONS
from hexstead.engine.explain import title
from hexstead.engine.terrain import NAMES, NO_TERRAIN, card_name, faces
from hexstead.engine.world import World
from hexstead.match.setup import Setup
from hexstead.telling.words import STEPS, listed


def card_steps(setup: Setup, world: World) -> Iterator[str]:
    card = EDITIONS[setup.edition].card
    yield STEPS["cards"].format(card=card, cards=listed([title(key) for key in setup.cards]))
    if setup.tasks:
        yield STEPS["tasks"].format(tasks=listed([title(key) for key in setup.tasks]))
    yield from _two_faced_steps(world)
    if world.removed_terrain != NO_TERRAIN:
        removing = [title(key) for key in setup.cards if CARDS[key].removes_terrain]
        yield STEPS["removed"].format(terrain=NAMES[world.removed_terrain], card=listed(removing))
    yield STEPS["terrain"].format(card=card)


def _two_faced_steps(world: World) -> Iterator[str]:
    """Cards with two terrains come in; one of the two may be found on no board."""
    two_faced = [card for card in dict.fromkeys(world.deck) if card not in faces(card)]
    if not two_faced:
        return
    yield STEPS["two-faced"].format(cards=", ".join([card_name(card) for card in two_faced]))
    shown = dict.fromkeys([terrain for card in two_faced for terrain in faces(card)])
    if absent := [NAMES[terrain] for terrain in shown if not world.terrain[terrain]]:
        yield STEPS["ignored"].format(terrain=listed(absent))

"""Kingdom cards, tasks and the pile of terrain cards."""

from collections.abc import Iterator

from hexstead.boxes.catalogue import CARDS, EDITIONS
from hexstead.engine.said import Said, card_named, named, terrain_named
from hexstead.engine.terrain import NO_TERRAIN, faces
from hexstead.engine.world import World
from hexstead.setup.setup import Setup
from hexstead.wording.steps.whereabouts import step


def card_steps(setup: Setup, world: World) -> Iterator[Said]:
    card = EDITIONS[setup.edition].card
    yield step("cards", card=card, cards=[named("card", key) for key in setup.cards])
    if setup.tasks:
        yield step("tasks", tasks=[named("card", key) for key in setup.tasks])
    yield from _two_faced_steps(world)
    if world.removed_terrain != NO_TERRAIN:
        removing = [named("card", key) for key in setup.cards if CARDS[key].removes_terrain]
        yield step("removed", terrain=terrain_named(world.removed_terrain), cards=removing)
    yield step("terrain", card=card)


def _two_faced_steps(world: World) -> Iterator[Said]:
    """Shuffle in the cards with two terrains; one of the two may not be on any board."""
    two_faced = [card for card in dict.fromkeys(world.deck) if card not in faces(card)]
    if not two_faced:
        return
    yield step(
        "two-faced", cards=[Said("terrain-card", {"terrains": card_named(card)}) for card in two_faced]
    )
    shown = dict.fromkeys([terrain for card in two_faced for terrain in faces(card)])
    if absent := [terrain_named(terrain) for terrain in shown if not world.terrain[terrain]]:
        yield step("ignored", terrain=absent)

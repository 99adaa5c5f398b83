"""What there is to show of a match, with the latest events."""

from hexstead.cli.screen.language import language
from hexstead.match.match import Match
from hexstead.match.turns import before, touched, turns
from hexstead.pictures import Scene
from hexstead.pictures.making_scenes import scene_of_state


def scene_of(match: Match) -> Scene:
    """The board at the current decision."""
    world, state = match.world, match.state
    played = turns(match)
    return scene_of_state(
        world,
        state,
        live=match.decision().hexes,
        recent=touched(world, played[-1:], state),
        last=touched(world, before(played, world.seats), state),
        language=language(),
    )

"""What each player gets, and what is left to do before the first turn."""

from collections.abc import Iterator

from hexstead.content.base import BASE
from hexstead.content.catalogue import EDITIONS, boxes
from hexstead.engine.world import SETTLEMENTS, World
from hexstead.match.layout import box_of
from hexstead.match.setup import Setup
from hexstead.telling.figures import called, pieces_of
from hexstead.telling.words import STEPS, counted, listed


def player_steps(setup: Setup, world: World) -> Iterator[str]:
    edition = EDITIONS[setup.edition]
    if edition.has_player_boards:
        has_more = any([box_of(board) is not BASE for board in setup.boards])
        yield STEPS["player-boards" if has_more else "player-board"]
    pieces = [counted(SETTLEMENTS, "settlement"), *_figures(world)]
    pieces.append(counted(edition.gold_markers, "gold marker"))
    yield STEPS["players"].format(seats=setup.seats, pieces=listed(pieces))
    if edition.has_player_boards:
        yield STEPS["on-player-board"]
    if setup.seats > edition.colours:
        (box,) = boxes((edition.last_colour_in,))
        yield STEPS["last-colour"].format(box=box.name)
    yield STEPS["hand"].format(card=edition.card)


def _figures(world: World) -> list[str]:
    """Only those that a location here brings into play."""
    own = [figure for figure in world.figures if not figure.is_passing]
    return [counted(pieces_of(figure), called(figure.key)) for figure in own]


def start_steps(setup: Setup, world: World) -> Iterator[str]:
    yield STEPS["own-track" if EDITIONS[setup.edition].has_score_track else "track"]
    if setup.first_player is None:
        yield STEPS["first-player"]
    else:
        yield STEPS["chosen-first-player"].format(player=setup.first_player)
    yield STEPS["rest-and-selections" if setup.selections else "rest"]

"""What each player gets, and what is left to do before the first turn."""

from collections.abc import Iterator

from hexstead.boxes.catalogue import EDITIONS, FIRST_BOX
from hexstead.engine.said import Said, named
from hexstead.engine.tiles import Figure
from hexstead.engine.world import World
from hexstead.setup.layout import box_of
from hexstead.setup.setup import Setup
from hexstead.wording.steps.whereabouts import step
from hexstead.wording.supplies import pieces_of


def player_steps(setup: Setup, world: World) -> Iterator[Said]:
    edition = EDITIONS[setup.edition]
    if edition.has_player_boards:
        has_more = any([box_of(board) is not FIRST_BOX for board in setup.boards])
        yield step("player-boards" if has_more else "player-board")
    pieces = [step("settlements", number=world.supply), *_figures(world)]
    pieces.append(step("gold-markers", number=edition.gold_markers))
    yield step("players", seats=setup.seats, pieces=pieces)
    if edition.has_player_boards:
        yield step("on-player-board", number=world.supply)
    if setup.seats > edition.colours:
        yield step("last-colour", box=named("box", edition.last_colour_in))
    yield step("hand", card=edition.card)


def _figures(world: World) -> list[Said]:
    """Only those that a location in this game brings."""
    own = [figure for figure in world.figures if not figure.is_passing]
    return [figures(figure) for figure in own]


def figures(figure: Figure) -> Said:
    """How many of them come from the box."""
    return step("figures", number=pieces_of(figure), figure=named("figure", figure.key))


def start_steps(setup: Setup, world: World) -> Iterator[Said]:
    yield step("own-track" if EDITIONS[setup.edition].has_score_track else "track")
    if setup.first_player is None:
        yield step("first-player")
    else:
        yield step("chosen-first-player", player=setup.first_player)
    yield step("rest-and-selections" if setup.selections else "rest")

"""A game in short, for its line in a list: the map, the pieces, what is to be done."""

from hexstead.engine.scoring import score
from hexstead.engine.terrain import LETTERS, NO_TERRAIN, faces
from hexstead.match.match import Match
from hexstead.server.shown.game_info import ground_rows
from hexstead.server.shown.views import hex_names
from hexstead.server.wire.forms import Glance


def glance_of(match: Match, at: int, *, is_dealt: bool) -> Glance:
    """What lies open to everybody, after this many rows. Before the deal there is only a map."""
    world, state = match.world, match.state
    to_build = _to_build(match) if is_dealt else 0
    return Glance(
        at=at,
        rows=ground_rows(world),
        pieces=[hex_names(hexes) for hexes in state.settlements],
        round=match.round,
        to_build=to_build,
        terrain=_letter(state.terrain) if to_build else "",
        gold=[seat.total for seat in score(world, state)] if match.is_over else [],
    )


def _to_build(match: Match) -> int:
    """0 also where a tile is in use, or somebody answers in another player's turn."""
    state, decision = match.state, match.decision()
    if match.is_over or state.frames or decision.seat != state.turn or not decision.hexes:
        return 0
    return state.owed


def _letter(terrain: int) -> str:
    return "" if terrain == NO_TERRAIN else LETTERS[faces(terrain)[0]]

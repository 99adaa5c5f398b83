"""What a reader may ask about a position."""

import pytest

from drawn import do, position
from hexstead import Match, first_game
from hexstead.match.notation import write_action
from hexstead.server.shown.questions import answer
from hexstead.server.wire.messages import Preview, Previewed
from hexstead.wording.say import say
from spoken import heard

PATH = """
    L   M   L   M   M
      G1c G   G   G   G
"""


def previewed(match: Match, own: int, action: str) -> Previewed:
    found = answer(match, frozenset([own]), Preview(kind="preview", id=1, do=action))
    assert isinstance(found, Previewed)
    return found


@pytest.mark.parametrize(
    ("done", "step", "took", "lost"),
    [
        ((), "B2", ["Oasis"], ["Farm"]),
        (("B2",), "B3", [], []),
        (("B2", "B3"), "B4", [], ["Oasis"]),
    ],
)
def test_ruling_75_a_preview_tells_the_tiles_that_a_step_takes_and_loses(
    done: tuple[str, ...], step: str, took: list[str], lost: list[str]
) -> None:
    match = Match(first_game(2), 1)
    match.world, match.state = position(
        PATH, locations={"A1": "farm", "A3": "oasis"}, holds=("A1",), tiles=("wagon",), owed=0
    )
    do(match.world, match.state, "use:wagon", *done)
    found = previewed(match, 0, step)
    assert [[say(heard(one)) for one in tiles] for tiles in (found.took, found.lost)] == [took, lost]
    assert (found.gold, found.total) == ({}, 0)


def test_a_preview_says_nothing_to_a_player_who_is_not_choosing() -> None:
    match = Match(first_game(2), 1)
    live = write_action(match.world, match.decision().actions[0])
    found = previewed(match, 1 - match.decision().seat, live)
    assert (found.gold, found.took, found.lost) == ({}, [], [])

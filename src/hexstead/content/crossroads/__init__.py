"""Crossroads: four quadrants with two locations each, figures that count as settlements, six tasks."""

from hexstead.content.crossroads.locations import LOCATIONS
from hexstead.content.crossroads.tasks import TASKS
from hexstead.content.manifest import Expansion, read_board

_BOARDS = ("lighthouse", "barracks", "city-hall", "monastery")

CROSSROADS = Expansion(
    key="crossroads",
    name="Crossroads",
    boards=tuple([read_board("hexstead.content.crossroads", name) for name in _BOARDS]),
    locations=tuple(LOCATIONS),
    tasks=tuple(TASKS),
)

"""Crossroads: four quadrants with two locations each, figures that count as settlements, six tasks."""

from hexstead.boxes.crossroads.powers import PROMPTS
from hexstead.boxes.crossroads.recipes import RECIPES
from hexstead.boxes.crossroads.tasks import TASKS
from hexstead.boxes.crossroads.tiles import LOCATIONS
from hexstead.boxes.manifest import Expansion, read_board

_BOARDS = ("lighthouse", "barracks", "city-hall", "monastery")

CROSSROADS = Expansion(
    key="crossroads",
    name="Crossroads",
    boards=tuple([read_board("hexstead.boxes.crossroads", name) for name in _BOARDS]),
    locations=tuple(LOCATIONS),
    tasks=tuple(TASKS),
    topics=(
        "boards-of-several-boxes",
        "figure",
        "task",
        "several-cards",
    ),
    prompts=PROMPTS,
    recipes=RECIPES,
    sets_ranges=True,
)

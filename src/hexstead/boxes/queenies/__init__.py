"""The three Queenies: capitol, caves and island. Each can be added to any game."""

from hexstead.boxes.manifest import Expansion
from hexstead.boxes.queenies.capitol import CAPITOL, CAPITOLS
from hexstead.boxes.queenies.caves import CAVES
from hexstead.boxes.queenies.island import LOCATIONS, TRIGGERS, read_islands

QUEENIES = Expansion(
    key="queenies",
    name="Queenies",
    boards=(),
    locations=tuple(LOCATIONS),
    always=(CAPITOLS,),
    islands=read_islands(),
    island_triggers=TRIGGERS,
    tokens=(CAPITOL, CAVES),
    topics=(
        "capitol-token",
        "cave-token",
        "island",
        "as-first-printed",
        "stand-in-board",
    ),
)

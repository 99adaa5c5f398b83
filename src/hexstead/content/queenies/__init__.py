"""The three Queenies: capitol, caves and island, each of which can be added to any game."""

from hexstead.content.manifest import Expansion
from hexstead.content.queenies.capitol import CAPITOLS
from hexstead.content.queenies.caves import CAVE, CAVES
from hexstead.content.queenies.island import LOCATIONS, read_islands

QUEENIES = Expansion(
    key="queenies",
    name="Queenies",
    boards=(),
    locations=tuple(LOCATIONS),
    islands=read_islands(),
    always=(CAPITOLS,),
    token_extras=((CAVE, CAVES),),
)

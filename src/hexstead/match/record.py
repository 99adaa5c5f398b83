"""The record of a game as a document: the set-up, the seed, and the actions in order."""

from typing import Annotated

from pydantic import Field

from hexstead.match.documents import Document, Version
from hexstead.match.setup import Setup


class Record(Document):
    hexstead: Version
    setup: Setup
    seed: Annotated[int, Field(ge=0, description="Decides the order of the cards and who starts.")]
    players: Annotated[tuple[str, ...], Field(description="Names by seat, for people; may be empty.")] = ()
    actions: Annotated[
        tuple[str, ...], Field(description="Hexes by name, buttons by key, in order of play.")
    ] = ()

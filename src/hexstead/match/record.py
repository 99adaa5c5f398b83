"""The record of a game as a document: the set-up, the seed, and the actions in order."""

from typing import Annotated, Literal

from pydantic import Field

from hexstead.match.documents import Document
from hexstead.match.setup import Setup


class Record(Document):
    hexstead: Literal[1]
    setup: Setup
    seed: Annotated[int, Field(ge=0, description="Decides the order of the cards and who starts.")]
    players: Annotated[tuple[str, ...], Field(description="Names by seat, for people; may be empty.")] = ()
    actions: Annotated[
        tuple[str, ...], Field(description="Hexes by name, buttons by key, in order of play.")
    ] = ()

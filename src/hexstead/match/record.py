"""The record of a game as a document: the set-up, the seed, and the actions in order."""

from typing import Annotated, Any

from pydantic import ConfigDict, Field

from hexstead.match.documents import UNSAID, Document, PlayedRules, Version
from hexstead.match.setup import Setup


def _with_rules(schema: dict[str, Any]) -> None:
    """In JSON they must be named: without them it is a record of the first release."""
    schema["required"] = [*schema["required"], "rules"]


class Record(Document):
    model_config = ConfigDict(json_schema_extra=_with_rules)

    hexstead: Version
    rules: PlayedRules = UNSAID
    setup: Setup
    seed: Annotated[int, Field(ge=0, description="Decides the order of the cards and who starts.")]
    players: Annotated[tuple[str, ...], Field(description="Names by seat, for people; may be empty.")] = ()
    actions: Annotated[
        tuple[str, ...], Field(description="Hexes by name, buttons by key, in order of play.")
    ] = ()

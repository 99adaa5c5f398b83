"""The record of a game as a document: the set-up, the seed, and the actions in order."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import BeforeValidator, ConfigDict, Field, ValidationInfo, WithJsonSchema, field_validator

from hexstead.engine.said import BadInput, error
from hexstead.match.fair import Fair
from hexstead.match.seed import SPELLING, Generator, Seed, why_no_seed
from hexstead.setup.documents import UNSAID, Document, PlayedRules
from hexstead.setup.setup import Setup

RECORD_VERSION: Final = 2
_WITH_A_NUMBER: Final = 1
"""The version where the seed was a number and the quick generator the only one."""


def _all_named(schema: dict[str, Any]) -> None:
    """JSON must name rules and generator: without rules it is a record of the first release."""
    schema["required"] = [*schema["required"], "rules", "generator"]
    del schema["properties"]["generator"]["default"]


def _known_version(version: object) -> object:
    if isinstance(version, int) and not isinstance(version, bool):
        if version > RECORD_VERSION:
            raise BadInput(error("newer"))
        if version == _WITH_A_NUMBER:
            raise BadInput(error("generator-version"))
    if version != RECORD_VERSION or isinstance(version, bool):
        raise BadInput(error("version", versions=[_WITH_A_NUMBER, RECORD_VERSION]))
    return version


def _named_generator(generator: object) -> object:
    if generator not in ("sha256", "quick"):
        raise BadInput(error("no-generator"))
    return generator


def _seed_text(seed: object) -> object:
    if not isinstance(seed, str):
        raise BadInput(error("seed-text"))
    return seed


def _text_of(seed: object) -> str | None:
    """The seed of a number. Values that version 1 never allowed have none, and are refused."""
    if not isinstance(seed, int) or isinstance(seed, bool) or seed < 0:
        return None
    return Seed.quick(seed).text


_Version: TypeAlias = Annotated[
    Literal[2],
    BeforeValidator(_known_version),
    Field(description="Version 1, with a number as seed and no generator, is still read: it means quick."),
]
_Generator: TypeAlias = Annotated[
    Generator,
    BeforeValidator(_named_generator),
    Field(description="What draws the cards: sha256 cannot be foretold, quick can."),
]
_SeedText: TypeAlias = Annotated[
    str,
    BeforeValidator(_seed_text),
    WithJsonSchema({"type": "string", "pattern": SPELLING}),
    Field(description="Decides the order of the cards and who starts; in hexadecimal."),
]


class Record(Document):
    model_config = ConfigDict(json_schema_extra=_all_named)

    hexstead: _Version
    rules: PlayedRules = UNSAID
    setup: Setup
    generator: Annotated[_Generator, Field(validate_default=True)] = ""  # type: ignore[assignment]  # refused
    seed: _SeedText
    players: Annotated[tuple[str, ...], Field(description="Names by seat, for people; may be empty.")] = ()
    actions: Annotated[
        tuple[str, ...], Field(description="Hexes by name, buttons by key, in order of play.")
    ] = ()
    fair: Annotated[
        Fair | None, Field(description="How the seed was made, if the game was made to be checked.")
    ] = None

    @field_validator("seed")
    @classmethod
    def _fits_the_generator(cls, seed: str, info: ValidationInfo) -> str:
        # If the generator is missing, that is the error to report.
        if why := why_no_seed(info.data.get("generator", "quick"), seed):
            raise BadInput(why)
        return seed

    @classmethod
    def in_todays_form(cls, plain: object) -> object:
        """Until version 2 the seed was a number for the quick generator, so nobody named the generator."""
        if not isinstance(plain, dict) or isinstance(plain.get("hexstead"), bool):
            return plain
        if plain.get("hexstead") != _WITH_A_NUMBER or "generator" in plain:
            return plain
        today = {**plain, "hexstead": RECORD_VERSION, "generator": "quick"}
        if "seed" in plain:
            today["seed"] = _text_of(plain["seed"])
        return today

    @property
    def drawn_by(self) -> Seed:
        return Seed(self.generator, self.seed)

"""Documents from outside: read, checked, and refused with a sentence that names the field."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    ValidationError,
    ValidationInfo,
    WithJsonSchema,
)

VERSION: Final = 1
RULES: Final = 2
"""The rules that are played here. A document that names none was made by those of the first release."""
RELEASES: Final = {1: "0.1"}
"""By rules that were changed later, the release that plays them."""


class BadInput(ValueError):
    """Something from outside cannot be used; the message says what and what to do."""


class WrongField(ValueError):
    """A field of a document does not go with another one. For checks that look at several fields."""

    def __init__(self, field: str, why: str) -> None:
        super().__init__(f"{field}: {why}")
        self.field = field
        self.why = why


class Document(BaseModel):
    """A part of a JSON document. Unknown fields are refused, because they are most often typing errors."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


def _no_truth_value(value: object) -> object:
    """True counts as 1 in Python, but not in JSON."""
    if isinstance(value, bool):
        raise ValueError("expected 1")
    return value


Version: TypeAlias = Annotated[Literal[1], BeforeValidator(_no_truth_value)]


def why_not_played(rules: int) -> str:
    """Why a game that was played by these rules cannot be played or shown here; nothing if it can."""
    if rules == RULES:
        return ""
    if rules in RELEASES:
        release = RELEASES[rules]
        changed = f"This game was played by the rules of Hexstead {release}, which have changed since"
        return f"{changed}: open it with Hexstead {release}."
    return "This was made by a newer Hexstead: update, then try again."


class _Unsaid(int):
    """Rules that are not named: those of the first release in JSON, today's in Python."""


def _unsaid() -> int:
    return _Unsaid(min(RELEASES))


def _said(rules: object, info: ValidationInfo) -> object:
    if isinstance(rules, bool):
        raise ValueError(_EXPECTED)
    if isinstance(rules, _Unsaid):
        return int(rules) if info.mode == "json" else RULES
    return rules


def _known_rules(rules: int) -> int:
    if rules not in (RULES, *RELEASES):
        raise ValueError(why_not_played(rules) if rules > RULES else _EXPECTED)
    return rules


def _played_here(rules: int) -> int:
    if why := why_not_played(rules):
        raise ValueError(why)
    return rules


_EXPECTED: Final = f"expected a number from 1 to {RULES}"
_Rules: TypeAlias = Annotated[
    int,
    Field(description="By which rules; without it, by 1."),
    BeforeValidator(_said),
    AfterValidator(_known_rules),
]
Rules: TypeAlias = Annotated[
    _Rules, WithJsonSchema({"type": "integer", "enum": [*RELEASES, RULES], "default": min(RELEASES)})
]
PlayedRules: TypeAlias = Annotated[_Rules, AfterValidator(_played_here), WithJsonSchema({"const": RULES})]
"""Those of a game, which can be played again only by its own."""
UNSAID: Final[Any] = Field(default_factory=_unsaid, validate_default=True)

Model = TypeVar("Model", bound=Document)


def read_json(path: Path) -> object:
    try:
        return parse_json(path.read_text("utf-8"), str(path))
    except FileNotFoundError:
        raise BadInput(f"{path}: there is no such file.") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path}: not a text file in UTF-8.") from None
    except OSError as error:
        raise BadInput(f"{path}: cannot be read: {error.strerror}.") from None


def parse_json(text: str, name: str) -> object:
    """The same for a text that is no file; the name is for the message."""
    # Some editors begin what they save in UTF-8 with a mark.
    text = text.removeprefix("\ufeff")
    if not text.strip():
        raise BadInput(f"{name}: not JSON: there is nothing in it.")
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BadInput(
            f"{name}: not JSON: {error.msg} in line {error.lineno}, column {error.colno}."
        ) from None
    except ValueError:
        raise BadInput(f"{name}: not JSON: a number has too many digits.") from None
    except RecursionError:
        raise BadInput(f"{name}: nested too deeply.") from None


def check(plain: object, model: type[Model], name: str = "") -> Model:
    """The document as a model; BadInput names the first field that is wrong and what was expected."""
    try:
        return model.model_validate_json(json.dumps(plain))
    except ValidationError as error:
        field, why = first_error(error.errors())
        start = f"{name}: " if name else ""
        raise BadInput(f"{start}{field or 'document'}: {why}.") from None


def first_error(errors: Sequence[Any]) -> tuple[str, str]:
    """The first field that is wrong, or nothing if it is no single one; and why, in our words."""
    first = errors[0]
    facts = first.get("ctx", {})
    wrong, where, message = facts.get("error"), [*first["loc"]], first["msg"]
    if isinstance(wrong, WrongField):
        where, message = [*where, wrong.field], wrong.why
    return ".".join([str(part) for part in where]), _why(first["type"], message, facts)


_WORDS = {
    "missing": "this field is required",
    "extra_forbidden": "there is no such field",
    "tuple_type": "expected a list",
    "too_short": "expected at least {min_length}, found {actual_length}",
    "too_long": "expected at most {max_length}, found {actual_length}",
}


def _why(kind: str, message: str, facts: dict[str, Any]) -> str:
    """What was expected; pydantic says most of it well enough."""
    if kind in _WORDS:
        return _WORDS[kind].format(**facts)
    text = message.removeprefix("Value error, ").replace("Input should be", "expected")
    return text.removesuffix(".")

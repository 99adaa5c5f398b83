"""Documents from outside: read, checked, and refused with the field and the reason."""

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

from hexstead.engine.said import Argument, BadInput, Said, error

VERSION: Final = 1
RULES: Final = 2
"""The rules played here. A document that names none follows those of the first release."""
RELEASES: Final = {1: "0.1"}
"""The release that plays each older version of the rules."""


class WrongField(ValueError):
    """A field of a document doesn't go with another one. For checks that look at several fields."""

    def __init__(self, field: str, why: Said) -> None:
        super().__init__(field, why)
        self.field = field
        self.why = why


class Document(BaseModel):
    """A part of a JSON document. It refuses unknown fields, which are usually typos."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    @classmethod
    def in_todays_form(cls, plain: object) -> object:
        """Turns an older form that we still read into today's."""
        return plain


def _no_truth_value(value: object) -> object:
    """True counts as 1 in Python, but not in JSON."""
    if isinstance(value, bool):
        raise BadInput(error("version", versions=[VERSION]))
    return value


Version: TypeAlias = Annotated[Literal[1], BeforeValidator(_no_truth_value)]


def why_not_played(rules: int) -> Said | None:
    """Why a game played by these rules can't be played or shown here; None if it can."""
    if rules == RULES:
        return None
    return error("old-rules", release=RELEASES[rules]) if rules in RELEASES else error("newer")


class _Unsaid(int):
    """Rules that nobody named: those of the first release in JSON, today's in Python."""


def _unsaid() -> int:
    return _Unsaid(min(RELEASES))


def _said(rules: object, info: ValidationInfo) -> object:
    if isinstance(rules, bool):
        raise BadInput(_EXPECTED)
    if isinstance(rules, _Unsaid):
        return int(rules) if info.mode == "json" else RULES
    return rules


def _known_rules(rules: int) -> int:
    if rules not in (RULES, *RELEASES):
        raise BadInput(why_not_played(rules) or _EXPECTED if rules > RULES else _EXPECTED)
    return rules


def _played_here(rules: int) -> int:
    if why := why_not_played(rules):
        raise BadInput(why)
    return rules


_EXPECTED: Final = error("number", least=1, most=RULES)
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
"""The rules of a game, which can only be replayed by its own."""
UNSAID: Final[Any] = Field(default_factory=_unsaid, validate_default=True)

Model = TypeVar("Model", bound=Document)


def read_json(path: Path) -> object:
    try:
        return parse_json(path.read_text("utf-8"), str(path))
    except FileNotFoundError:
        raise BadInput(error("no-file", file=str(path))) from None
    except UnicodeDecodeError:
        raise BadInput(error("not-text", file=str(path))) from None
    except OSError as wrong:
        raise BadInput(error("unreadable", file=str(path), why=str(wrong.strerror))) from None


def parse_json(text: str, name: str) -> object:
    """The same for text that isn't a file; the name is for the message."""
    # Some editors put a mark at the start of UTF-8 files.
    text = text.removeprefix("\ufeff")
    if not text.strip():
        raise BadInput(error("nothing-in-it", file=name))
    try:
        return json.loads(text)
    except json.JSONDecodeError as wrong:
        where = {"line": wrong.lineno, "column": wrong.colno}
        raise BadInput(error("not-json", file=name, why=wrong.msg, **where)) from None
    except ValueError:
        raise BadInput(error("too-many-digits", file=name)) from None
    except RecursionError:
        raise BadInput(error("too-deep", file=name)) from None


def check(plain: object, model: type[Model], name: str = "") -> Model:
    """The document as a model; BadInput names the first wrong field and what was expected."""
    try:
        return model.model_validate_json(json.dumps(model.in_todays_form(plain)))
    except ValidationError as wrong:
        field, why = first_error(wrong.errors())
        raise BadInput(
            error("in-file", file=name, why=in_field(field, why)) if name else in_field(field, why)
        ) from None


def in_field(field: str | Said, why: Said) -> Said:
    """What is wrong, and where; without a field, it is the document as a whole."""
    return error("in-field", field=field, why=why) if field else why


def first_error(errors: Sequence[Any]) -> tuple[str, Said]:
    """The first wrong field, or none if it isn't a single one; and why."""
    first = errors[0]
    facts = first.get("ctx", {})
    wrong, where = facts.get("error"), [*first["loc"]]
    if isinstance(wrong, WrongField):
        where, why = [*where, wrong.field], wrong.why
    elif isinstance(wrong, BadInput):
        why = wrong.said
    else:
        why = _expected(first["type"], facts)
    return ".".join([str(part) for part in where]), why


EXPECTATIONS: Final = {
    "missing": (),
    "extra_forbidden": (),
    "too_short": ("min_length", "actual_length"),
    "too_long": ("max_length", "actual_length"),
    "string_too_short": ("min_length",),
    "string_too_long": ("max_length",),
    "string_type": (),
    "string_pattern_mismatch": ("pattern",),
    "int_type": (),
    "int_parsing": (),
    "int_from_float": (),
    "float_type": (),
    "float_parsing": (),
    "finite_number": (),
    "bool_type": (),
    "bool_parsing": (),
    "tuple_type": (),
    "list_type": (),
    "dict_type": (),
    "model_type": (),
    "model_attributes_type": (),
    "none_required": (),
    "literal_error": ("expected",),
    "greater_than_equal": ("ge",),
    "less_than_equal": ("le",),
}
"""What pydantic expects, by its name for the error, and the facts to mention."""


def _expected(kind: str, facts: dict[str, Any]) -> Said:
    if kind not in EXPECTATIONS:
        return error("misfit")
    args: dict[str, Argument] = {
        fact.replace("_", "-"): value if isinstance(value := facts[fact], int) else str(value)
        for fact in EXPECTATIONS[kind]
    }
    return error(kind.replace("_", "-"), **args)

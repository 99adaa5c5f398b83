"""The types of all messages for the browser, generated from the models."""

import json
import sys
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from hexstead.boxes.catalogue import EVENTS
from hexstead.match.position import Position
from hexstead.match.record import Record
from hexstead.server.wire import forms
from hexstead.server.wire.messages import (
    CANCEL,
    SAID,
    TAKE_BACK,
    TAKE_BACK_TURN,
    Asked,
    FromClient,
    FromServer,
    FromServerAboutGames,
    Told,
)

_HEAD: Final = """\
// Written by `make generated` from the models of the server: change those, not this file.

/** What is sent instead of an action to undo the last one. */
export const TAKE_BACK = {take_back};
export const TAKE_BACK_TURN = {take_back_turn};
export const CANCEL = {cancel};

/** Something to be said: a message of the Fluent files, and what goes into it. */
export interface Said {{
  key: string;
  args: {{ [name: string]: Argument }};
}}
export type Argument = number | string | Said | (number | string | Said)[];

/** What an event does to a piece on the map, and how it sounds. */
export const EVENTS: {{ [kind: string]: {{ piece: string; sound: string }} }} = {events};
"""
_PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def protocol() -> str:
    """The whole file."""
    definitions = _definitions()
    events = {key: {"piece": kind.piece, "sound": kind.sound} for key, kind in EVENTS.items()}
    head = {"take_back": TAKE_BACK, "take_back_turn": TAKE_BACK_TURN, "cancel": CANCEL, "events": events}
    parts = [_HEAD.format(**{name: json.dumps(value) for name, value in head.items()})]
    parts += [_declaration(name, schema) for name, schema in sorted(definitions.items())]
    parts.append(_union("FromServer", TypeAdapter(FromServer).json_schema()))
    parts.append(_union("FromServerAboutGames", TypeAdapter(FromServerAboutGames).json_schema()))
    parts.append(_union("FromClient", TypeAdapter(FromClient).json_schema()))
    return "\n".join(parts)


def _definitions() -> dict[str, dict[str, Any]]:
    """Input may leave fields out; output always has all of them."""
    read = TypeAdapter(FromClient).json_schema()["$defs"]
    written = TypeAdapter(FromServer).json_schema(mode="serialization")["$defs"]
    written |= TypeAdapter(FromServerAboutGames).json_schema(mode="serialization")["$defs"]
    taken: list[type[BaseModel]] = [*_forms(Asked), Position, Record]
    for model in taken:
        read |= _schemas(model, "validation")
    for model in _forms(Told):
        written |= _schemas(model, "serialization")
    return {**written, **read}


def _schemas(model: type[BaseModel], mode: JsonSchemaMode) -> dict[str, dict[str, Any]]:
    schema = model.model_json_schema(mode=mode)
    return {**schema.pop("$defs", {}), model.__name__: schema}


def _forms(kind: type[BaseModel]) -> list[type[BaseModel]]:
    found = [value for value in vars(forms).values() if isinstance(value, type)]
    return [model for model in found if issubclass(model, kind) and model.model_fields]


def _declaration(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    lines = [*_comment(schema, ""), f"export interface {_name(name)} {{"]
    for field, inner in schema.get("properties", {}).items():
        mark = "" if field in required else "?"
        lines += [*_comment(inner, "  "), f"  {field}{mark}: {_type(inner)};"]
    return "\n".join([*lines, "}", ""])


def _comment(schema: dict[str, Any], indent: str) -> list[str]:
    text = " ".join(schema.get("description", "").split())
    return [f"{indent}/** {text} */"] if text else []


def _union(name: str, schema: dict[str, Any]) -> str:
    names = [_type(one) for one in schema["oneOf"]]
    return f"export type {name} = {' | '.join(names)};\n"


def _type(schema: dict[str, Any]) -> str:
    if set(schema.get("properties", ())) == {"key", "args"}:
        return SAID
    if "$ref" in schema:
        return _name(str(schema["$ref"]).rpartition("/")[2])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join([json.dumps(value) for value in schema["enum"]])
    if "anyOf" in schema:
        return " | ".join([_type(one) for one in schema["anyOf"]])
    if schema["type"] == "array":
        return _array(_type(schema["items"]))
    if schema["type"] == "object":
        return f"{{ [key: string]: {_type(schema['additionalProperties'])} }}"
    return _PLAIN[schema["type"]]


def _name(name: str) -> str:
    """TypeScript already has a `Record`."""
    return "GameRecord" if name == Record.__name__ else name


def _array(inner: str) -> str:
    return f"({inner})[]" if " " in inner else f"{inner}[]"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(protocol(), "utf-8")

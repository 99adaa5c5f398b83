"""The JSON Schemas of the documents, generated from the models that check them."""

from typing import Any

from hexstead.match.position import Position
from hexstead.match.record import Record
from hexstead.setup.documents import Document
from hexstead.setup.setup import Setup

DOCUMENTS: dict[str, type[Document]] = {"position": Position, "record": Record, "setup": Setup}


def schema(name: str) -> dict[str, Any]:
    made = DOCUMENTS[name].model_json_schema()
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **made}

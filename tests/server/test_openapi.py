"""Requests made up from our own description find nothing that breaks."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from hexstead.server.door.app import create_app
from hexstead.server.settings import Settings
from server.effort import EFFORT
from server.running import Running

CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
DESCRIBED = create_app(Settings()).openapi()
ADDRESSES = [(path, method.upper()) for path, verbs in DESCRIBED["paths"].items() for method in verbs]
TAKING = [
    (path, method)
    for path, method in ADDRESSES
    if {"parameters", "requestBody"} & DESCRIBED["paths"][path][method.lower()].keys()
]
"""Without anything to be sent, nothing can be wrong with it."""


@pytest.mark.parametrize(("path", "method"), ADDRESSES)
def test_no_request_as_described_breaks_the_server(path: str, method: str, server: Running) -> None:
    send_many(path, method, GenerationMode.POSITIVE, server)


@pytest.mark.parametrize(("path", "method"), TAKING)
def test_no_request_that_is_wrong_breaks_the_server(path: str, method: str, server: Running) -> None:
    send_many(path, method, GenerationMode.NEGATIVE, server)


def send_many(path: str, method: str, mode: GenerationMode, server: Running) -> None:
    described: Any = schemathesis.openapi.from_dict(DESCRIBED)
    cases = described[path][method].as_strategy(generation_mode=mode)

    @settings(
        max_examples=10 * EFFORT,
        deadline=None,
        derandomize=EFFORT == 1,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases)
    def send(case: Any) -> None:
        case.call_and_validate(base_url=server.address, checks=CHECKS)

    send()


def test_every_address_is_described() -> None:
    assert ("/api/tables/{id}/join", "POST") in ADDRESSES
    assert len(ADDRESSES) > 20

"""Whatever comes over the socket, the server answers, lives, and keeps the rules."""

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from server.effort import EFFORT
from server.running import Player, Running, Seen

numbers = st.integers() | st.integers(-2, 600)
actions = ["A1", "K6", "T20", "end", "done", "take-back", "use:tavern", "terrain:grass"]
words = st.text(max_size=30) | st.sampled_from(actions)
kinds = st.sampled_from(["act", "explain", "preview", "describe", "earns", "say", "whole", "view", ""])
plain = st.recursive(
    st.none() | st.booleans() | numbers | st.floats() | words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=8,
)
shaped = st.fixed_dictionaries(
    {},
    optional={
        "kind": kinds,
        "at": numbers,
        "do": words,
        "id": numbers,
        "card": words,
        "seat": numbers,
        "text": words,
        "more": plain,
    },
)
texts = (plain | shaped).map(json.dumps) | st.text(max_size=200)


@pytest.fixture(scope="module")
def look(server: Running) -> Iterator["Table"]:
    table = Table(server)
    yield table
    table.anna.close()


class Table:
    """A table where somebody sends whatever comes to mind, and reconnects when cut off."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.anna = Player(server.address)
        self.id = self.anna.create("here", "here")["id"]
        self.seen = self.anna.look(self.id)
        self.number = 0

    def send(self, message: str | bytes) -> None:
        try:
            self.seen.connection.send(message)
            self._wait_for_answer()
        except ConnectionClosed:
            self.seen = self.anna.look(self.id)

    def _wait_for_answer(self) -> None:
        """A question behind it is answered after it."""
        self.number += 1
        self.seen.send(kind="explain", id=self.number, do="A1")
        while True:
            message = self.seen.next()
            if message["kind"] == "explained" and message["id"] == self.number:
                return
            if message["kind"] == "trouble" and message["key"] == "too-fast":
                self.seen.close()
                raise ConnectionClosed(None, None)


@settings(
    max_examples=120 * EFFORT, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(message=texts | st.binary(max_size=50))
def test_the_socket_survives_anything(look: Table, message: str | bytes) -> None:
    look.send(message)


def test_after_all_that_the_game_is_as_the_rules_have_it(look: Table) -> None:
    seen: Seen = look.anna.look(look.id)
    stored = look.server.do(look.server.house.ledger.rows(look.id))
    assert seen.view["at"] == len(stored)
    live: dict[str, Any] = seen.view
    assert live["is_yours"]
    seen.act((live["live"] or ["end"])[0])


paths = st.text(st.characters(exclude_categories=["Cs"]), max_size=20) | st.text(
    "a.\0", min_size=250, max_size=300
)
origins = st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=12)


@settings(
    max_examples=120 * EFFORT, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    path=paths,
    before=st.sampled_from(["/", "/api/", "/api/tables/", "/api/games/", "/icons/", "/api/setup/"]),
    method=st.sampled_from(["GET", "POST"]),
    origin=origins.map(lambda host: f"http://{host}"),
)
def test_no_address_breaks_the_server(look: Table, path: str, before: str, method: str, origin: str) -> None:
    address = before + quote(path, safe="")
    answer = look.anna.http.request(method, address, headers={"Origin": origin})
    assert answer.status_code < 500, answer.text

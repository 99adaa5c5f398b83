"""Who opens a connection and then dawdles does not keep it."""

import base64
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexstead.server.wire.ready_messages import Wire
from server.running import PATIENCE, Player, Running, file_url, running, settings_for, until

SOON = 1.0
LETTER = 0.05
"""Seconds between letters: never long enough to look idle."""


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits for a request for a second only."""
    with running(settings_for(file_url(tmp_path_factory.mktemp("hasty")), request_seconds=SOON)) as server:
        yield server


def caller(server: Running) -> socket.socket:
    where = ("127.0.0.1", int(server.address.rpartition(":")[2]))
    return socket.create_connection(where, PATIENCE)


def answer(connection: socket.socket) -> bytes:
    """All that comes until the server ends the connection."""
    taken = b""
    try:
        while part := connection.recv(65536):
            taken += part
    except ConnectionResetError:
        pass
    return taken


def first_answer(connection: socket.socket) -> bytes:
    """Up to the end of its JSON; the connection stays open."""
    taken = b""
    while not taken.endswith(b"}"):
        taken += connection.recv(65536)
    return taken


def dawdle(connection: socket.socket, text: bytes) -> bytes:
    """Send letter by letter until the server has had enough."""
    connection.settimeout(LETTER)
    for letter in text:
        try:
            connection.sendall(bytes([letter]))
            if part := connection.recv(65536):
                return part
            return b""
        except TimeoutError:
            continue
        except (BrokenPipeError, ConnectionResetError):
            return b""
    pytest.fail("the server took all of it")


def test_a_connection_that_says_nothing_ends(hasty: Running) -> None:
    with caller(hasty) as connection:
        assert answer(connection) == b""


def test_headers_that_come_letter_by_letter_are_given_up(hasty: Running) -> None:
    with caller(hasty) as connection:
        told = dawdle(connection, b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * 10_000)
        assert told.startswith(b"HTTP/1.1 408 ")


def test_a_body_that_comes_letter_by_letter_is_given_up(hasty: Running) -> None:
    head = b"POST /api/score HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n"
    with caller(hasty) as connection:
        connection.sendall(head)
        assert dawdle(connection, b"{" + b" " * 8999).startswith(b"HTTP/1.1 408 ")


def test_a_body_that_goes_on_after_its_refusal_is_given_up(hasty: Running) -> None:
    head = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nOrigin: http://elsewhere\r\nContent-Length: 9000\r\n\r\n"
    with caller(hasty) as connection:
        connection.sendall(head)
        assert first_answer(connection).startswith(b"HTTP/1.1 403 ")
        assert dawdle(connection, b" " * 9000) == b""


def test_a_second_request_that_comes_letter_by_letter_is_given_up(hasty: Running) -> None:
    with caller(hasty) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert first_answer(connection).startswith(b"HTTP/1.1 200 ")
        told = dawdle(connection, b"GET /healthz HTTP/1.1\r\nX-Long: " + b"x" * 10_000)
        assert told.startswith(b"HTTP/1.1 408 ")


def test_a_handshake_of_a_socket_that_never_ends_is_given_up(hasty: Running) -> None:
    with caller(hasty) as connection:
        head = b"GET /api/tables/x/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        assert dawdle(connection, head + b"X: " + b"x" * 10_000).startswith(b"HTTP/1.1 408 ")


def test_a_socket_stays_open_for_longer_than_a_request_may_take(hasty: Running) -> None:
    anna = Player(hasty.address)
    look = anna.look(anna.create("here", "here")["id"])
    with caller(hasty) as connection:
        # So long it takes until somebody who says nothing is sent away.
        answer(connection)
    assert look.act(look.view["live"][0])["at"] == 1
    anna.close()


def test_work_that_takes_longer_than_a_request_may_take_to_arrive_is_answered(hasty: Running) -> None:
    anna = Player(hasty.address)
    for _ in range(3):
        assert anna.post("/api/setup", {"boxes": ["endless"]})["code"]
    anna.close()


def test_an_answer_that_nobody_takes_is_given_up(hasty: Running) -> None:
    """A page of the rules has more than fits in between."""
    connections = hasty.server.server_state.connections
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", int(hasty.address.rpartition(":")[2])))
        name = connection.getsockname()
        try:
            connection.settimeout(SOON)
            while True:
                connection.sendall(b"GET /api/components HTTP/1.1\r\nHost: x\r\n\r\n" * 100)
        except (TimeoutError, ConnectionError):
            # Nothing more goes out, because nothing is taken in.
            pass
        until(lambda: name not in [getattr(one, "client", None) for one in list(connections)])


def test_a_socket_that_reads_nothing_ends(tmp_path: Path) -> None:
    wires: list[Wire] = []

    class Seen(Wire):
        def connection_made(self, transport: object) -> None:
            super().connection_made(transport)  # type: ignore[arg-type]
            wires.append(self)

    quick = {"ws_ping_interval": 0.2, "ws_ping_timeout": 0.2}
    server = Running(settings_for(file_url(tmp_path)), Seen, **quick)
    server.start()
    anna = Player(server.address)
    id = anna.create("here", "here")["id"]
    connection = caller(server)
    headers = {
        "Host": "x",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
    }
    lines = [f"GET /api/tables/{id}/socket HTTP/1.1", *[f"{name}: {text}" for name, text in headers.items()]]
    connection.sendall("\r\n".join([*lines, "", ""]).encode())
    until(lambda: bool(server.house.connections))

    async def say_much() -> None:
        wires[0].transport.write(b"x" * 20_000_000)
        assert wires[0].transport.get_write_buffer_size()

    server.do(say_much())
    until(lambda: not server.house.connections)
    connection.close()
    anna.close()
    server.stop()

"""Firefox by WebDriver BiDi and WebKit by WebDriver: as Debian has them, Playwright can't drive them."""

import json
import os
import socket
import subprocess
import tempfile
import time
from contextlib import ExitStack, suppress
from typing import Any, Final, Protocol, TypeAlias

import httpx
from websockets.sync.client import connect

from browser.serving import free_port
from programs import find_other

WIDTH: Final = 1440
HEIGHT: Final = 900
_PATIENCE: Final = 60.0
_TO_THE_END: Final = 10.0
_SCREEN: Final = "1600x1200x24"

Actions: TypeAlias = list[dict[str, Any]]
"""What hands do at a mouse and a keyboard: both protocols have the same words for it."""


class Refused(Exception):
    """The browser can't do that, or not while a page is loading."""


class Driver(Protocol):
    """One browser with one page."""

    def go(self, address: str) -> None: ...

    def reload(self) -> None: ...

    def run(self, function: str) -> str:
        """What an async function of JavaScript answers: a text."""
        ...

    def perform(self, actions: Actions) -> None: ...

    def close(self) -> None: ...


class Firefox:
    NEEDS: Final = ("firefox",)

    def __init__(self) -> None:
        with ExitStack() as opened:
            # Closed last: the browser still writes there.
            profile = opened.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
            port = free_port()
            command = [_program("firefox"), "--headless", "--no-remote", "--profile", profile]
            _start(opened, [*command, "--remote-debugging-port", str(port)])
            _wait_for(port)
            address = f"ws://127.0.0.1:{port}/session"
            self._socket = opened.enter_context(connect(address, max_size=None, proxy=None))
            self._asked = 0
            self._ask("session.new", capabilities={})
            self._page = self._ask("browsingContext.getTree")["contexts"][0]["context"]
            size = {"width": WIDTH, "height": HEIGHT}
            self._ask("browsingContext.setViewport", context=self._page, viewport=size)
            self._opened = opened.pop_all()

    def go(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def reload(self) -> None:
        self._ask("browsingContext.reload", context=self._page, wait="complete")

    def run(self, function: str) -> str:
        target = {"context": self._page}
        answer = self._ask(
            "script.callFunction", functionDeclaration=function, target=target, awaitPromise=True
        )
        if answer["type"] != "success":
            raise Refused(answer["exceptionDetails"]["text"])
        return str(answer["result"]["value"])

    def perform(self, actions: Actions) -> None:
        self._ask("input.performActions", context=self._page, actions=actions)

    def close(self) -> None:
        self._opened.close()

    def _ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        self._asked += 1
        self._socket.send(json.dumps({"id": self._asked, "method": method, "params": parameters}))
        while True:
            answer: dict[str, Any] = json.loads(self._socket.recv(_PATIENCE))
            if answer.get("id") != self._asked:
                continue  # an event
            if answer["type"] == "error":
                raise Refused(f"{method}: {answer['error']}: {answer['message']}")
            result: dict[str, Any] = answer["result"]
            return result


class WebKit:
    """It has no mode without windows, so it gets a screen that nobody sees."""

    NEEDS: Final = ("webkit", "xvfb")
    _ANSWERS: Final = """const done = arguments[arguments.length - 1];
        (%s)().then(value => done({ value }), error => done({ error: String(error) }));"""

    def __init__(self) -> None:
        with ExitStack() as opened:
            screen = _start(opened, [_program("xvfb"), "-displayfd", "1", "-screen", "0", _SCREEN])
            assert screen.stdout is not None
            display = f":{screen.stdout.readline().decode().strip()}"
            port = free_port()
            # Painted by the processor: Mesa's software for graphics cards crashes now and then.
            quietly = {"DISPLAY": display, "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
            _start(opened, [_program("webkit"), f"--port={port}"], **quietly)
            _wait_for(port)
            self._client = opened.enter_context(httpx.Client(timeout=_PATIENCE, trust_env=False))
            self._session = f"http://127.0.0.1:{port}/session"
            self._session += f"/{self._ask('', capabilities={})['sessionId']}"
            opened.callback(self._end_session)
            self._ask("/window/rect", x=0, y=0, width=WIDTH, height=HEIGHT)
            self._opened = opened.pop_all()

    def go(self, address: str) -> None:
        self._ask("/url", url=address)

    def reload(self) -> None:
        self._ask("/refresh")

    def run(self, function: str) -> str:
        answer = self._ask("/execute/async", script=self._ANSWERS % function, args=[])
        if "error" in answer:
            raise Refused(answer["error"])
        return str(answer["value"])

    def perform(self, actions: Actions) -> None:
        self._ask("/actions", actions=actions)

    def close(self) -> None:
        self._opened.close()

    def _end_session(self) -> None:
        """A browser that has crashed doesn't answer."""
        with suppress(httpx.TransportError):
            self._client.delete(self._session, timeout=_TO_THE_END)

    def _ask(self, path: str, **parameters: Any) -> Any:
        answer = self._client.post(self._session + path, json=parameters)
        value = answer.json()["value"]
        if answer.is_error:
            raise Refused(f"{path}: {value['error']}: {value['message']}")
        return value


DRIVERS: Final[dict[str, type[Firefox] | type[WebKit]]] = {"firefox": Firefox, "webkit": WebKit}


def _program(name: str) -> str:
    found = find_other(name)
    assert found, name
    return found


def _start(opened: ExitStack, command: list[str], **environment: str) -> subprocess.Popen[bytes]:
    """A program that ends when what is opened closes."""
    process = subprocess.Popen(
        command, env=os.environ | environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    opened.callback(_end, process)
    return process


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.communicate(timeout=_TO_THE_END)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()


def _wait_for(port: int) -> None:
    """Until a program listens there."""
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)
        else:
            return

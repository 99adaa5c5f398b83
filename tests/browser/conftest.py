"""A server, a browser, and pages on which every console error fails the test."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Final, TypeAlias, cast

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from browser.chromium import FLAGS, chromium
from browser.drivers import DRIVERS
from browser.elsewhere import OtherPage
from browser.serving import Server
from not_here import needs
from programs import Unusable, find_chromium, find_other

OpenPage: TypeAlias = Callable[..., Page]
Serve: TypeAlias = Callable[..., Server]

IN: Final = os.environ.get("IN_BROWSER", "chromium")
"""The other ones run only the smoke part."""

expect.set_options(timeout=20_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser its tests are skipped before any of them starts a server."""
    shown = [
        item
        for item in items
        if isinstance(item, pytest.Function) and {"browser", "open_page"}.intersection(item.fixturenames)
    ]
    if shown:
        marks = _needs()
        for item in shown:
            for mark in marks:
                item.add_marker(mark)


def _needs() -> list[pytest.MarkDecorator]:
    if IN != "chromium":
        return [needs(find_other(name), name) for name in DRIVERS[IN].NEEDS]
    try:
        return [needs(find_chromium(), IN)]
    except Unusable as error:
        raise pytest.UsageError(str(error)) from None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts a server with settings of its own."""
    started: list[Server] = []

    def serving(**settings: str) -> Server:
        started.append(Server(tmp_path, **settings))
        started[-1].start()
        return started[-1]

    yield serving
    for server in started:
        server.stop()


@pytest.fixture
def own_server(serve: Serve) -> Server:
    """For a test that stops it."""
    return serve()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield browser
        browser.close()


class Complaints:
    """What a page complains about; a lost connection or a refusal is no complaint while a test expects it."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.expects_lost_connections = False
        self.expects_refusals = False

    def hear(self, message: ConsoleMessage) -> None:
        is_lost = "WebSocket" in message.text or "ERR_CONNECTION" in message.text
        is_refused = "the server responded with a status of 4" in message.text
        is_expected = (is_lost and self.expects_lost_connections) or (is_refused and self.expects_refusals)
        if message.type in ("error", "warning") and not is_expected:
            self.texts.append(f"{message.type}: {message.text} {message.location}")


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    complaints = Complaints()
    yield complaints
    assert complaints.texts == []


def open_other(server: Server) -> Iterator[OpenPage]:
    with ExitStack() as drivers:

        def opened(base_url: str = server.address) -> Page:
            driver = drivers.enter_context(closing(DRIVERS[IN]()))
            return cast(Page, OtherPage(driver, base_url))

        yield opened


def open_chromium(browser: Browser, server: Server, complaints: Complaints) -> Iterator[OpenPage]:
    contexts = []

    def opened(base_url: str = server.address, *, asks_between_turns: bool = False, **options: Any) -> Page:
        settings: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
        context = browser.new_context(base_url=base_url, **settings | options)
        contexts.append(context)
        if not asks_between_turns:
            context.add_init_script("localStorage.setItem('hexstead-hand-over', 'off')")
        page = context.new_page()
        page.on("console", complaints.hear)
        page.on("pageerror", lambda error: complaints.texts.append(f"exception: {error}"))
        return page

    yield opened
    for context in contexts:
        context.close()


open_page = pytest.fixture(open_chromium if IN == "chromium" else open_other)
"""Opens a browser of its own, as if on another computer."""


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    return open_page()

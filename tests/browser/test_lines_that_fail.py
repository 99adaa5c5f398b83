"""What was pressed is done once, whatever happens to the line; and the page says what it knows."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from browser.hands import build, play_now
from hexstead.server.wire.said_json import farewell, says, told
from hexstead.wording.say import say


class Line:
    """Between the page and the server: the test sees every message and decides what becomes of it."""

    def __init__(self, page: Page) -> None:
        self.sockets: list[Any] = []
        self.sent: list[dict[str, Any]] = []
        self.to_server: Callable[[str], bool] = lambda message: True
        self.to_page: Callable[[str], bool] = lambda message: True
        page.route_web_socket("**/tables/*/socket", self._between)

    def _between(self, socket: Any) -> None:
        self.sockets.append(socket)
        upstream = socket.connect_to_server()

        def from_page(message: str) -> None:
            self.sent.append(json.loads(message))
            if self.to_server(message):
                upstream.send(message)

        def from_server(message: str) -> None:
            if self.to_page(message):
                socket.send(message)

        socket.on_message(from_page)
        upstream.on_message(from_server)

    def acts(self) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["kind"] == "act"]


def press(page: Page) -> None:
    page.locator(".hex.live").first.dispatch_event("focus")
    page.locator(".hex.live").first.press("Enter")


def test_an_action_whose_answer_was_lost_is_sent_again_and_shown_as_done(page: Page) -> None:
    line = Line(page)
    play_now(page)
    pieces = page.locator(".piece").count()

    def cut_instead_of_answering(message: str) -> bool:
        if json.loads(message)["kind"] != "view":
            return True
        line.to_page = lambda message: True
        line.sockets[-1].close(code=1012)
        return False

    line.to_page = cut_instead_of_answering
    press(page)
    expect(page.locator(".lost")).to_be_visible()
    expect(page.locator(".chosen.pressed")).to_have_count(1)
    expect(page.locator(".lost")).to_have_count(0)
    expect(page.locator(".chosen.pressed")).to_have_count(0)
    expect(page.locator("p.refusal")).to_have_count(0)
    first, second = line.acts()
    assert first == second
    assert page.locator(".piece").count() == pieces + 1
    build(page)


def test_an_action_that_did_not_arrive_is_done_when_the_line_is_back(page: Page) -> None:
    line = Line(page)
    play_now(page)
    pieces = page.locator(".piece").count()

    def cut_instead_of_passing_on(message: str) -> bool:
        line.to_server = lambda message: True
        line.sockets[-1].close(code=1012)
        return False

    line.to_server = cut_instead_of_passing_on
    press(page)
    expect(page.locator(".piece")).to_have_count(pieces + 1)
    expect(page.locator("p.refusal")).to_have_count(0)


def test_the_page_says_that_it_is_being_checked_and_then_the_truth(page: Page) -> None:
    line = Line(page)
    play_now(page)
    line.to_server = lambda message: json.loads(message)["kind"] != "act"
    press(page)
    expect(page.locator(".chosen.pressed")).to_have_count(1)
    checking = says("checking")
    line.sockets[-1].send(json.dumps({"kind": "checking", "reason": told(checking)}))
    expect(page.locator(".prompt")).to_contain_text(say(checking))
    expect(page.locator(".chosen.pressed")).to_have_count(1)
    refused = {"kind": "refused", "do": line.acts()[0]["do"], "key": "not-stored"}
    line.sockets[-1].send(json.dumps({**refused, "reason": told(says("not-stored"))}))
    expect(page.locator(".prompt")).to_contain_text(say(says("not-stored")))
    expect(page.locator(".prompt")).not_to_contain_text(say(checking))
    expect(page.locator(".chosen.pressed")).to_have_count(0)
    line.to_server = lambda message: True
    build(page)


def test_a_close_that_does_not_heal_is_not_tried_again_but_on_request(page: Page) -> None:
    line = Line(page)
    play_now(page)
    line.sockets[-1].close(code=1008)
    expect(page.get_by_role("main")).to_contain_text("too many messages")
    # Longer than the first tries after a close that heals would take.
    page.wait_for_timeout(1500)
    assert len(line.sockets) == 1
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".prompt")).to_be_visible()
    build(page)


def test_the_page_says_why_the_server_closed_while_it_tries_again(page: Page) -> None:
    line = Line(page)
    play_now(page)
    line.sockets[-1].close(code=1013, reason=farewell(says("database")))
    expect(page.locator(".lost")).to_contain_text("can't reach its database")
    expect(page.locator(".lost")).to_have_count(0)
    build(page)

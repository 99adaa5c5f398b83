"""Somebody who is there and does not act, and somebody who resigns."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import Complaints, OpenPage
from browser.games import new_table
from browser.hands import PHONE, build, my_turn, take_a_turn

_HOUR_LATER = "const now = performance.now.bind(performance); performance.now = () => now() + 3600_000"


def _begin(host: Page, guest: Page) -> tuple[Page, Page]:
    """Who has to act, and who waits."""
    address = new_table(host, ["here", "open"])
    route = address.replace("/table/", "/api/tables/")
    assert guest.request.post(f"{route}/join", data={"name": "Brook"}).ok
    assert host.request.post(f"{route}/start").ok
    for page in (host, guest):
        page.goto(address)
        page.locator(".seat.on").wait_for()
    return (host, guest) if host.locator(".tag", has_text="your turn").count() else (guest, host)


def test_an_idle_player_is_warned_and_the_others_can_vote(open_page: OpenPage) -> None:
    idle, waiting = _begin(open_page(), open_page(**PHONE))
    for page in (idle, waiting):
        expect(page.locator(".idle")).to_have_count(0)
        page.evaluate(_HOUR_LATER)
    expect(idle.locator(".idle")).to_contain_text("Act to keep your seat.")
    expect(waiting.locator(".idle")).to_contain_text("hasn't acted for a while.")
    expect(waiting.get_by_role("button", name="Vote for a bot")).to_be_visible()
    assert waiting.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # It is enough to act.
    build(idle)
    for page in (idle, waiting):
        expect(page.locator(".idle")).to_have_count(0)


def test_a_vote_that_comes_too_early_says_how_long_it_takes(
    open_page: OpenPage, complaints: Complaints
) -> None:
    complaints.expects_refusals = True
    _, waiting = _begin(open_page(), open_page())
    waiting.evaluate(_HOUR_LATER)
    waiting.get_by_role("button", name="Vote for a bot").click()
    expect(waiting.locator(".prompt p")).to_contain_text(re.compile(r"still has \d+ seconds to act"))


def test_a_player_who_resigns_watches_a_bot_play_to_the_end(open_page: OpenPage) -> None:
    idle, waiting = _begin(open_page(), open_page())
    asked = idle.get_by_role("dialog", name="Resign?")
    idle.get_by_role("button", name="Menu").click()
    idle.get_by_role("button", name="Resign A bot").click()
    asked.get_by_role("button", name="Keep playing").click()
    expect(asked).to_have_count(0)
    idle.get_by_role("button", name="Menu").click()
    idle.get_by_role("button", name="Resign A bot").click()
    asked.get_by_role("button", name="Resign").click()
    expect(waiting.locator(".log")).to_contain_text("resigned. The Greedy bot plays to the end.")
    my_turn(waiting)
    expect(idle.get_by_role("button", name="Take over again")).to_have_count(0)
    idle.reload()
    expect(idle.locator(".prompt")).to_contain_text("You're watching.")
    expect(waiting.locator(".seat small").filter(has_text="resigned")).to_have_count(1)
    take_a_turn(waiting)
    my_turn(waiting)


def test_a_new_table_says_who_plays_for_absent_players_and_how_long_others_wait(page: Page) -> None:
    page.goto("/new")
    expect(page.get_by_label("Bot for players who are away")).to_have_count(0)
    page.get_by_label("Who plays in seat 2").select_option("open")
    page.get_by_label("Bot for players who are away").select_option(label="Planner")
    page.get_by_label("Players can vote for a bot").select_option(label="10 minutes")
    with page.expect_response("**/api/tables") as answer:
        page.get_by_role("button", name="Set the table").click()
    made = answer.value.json()
    assert (made["stand_in"], made["idle_seconds"]) == ("planner", 600)

"""Your games at a glance: the list on the start page, the count on every page, the way to the next game."""

import re
from typing import Final
from urllib.parse import unquote

from playwright.sync_api import Locator, Page, expect

from browser.conftest import OpenPage
from browser.games import new_table, set_table
from browser.hands import LIVE, build, press_ready_button
from browser.serving import Server
from browser.test_quality import barriers
from hexstead.setup.draw import first_game

LINES: Final = ".games li"


def lines(page: Page) -> Locator:
    return page.locator(LINES)


def line_of(page: Page, address: str) -> Locator:
    return page.locator(f"{LINES} a[href='{address}']")


def two_at_a_table(host: Page, guest: Page) -> str:
    """The address of a game of Ada and Ben that has begun."""
    wishes = {"first_game": True, "seats": 2}
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "open"}]
    made = host.request.post("/api/tables", data={"setup": wishes, "seats": seats})
    id = made.json()["id"]
    assert guest.request.post(f"/api/tables/{id}/join", data={"name": "Ben"}).ok
    assert host.request.post(f"/api/tables/{id}/start").ok
    return f"/table/{id}"


def play_a_turn(page: Page) -> None:
    for _ in range(3):
        build(page)
    press_ready_button(page)


def at_their_turn(host: Page, guest: Page, address: str) -> tuple[Page, Page]:
    """Both look at the table: who has to choose, and the other."""
    for page in (host, guest):
        page.goto(address)
    expect(host.locator(f"{LIVE}, .follow").first).to_be_attached()
    return (host, guest) if host.locator(LIVE).count() else (guest, host)


def icon(page: Page) -> str:
    return unquote(str(page.locator("link[rel=icon]").get_attribute("href")))


def test_yours_to_move_come_first_and_the_count_stands_in_title_and_icon(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page(bypass_csp=True)
    page.goto("/")
    expect(page.locator(".games")).to_contain_text("Your first game appears here")
    expect(page).to_have_title("Hexstead")
    assert icon(page).endswith("favicon.svg")
    finished = set_table(page, server, first_game(3))
    lobby = new_table(page, ["here", "open"])
    yours = set_table(page, server, first_game(3), rounds=4)
    expect(page).to_have_title("(1) Hexstead")
    expect(lines(page)).to_have_count(3)
    page.reload()
    first, second, third = [lines(page).nth(place) for place in range(3)]
    expect(first).to_contain_text(
        re.compile(r"Your turn: build 3.*You.*Brook.*Cleo.*Round \d+ · now.*Play", re.S)
    )
    expect(first.locator("a")).to_have_attribute("href", yours)
    expect(first.locator(".map path").first).to_be_attached()
    expect(second).to_contain_text(re.compile("Not started.*1 free seat", re.S))
    expect(second.locator("a")).to_have_attribute("href", lobby)
    expect(third).to_contain_text(re.compile(r"\d+ gold.*(won by|place|tied).*\d+ rounds", re.S))
    expect(third.locator("a")).to_have_attribute("href", f"{finished}/result")
    assert ">1</text>" in icon(page)
    page.goto("/rules")
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    page.goto("/")
    expect(lines(page)).to_have_count(3)
    assert barriers(page, "home", ["desktop", "phone"]) == []


def test_games_change_places_within_a_second_after_somebody_has_acted(open_page: OpenPage) -> None:
    host, guest = open_page(), open_page()
    for page in (host, guest):
        page.goto("/")
    address = two_at_a_table(host, guest)
    mover, other = at_their_turn(host, guest, address)
    other.goto("/")
    name = "Ada" if mover is host else "Ben"
    expect(line_of(other, address)).to_contain_text(f"{name}'s turn")
    expect(other).to_have_title("Hexstead")
    play_a_turn(mover)
    expect(line_of(other, address)).to_contain_text("Your turn", timeout=1_000)
    expect(other).to_have_title("(1) Hexstead")
    expect(line_of(other, address)).to_contain_text("build 3")
    expect(mover).not_to_have_title(re.compile(r"^\("))


def test_after_your_turn_the_next_game_is_one_press_away(open_page: OpenPage, server: Server) -> None:
    host, guest = open_page(), open_page()
    for page in (host, guest):
        page.goto("/")
    address = two_at_a_table(host, guest)
    mover, _ = at_their_turn(host, guest, address)
    waiting = set_table(mover, server, first_game(3), rounds=2)
    expect(mover).to_have_title(re.compile(r"^\(2\) "))
    link = mover.get_by_role("link", name="Next game")
    expect(link).to_have_count(0)
    play_a_turn(mover)
    expect(mover).to_have_title(re.compile(r"^\(1\) "))
    link.click()
    mover.wait_for_url(f"**{waiting}")
    expect(mover.locator(LIVE).first).to_be_attached()


def test_those_that_ended_long_ago_are_shown_when_asked(page: Page, server: Server) -> None:
    page.goto("/")
    for _ in range(7):
        set_table(page, server, first_game(2))
    page.reload()
    expect(lines(page)).to_have_count(5)
    page.get_by_role("button", name="All 7").click()
    expect(lines(page)).to_have_count(7)
    expect(page.get_by_role("button", name="All 7")).to_have_count(0)

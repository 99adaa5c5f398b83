"""Playing again, with others and alone, and a map that somebody else has played."""

import re
import sqlite3
import time

from playwright.sync_api import Page, expect

from browser.conftest import OpenPage
from browser.games import set_table
from browser.hands import PHONE
from browser.serving import Server
from hexstead.setup.draw import first_game


def _game_over(host: Page, guest: Page, server: Server) -> str:
    """The address of a game of Ada and Brook that is over."""
    assert guest.request.put("/api/me", data={"name": f"Brook {time.time_ns()}"[:20], "colour": 1}).ok
    name = guest.request.get("/api/me").json()["name"]
    address = set_table(host, server, first_game(2))
    database = sqlite3.connect(server.folder / "tables.db", timeout=20)
    with database:
        (id,) = database.execute("select id from guests where name = ?", (name,)).fetchone()
        sits = (id, "Brook", address.removeprefix("/table/"))
        database.execute(
            "update seats set guest = ?, name = ?, bot = null where table_id = ? and seat = 1", sits
        )
    database.close()
    return address


def test_an_offer_reaches_the_others_within_a_second_and_brings_all_to_the_new_game(
    open_page: OpenPage, server: Server
) -> None:
    host, guest, stranger = open_page(), open_page(**PHONE), open_page()
    address = _game_over(host, guest, server)
    host.goto(f"{address}/result")
    guest.goto(address)
    panel, other = host.locator(".rematch"), guest.locator(".rematch")
    expect(other).to_contain_text("New map")
    panel.get_by_role("button", name="New map").click()
    expect(other).to_contain_text("Ada offers a rematch", timeout=1_000)
    expect(panel).to_contain_text("Rematch on a new map")
    expect(panel.locator("li", has_text="Brook")).to_contain_text("waiting")
    other.get_by_role("button", name="Not now").click()
    expect(panel.locator("li", has_text="Brook")).to_contain_text("not now")
    panel.get_by_role("button", name="Withdraw").click()
    expect(other.get_by_role("button", name="Same map")).to_be_visible()
    other.get_by_role("button", name="Same map").click()
    expect(panel).to_contain_text("Brook offers a rematch")
    panel.get_by_role("button", name="Accept").click()
    for page in (host, guest):
        expect(page).not_to_have_url(re.compile(f"{address}"))
        expect(page.locator(".prompt")).to_be_visible()
    assert host.url == guest.url

    host.goto(f"{address}/result")
    expect(panel.get_by_role("link", name="To the table")).to_be_visible()
    stranger.goto(f"{address}/result")
    expect(stranger.locator(".rematch")).to_have_count(0)
    stranger.get_by_role("button", name="Play this map").click()
    expect(stranger.locator(".prompt")).to_be_visible()
    assert stranger.url not in (host.url, guest.url)

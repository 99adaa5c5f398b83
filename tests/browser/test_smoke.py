"""What has to work in every browser, with the app by itself and behind nginx below a path of a site.

It says only what `elsewhere.py` understands, so that it runs in Firefox and WebKit too: `make browsers`.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from browser.conftest import OpenPage
from browser.games import set_table
from browser.hands import build, live_hexes, my_turn, play_now, press_ready_button
from browser.serving import Server, free_port
from hexstead.setup.draw import first_game
from nginx import BASE, Proxy, needs_nginx

pytestmark = pytest.mark.smoke


class Site:
    """Where people find the app, and the server behind it."""

    def __init__(self, address: str, server: Server) -> None:
        self.address = address
        self.server = server


@pytest.fixture(scope="module", params=["direct", pytest.param("nginx", marks=needs_nginx)])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    if request.param == "direct":
        server: Server = request.getfixturevalue("server")
        yield Site(f"{server.address}/", server)
        return
    server = Server(tmp_path_factory.mktemp("below"), base_path=BASE)
    server.start()
    proxy = Proxy(tmp_path_factory.mktemp("nginx"), free_port(), server.port)
    proxy.start()
    yield Site(proxy.address, server)
    proxy.stop()
    server.stop()


@pytest.fixture
def page(open_page: OpenPage, site: Site) -> Page:
    return open_page(site.address)


def test_every_page_of_the_bar_opens_by_a_click_and_by_its_address(page: Page, site: Site) -> None:
    page.goto("./")
    page.get_by_role("button", name="Play now").wait_for()
    for name in ("rules", "setup", "pad", "workshop", "replay"):
        page.goto("./")
        page.locator(f'main a[href$="/{name}"]').first.click()
        page.wait_for_url(re.compile(rf"^{re.escape(site.address)}{name}"))
        page.locator("h1").first.wait_for()
        page.reload()
        page.locator("h1").first.wait_for()
    page.locator("a.brand").click()
    page.wait_for_url(site.address)


def test_pictures_of_the_server_are_found(page: Page) -> None:
    page.goto("./rules")
    page.locator("figure img").first.scroll_into_view_if_needed()
    page.wait_for_function("() => document.querySelector('figure img').naturalWidth > 0")


def test_ten_actions_a_reload_and_the_game_goes_on(page: Page) -> None:
    play_now(page)
    done = 0
    while done < 10:
        my_turn(page)
        if live_hexes(page):
            build(page)
        else:
            press_ready_button(page)
        done += 1
    my_turn(page)
    before = page.locator(".prompt").get_attribute("data-at")
    page.reload()
    my_turn(page)
    assert page.locator(".prompt").get_attribute("data-at") == before


def test_a_friend_follows_the_address_and_both_chat(open_page: OpenPage, site: Site, page: Page) -> None:
    page.goto("./new")
    page.get_by_label("First-game set-up").check()
    page.get_by_label("Who plays in seat 2").select_option("open")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/*")
    link = page.locator(".link input").input_value()
    assert link == page.url
    assert link.startswith(f"{site.address}table/")

    friend = open_page(site.address)
    friend.goto(link)
    friend.get_by_label("Your name").fill("Brook")
    friend.get_by_role("button", name="Take this seat").click()
    page.locator("main li:nth-child(2)", has_text="Brook").wait_for()
    page.get_by_role("button", name="Start the game").click()
    friend.get_by_label("Say something").fill("Well built")
    friend.get_by_role("button", name="Send").click()
    page.locator(".chat li:last-child", has_text="Well built").wait_for()


def test_the_result_and_its_record_are_found(page: Page, site: Site) -> None:
    page.goto("./")
    address = set_table(page, site.server, first_game(2))
    page.goto(f".{address}/result")
    page.locator("h1", has_text=re.compile(r"won with \d+ gold")).wait_for()
    record = page.locator("main a[download]").get_attribute("href")
    assert page.request.get(str(record)).json()["actions"]
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url(re.compile(rf"^{re.escape(site.address)}table/[\w-]+/replay"))

"""When somebody at the table, or the server, is away."""

import re
import sqlite3
from types import SimpleNamespace
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Complaints, OpenPage, Serve
from browser.games import new_table
from browser.hands import PHONE, build, my_turn, play_now, take_a_turn
from browser.serving import Server


def begin_online(host: Page, guest: Page, *spectators: Page, seats: int = 2) -> str:
    """The address of a game of Ada, the host, and Brook, at which all look; bots have the other seats."""
    address = new_table(host, ["here", "open", *["bot"] * (seats - 2)])
    assert guest.request.post(f"{_route(address)}/join", data={"name": "Brook"}).ok
    assert host.request.post(f"{_route(address)}/start").ok
    for page in (host, guest, *spectators):
        page.goto(address)
    return address


def _route(address: str) -> str:
    return address.replace("/table/", "/api/tables/")


def _turn_of_brook(host: Page, guest: Page) -> None:
    """Ada waits for Brook."""
    host.locator(".seat.on").wait_for()
    if host.locator(".tag", has_text="your turn").count():
        take_a_turn(host)
    expect(guest.locator(".tag", has_text="your turn")).to_be_visible()


def _let_a_bot_play(page: Page) -> None:
    page.get_by_role("button", name="Let a bot play").click()
    page.get_by_role("dialog").get_by_role("button", name="Let a bot play").click()


def test_a_player_lets_a_bot_play_for_an_absent_one_who_comes_back_and_plays_on(open_page: OpenPage) -> None:
    host, guest = open_page(), open_page()
    address = begin_online(host, guest)
    _turn_of_brook(host, guest)
    offer = host.get_by_role("button", name="Let a bot play")
    expect(offer).to_have_count(0)
    guest.goto("/rules")
    expect(host.locator(".away")).to_contain_text("Brook is away")
    offer.click()
    question = host.get_by_role("dialog")
    expect(question).to_contain_text("Let a bot play for Brook?")
    question.get_by_role("button", name="Keep waiting").click()
    expect(question).to_have_count(0)
    _let_a_bot_play(host)
    my_turn(host)
    expect(offer).to_have_count(0)
    expect(host.locator(".seat small")).to_have_text("bot for Brook", use_inner_text=True)
    expect(host.locator(".log")).to_contain_text("Bot for Brook")
    for panel in (".log", ".chat"):
        expect(host.locator(panel)).to_contain_text("Brook is away. The Greedy bot is playing.")

    guest.goto(address)
    expect(host.locator(".log .note").first).to_have_text("Brook is back.")
    take_a_turn(host)
    my_turn(guest)
    build(guest)


def test_a_player_who_comes_back_takes_back_the_turn_of_the_bot(open_page: OpenPage) -> None:
    host, guest = open_page(), open_page()
    address = begin_online(host, guest)
    _turn_of_brook(host, guest)
    guest.goto("/rules")
    _let_a_bot_play(host)
    my_turn(host)
    guest.goto(address)
    guest.get_by_role("button", name="Take back its turn").click()
    my_turn(guest)
    expect(guest.get_by_role("button", name="Take back its turn")).to_have_count(0)
    expect(host.locator(".log .note").first).to_contain_text("Brook took back what the Greedy bot did.")
    take_a_turn(guest)
    my_turn(host)


def test_a_reload_costs_nobody_the_seat(serve: Serve, open_page: OpenPage) -> None:
    server = serve(away_seconds="100")
    host, guest = open_page(server.address), open_page(server.address)
    address = begin_online(host, guest)
    _turn_of_brook(host, guest)
    guest.goto("/rules")
    offer = host.get_by_role("button", name="Let a bot play")
    expect(offer).to_be_disabled()
    expect(host.locator(".away")).to_contain_text(re.compile(r"in (1:40|1:[0-3]\d)\."))
    guest.goto(address)
    expect(offer).to_have_count(0)
    my_turn(guest)


def test_who_left_a_bot_in_the_seat_and_still_looks_on_takes_over_again(open_page: OpenPage) -> None:
    host, guest = open_page(), open_page()
    address = begin_online(host, guest)
    guest.locator(".prompt").wait_for()
    guest.request.post(f"{_route(address)}/leave", data={})
    expect(guest.locator(".away")).to_contain_text("A bot is playing for you.")
    guest.get_by_role("button", name="Take over again").click()
    expect(guest.locator(".away")).to_have_count(0)
    expect(guest.locator(".log .note").first).to_have_text("Brook is back.")


def test_only_players_are_asked_whether_a_bot_should_play(open_page: OpenPage) -> None:
    host, guest, spectator = open_page(), open_page(), open_page()
    begin_online(host, guest, spectator)
    _turn_of_brook(host, guest)
    guest.goto("/rules")
    expect(host.get_by_role("button", name="Let a bot play")).to_be_visible()
    expect(spectator.locator(".seat small")).to_have_text("away", use_inner_text=True)
    expect(spectator.get_by_role("button", name="Let a bot play")).to_have_count(0)


def test_a_game_goes_on_when_its_host_is_away(open_page: OpenPage) -> None:
    host, guest = open_page(), open_page()
    begin_online(host, guest)
    _turn_of_brook(host, guest)
    host.goto("/rules")
    take_a_turn(guest)
    expect(guest.locator(".away")).to_contain_text("is away")
    _let_a_bot_play(guest)
    my_turn(guest)


def test_a_phone_shows_who_is_away_and_for_whom_a_bot_plays(open_page: OpenPage) -> None:
    host, guest = open_page(**PHONE), open_page()
    for seats in (2, 5):
        address = begin_online(host, guest, seats=seats)
        host.locator(".prompt").wait_for()
        guest.goto("/rules")
        brook = host.locator(".seat", has_text="Brook").locator("small")
        expect(brook).to_be_visible()
        expect(brook).to_have_text("away", use_inner_text=True)
        guest.request.post(f"{_route(address)}/leave", data={})
        expect(brook).to_have_text("bot", use_inner_text=True)
        assert host.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_device_without_network_says_so_at_once_and_plays_on_when_it_is_back(
    page: Page, complaints: Complaints
) -> None:
    complaints.expects_lost_connections = True
    play_now(page)
    page.context.set_offline(True)
    expect(page.locator(".lost")).to_be_visible(timeout=2_000)
    page.context.set_offline(False)
    expect(page.locator(".lost")).to_have_count(0, timeout=4_000)
    build(page)


def test_a_press_that_nobody_hears_says_that_the_connection_is_lost_and_tries_again(page: Page) -> None:
    server = SimpleNamespace(is_deaf=False)

    def between(socket: Any) -> None:
        if server.is_deaf:
            socket.close()
            return
        upstream = socket.connect_to_server()
        socket.on_message(lambda message: None if server.is_deaf else upstream.send(message))
        upstream.on_message(socket.send)

    page.route_web_socket("**/tables/*/socket", between)
    play_now(page)
    server.is_deaf = True
    page.locator(".hex.live").first.dispatch_event("focus")
    page.locator(".hex.live").first.press("Enter")
    expect(page.locator(".chosen.pressed")).to_have_count(1)
    expect(page.locator(".lost")).to_be_visible(timeout=7_000)
    server.is_deaf = False
    expect(page.locator(".lost")).to_have_count(0)
    expect(page.locator(".chosen.pressed")).to_have_count(0)
    build(page)


def test_a_table_opened_while_the_server_is_away_says_so_until_it_is_back(
    own_server: Server, open_page: OpenPage, complaints: Complaints
) -> None:
    complaints.expects_lost_connections = True
    page = open_page(own_server.address)
    play_now(page)
    page.locator("header .brand").click()
    table = page.locator('.games a[href^="/table/"]')
    table.wait_for()
    own_server.stop()
    table.click()
    expect(page.get_by_role("status")).to_contain_text("The server isn't answering")
    own_server.start()
    expect(page.locator(".prompt")).to_be_visible()


def test_who_leaves_others_is_asked_first_and_who_cannot_leave_hears_why(
    own_server: Server, open_page: OpenPage, complaints: Complaints
) -> None:
    complaints.expects_lost_connections = True
    host, guest = open_page(own_server.address), open_page(own_server.address)
    address = begin_online(host, guest)

    def leave(page: Page) -> None:
        # The bar of the page that still loads goes, and its menu with it.
        page.locator(".game-page").wait_for()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Leave the table").click()

    question = guest.get_by_role("dialog", name="Leave this table?")
    leave(guest)
    expect(question).to_contain_text("Ada plays on. A bot plays for you until you come back.")
    guest.go_back()
    expect(question).to_have_count(0)
    leave(guest)
    guest.keyboard.press("Escape")
    expect(question).to_have_count(0)
    assert guest.url.endswith(address)
    expect(host.locator(".log .note")).to_have_count(0)
    leave(guest)
    question.get_by_role("button", name="Leave, a bot plays").click()
    expect(guest.get_by_role("heading", name="Your games")).to_be_visible()
    expect(host.locator(".log .note").first).to_contain_text("Brook left.")
    guest.go_back()
    expect(host.locator(".log .note").first).to_have_text("Brook is back.")
    guest.locator(".prompt").wait_for()
    own_server.stop()
    leave(guest)
    question.get_by_role("button", name="Leave, a bot plays").click()
    expect(guest.locator(".prompt p")).to_contain_text("server")
    assert "/table/" in guest.url


def test_alone_with_bots_the_game_waits_for_an_hour(serve: Serve, open_page: OpenPage) -> None:
    """The hour passes on the clock of the page and in what the server has stored."""
    server = serve(sweep_seconds="0.2")
    page = open_page(server.address)
    page.goto(new_table(page, ["here", "bot", "bot"]))
    address = page.url
    take_a_turn(page)
    my_turn(page)
    before = page.locator(".prompt").get_attribute("data-at")
    log = page.locator(".log ol").inner_text()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    database = sqlite3.connect(server.folder / "tables.db", timeout=20)
    with database:
        database.execute("update seats set away_since = away_since - 3600")
        database.execute("update actions set since = since - 3600")
        database.execute("update tables set since = since - 3600")
    page.clock.install()
    page.clock.fast_forward("01:00:00")
    rows = database.execute("select count(*) from actions").fetchone()
    page.wait_for_function("fetch('./healthz').then(({ ok }) => ok)")
    page.goto(address)
    my_turn(page)
    assert page.locator(".prompt").get_attribute("data-at") == before
    assert page.locator(".log ol").inner_text() == log
    assert database.execute("select count(*) from actions").fetchone() == rows
    expect(page.locator(".away")).to_have_count(0)
    build(page)
    database.close()

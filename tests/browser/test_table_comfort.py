"""What lies around the map: whose tiles are shown, the lesson, the chat, the drawer."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Complaints, OpenPage
from browser.games import new_table, of_all_boxes, set_table
from browser.hands import PHONE, begin, build, do_as_told, live_hexes, my_turn, play_now, take_a_turn
from browser.serving import Server
from hexstead.setup.draw import first_game


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (1100, 800), (1920, 1080)])
def test_the_gold_of_five_seats_is_read_to_its_last_figure(
    open_page: OpenPage, server: Server, width: int, height: int
) -> None:
    page = open_page(viewport={"width": width, "height": height})
    page.goto(set_table(page, server, of_all_boxes(5), rounds=9, bot="greedy"))
    my_turn(page)
    script = """golds => golds.filter(gold => {
      const list = gold.closest('.list').getBoundingClientRect();
      return gold.getBoundingClientRect().right > list.right - 7;
    }).length"""
    assert page.locator(".right .cards .list em").evaluate_all(script) == 0


@pytest.mark.parametrize("seats", [2, 5])
def test_on_a_phone_it_is_said_whose_tiles_are_looked_at(
    open_page: OpenPage, server: Server, seats: int
) -> None:
    page = open_page(**PHONE)
    page.goto(set_table(page, server, of_all_boxes(seats), rounds=4))
    my_turn(page)
    caption, brook = page.locator(".hand .cap"), page.locator(".seat", has_text="Brook")
    expect(caption).to_be_hidden()
    plain = _shadow(brook)
    brook.tap()
    expect(caption).to_be_visible()
    expect(caption).to_contain_text("Card and tiles of Brook")
    assert _shadow(brook) != plain
    brook.tap()
    expect(caption).to_be_hidden()


def _shadow(seat: Locator) -> str:
    return str(seat.evaluate("seat => getComputedStyle(seat).boxShadow"))


def _three_at_one_screen(page: Page) -> None:
    page.goto(new_table(page, ["here", "here", "here"]))
    my_turn(page)


def test_looking_at_somebody_ends_with_the_turn(page: Page) -> None:
    _three_at_one_screen(page)
    page.locator(".seat:not(.on)").first.click()
    expect(page.locator(".seat.looked")).to_have_count(1)
    take_a_turn(page)
    expect(page.locator(".seat.looked")).to_have_count(0)
    expect(page.locator(".hand .cap")).to_contain_text("Your card and tiles")


def _lesson(page: Page) -> Locator:
    return page.locator("aside.lesson h2")


def test_the_guided_game_goes_on_where_it_was_after_a_reload(page: Page) -> None:
    begin(page, "Learn by playing")
    page.locator("aside.lesson .btn").click()
    build(page)
    expect(_lesson(page)).to_have_text("Stay together")
    page.reload()
    my_turn(page)
    expect(_lesson(page)).to_have_text("Stay together")
    begin(page, "Learn by playing")
    expect(_lesson(page)).to_have_text("Build a kingdom worth gold")


def test_the_lesson_on_using_a_tile_stays_until_its_hex_is_chosen(page: Page) -> None:
    begin(page, "Learn by playing")
    seen = [""]
    while not (seen[-1] == "Use the tile" and page.locator(".tile.ready").count()):
        seen += [text for text in _lesson(page).all_inner_texts() if text not in seen]
        if seen[-1] != "Use the tile" or not page.locator(".tile.ready").count():
            do_as_told(page, seen[-1])
    page.locator(".tile.ready").first.click()
    expect(page.locator(".tile.ready")).to_have_count(0)
    expect(_lesson(page)).to_have_text("Use the tile")
    while live_hexes(page) and _lesson(page).inner_text() == "Use the tile":
        build(page)
    expect(_lesson(page)).to_have_text("Where the gold comes from")


def _say(page: Page | Locator) -> Locator:
    return page.get_by_label("Say something")


def test_the_chat_stays_when_the_only_spectator_leaves(open_page: OpenPage) -> None:
    page, spectator = open_page(), open_page()
    play_now(page)
    expect(_say(page)).to_have_count(0)
    spectator.goto(page.url)
    _say(page).fill("Hello, you who look on")
    spectator.goto("/rules")
    expect(page.locator(".watchers")).to_have_count(0)
    expect(_say(page)).to_have_value("Hello, you who look on")


def test_words_that_could_not_be_sent_stay_in_the_field(
    own_server: Server, open_page: OpenPage, complaints: Complaints
) -> None:
    complaints.expects_lost_connections = True
    page, other = open_page(own_server.address), open_page(own_server.address)
    page.goto(new_table(page, ["here", "open"]))
    other.goto(page.url)
    other.get_by_role("button", name="Take this seat").click()
    page.get_by_role("button", name="Start the game").click()
    # The lobby has a chat too: the one of the game is meant.
    for one in (page, other):
        one.locator(".prompt").wait_for()
    own_server.stop()
    expect(page.locator(".lost")).to_be_visible()
    _say(page).fill("Is anybody there?")
    _say(page).press("Enter")
    expect(_say(page)).to_have_value("Is anybody there?")
    own_server.start()
    expect(page.locator(".lost")).to_have_count(0)
    _say(page).press("Enter")
    for reader in (page, other):
        expect(reader.locator(".chat li").last).to_contain_text("Is anybody there?")
    expect(_say(page)).to_have_value("")


def test_a_phone_counts_what_was_said_unseen_and_keeps_what_is_half_said(
    open_page: OpenPage, server: Server
) -> None:
    page, spectator = open_page(**PHONE), open_page()
    address = set_table(page, server, first_game(2), rounds=2)
    page.goto(address)
    my_turn(page)
    drawer = page.get_by_role("button", name=re.compile("^Log"))
    expect(drawer).to_have_accessible_name("Log")
    spectator.goto(address)
    for words in ("Well built", "What a harbour"):
        _say(spectator).fill(words)
        _say(spectator).press("Enter")
    expect(drawer).to_have_accessible_name("Log, 2 new chat messages")
    expect(drawer.locator(".new")).to_have_text("2")
    drawer.tap()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("What a harbour")
    _say(dialog).fill("Thank")
    dialog.get_by_role("button", name="Close").tap()
    expect(drawer).to_have_accessible_name("Log")
    drawer.tap()
    expect(_say(dialog)).to_have_value("Thank")


def test_the_drawer_holds_the_focus_and_gives_it_back(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 390, "height": 844})
    play_now(page)
    for opener in (page.locator(".details"), page.locator(".strip button").first):
        opener.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_be_visible()
        for _ in range(30):
            page.keyboard.press("Tab")
            assert page.evaluate("!document.activeElement.closest('.game-page > :not(.drawer)')")
        page.locator(".drawer .close").first.focus()
        expect(page.locator(".info")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(opener).to_be_focused()


def test_what_a_card_does_is_told_over_the_drawer_that_shows_it(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 390, "height": 844})
    play_now(page)
    page.locator(".details").click()
    page.locator(".drawer .cards .picture").first.focus()
    heading = page.locator(".drawer .info h2")
    expect(heading).to_be_visible()
    is_on_top = """heading => {
        const { x, y, width, height } = heading.getBoundingClientRect();
        return heading === document.elementFromPoint(x + width / 2, y + height / 2);
    }"""
    assert heading.evaluate(is_on_top)
    page.keyboard.press("Escape")
    expect(page.locator(".info")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

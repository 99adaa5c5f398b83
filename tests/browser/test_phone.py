"""At a phone: what is in sight, and what a finger does."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from browser.conftest import OpenPage
from browser.games import of_all_boxes, set_table
from browser.hands import PHONE, build, live_hex_in_sight, middle_of, moved_on, my_turn, position, take_a_turn
from browser.serving import Server
from browser.test_table_away import begin_online

_SIDEWAYS: Final[dict[str, Any]] = PHONE | {"viewport": {"width": 844, "height": 390}}
_SMALL: Final[dict[str, Any]] = PHONE | {"viewport": {"width": 360, "height": 740}}


def _phone(open_page: OpenPage, server: Server, options: dict[str, Any]) -> Page:
    page = open_page(**options)
    page.goto(set_table(page, server, of_all_boxes(3), rounds=6, bot="greedy"))
    my_turn(page)
    return page


def _box(part: Locator) -> FloatRect:
    box = part.bounding_box()
    assert box is not None
    return box


@pytest.mark.parametrize("options", [PHONE, _SMALL, _SIDEWAYS], ids=["390", "360", "sideways"])
def test_your_card_and_tiles_are_in_sight_and_little_lies_on_the_map(
    open_page: OpenPage, server: Server, options: dict[str, Any]
) -> None:
    page = _phone(open_page, server, options)
    size = options["viewport"]
    board = _box(page.locator(".board"))
    for part in (page.locator(".prompt .own .card").first, page.locator(".hand .tile").first):
        box = _box(part)
        assert box["y"] + box["height"] <= size["height"]
        assert box["x"] + box["width"] <= size["width"]
        if size["width"] > size["height"]:
            assert box["x"] >= board["x"] + board["width"]
    covering = [_box(page.locator(name)) for name in (".mini", ".zoom")]
    covered = sum(box["width"] * box["height"] for box in covering)
    assert covered <= board["width"] * board["height"] / 10
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_sideways_the_strip_opens_the_text_of_every_card(open_page: OpenPage, server: Server) -> None:
    page = _phone(open_page, server, _SIDEWAYS)
    page.locator(".strip button").first.tap()
    texts = page.locator(".drawer .cards .card p")
    assert texts.count() > 3
    for text in (texts.first, texts.last):
        text.scroll_into_view_if_needed()
        expect(text).to_be_in_viewport()
        assert text.evaluate("text => text.scrollHeight <= text.clientHeight + 1")


def test_a_finger_opens_a_tile_and_only_its_button_uses_it(open_page: OpenPage, server: Server) -> None:
    page = _phone(open_page, server, PHONE)
    before = position(page)
    page.locator(".hand .tile.ready").first.tap()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    expect(sheet.locator("img")).to_be_visible()
    expect(page.locator(".game-page > [inert]")).to_have_count(5)
    assert position(page) == before
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)
    page.locator(".hand .tile.ready").first.tap()
    sheet.get_by_role("button", name=re.compile("^Use ")).tap()
    moved_on(page, before)
    expect(sheet).to_have_count(0)


def test_a_tapped_hex_is_built_on_by_a_button_or_a_second_tap(open_page: OpenPage, server: Server) -> None:
    page = _phone(open_page, server, PHONE)
    for tap_again in (False, True):
        expect(page.get_by_role("button", name="Pick a hex")).to_be_visible()
        name, before = live_hex_in_sight(page), position(page)
        page.touchscreen.tap(*middle_of(page, name))
        button = page.get_by_role("button", name=f"Build on {name}")
        expect(button).to_be_visible()
        if tap_again:
            page.touchscreen.tap(*middle_of(page, name))
        else:
            button.tap()
        moved_on(page, before)


def test_the_map_follows_the_others_until_it_is_told_to_stay(open_page: OpenPage) -> None:
    phone, other = open_page(**PHONE), open_page()
    begin_online(phone, other)
    own, others_turn = (page.locator(".hex.live").first for page in (phone, other))
    own.or_(phone.locator(".follow").first).wait_for(state="attached")
    if not own.count():
        take_a_turn(other)
    take_a_turn(phone)
    others_turn.wait_for(state="attached")
    stay = phone.get_by_role("button", name="Stay here")
    before = position(phone)
    name = build(other)
    moved_on(phone, before)
    expect(phone.locator(f'[data-hex="{name}"]')).to_be_in_viewport()
    stay.tap()
    expect(stay).to_have_attribute("aria-disabled", "true")
    place, before = middle_of(phone, name), position(phone)
    build(other)
    moved_on(phone, before)
    assert middle_of(phone, name) == place

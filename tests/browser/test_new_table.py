"""A new table: the bar that starts it, and boards chosen by picture."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import OpenPage
from browser.hands import PHONE, drawing

_DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1366, "height": 768}}
_SIDEWAYS: Final[dict[str, Any]] = PHONE | {"viewport": {"width": 844, "height": 390}}


@pytest.mark.parametrize("options", [_DESKTOP, PHONE, _SIDEWAYS], ids=["desktop", "phone", "sideways"])
def test_the_start_is_in_sight_wherever_the_page_is_scrolled(
    open_page: OpenPage, options: dict[str, Any]
) -> None:
    page = open_page(**options)
    page.goto("/new")
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_enabled()
    bar = page.get_by_role("region", name="What you start here")
    expect(bar).to_contain_text("2 players. The game starts at once.")
    window = options["viewport"]
    for top in (0, 10_000):
        page.evaluate("top => scrollTo(0, top)", top)
        assert bar.bounding_box() == {
            "x": 0,
            "y": window["height"] - 74,
            "width": window["width"],
            "height": 74,
        }
        expect(start).to_be_in_viewport(ratio=1)
    last = page.locator(".preview li").last.bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= window["height"] - 74


def test_an_invited_seat_makes_the_bar_set_the_table(page: Page) -> None:
    page.goto("/new")
    page.get_by_label("Who plays in seat 2").select_option("open")
    expect(page.get_by_text("One seat waits for a friend.")).to_be_visible()
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("open seat", exact=True)).to_be_visible()


def test_boxes_and_house_rules_are_those_of_the_last_table(page: Page) -> None:
    page.goto("/new")
    page.get_by_role("checkbox", name="Nomads").check()
    page.get_by_text("More options").click()
    house_rule = page.locator(".fold .tick input").last
    with drawing(page):
        house_rule.check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    page.goto("/new")
    expect(page.get_by_role("checkbox", name="Nomads")).to_be_checked()
    expect(house_rule).to_be_checked()


def test_a_board_is_chosen_by_its_picture_and_a_lock_keeps_it(page: Page) -> None:
    page.goto("/new")
    boards = page.locator(".preview .boards")
    expect(boards).to_contain_text("·")
    place = page.get_by_role("button", name=re.compile("^Bottom left"))
    place.focus()
    page.keyboard.press("Enter")
    tray = page.get_by_role("group", name="Board for the bottom left")
    expect(tray.locator("svg path").first).to_be_attached()
    free = tray.get_by_role("button", pressed=False).filter(has_not_text="Swap").first
    name = free.inner_text()
    free.focus()
    with drawing(page):
        page.keyboard.press("Enter")
    expect(tray.get_by_role("button", name=name)).to_be_focused()
    expect(tray.get_by_role("button", pressed=True)).to_have_text(name)
    expect(tray.get_by_role("button").filter(has_text="Swap")).to_have_count(3)
    expect(page.get_by_role("button", name=f"Keep {name}")).to_have_attribute("aria-pressed", "true")

    with drawing(page):
        page.get_by_role("button", name=f"Turn {name}").click()
    expect(place).to_contain_text("turned")
    for _ in range(3):
        with drawing(page):
            page.get_by_role("button", name="Draw again").click()
        assert boards.inner_text().split(" · ")[2] == f"{name} (turned)"
    with drawing(page):
        page.get_by_role("button", name=f"Keep {name}").click()
    assert boards.inner_text().split(" · ")[2] == f"{name} (turned)"


def test_the_tray_has_the_boards_of_the_side_that_is_up(page: Page) -> None:
    page.goto("/new")
    with drawing(page):
        page.get_by_role("radio", name="Newest edition").check()
    with drawing(page):
        page.get_by_role("radio", name="Side B").check()
    page.get_by_role("button", name=re.compile("^Top right")).click()
    tray = page.get_by_role("group", name="Board for the top right").get_by_role("button")
    expect(tray).to_have_text([re.compile(f"{number}B") for number in (1, 2, 3, 4)])
    with drawing(page):
        tray.filter(has_text="Swap").first.click()
    expect(page.get_by_role("alert")).to_have_count(0)

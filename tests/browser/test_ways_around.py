"""The ways from page to page, what is at their ends, and how to get back."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.games import finished_game


def test_after_a_record_another_one_can_be_opened(page: Page, tmp_path: Path) -> None:
    finished_game(tmp_path / "game.json")
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Open a record").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Open a record")


def test_the_way_to_the_rules_forgets_what_was_searched(page: Page) -> None:
    page.goto("/rules")
    page.get_by_role("searchbox").fill("harbor")
    expect(page).to_have_url(re.compile("q=harbor"))
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.get_by_role("searchbox")).to_have_value("")
    page.go_back()
    expect(page.get_by_role("searchbox")).to_have_value("harbor")


def test_a_link_to_a_card_of_the_rules_shows_the_card(page: Page) -> None:
    page.goto("/rules#card-knights")
    card = page.locator("#card-knights")
    expect(card).to_be_in_viewport()
    page.reload()
    expect(card).to_be_in_viewport()


def test_the_rules_offer_no_box_without_entries(page: Page) -> None:
    page.goto("/rules")
    boxes = page.get_by_role("group", name="Box").get_by_role("button")
    expect(boxes.nth(1)).to_be_visible()
    for box in boxes.all():
        box.click()
        expect(page.locator(".entries article").first).to_be_visible()


def test_an_address_may_end_with_a_slash(page: Page) -> None:
    page.goto("/rules/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules")


def test_a_page_where_nothing_is_says_so_in_its_title(page: Page) -> None:
    page.goto("/nowhere")
    expect(page).to_have_title("There is no such page · Hexstead")
    page.goto("/table/none")
    expect(page).to_have_title("There is no such table. · Hexstead")

"""Who sits where under which name, and where the focus is when a button has done its work."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import OpenPage
from browser.games import set_table
from browser.serving import Server
from hexstead.match.drawing import first_game

_FOCUSED = "document.activeElement.tagName"


def test_the_menu_closes_by_escape_and_when_it_is_left(page: Page) -> None:
    page.goto("/rules")
    menu = page.get_by_role("button", name="Menu")
    last = page.get_by_role("link", name="Open a record")
    menu.click()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(last).to_have_count(0)
    expect(menu).to_be_focused()
    page.keyboard.press("Enter")
    last.focus()
    page.keyboard.press("Tab")
    expect(last).to_have_count(0)
    assert page.evaluate(_FOCUSED) != "BODY"


def test_what_could_not_be_copied_is_not_called_copied(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
        "document.execCommand = () => window.canCopy === true;"
    )
    page.goto(set_table(page, server, first_game(2)) + "/result")
    copy = page.get_by_role("button", name=re.compile("Copy the link|ot copied|Copied"))
    copy.click()
    expect(copy).to_contain_text("Not copied")
    expect(copy).to_be_focused()
    page.evaluate("window.canCopy = true")
    copy.click()
    expect(copy).to_contain_text("Copied")
    expect(copy).to_be_focused()

"""Who sits where under which name, and where the focus is when a button has done its work."""

from playwright.sync_api import Page, expect

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

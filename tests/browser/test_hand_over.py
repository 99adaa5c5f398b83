"""Several people at one screen."""

from playwright.sync_api import expect

from browser.conftest import OpenPage
from browser.games import new_table
from browser.hands import take_a_turn


def test_the_screen_is_handed_over_between_turns_and_shows_no_card_before(open_page: OpenPage) -> None:
    page = open_page(asks_between_turns=True)
    page.goto(new_table(page, ["here", "here"]))
    question = page.locator("dialog.hand-over")
    expect(question).to_contain_text(", your turn")
    expect(page.locator(".hex.live")).to_have_count(0)
    expect(page.locator(".chat")).to_have_count(0)
    first = question.locator("h2").inner_text()
    page.keyboard.press("Escape")
    question.get_by_role("button", name="Show my card").click()
    expect(question).to_have_count(0)
    name = first.split(",")[0]
    expect(page.locator(".prompt h2")).to_contain_text(f"{name}: Build")
    expect(question.locator(".before")).to_have_count(0)
    take_a_turn(page)
    expect(question.locator(".before")).to_contain_text(name)
    assert question.locator("h2").inner_text() != first
    question.get_by_text("Ask between turns").click()
    expect(question).to_have_count(0)
    expect(page.locator(".hex.live").first).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Log").click()
    expect(page.locator(".drawer .log")).to_be_visible()
    expect(page.locator(".chat")).to_have_count(0)

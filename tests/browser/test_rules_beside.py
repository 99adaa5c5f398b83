"""The rules open beside the game: of this game, or all of them, and nobody has to leave the table."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import OpenPage
from browser.games import of_all_boxes, set_table
from browser.hands import LIVE, PHONE, click_hex, live_hexes, point_at
from browser.serving import Server
from browser.test_quality import barriers
from hexstead.setup.draw import first_game


def _places(page: Page) -> object:
    """Where the hexes lie."""
    script = "all => all.map(hex => { const { x, y } = hex.getBoundingClientRect(); return [x, y]; })"
    return page.locator(".board .hex").evaluate_all(script)


def test_the_rules_of_this_game_lie_beside_the_map_which_can_still_be_played(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page(viewport={"width": 1366, "height": 768}, bypass_csp=True)
    page.goto(set_table(page, server, first_game(2), 1))
    page.locator(LIVE).first.wait_for(state="attached")
    before = _places(page)
    page.get_by_role("button", name="Rules", exact=True).click()
    panel = page.get_by_role("region", name="Rules")
    expect(panel.locator("#location-farm")).to_contain_text("Build one settlement on grass")
    expect(panel.locator("#location-barn, #rule-nomad-space, #terrain-swamp")).to_have_count(0)
    assert barriers(page, "rules beside the game", ["desktop"]) == []
    page.set_viewport_size({"width": 1366, "height": 768})
    assert _places(page) == before
    search = panel.get_by_role("searchbox")
    for words in ("tie", "how do I win ties"):
        search.fill(words)
        expect(panel.locator("article").first).to_contain_text("tied players share the victory")
    search.fill("")
    panel.get_by_role("button", name="All rules").click()
    expect(panel.locator("#location-barn, #rule-nomad-space, #terrain-swamp")).to_have_count(3)
    hex = live_hexes(page)[0]
    click_hex(page, hex)
    expect(page.locator(f'.hex[data-hex="{hex}"][aria-label*=settlement]')).to_have_count(1)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.get_by_role("button", name="Rules", exact=True)).to_be_focused()
    expect(page).to_have_url(re.compile(r"/table/[\w-]+$"))


def test_an_info_card_leads_to_what_the_rules_say_of_it(open_page: OpenPage, server: Server) -> None:
    page = open_page(viewport={"width": 1366, "height": 768})
    page.goto(set_table(page, server, first_game(2), 1))
    page.locator(LIVE).first.wait_for(state="attached")
    for label in ("Tavern", "Castle", "Tavern"):
        plate = page.locator(f".hex[data-plate][aria-label*={label} i]").first.get_attribute("data-hex")
        assert plate is not None
        point_at(page, plate)
        page.locator(".info").get_by_role("button", name="More in the rules").click()
        expect(page.locator(".info")).to_have_count(0)
        sought = page.locator("article.sought")
        expect(sought).to_contain_text(label)
        expect(sought).to_be_in_viewport()
        expect(sought).to_be_focused()


def test_on_a_phone_the_rules_are_a_sheet_that_the_way_back_closes(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page(**PHONE, bypass_csp=True)
    address = set_table(page, server, of_all_boxes(3), 2)
    page.goto(address)
    page.locator(LIVE).first.wait_for(state="attached")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("navigation").get_by_role("button", name="Rules").tap()
    sheet = page.get_by_role("dialog", name="Rules")
    expect(sheet.locator("article").first).to_be_visible()
    assert sheet.bounding_box() == {"x": 0, "y": 0, **PHONE["viewport"]}
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert barriers(page, "rules over the game", ["phone"]) == []
    page.go_back()
    expect(sheet).to_have_count(0)
    expect(page.locator(LIVE).first).to_be_attached()
    expect(page).to_have_url(re.compile(r"/table/[\w-]+$"))

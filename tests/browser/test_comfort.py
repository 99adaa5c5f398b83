"""What makes long games comfortable: keys for everything, and what lies open in sight."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import OpenPage
from browser.games import set_table
from browser.hands import LIVE, PHONE, live_hexes, moved_on, my_turn, play_now, position
from browser.serving import Server
from browser.test_quality import barriers
from hexstead import __version__
from hexstead.setup.draw import first_game


def _does(page: Page, key: str) -> None:
    """Press a key that the table answers."""
    before = position(page)
    page.keyboard.press(key)
    moved_on(page, before)


def test_a_turn_is_played_with_keys_alone(open_page: OpenPage) -> None:
    page = open_page(bypass_csp=True)
    play_now(page)
    page.keyboard.press("b")
    expect(page.locator(f"{LIVE}:focus")).to_have_count(1)
    _does(page, "Enter")
    _does(page, "z")
    while live_hexes(page):
        page.locator(LIVE).first.focus()
        _does(page, "b")
    _does(page, "e")
    my_turn(page)

    page.keyboard.press("k")
    expect(page.locator(".cards .list")).to_be_focused()
    page.keyboard.press("l")
    expect(page.locator(".log ol")).to_be_focused()
    page.keyboard.press("?")
    help_page = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(help_page).to_contain_text("End your turn")
    assert barriers(page, "keys", ["desktop", "phone"]) == []
    page.set_viewport_size({"width": 1440, "height": 900})
    help_page.get_by_label("Use these keys").uncheck()
    page.keyboard.press("Escape")
    expect(help_page).to_have_count(0)
    page.keyboard.press("?")
    expect(help_page).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Keyboard shortcuts").click()
    expect(help_page.get_by_label("Use these keys")).not_to_be_checked()


def test_on_a_small_screen_keys_open_the_drawer_where_the_log_is(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    play_now(page)
    page.keyboard.press("l")
    expect(page.locator(".drawer .log ol")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".drawer .log")).to_have_count(0)


def test_keys_walk_through_a_replay(page: Page, server: Server) -> None:
    page.goto(f"{set_table(page, server, first_game(2))}/replay?at=5")
    slider = page.get_by_role("slider", name="Moment of the game")
    slider.wait_for()
    for key, then in (("ArrowRight", "6"), ("ArrowLeft", "5"), ("End", None), ("Home", "0")):
        page.keyboard.press(key)
        expect(slider).to_have_value(then or slider.get_attribute("max") or "")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()


def test_the_piles_tell_what_is_left_and_what_lies_open(open_page: OpenPage, server: Server) -> None:
    page = open_page(bypass_csp=True)
    page.goto(set_table(page, server, first_game(3), rounds=3))
    button = page.get_by_role("button", name="Draw pile")
    left, discards = (int(words) for words in re.findall(r"\d+", button.get_attribute("title") or ""))
    button.click()
    piles = page.locator(".piles")
    expect(piles).to_contain_text(f"{left} cards left to draw")
    numbers = [int(words) for words in piles.locator("ul").first.locator("b").all_inner_texts()]
    assert sum(numbers) == discards
    assert barriers(page, "piles", ["desktop"]) == []
    page.keyboard.press("Escape")
    expect(piles).to_have_count(0)
    expect(button).to_be_focused()


def test_on_a_phone_the_piles_lie_in_the_drawer(open_page: OpenPage, server: Server) -> None:
    page = open_page(**PHONE)
    page.goto(set_table(page, server, first_game(2), rounds=2))
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_role("region", name="Terrain cards")).to_contain_text("left to draw")


def test_the_chart_of_gold_is_read_by_pointer_and_keys(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    finished = set_table(page, server, first_game(2))
    page.goto(f"{finished}/result")
    chart = page.get_by_role("slider", name="Gold of every player after each round")
    reading = page.locator(".chart .reading")
    chart.focus()
    golds = page.locator("tfoot .sum").all_inner_texts()
    assert len(golds) == 2
    for gold in golds:
        expect(reading).to_contain_text(gold)
    page.keyboard.press("Home")
    expect(reading).to_have_text(re.compile(r"Round 0\s*0\s*0"))
    expect(chart).to_have_attribute("aria-valuetext", "Round 0: Ada 0 gold, Brook 0 gold")
    box = chart.bounding_box()
    assert box is not None
    chart.hover(position={"x": box["width"] - 2, "y": 40})
    expect(reading).to_contain_text(golds[0])
    marks = [int(words) for words in chart.locator(".mark").all_inner_texts()]
    assert marks[-1] >= max(int(gold) for gold in golds)

    page.goto(f"{finished}/replay")
    page.get_by_role("img", name="Gold of every player").click(position={"x": 1, "y": 20})
    expect(page).to_have_url(re.compile(r"at=0$"))
    page.get_by_role("img", name="Gold of every player").hover()
    page.mouse.down()
    page.mouse.up()
    expect(page).not_to_have_url(re.compile(r"at=0$"))


def test_a_line_of_the_log_leads_to_its_moment(page: Page, server: Server) -> None:
    page.goto(set_table(page, server, first_game(2)))
    line = page.locator(".log li", has_text="built").last
    # A turn ends before the next card is drawn.
    told = line.locator("button").inner_text().rsplit(";", 1)[0]
    line.get_by_role("button").click()
    page.wait_for_url("**/replay?at=*")
    current = page.locator(".log [aria-current=step]")
    expect(current).to_contain_text(told)
    page.locator(".log li", has_text="built").first.get_by_role("button").click()
    expect(current).not_to_contain_text(told)


def test_in_the_drawer_a_line_of_the_log_is_pressed_only_when_the_game_is_over(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page(**PHONE)
    line = page.locator(".drawer .log li", has_text="built").first
    page.goto(set_table(page, server, first_game(2), rounds=2))
    page.get_by_role("button", name="Log").click()
    expect(line).to_be_visible()
    expect(line.get_by_role("button")).to_have_count(0)
    page.goto(set_table(page, server, first_game(2)))
    page.get_by_role("button", name="Log").click()
    line.get_by_role("button").click()
    page.wait_for_url("**/replay?at=*")


def test_during_the_game_a_line_of_the_log_keeps_its_hexes_in_sight(page: Page, server: Server) -> None:
    page.goto(set_table(page, server, first_game(2), rounds=2))
    line = page.locator(".log li", has_text="built").first.get_by_role("button")
    line.click()
    page.mouse.move(2, 2)
    expect(line).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".board .pointed")).to_have_count(1)
    line.click()
    page.mouse.move(2, 2)
    expect(page.locator(".board .pointed")).to_have_count(0)


def test_about_says_that_hexstead_is_unofficial(page: Page) -> None:
    page.goto("/")
    page.locator("footer").get_by_role("link", name="About Hexstead").click()
    expect(page.get_by_role("main")).to_contain_text("not connected with Donald X. Vaccarino or Queen Games")
    expect(page.get_by_role("main")).to_contain_text(__version__)
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("nav").get_by_role("link", name="About Hexstead")).to_have_attribute(
        "aria-current", "page"
    )

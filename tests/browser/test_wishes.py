"""What is wished of a set-up: for a new table, in the set-up helper and on the score pad."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Complaints
from browser.hands import drawing, drawn_setup, hold, lay_board
from hexstead.setup.code import write_code
from hexstead.setup.draw import draw_setup, first_game


@pytest.mark.parametrize("path", ["/new", "/setup", "/pad"])
def test_the_last_box_with_boards_stays_ticked(page: Page, path: str) -> None:
    page.goto(path)
    box = page.get_by_role("checkbox", name="Kingdom Builder", exact=True)
    expect(box).to_be_checked()
    box.click()
    expect(box).to_be_checked()
    nomads = page.get_by_role("checkbox", name="Nomads")
    nomads.check()
    box.uncheck()
    expect(box).not_to_be_checked()
    nomads.uncheck()
    expect(box).to_be_checked()


def test_a_card_stays_in_the_place_where_it_was_chosen(page: Page) -> None:
    page.goto("/new")
    _expect_drawn(page)
    page.get_by_label("Kingdom card 3").select_option("knights")
    page.get_by_label("Kingdom card 2").select_option("hermits")
    assert _values(page, "Kingdom card", 3) == ["", "hermits", "knights"]
    for name in ("Hermits", "Knights"):
        expect(page.locator(".preview li b", has_text=name)).to_have_count(1)
    page.get_by_label("Kingdom card 2").select_option("")
    assert _values(page, "Kingdom card", 3) == ["", "", "knights"]


def test_a_nomad_tile_lies_in_the_place_where_it_was_chosen(page: Page) -> None:
    page.goto("/setup")
    page.get_by_role("checkbox", name="Nomads").check()
    lay_board(page, "Top left", "Quarry")
    with drawing(page):
        lay_board(page, "Top right", "Caravan")
    page.get_by_text("More options").click()
    with drawing(page):
        page.get_by_label("Nomad tile 2").select_option("treasure")
    assert drawn_setup(page)["tiles"][1] == "treasure"
    for _ in range(3):
        with drawing(page):
            page.get_by_role("button", name="Draw again").click()
        assert drawn_setup(page)["tiles"][1] == "treasure"


def test_what_was_drawn_for_a_new_table_stays_until_a_change_needs_another(page: Page) -> None:
    page.goto("/new")
    drawn = _expect_drawn(page)
    boards = page.locator(".preview .boards")
    page.get_by_text("More options").click()
    with drawing(page):
        page.get_by_role("button", name="Add a seat").click()
    assert boards.inner_text() == drawn
    with drawing(page):
        page.locator(".fold .tick input").last.check()
    assert boards.inner_text() == drawn
    with drawing(page):
        page.get_by_label("Kingdom card 3").select_option("lords")
    expect(page.locator(".preview li b", has_text="Lords")).to_be_visible()
    assert boards.inner_text() == drawn

    with drawing(page):
        page.get_by_role("button", name="Draw again").click()
    expect(boards).not_to_have_text(drawn)


def test_ticking_the_capitol_brings_boards_that_can_hold_it(page: Page) -> None:
    page.goto("/new")
    _expect_drawn(page)
    page.get_by_text("More options").click()
    capitol = page.get_by_role("checkbox", name="Capitol", exact=True)
    for _ in range(6):
        with drawing(page):
            page.get_by_role("button", name="Draw again").click()
        with drawing(page):
            capitol.check()
        expect(page.locator(".preview .boards")).to_have_text(re.compile("Harbor|Oracle"))
        with drawing(page):
            capitol.uncheck()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_locked_boards_and_cards_of_the_set_up_helper_stay_whatever_is_wished(page: Page) -> None:
    page.goto("/setup")
    boards, cards = page.locator(".four li"), page.locator(".sheet ul li b")
    expect(boards).to_have_count(4)
    there = boards.all_inner_texts()
    page.get_by_role("button", name="Keep these boards").click()
    with drawing(page):
        page.get_by_role("checkbox", name="Nomads").check()
    assert boards.all_inner_texts() == there
    three = cards.all_inner_texts()[:3]
    page.get_by_role("button", name="Keep these cards").click()
    with drawing(page):
        page.get_by_role("button", name="4", exact=True).click()
    with drawing(page):
        page.get_by_role("checkbox", name="Crossroads").check()
    with drawing(page):
        page.get_by_role("button", name="Draw again").click()
    assert boards.all_inner_texts() == there
    assert cards.all_inner_texts()[:3] == three
    page.get_by_role("radio", name="Newest edition").check()
    expect(page.get_by_role("button", name="Keep these boards")).to_have_attribute("aria-pressed", "false")
    expect(boards.first).not_to_have_text(there[0])
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_set_up_for_five_is_played_by_five(page: Page) -> None:
    page.goto("/setup")
    play_it = page.get_by_text("Play it here")
    play_it.wait_for()
    held = hold(page, "**/api/setup")
    page.get_by_role("button", name="5", exact=True).click()
    expect(page.locator(".acts", has=play_it)).to_have_attribute("inert", "")
    held[0].continue_()
    page.unroute("**/api/setup")
    play_it.click()
    expect(page.locator(".places li")).to_have_count(5)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")


def test_a_code_of_the_newest_edition_shows_its_edition(page: Page) -> None:
    page.goto(f"/new?code={write_code(draw_setup(2, 5, edition='newest'))}")
    expect(page.get_by_role("radio", name="Newest edition")).to_be_checked()


def test_a_late_refusal_of_an_older_code_is_not_told(page: Page, complaints: Complaints) -> None:
    held = hold(page, "**/api/setup", "nonsense")
    page.goto("/new")
    _expect_drawn(page)
    code = page.get_by_label("Set-up code")
    code.fill("nonsense")
    code.fill(write_code(first_game(2)))
    expect(page.locator(".preview .boards")).to_have_text(re.compile("Tavern"))
    complaints.expects_refusals = True
    held[0].fulfill(status=422, json={"reason": "Too late."})
    page.wait_for_timeout(200)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".preview .boards")).to_have_text(re.compile("Tavern"))


def test_what_is_wrong_with_the_seats_is_told_until_it_is_mended(page: Page) -> None:
    page.goto("/new")
    _expect_drawn(page)
    page.get_by_label("Who plays in seat 1").select_option("bot")
    expect(page.get_by_role("alert")).to_contain_text("a person")
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    page.get_by_label("Who plays in seat 1").select_option("here")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()


def test_two_clicks_make_one_table(page: Page) -> None:
    asked = hold(page, "**/api/tables")
    page.goto("/new")
    _expect_drawn(page)
    page.get_by_role("button", name="Start the game").dblclick()
    page.wait_for_timeout(100)
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    assert len(asked) == 1
    asked[0].continue_()
    page.wait_for_url("**/table/*")


def test_a_wrong_code_stays_refused_while_the_score_pad_counts(page: Page, complaints: Complaints) -> None:
    complaints.expects_refusals = True
    page.goto("/pad")
    expect(page.locator("tfoot td")).to_have_count(2)
    page.get_by_label("Set-up code").fill("nonsense")
    refused = page.get_by_role("alert")
    expect(refused).to_contain_text("nonsense")
    page.get_by_role("button", name="Add a player").click()
    expect(page.locator("tfoot td")).to_have_count(3)
    expect(refused).to_contain_text("nonsense")


def _expect_drawn(page: Page) -> str:
    boards: Locator = page.locator(".preview .boards")
    expect(boards).to_contain_text("·")
    return boards.inner_text()


def _values(page: Page, name: str, number: int) -> list[str]:
    return [page.get_by_label(f"{name} {place}").input_value() for place in range(1, number + 1)]

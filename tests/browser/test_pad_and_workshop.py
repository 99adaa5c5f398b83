"""What people do on the score pad and in the board workshop, one thing after another."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.conftest import OpenPage
from browser.hands import PHONE, click_hex, hold, middle_of
from hexstead.engine.codec import names
from hexstead.engine.hexes import around, members, name, of, parse
from hexstead.setup.code import write_code
from hexstead.setup.draw import draw_setup, first_game


def test_the_score_pad_is_as_it_was_after_a_look_at_the_rules(page: Page) -> None:
    cards = ("families", "mayors", "knights")
    boards = ("quarry", "oracle", "tavern", "lighthouse")
    boxes = ("base", "nomads", "crossroads", "harvest")
    setup = draw_setup(3, 3, boards=boards, cards=cards, expansions=boxes)
    lands = [name(hex) for hex in members(setup.world().suitable)[::9]]
    page.goto(f"/pad?code={write_code(setup)}")
    page.get_by_label("Name of player 1").fill("Ada")
    for hex in lands[:4]:
        click_hex(page, hex)
    page.get_by_role("button", name="Stone wall").click()
    click_hex(page, lands[5])
    page.get_by_role("button", name="Row C", exact=True).click()
    page.get_by_label("Families, paid to Ada").fill("5")
    total = page.locator("tfoot td").first
    expect(page.locator("tbody tr", has_text="Families").locator("td").first).to_have_text("5")
    counted = total.inner_text()

    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules")
    page.go_back()
    expect(total).to_have_text(counted)
    expect(page.get_by_label("Name of player 1")).to_have_value("Ada")
    expect(page.locator(".side > ul > li")).to_have_count(3)
    expect(page.locator(f'[data-hex="{lands[5]}"]')).to_have_attribute("aria-label", re.compile("stone wall"))
    page.reload()
    expect(total).to_have_text(counted)
    page.goto(f"/pad?code={write_code(first_game(2))}")
    expect(page.get_by_text("0 settlements")).to_have_count(2)


def test_laying_a_piece_leaves_the_boards_and_cards_open(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    page.goto(f"/pad?code={write_code(first_game(2))}")
    boards = page.locator("details.lay")
    boards.locator("> summary").click()
    expect(boards.get_by_role("checkbox", name="First-game set-up")).to_be_visible()
    page.locator(".boardwrap").scroll_into_view_if_needed()
    click_hex(page, "E5")
    expect(page.get_by_text("1 settlement")).to_be_visible()
    expect(boards).to_have_attribute("open", "")


def test_what_cannot_stand_there_is_refused_at_once_at_its_hex(page: Page) -> None:
    castle = names(first_game(2).world().special)[0]
    page.goto(f"/pad?code={write_code(first_game(2))}")
    expect(page.locator("tfoot td")).to_have_count(2)
    counted = hold(page, "**/api/score")
    click_hex(page, castle)
    bubble = page.locator(".boardwrap .beside")
    expect(bubble).to_have_text(f"Nobody can build on {castle}.")
    expect(page.get_by_role("status").filter(has_text=castle)).to_have_count(1)
    click_hex(page, "E5")
    expect(bubble).to_have_count(0)
    expect(page.locator(".num").first).to_have_text("1 settlement")
    assert castle not in "".join([route.request.post_data or "" for route in counted])
    page.unroute("**/api/score")


def test_on_a_phone_a_tap_brings_the_map_near_and_the_next_one_lays(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    page.goto(f"/pad?code={write_code(first_game(2))}")
    world = first_game(2).world()
    castle = names(world.special)[0]
    beside = names(around(world.special & of([parse(castle)])) & world.suitable)[0]
    page.locator(".boardwrap").scroll_into_view_if_needed()
    page.touchscreen.tap(*middle_of(page, castle))
    refused = middle_of(page, castle)
    box = page.locator(f'[data-hex="{castle}"]').bounding_box()
    assert box is not None
    assert box["width"] >= 28
    bubble = page.locator(".boardwrap .beside")
    expect(bubble).to_have_count(0)
    page.touchscreen.tap(*refused)
    expect(bubble).to_have_text(f"Nobody can build on {castle}.")
    page.touchscreen.tap(*middle_of(page, beside))
    expect(bubble).to_have_count(0)
    expect(page.get_by_text("1 settlement", exact=True)).to_be_visible()


def test_more_gold_than_anybody_was_ever_paid_is_cut_off(page: Page) -> None:
    setup = draw_setup(2, 3, cards=("families", "shepherds", "knights"), expansions=("base", "crossroads"))
    page.goto(f"/pad?code={write_code(setup)}")
    paid = page.get_by_label("Shepherds, paid to Cobalt")
    paid.fill("5000")
    expect(page.locator("tfoot td").nth(1)).to_have_text("999")
    expect(paid).to_have_value("999")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_one_step_back_undoes_a_whole_stroke(page: Page) -> None:
    page.goto("/workshop")
    text = page.get_by_label("As text")
    expect(text).to_have_value(re.compile("FDDMMDDCCC"))
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    page.get_by_role("button", name="water", exact=True).click()
    _stroke(page, "A1", "A6")
    expect(text).to_have_value(re.compile("WWWWWWDCCC"))
    _stroke(page, "A1", "A6")
    undo.click()
    expect(text).to_have_value(re.compile("FDDMMDDCCC"))
    expect(undo).to_be_disabled()


def _stroke(page: Page, start: str, end: str) -> None:
    page.mouse.move(*middle_of(page, start))
    page.mouse.down()
    page.mouse.move(*middle_of(page, end), steps=24)
    page.mouse.up()


def test_of_two_boards_the_one_opened_last_is_shown_whichever_is_read_first(page: Page) -> None:
    held = hold(page, "**/api/boards/check", "slow-board")
    page.goto("/workshop")
    text, board_name = page.get_by_label("As text"), page.get_by_label("Name")
    expect(board_name).to_have_value("my-tavern")
    for called in ("slow-board", "quick-board"):
        text.fill(re.sub("name: .*", f"name: {called}", text.input_value()))
        text.blur()
    expect(board_name).to_have_value("quick-board")
    with page.expect_response("**/api/boards/check"):
        held[0].continue_()
    page.wait_for_timeout(100)
    expect(board_name).to_have_value("quick-board")


def test_a_board_keeps_its_name_while_its_text_is_edited(page: Page, tmp_path: Path) -> None:
    page.goto("/workshop")
    text, board_name = page.get_by_label("As text"), page.get_by_label("Name")
    expect(text).to_have_value(re.compile("FDDMMDDCCC"))
    for _ in range(2):
        before = text.input_value()
        text.fill(before.replace("FDD", "FFD").replace("name: my-", "name: old-"))
        text.blur()
        expect(board_name).to_have_value(re.compile("^old-[a-z]+$"))
        text.fill(text.input_value().replace("FFD", "FDD"))
        text.blur()
    (tmp_path / "board.txt").write_text(text.input_value().replace("old-", "their-"))
    page.locator("input[type=file]").set_input_files(tmp_path / "board.txt")
    expect(board_name).to_have_value(re.compile("^their-[a-z]+$"))
    page.get_by_label("Start from").select_option("tavern")
    expect(board_name).to_have_value("my-tavern")

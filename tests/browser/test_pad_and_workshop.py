"""What people do on the score pad and in the board workshop, one thing after another."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.hands import middle_of


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
    page.get_by_label("Begin with").select_option("tavern")
    expect(board_name).to_have_value("my-tavern")

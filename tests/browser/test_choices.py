"""What players choose themselves: where tokens and castle tiles lie, how many capitols, and who begins."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import OpenPage
from browser.hands import LIVE, PHONE, click_hex, drawing, drawn_setup, hold, lay_board, middle_of
from hexstead.boxes.catalogue import TOKENS
from hexstead.engine.hexes import name, parse
from hexstead.setup.code import write_code
from hexstead.setup.draw import draw_setup
from hexstead.setup.layout import quadrant_number, selected_hexes, token_spots


def test_a_click_lays_a_cave_and_all_else_stays(page: Page) -> None:
    _open(page, "/setup", "Queenies")
    before = drawn_setup(page)
    _choose(page, "Caves")
    hex = _free(page, "Cave")
    _lay(page, hex)
    after = drawn_setup(page)
    assert after["tokens"]["caves"] == _moved(before["tokens"]["caves"], hex)
    assert after | {"tokens": {}} == before | {"tokens": {}}
    assert after["tokens"].get("capitol") == before["tokens"].get("capitol")
    expect(page.get_by_role("status")).to_contain_text(hex)
    expect(_kept(page)).to_have_count(4)


def test_only_hexes_that_can_hold_the_token_are_bright_and_only_while_somebody_chooses(page: Page) -> None:
    _open(page, "/setup", "Queenies")
    bright = page.locator(".hex.live")
    expect(bright).to_have_count(0)
    _choose(page, "Caves")
    boards = tuple(drawn_setup(page)["boards"])
    spots = {name(hex) for there in token_spots(TOKENS["caves"], boards) for hex in there}
    assert set(bright.evaluate_all("hexes => hexes.map(hex => hex.dataset.hex)")) == spots
    page.get_by_role("button", name="Done").click()
    expect(bright).to_have_count(0)


def test_the_keyboard_lays_a_cave_and_stays_on_its_hex(page: Page) -> None:
    _open(page, "/setup", "Queenies")
    _choose(page, "Caves")
    hex = _free(page, "Cave")
    cell = page.get_by_role("gridcell", name=re.compile(rf"^{hex},.* place here: Cave$"))
    cell.focus()
    with drawing(page):
        page.keyboard.press("Enter")
    assert hex in drawn_setup(page)["tokens"]["caves"]
    expect(page.locator(f'[data-hex="{hex}"]')).to_be_focused()


def test_a_tap_on_a_phone_lays_a_cave_for_a_new_table(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    _open(page, "/new", "Queenies")
    _choose(page, "Caves")
    hex = _free(page, "Cave", in_sight=True)
    with drawing(page):
        page.touchscreen.tap(*middle_of(page, hex))
    expect(page.locator(f'[data-hex="{hex}"]')).to_have_attribute("aria-label", re.compile(f"^{hex}, Cave,"))
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("button", name="Zoom in")).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(f'[data-hex="{hex}"]')).to_have_attribute("aria-label", re.compile(f"^{hex}, Cave"))


def test_chance_decides_again_where_nobody_chooses_any_more(page: Page) -> None:
    _open(page, "/setup", "Queenies")
    _choose(page, "Caves")
    _lay(page, _free(page, "Cave"))
    asked = hold(page, "**/api/setup")
    page.get_by_role("button", name="Leave it to chance again").click()
    expect(page.locator("[aria-busy=true]")).to_have_count(1)
    request = json.loads(asked[0].request.post_data or "")
    assert request["caves"] == []
    assert len(request["boards"]) == 4
    asked[0].continue_()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    expect(page.get_by_role("button", name="Leave it to chance again")).to_have_count(0)


def test_drawing_again_keeps_a_hex_that_was_chosen_and_other_boards_forget_it(page: Page) -> None:
    _open(page, "/setup", "Queenies")
    _choose(page, "Caves")
    hex = _free(page, "Cave")
    _lay(page, hex)
    boards = drawn_setup(page)["boards"]
    for _ in range(3):
        with drawing(page):
            page.get_by_role("button", name="Draw again").click()
        assert drawn_setup(page)["boards"] == boards
        assert hex in drawn_setup(page)["tokens"]["caves"]
    with drawing(page):
        page.get_by_role("button", name="Unlock all boards").click()
    expect(page.get_by_role("status")).to_contain_text("click a lit hex")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_hex_can_be_chosen_on_generated_boards_which_then_stay(page: Page) -> None:
    page.goto("/setup")
    page.get_by_role("checkbox", name="Queenies").check()
    with drawing(page):
        page.get_by_role("radio", name="Generated").check()
    _until(page, lambda: page.get_by_role("group", name="Choose the hexes:").count() > 0)
    boards = drawn_setup(page)["boards"]
    _choose(page, page.get_by_role("group", name="Choose the hexes:").get_by_role("button").last.inner_text())
    hex = str(page.locator(".hex.live").first.get_attribute("data-hex"))
    _lay(page, hex)
    after = drawn_setup(page)
    assert after["boards"] == boards
    assert hex in [one for lying in after["tokens"].values() for one in lying]
    expect(_kept(page)).to_have_count(4)


def test_both_castle_tiles_of_the_newest_edition_lie_where_they_are_wanted(page: Page) -> None:
    page.goto("/setup")
    page.get_by_role("radio", name="Newest edition").check()
    page.get_by_text("More options").click()
    with drawing(page):
        page.get_by_label("2 castle tiles on location hexes").check()
    boards = tuple(drawn_setup(page)["boards"])
    spots = [[name(hex) for hex in there] for there in selected_hexes(boards)]
    _choose(page, "Castle tile")
    for hex in (spots[3][1], spots[1][0]):
        _lay(page, hex)
    after = drawn_setup(page)
    assert set(after["castle_tiles"]) == {spots[3][1], spots[1][0]}
    assert tuple(after["boards"]) == boards
    # A third place is for the one that was laid first.
    _lay(page, spots[0][0])
    assert set(drawn_setup(page)["castle_tiles"]) == {spots[1][0], spots[0][0]}


def test_castle_tiles_are_left_out_again_after_hexes_were_chosen(page: Page) -> None:
    page.goto("/setup")
    page.get_by_role("radio", name="Newest edition").check()
    page.get_by_text("More options").click()
    with drawing(page):
        page.get_by_label("2 castle tiles on location hexes").check()
    _choose(page, "Castle tile")
    _lay(page, str(page.locator(".hex.live").first.get_attribute("data-hex")))
    with drawing(page):
        page.get_by_label("2 castle tiles on location hexes").uncheck()
    assert not drawn_setup(page).get("castle_tiles")


def test_one_capitol_or_two(page: Page) -> None:
    page.goto("/setup")
    _lay_boards(page, ("oracle", "oasis", "harbor", "farm"))
    with drawing(page):
        page.get_by_role("checkbox", name="Queenies").check()
    _lay_boards(page, ("oracle", "oasis", "harbor", "farm"))
    both = drawn_setup(page)["tokens"]["capitol"]
    assert len(both) == 2
    _choose(page, "Capitol")
    one = page.get_by_role("checkbox", name="Only one: Capitol")
    with drawing(page):
        one.check()
    assert drawn_setup(page)["tokens"]["capitol"] == both[:1]
    _lay(page, "O3")
    assert drawn_setup(page)["tokens"]["capitol"] == ["O3"]
    with drawing(page):
        one.uncheck()
    assert "O3" in drawn_setup(page)["tokens"]["capitol"]
    assert len(drawn_setup(page)["tokens"]["capitol"]) == 2


@pytest.mark.parametrize("seat", [1, 2])
def test_the_game_begins_with_the_seat_that_was_chosen(page: Page, seat: int) -> None:
    page.goto("/new")
    page.get_by_label("Who plays in seat 2").select_option("here")
    page.get_by_label("Name of seat 1").fill("Anna")
    page.get_by_label("Name of seat 2").fill("Ben")
    who = ["Anna", "Ben"][seat - 1]
    with drawing(page):
        page.get_by_label("Who goes first?").select_option(f"Seat {seat}: {who}")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    page.locator(LIVE).first.wait_for(state="attached")
    expect(page.locator(".seat.on")).to_contain_text(who)


def test_the_start_player_stays_the_same_when_another_seat_goes(page: Page) -> None:
    page.goto("/new")
    page.get_by_role("button", name="Add a seat").click()
    first = page.get_by_label("Who goes first?")
    first.select_option("3")
    page.get_by_role("button", name="Remove this seat").nth(1).click()
    expect(first).to_have_value("2")
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("button", name="Remove this seat").nth(1).click()
    expect(first).to_have_value("")


def test_the_start_player_is_a_seat_in_the_game(page: Page) -> None:
    page.goto("/setup")
    first = page.get_by_label("Who goes first?")
    first.select_option("Seat 3")
    with drawing(page):
        page.get_by_role("button", name="2", exact=True).click()
    expect(first).to_have_value("")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_code_keeps_what_was_chosen(page: Page) -> None:
    _open(page, "/setup", "Queenies")
    _choose(page, "Caves")
    _lay(page, _free(page, "Cave"))
    with drawing(page):
        page.get_by_label("Who goes first?").select_option("Seat 2")
    chosen, code = drawn_setup(page), page.locator("code").inner_text()
    assert chosen["first_player"] == 2
    page.goto(f"/setup?code={code}")
    expect(page.locator("code")).to_have_text(code)
    assert drawn_setup(page) == chosen
    assert _lying(page, "Cave") == set(chosen["tokens"]["caves"])
    expect(page.get_by_label("Who goes first?")).to_have_value("2")
    expect(page.get_by_label("Who goes first?")).to_be_disabled()
    expect(page.get_by_role("group", name="Choose the hexes:")).to_have_count(0)


def test_a_new_table_of_a_code_shows_its_tokens(page: Page) -> None:
    setup = draw_setup(2, 5, boards=("oracle", "tower", "harbor", "farm"), capitols="H3", caves="any")
    page.goto(f"/new?code={write_code(setup)}")
    expect(page.locator('[data-hex="H3"]')).to_have_attribute("aria-label", re.compile("^H3, Capitol"))
    assert _lying(page, "Cave") == set(setup.tokens["caves"])


def test_a_new_table_of_the_newest_edition_has_four_seats_at_most(page: Page) -> None:
    page.goto("/new")
    page.get_by_role("radio", name="Newest edition").check()
    add = page.get_by_role("button", name="Add a seat")
    add.click()
    add.click()
    expect(page.locator(".places li")).to_have_count(4)
    expect(add).to_have_count(0)
    page.get_by_role("radio", name="Big Box", exact=True).check()
    expect(add).to_be_visible()


def test_five_seats_are_too_many_for_the_newest_edition(page: Page) -> None:
    page.goto("/new")
    for _ in range(3):
        page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("radio", name="Newest edition").check()
    expect(page.get_by_role("alert")).to_contain_text("Remove a seat")
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    page.get_by_role("button", name="Remove this seat").last.click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()


def _open(page: Page, path: str, box: str) -> None:
    page.goto(path)
    with drawing(page):
        page.get_by_role("checkbox", name=box).check()
    expect(page.get_by_role("group", name="Choose the hexes:")).to_be_visible()


def _choose(page: Page, token: str) -> None:
    page.get_by_role("group", name="Choose the hexes:").get_by_role("button", name=token).click()
    page.locator(".hex.live").first.wait_for(state="attached")


def _lay(page: Page, hex: str) -> None:
    page.locator(".boardwrap").scroll_into_view_if_needed()
    with drawing(page):
        click_hex(page, hex)


def _kept(page: Page) -> Locator:
    """The locks of the boards that stay."""
    return page.get_by_role("button", name=re.compile("^Keep (?!these)"), pressed=True)


def _lay_boards(page: Page, boards: tuple[str, ...]) -> None:
    for place, board in zip(("Top left", "Top right", "Bottom left", "Bottom right"), boards, strict=True):
        lay_board(page, place, board.capitalize())
    _until(page, lambda: drawn_setup(page)["boards"] == list(boards))


def _until(page: Page, is_so: Callable[[], Any]) -> None:
    """Answers of the server come one after another."""
    while True:
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        if is_so():
            return
        page.evaluate("() => new Promise(done => requestAnimationFrame(done))")


def _lying(page: Page, token: str) -> set[str]:
    cells = page.locator(f'.hex[aria-label*=", {token}"]')
    return set(cells.evaluate_all("hexes => hexes.map(hex => hex.dataset.hex)"))


def _free(page: Page, token: str, in_sight: bool = False) -> str:
    """A bright hex without such a token; on a small screen, one that the map shows."""
    script = """(hexes, inSight) => hexes.filter(hex => {
        const box = hex.getBoundingClientRect();
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return !inSight || at === hex;
    }).map(hex => hex.dataset.hex)"""
    page.locator(".boardwrap").scroll_into_view_if_needed()
    middle_of(page, page.locator(".hex.live").first.get_attribute("data-hex") or "")
    bright = page.locator(".hex.live").evaluate_all(script, in_sight)
    return str(next(hex for hex in bright if hex not in _lying(page, token)))


def _moved(lying: list[str], hex: str) -> list[str]:
    """The one of the same quadrant lies there now."""
    places = [quadrant_number(parse(one)) for one in lying]
    return [
        hex if place == quadrant_number(parse(hex)) else one for place, one in zip(places, lying, strict=True)
    ]

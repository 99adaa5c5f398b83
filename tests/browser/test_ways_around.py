"""The ways from page to page, what is at their ends, and how to get back."""

import json
import re
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Complaints, OpenPage
from browser.games import finished_game, set_table
from browser.hands import PHONE, play_now
from browser.serving import Server
from hexstead.setup.draw import draw_setup, first_game

_WIDTH = "document.documentElement.scrollWidth"


@pytest.mark.parametrize("page_of", ["result", "replay"])
def test_the_result_of_a_running_game_leads_to_its_table(
    page: Page, complaints: Complaints, page_of: str
) -> None:
    complaints.expects_refusals = True
    play_now(page)
    table = page.url
    page.goto(f"{table}/{page_of}")
    expect(page.get_by_role("heading", level=1)).to_have_text("This game is still being played")
    expect(page.get_by_text("This table doesn't exist")).to_have_count(0)
    page.get_by_role("link", name="To the table").click()
    page.wait_for_url(table)
    page.goto(f"/table/none/{page_of}")
    expect(page.get_by_role("heading", level=1)).to_have_text("This table doesn't exist")


@pytest.mark.parametrize("page_of", ["", "/result", "/replay"])
def test_a_game_of_other_rules_is_not_opened_but_explained(
    page: Page, server: Server, complaints: Complaints, page_of: str
) -> None:
    complaints.expects_refusals = True
    address = set_table(page, server, first_game(2))
    database = sqlite3.connect(server.folder / "tables.db", timeout=20)
    with database:
        database.execute("update tables set rules = 1 where id = ?", (address.rpartition("/")[2],))
    database.close()
    page.goto(f"{address}{page_of}")
    expect(page.get_by_text("This game was played by the rules of Hexstead 0.1")).to_be_visible()
    expect(page.get_by_role("link", name="To the start page")).to_be_visible()


def test_a_record_of_other_rules_is_refused_with_the_release_that_plays_it(
    page: Page, complaints: Complaints, tmp_path: Path
) -> None:
    complaints.expects_refusals = True
    finished_game(tmp_path / "game.json")
    record = json.loads((tmp_path / "game.json").read_text("utf-8"))
    record.pop("rules")
    (tmp_path / "old.json").write_text(json.dumps(record), encoding="utf-8")
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(tmp_path / "old.json")
    expect(page.get_by_text("open it with Hexstead 0.1.")).to_be_visible()


def test_after_a_record_another_one_can_be_opened(page: Page, tmp_path: Path) -> None:
    finished_game(tmp_path / "game.json")
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Load a saved game").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Load a saved game")


def test_the_way_to_the_rules_forgets_what_was_searched(page: Page) -> None:
    page.goto("/rules")
    page.get_by_role("searchbox").fill("harbor")
    expect(page).to_have_url(re.compile("q=harbor"))
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.get_by_role("searchbox")).to_have_value("")
    page.go_back()
    expect(page.get_by_role("searchbox")).to_have_value("harbor")


@pytest.mark.parametrize("content", [[], {}, {"setup": {}}, "words", None])
def test_a_file_with_something_else_is_called_no_record(page: Page, tmp_path: Path, content: object) -> None:
    (tmp_path / "other.json").write_text(json.dumps(content), encoding="utf-8")
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(tmp_path / "other.json")
    expect(page.get_by_role("alert")).to_have_text("That isn't a Hexstead game file.")


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
        expect(page.locator("main article").first).to_be_visible()


def test_the_arrow_keys_lead_through_a_replay_whatever_was_pressed(page: Page, server: Server) -> None:
    page.goto(set_table(page, server, first_game(2)) + "/replay")
    page.get_by_role("button", name="One action forward").click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Action 2 of")).to_be_visible()
    page.get_by_role("group", name="Speed").get_by_role("button").last.click()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("Action 1 of")).to_be_visible()


def test_every_button_of_a_replay_does_something(page: Page, server: Server) -> None:
    page.goto(set_table(page, server, first_game(2)) + "/replay")
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="Check the cards").click()
    # The table was laid with a seed of its own.
    expect(page.locator(".right").get_by_role("status")).to_contain_text("This doesn't match")
    expect(page.locator(".right")).to_contain_text("Fishermen")
    seat = page.locator(".seat .look").first
    seat.click()
    expect(seat).to_have_attribute("aria-pressed", "true")
    expect(page.locator("path.pointed")).to_have_count(1)
    seat.click()
    expect(seat).to_have_attribute("aria-pressed", "false")
    expect(page.locator("path.pointed")).to_have_count(0)


def test_a_replay_tells_its_log_on_a_phone_and_is_no_wider(open_page: OpenPage, server: Server) -> None:
    page = open_page(**PHONE)
    page.goto(set_table(page, server, draw_setup(5, 3)) + "/replay")
    page.get_by_role("button", name="To the end").click()
    log = page.get_by_role("list", name="Log")
    log.scroll_into_view_if_needed()
    expect(log).to_be_in_viewport()
    assert page.evaluate(_WIDTH) <= 390


def test_a_game_of_five_fits_on_the_start_page_of_a_phone(open_page: OpenPage, server: Server) -> None:
    page = open_page(**PHONE)
    set_table(page, server, draw_setup(5, 3))
    page.goto("/")
    expect(page.locator(".games li a").first).to_be_visible()
    assert page.evaluate(_WIDTH) <= 390


def test_only_who_had_a_seat_can_play_again(open_page: OpenPage, server: Server) -> None:
    player, stranger = open_page(), open_page()
    result = set_table(player, server, first_game(2)) + "/result"
    player.goto(result)
    expect(player.get_by_role("heading", name="Play again")).to_be_visible()
    stranger.goto(result)
    expect(stranger.get_by_role("link", name="Replay")).to_be_visible()
    stranger.wait_for_load_state("networkidle")
    expect(stranger.get_by_role("heading", name="Play again")).to_have_count(0)


def test_an_address_may_end_with_a_slash(page: Page) -> None:
    page.goto("/rules/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules")


def test_a_page_where_nothing_is_says_so_in_its_title(page: Page) -> None:
    page.goto("/nowhere")
    expect(page).to_have_title("This page doesn't exist · Hexstead")
    page.goto("/table/none")
    expect(page).to_have_title("This table doesn't exist · Hexstead")

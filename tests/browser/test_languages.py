"""Every page in every language: nothing left in English, nothing cut off, nobody kept out."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Resource, TextElement
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Route, expect

from browser.conftest import OpenPage
from browser.games import of_all_boxes, set_table
from browser.hands import LIVE, build, press_ready_button
from browser.longest import files_of, longest_language
from browser.serving import Server
from browser.test_quality import PAGES, barriers, weighed
from hexstead.server.wire.said_json import says
from hexstead.setup.draw import first_game
from hexstead.wording.languages import ENGLISH, LANGUAGES
from hexstead.wording.say import say

OTHERS: Final = [language for language in LANGUAGES if language != ENGLISH]
START, FIRST_TABLE = 180_000, 300_000
"""Bytes, as they travel: of the start page, and with the first table."""
SIZES: Final = ((360, 740), (390, 844), (844, 390), (820, 1180), (1366, 768), (1440, 900), (2560, 1440))


# A language that nobody speaks: English, but for its vowels.


class _Marked(Transformer):
    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802
        node.value = node.value.translate(str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ"))
        return node


def _marked(path: Path) -> str:
    parsed: Resource = FluentParser(with_spans=False).parse(path.read_text("utf-8"))
    return FluentSerializer().serialize(_Marked().visit(parsed))


@cache
def marked_english() -> str:
    return "\n".join([_marked(path) for path in files_of(ENGLISH)])


@pytest.fixture
def marked(open_page: OpenPage) -> Page:
    page = open_page()

    def answer(route: Route) -> None:
        body = f"export default {json.dumps(marked_english())};"
        route.fulfill(body=body, content_type="text/javascript")

    page.route(re.compile(r"/assets/_wording_(?:rest-|rules-)?en-[^/]*\.js$"), answer)
    return page


SLIPPED: Final = (Path(__file__).parent / "slipped.js").read_text("utf-8")
CUT_OFF: Final = (Path(__file__).parent / "cut_off.js").read_text("utf-8")
OWN_NAMES: Final = "Hexstead|Ada|Brook|Cleo|Dara|Eli|Guest|HTTPS|hexstead"


def slipped(page: Page) -> list[str]:
    """Words on the page that no message says."""
    expect(page.locator("#content")).to_be_attached()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    page.wait_for_load_state("networkidle")
    found: list[str] = page.evaluate(SLIPPED, OWN_NAMES)
    return found


@pytest.mark.parametrize("path", PAGES)
def test_no_page_has_a_sentence_of_its_own(marked: Page, path: str) -> None:
    marked.goto(path)
    expect(marked.locator("#content")).to_contain_text(re.compile("[áéíóú]"))
    assert slipped(marked) == []


def test_no_game_has_a_sentence_of_its_own(marked: Page, server: Server) -> None:
    marked.goto(set_table(marked, server, of_all_boxes(4), 5, "greedy"))
    marked.locator(LIVE).first.wait_for(state="attached")
    assert slipped(marked) == []
    finished = set_table(marked, server, of_all_boxes(4))
    for path in (finished, f"{finished}/result", f"{finished}/replay?at=80"):
        marked.goto(path)
        assert slipped(marked) == []


# What fits.


def ways_in_which_it_does_not_fit(page: Page, name: str) -> list[str]:
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_load_state("networkidle")
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found += [f"{name} at {width}x{height}: {what}" for what in page.evaluate(CUT_OFF)]
    return found


def tables(page: Page, server: Server) -> Iterator[str]:
    yield set_table(page, server, of_all_boxes(4), 5, "greedy")
    yield set_table(page, server, first_game(2), 3, "greedy")
    finished = set_table(page, server, of_all_boxes(4))
    yield from (f"{finished}/result", f"{finished}/replay?at=80")


def test_every_page_has_room_for_the_longest_language(open_page: OpenPage, server: Server) -> None:
    page = open_page(locale=longest_language())
    found = []
    for path in (*PAGES, *tables(page, server)):
        page.goto(path)
        expect(page.locator("#content")).to_be_attached()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        found += ways_in_which_it_does_not_fit(page, path)
    assert found == []


# Who can read it.


@pytest.mark.parametrize("language", OTHERS)
def test_no_page_has_a_serious_barrier_in_any_language(
    open_page: OpenPage, server: Server, language: str
) -> None:
    page = open_page(bypass_csp=True, locale=language)
    found = []
    for path in (*PAGES, *tables(page, server)):
        page.goto(path)
        found += barriers(page, path, ["desktop"], ["light"])
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_loads_only_the_language_that_it_shows(open_page: OpenPage, language: str) -> None:
    page = open_page(locale=language)
    loaded: list[str] = []
    page.on(
        "request",
        lambda request: loaded.extend(re.findall(r"_wording_(?:rest-|rules-)?([a-z]+)-", request.url)),
    )
    page.goto("/rules")
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.wait_for_load_state("networkidle")
    assert set(loaded) == {language}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_makes_the_first_game_heavy(open_page: OpenPage, language: str) -> None:
    page = open_page(locale=language)
    total = weighed(page)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert sum(total) < START
    page.locator(".two button").click()
    page.wait_for_url("**/table/*")
    page.locator(LIVE).first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    assert sum(total) < FIRST_TABLE


def test_a_language_chosen_in_the_menu_takes_effect_at_once_and_loses_nothing(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page(locale="en")
    page.goto("/new?lang=fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.locator("input[type=text]").first.fill("Zoë")
    page.locator(".menu > button").click()
    page.get_by_role("button", name="Nederlands").click()
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    expect(page.locator("input[type=text]").first).to_have_value("Zoë")
    assert "lang=" not in page.url
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "nl")


def test_two_players_of_one_table_read_two_languages_and_a_third_one_the_result(
    open_page: OpenPage, server: Server
) -> None:
    dutch, german, french = [open_page(locale=one) for one in ("nl", "de", "fr")]
    dutch.goto("/new")
    dutch.locator("select[aria-label]").nth(1).select_option("open")
    dutch.locator("form button.pri, button.btn.pri").last.click()
    dutch.wait_for_url("**/table/*")
    german.goto(dutch.url)
    german.locator(".acts button.pri").first.click()
    dutch.locator(".start button.pri:enabled").click()
    french.goto(dutch.url)
    for _ in range(3):
        for page in (dutch, german):
            if page.locator(LIVE).count():
                build(page)
    expect(dutch.locator("html")).to_have_attribute("lang", "nl")
    play_both_to_the_end(dutch, german)
    french.goto(f"{dutch.url}/result")
    expect(french.locator("tfoot")).to_be_visible()
    expect(french.locator("html")).to_have_attribute("lang", "fr")
    french.goto(f"{dutch.url}/replay")
    expect(french.get_by_role("slider")).to_be_visible()


def play_both_to_the_end(*pages: Page) -> None:
    while not pages[0].locator("a.finish").count():
        for page in pages:
            if page.locator(LIVE).count():
                build(page)
            elif page.locator(".prompt button.pri").count():
                press_ready_button(page)


def test_refusals_come_in_the_language_that_a_program_accepts(server: Server, page: Page) -> None:
    for language in LANGUAGES:
        answer = page.request.get("/api/tables/nowhere", headers={"accept-language": language})
        assert answer.json()["text"] == say(says("no-table"), language)

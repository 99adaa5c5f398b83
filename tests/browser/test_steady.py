"""The map keeps its place and size, whatever is said and done around it."""

from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import OpenPage
from browser.games import of_all_boxes, set_table
from browser.hands import (
    PHONE,
    RESULT,
    build,
    hold,
    live_hexes,
    moved_on,
    my_turn,
    position,
    press_ready_button,
)
from browser.serving import Server
from hexstead.setup.draw import first_game

LAPTOP: Final = {"width": 1366, "height": 768}
_WATCH: Final = """hexes => {
    window.places = [];
    const box = name => document.querySelector(`[data-hex="${name}"]`).getBoundingClientRect();
    const place = ({ x, y, width }) => [x, y, width].map(number => Math.round(number * 10) / 10);
    const isCut = heading => heading.scrollHeight > heading.clientHeight + 2 ? heading.innerText : null;
    const note = () => window.places.push({
        hexes: hexes.map(name => place(box(name))),
        prompt: document.querySelector('.prompt').offsetHeight,
        cut: isCut(document.querySelector('.prompt h2')),
        is_yours: document.querySelector('.hex.live, .prompt button.pri') !== null,
        round: document.querySelector('header .where b').innerText,
    });
    note();
    const changes = { subtree: true, childList: true, characterData: true, attributeFilter: ['data-at'] };
    new MutationObserver(note).observe(document.querySelector('.app'), changes);
}"""
Place = dict[str, Any]


def _watch(page: Page, hexes: list[str]) -> None:
    page.evaluate(_WATCH, hexes)


def _places(page: Page) -> list[Place]:
    places: list[Place] = page.evaluate("window.places")
    return places


def _use_a_tile(page: Page) -> bool:
    ready = page.locator(".hand .tile.ready")
    if not ready.count():
        return False
    before = position(page)
    ready.first.click()
    moved_on(page, before)
    return True


def _play_with_tiles(page: Page) -> int:
    """To the end, with as many prompts as there are: each tile is used once it can be."""
    actions = 0
    while not page.locator(RESULT).count():
        my_turn(page)
        actions += 1
        if live_hexes(page):
            build(page)
        elif not _use_a_tile(page) and page.locator(".prompt button.pri").count():
            press_ready_button(page)
    return actions


def test_no_hex_moves_through_a_whole_game_of_all_boxes(open_page: OpenPage, server: Server) -> None:
    page = open_page(viewport=LAPTOP)
    page.goto(set_table(page, server, of_all_boxes(4), rounds=1))
    my_turn(page)
    _watch(page, ["A1", "J10", "T20", "W5"])
    assert _play_with_tiles(page) > 40
    places = _places(page)
    assert len(places) > 200
    assert {str(place["hexes"]) for place in places} == {str(places[0]["hexes"])}
    assert {place["prompt"] for place in places} == {76}
    assert {place["cut"] for place in places} == {None}


def test_on_a_phone_no_hex_moves_while_it_is_your_turn(open_page: OpenPage, server: Server) -> None:
    page = open_page(**PHONE)
    page.goto(set_table(page, server, first_game(2), rounds=1))
    my_turn(page)
    _watch(page, ["A1", "J10", "T20"])
    assert _play_with_tiles(page) > 20
    places = _places(page)
    mine = [place for place in places if place["is_yours"]]
    own = [(before, after) for before, after in pairwise(mine) if before["round"] == after["round"]]
    assert len(own) > 100
    assert [pair for pair in own if pair[0]["hexes"] != pair[1]["hexes"]] == []
    assert len({place["prompt"] for place in places}) == 1


@pytest.mark.parametrize("seats", [3, 5])
def test_at_a_small_desktop_the_island_lies_beside_the_map_drawn_to_the_same_scale(
    open_page: OpenPage, server: Server, seats: int
) -> None:
    page = open_page(viewport=LAPTOP)
    page.goto(set_table(page, server, of_all_boxes(seats), rounds=2))
    my_turn(page)
    corners = """names => names.map(name => {
        const hex = document.querySelector(`[data-hex="${name}"]`);
        const { x, right, y, bottom } = hex.getBoundingClientRect();
        return { x, right, y, bottom };
    })"""
    map_hex, map_end, island_hex = page.evaluate(corners, ["A1", "T20", "W5"])
    # The shape that takes a click is 19.4 units of the 20 of a hex.
    width = (map_hex["right"] - map_hex["x"]) * 20 / 19.4
    assert width >= 28
    assert abs((island_hex["right"] - island_hex["x"]) * 20 / 19.4 - width) < 0.4
    assert island_hex["right"] < map_hex["x"]
    assert map_end["bottom"] < 768


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_at_a_small_desktop_no_text_of_a_card_is_cut_off(
    open_page: OpenPage, server: Server, language: str
) -> None:
    page = open_page(viewport=LAPTOP, locale=language)
    page.goto(set_table(page, server, of_all_boxes(5), rounds=2))
    my_turn(page)
    script = """cards => cards.filter(card => {
        const bottom = part => part.getBoundingClientRect().bottom;
        const words = card.querySelector('p');
        const isClipped = words.scrollHeight > words.clientHeight + 1;
        return isClipped || bottom(card.querySelector('.bars')) > bottom(card) + 1;
    }).length"""
    cards = page.locator(".right .card")
    assert cards.count() > 5
    assert cards.evaluate_all(script) == 0
    cards.last.scroll_into_view_if_needed()
    expect(cards.last.locator("p")).to_be_in_viewport()


def test_flat_terrains_are_there_while_the_painted_ground_is_not(page: Page, server: Server) -> None:
    ground = hold(page, "**/pictures/ground.svg*")
    page.goto(set_table(page, server, first_game(2), rounds=1))
    expect(page.locator(".board .unpainted path").first).to_be_visible()
    expect(page.locator(".board canvas.painted")).to_have_count(0)
    for request in ground:
        request.continue_()
    expect(page.locator(".board canvas.painted")).to_have_count(1)

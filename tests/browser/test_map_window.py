"""What of the map is in sight, in windows of all sizes."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import OpenPage
from browser.games import of_all_boxes, set_table
from browser.hands import middle_of, moved_on, my_turn, play_now, position
from browser.serving import Server
from hexstead.setup.draw import first_game

_SETTLED: Final = 300


def _zoom(page: Page) -> float:
    page.wait_for_timeout(_SETTLED)
    script = "world => new DOMMatrix(getComputedStyle(world).transform).a"
    return float(page.locator(".world").evaluate(script))


def _in_sight(page: Page, hexes: str) -> int:
    """How many of the hexes have their middle within the map's window."""
    script = """hexes => {
      const room = document.querySelector('.board').getBoundingClientRect();
      return hexes.map(hex => hex.getBoundingClientRect()).filter(box => {
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return x > room.left && x < room.right && y > room.top && y < room.bottom;
      }).length;
    }"""
    return int(page.locator(hexes).evaluate_all(script))


def _resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(_SETTLED)


def test_a_map_that_has_room_is_shown_whole_from_the_beginning(open_page: OpenPage, server: Server) -> None:
    page = open_page(viewport={"width": 1000, "height": 700})
    address = set_table(page, server, of_all_boxes(5), rounds=3, bot="greedy")
    for _ in range(4):
        page.goto(address)
        my_turn(page)
        page.wait_for_timeout(_SETTLED)
        assert _in_sight(page, ".hex.live") > 0
        wide = page.locator(".hex").first.bounding_box()
        assert wide is not None
        assert _zoom(page) == 1 or wide["width"] / _zoom(page) < 16


def test_a_map_that_came_nearer_in_a_narrow_window_is_whole_again_in_a_wide_one(page: Page) -> None:
    play_now(page)
    assert _zoom(page) == 1
    _resize(page, 600, 640)
    assert _zoom(page) > 1
    _resize(page, 1440, 900)
    assert _zoom(page) == 1


def test_a_map_looked_at_from_near_is_painted_finer(page: Page) -> None:
    play_now(page)
    ground = page.locator(".world canvas.painted")
    coarse = int(ground.get_attribute("width") or 0)
    assert coarse > 1000
    page.mouse.move(*middle_of(page, "J10"))
    page.mouse.wheel(0, -600)
    expect(ground).to_have_attribute("width", str(2 * coarse))
    page.get_by_role("button", name="Whole map").click()
    expect(ground).to_have_attribute("width", str(2 * coarse))


def test_a_map_zoomed_by_hand_stays_in_the_window_and_zoomed_when_the_window_changes(page: Page) -> None:
    play_now(page)
    page.mouse.move(*middle_of(page, "J10"))
    page.mouse.wheel(0, -600)
    page.mouse.down()
    page.mouse.move(1000, 800, steps=4)
    page.mouse.move(2400, 1800, steps=4)
    page.mouse.up()
    near = _zoom(page)
    assert near > 2
    _resize(page, 700, 800)
    assert _zoom(page) == near
    assert _in_sight(page, ".hex") > 10


@pytest.mark.parametrize(("width", "height"), [(667, 375), (844, 390), (720, 450), (320, 480), (1280, 400)])
def test_in_a_low_window_the_map_keeps_its_height_and_all_else_can_be_reached(
    open_page: OpenPage, server: Server, width: int, height: int
) -> None:
    page = open_page(viewport={"width": width, "height": height})
    page.goto(set_table(page, server, first_game(2), rounds=3))
    my_turn(page)
    board = page.locator(".boardwrap").bounding_box()
    assert board is not None
    assert board["height"] >= 200
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for part in (page.get_by_role("button", name="Take back"), page.locator(".hand .tiles")):
        part.scroll_into_view_if_needed()
        box = part.bounding_box()
        assert box is not None
        assert box["y"] >= -1
        assert box["y"] + box["height"] <= height + 1


@pytest.mark.parametrize("path", ["/new", "/setup"])
def test_a_map_that_is_only_a_picture_lets_the_page_scroll(open_page: OpenPage, path: str) -> None:
    page = open_page(viewport={"width": 390, "height": 600})
    page.goto(path)
    page.locator(".board .hex").first.wait_for(state="attached")
    page.locator(".board").evaluate("board => board.scrollIntoView({block: 'center'})")
    page.locator(".board").hover()
    before = page.evaluate("scrollY")
    page.mouse.wheel(0, -150)
    assert _zoom(page) == 1
    assert page.evaluate("scrollY") < before
    assert page.locator(".board .window").evaluate("one => getComputedStyle(one).touchAction") == "auto"


_TO_THE_EDGE: Final = """() => {
  const room = document.querySelector('.board').getBoundingClientRect();
  const x = room.left + room.width / 2;
  const upper = [...document.querySelectorAll('.hex.live')].filter(hex => hex.dataset.hex[0] < "K");
  const middles = upper.map(hex => {
    const box = hex.getBoundingClientRect();
    return [box.x + box.width / 2 - x, box.y + box.height / 2 - room.top];
  });
  const [right, down] = middles.sort(([one], [other]) => Math.abs(one) - Math.abs(other))[0];
  return [right, down + 3];
}"""
"""How far the map must go until the middle of a live hex is hidden: of the upper half, so that it can."""

_STANDS_STILL: Final = """async () => {
  const edge = () => document.querySelector('.hex').getBoundingClientRect().y;
  for (let before = NaN; edge() !== before; ) {
    before = edge();
    for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
  }
}"""


def test_a_hex_that_is_half_hidden_is_chosen_where_it_is_pressed(page: Page) -> None:
    play_now(page)
    for _ in range(3):
        page.get_by_role("button", name="Zoom in").click()
    box = page.locator(".board").bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate(_STANDS_STILL)
    right, down = page.evaluate(_TO_THE_EDGE)
    while abs(right) > box["width"] / 2 - 60 or abs(down) > 2:
        page.mouse.move(*middle)
        page.mouse.down()
        page.mouse.move(
            middle[0] - _step(right, box["width"]), middle[1] - _step(down, box["height"]), steps=5
        )
        page.evaluate(_STANDS_STILL)
        page.mouse.up()
        page.evaluate(_STANDS_STILL)
        right, down = page.evaluate(_TO_THE_EDGE)
    before = position(page)
    page.mouse.click(middle[0] + right, box["y"] + 2)
    moved_on(page, before)


def _step(way: float, room: float) -> float:
    """As far as a drag from the middle can go."""
    return max(-room / 3, min(room / 3, way))

"""Touch, keys, and what is read aloud."""

import re

from playwright.sync_api import FloatRect, Page, expect

from browser.conftest import OpenPage
from browser.hands import LIVE, begin, live_hexes, middle_of, moved_on, my_turn, play_now, position


def test_on_a_phone_the_first_tap_chooses_and_the_second_builds(open_page: OpenPage) -> None:
    page = open_page(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2
    )
    page.goto("/")
    page.get_by_role("button", name="Play now").tap()
    page.locator(LIVE).first.wait_for(state="attached")
    name = _in_sight(page)
    page.touchscreen.tap(*middle_of(page, name))
    expect(page.get_by_role("button", name=f"Build on {name}")).to_be_visible()
    expect(page.locator(".bubble")).to_contain_text(name)
    before = position(page)
    page.touchscreen.tap(*middle_of(page, name))
    moved_on(page, before)
    expect(page.locator(f'[data-hex="{name}"]')).to_have_attribute("aria-label", re.compile("settlement of"))

    page.get_by_role("button", name="Knights").or_(page.locator(".strip button")).first.tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def _in_sight(page: Page) -> str:
    """A live hex that nothing covers and that is not near the edge."""
    page.wait_for_timeout(100)
    board = page.locator(".boardwrap").bounding_box()
    assert board is not None
    for name in live_hexes(page):
        x, y = middle_of(page, name)
        if 30 < x < 270 and board["y"] + 30 < y < board["y"] + board["height"] - 180:
            return name
    raise AssertionError("no live hex is in sight")


def test_on_a_phone_the_names_of_rows_and_columns_stay_in_sight_while_the_map_is_moved(
    open_page: OpenPage,
) -> None:
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    play_now(page)
    for _ in range(2):
        page.get_by_role("button", name="Zoom in").click()
    board = page.locator(".boardwrap").bounding_box()
    assert board is not None
    for x, y in ((330, 300), (130, 100), (230, 200)):
        page.mouse.move(board["x"] + 180, board["y"] + 180)
        page.mouse.down()
        page.mouse.move(board["x"] + x, board["y"] + y, steps=5)
        page.mouse.up()
        middle = (board["x"] + board["width"] / 2, board["y"] + board["height"] / 2)
        hex = _nearest_hex(page, middle)
        at = middle_of(page, hex)
        row, column = _name_beside(page, hex[0]), _name_beside(page, hex[1:])
        assert abs(row["y"] + row["height"] / 2 - at[1]) < 3
        for name in (row, column):
            assert board["x"] <= name["x"]
            assert board["y"] <= name["y"]
            assert name["height"] > 8


def _nearest_hex(page: Page, at: tuple[float, float]) -> str:
    """There may be no hex right there: between two hexes is a thin gap."""
    script = """(hexes, [x, y]) => {
        const far = hex => {
            const box = hex.getBoundingClientRect();
            return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
        };
        return hexes.reduce((one, other) => (far(other) < far(one) ? other : one)).dataset.hex;
    }"""
    return str(page.locator(".app .hex").evaluate_all(script, at))


def _name_beside(page: Page, name: str) -> FloatRect:
    box = page.locator(".rulers text", has_text=re.compile(f"^{name}$")).bounding_box()
    assert box is not None
    return box


def test_a_turn_can_be_played_by_keys_alone(page: Page) -> None:
    page.goto("/")
    _tab_to(page, "Play now")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    my_turn(page)
    for built in range(1, 4):
        _tab_to_the_map(page)
        _walk_to_a_live_hex(page)
        before = position(page)
        page.keyboard.press("Enter")
        moved_on(page, before)
        expect(page.locator(".top .badge")).to_have_count(built)
    _tab_to(page, "End turn")
    before = position(page)
    page.keyboard.press("Enter")
    moved_on(page, before)
    expect(page.locator(".log li").first).not_to_be_empty()


def _focused(page: Page) -> str:
    """What is focused, in words; nothing while it is the page itself."""
    script = "([one]) => (one === document.body ? '' : (one.getAttribute('aria-label') ?? one.textContent))"
    return str(page.evaluate(f"({script})([document.activeElement])"))


def _tab_to(page: Page, name: str) -> None:
    for _ in range(80):
        if name in _focused(page):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key never reaches {name}")


def _tab_to_the_map(page: Page) -> None:
    for _ in range(80):
        if page.evaluate("document.activeElement?.getAttribute('role')") == "gridcell":
            return
        page.keyboard.press("Tab")
    raise AssertionError("the Tab key never reaches the map")


def _walk_to_a_live_hex(page: Page) -> None:
    for key in ("", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 5:
        if key:
            page.keyboard.press(f"Shift+{key}")
        if "can be chosen" in _focused(page):
            return
    raise AssertionError("the arrow keys with Shift find no live hex")


def test_arrow_keys_walk_over_all_hexes(page: Page) -> None:
    play_now(page)
    page.locator('[data-hex="C3"]').focus()
    for key, name in (("ArrowRight", "C4"), ("ArrowDown", "D4"), ("ArrowLeft", "D3"), ("ArrowUp", "C3")):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.dataset.hex") == name


def test_the_wheel_comes_nearer_dragging_moves_the_map_and_a_button_shows_it_all(page: Page) -> None:
    play_now(page)
    before = middle_of(page, "J10")
    page.mouse.move(*before)
    page.mouse.wheel(0, -600)
    expect(page.locator(".board .mini")).to_be_visible()
    nearer = middle_of(page, "A1")
    assert nearer != middle_of(page, "J10")

    page.mouse.down()
    page.mouse.move(before[0] + 60, before[1] + 40, steps=4)
    page.mouse.up()
    moved = middle_of(page, "A1")
    assert (round(moved[0] - nearer[0]), round(moved[1] - nearer[1])) == (60, 40)
    assert page.locator(".top .badge").count() == 0

    page.get_by_role("button", name="Whole map").click()
    expect(page.locator(".board .mini")).to_have_count(0)
    page.wait_for_timeout(400)
    assert [round(value) for value in middle_of(page, "J10")] == [round(value) for value in before]


def test_two_fingers_pinch_the_map(open_page: OpenPage) -> None:
    page = open_page(has_touch=True)
    play_now(page)
    x, y = middle_of(page, "J10")
    touch = page.context.new_cdp_session(page)
    for kind, spread in (("touchStart", 40), ("touchMove", 80), ("touchMove", 120), ("touchEnd", 0)):
        points = [{"x": x - spread, "y": y, "id": 0}, {"x": x + spread, "y": y, "id": 1}] if spread else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(page.get_by_role("button", name="Zoom out")).to_be_enabled()
    assert page.locator(".top .badge").count() == 0


def test_pointing_at_the_gold_of_a_card_shows_the_hexes_that_earn_it(page: Page) -> None:
    play_now(page)
    for _ in range(3):
        before = position(page)
        page.mouse.click(*middle_of(page, live_hexes(page)[0]))
        moved_on(page, before)
    bars = page.locator(".cards .bar.lead")
    bars.first.hover()
    expect(page.locator(".pointed")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(page.locator(".pointed")).to_have_count(0)


def test_every_hex_has_a_name_that_says_what_is_there(page: Page) -> None:
    play_now(page)
    hexes = page.get_by_role("gridcell")
    labels = hexes.evaluate_all("hexes => hexes.map(hex => hex.getAttribute('aria-label'))")
    assert len(labels) == 400
    assert all(re.match(r"[A-T]\d+, \w", label) for label in labels)
    assert any("Tavern, 2 tiles" in label for label in labels)
    assert any("castle" in label for label in labels)


def test_the_tab_says_whose_turn_it_is_and_the_log_is_read_aloud(page: Page) -> None:
    begin(page, "Play now")
    expect(page).to_have_title(re.compile("Build 3 on"))
    expect(page.locator(".log [aria-live=polite]")).not_to_be_empty()


def test_nothing_on_the_table_moves_when_a_settlement_is_built(page: Page) -> None:
    play_now(page)
    page.evaluate(
        """() => {
            window.shift = 0;
            new PerformanceObserver(list => list.getEntries().forEach(entry => (window.shift += entry.value)))
                .observe({ type: "layout-shift" });
        }"""
    )
    for _ in range(3):
        before = position(page)
        page.mouse.click(*middle_of(page, live_hexes(page)[0]))
        moved_on(page, before)
    page.wait_for_timeout(200)
    assert page.evaluate("window.shift") < 0.01

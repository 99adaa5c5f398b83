"""What a person does at the screen."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Page, Route, expect

PATIENCE: Final = 15_000
LIVE: Final = ".app .hex.live"
"""On the table: the picture of the start page has bright hexes too."""
RESULT: Final = "a.finish"
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


def play_now(page: Page) -> None:
    """From the start page into a game against a bot, with one click."""
    begin(page, "Play now")


def begin(page: Page, button: str) -> None:
    # Relative, for the app may be hosted below a path.
    page.goto("./")
    page.get_by_role("button", name=button).click()
    page.wait_for_url("**/table/*")
    my_turn(page)


def my_turn(page: Page) -> None:
    page.locator(f"{LIVE}, .prompt button.pri, {RESULT}").first.wait_for(state="attached", timeout=PATIENCE)


def hold(page: Page, address: str, having: str = "") -> list[Route]:
    """Requests with that in their body wait in the list, until they are let go or answered."""
    held: list[Route] = []

    def hold_or_go(route: Route) -> None:
        if having in (route.request.post_data or ""):
            held.append(route)
        else:
            route.continue_()

    page.route(address, hold_or_go)
    return held


@contextmanager
def drawing(page: Page) -> Iterator[None]:
    """Until the set-up that is drawn for what is done here lies there."""
    with page.expect_request("**/api/setup"):
        yield
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def drawn_setup(page: Page) -> dict[str, Any]:
    """The set-up whose code the set-up helper shows."""
    code = page.locator("code").inner_text()
    setup: dict[str, Any] = page.request.get(f"/api/setup/{code}").json()["setup"]
    return setup


def click_hex(page: Page, name: str) -> None:
    """Like a person: at the middle of the hex, on whatever lies there."""
    page.mouse.click(*middle_of(page, name))


def point_at(page: Page, name: str) -> None:
    page.mouse.move(*middle_of(page, name))


def middle_of(page: Page, name: str) -> tuple[float, float]:
    """Once it stays where it is for some frames: a page that is still loading grows above it."""
    script = """async hex => {
        const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
        let now = middle(hex.getBoundingClientRect()), before, still = 0;
        while (still < 4) {
            before = now;
            await new Promise(done => requestAnimationFrame(done));
            now = middle(hex.getBoundingClientRect());
            still = now.join() === before.join() ? still + 1 : 0;
        }
        return now;
    }"""
    x, y = page.locator(f'[data-hex="{name}"]').evaluate(script)
    return x, y


def lay_board(page: Page, place: str, board: str) -> None:
    """Choose a place on the table, then a board from the tray."""
    there = page.get_by_role("button", name=re.compile(f"^{place}"))
    if there.get_attribute("aria-pressed") == "false":
        there.click()
    tray = page.get_by_role("group", name=re.compile("^Board for"))
    tray.get_by_role("button", name=re.compile(f"^{board}")).click()


def live_hexes(page: Page) -> list[str]:
    return list(page.locator(LIVE).evaluate_all("hexes => hexes.map(hex => hex.dataset.hex)"))


def build(page: Page) -> str:
    """Click a live hex and wait until the table has moved on."""
    name = live_hex_in_sight(page)
    before = position(page)
    click_hex(page, name)
    moved_on_or_ended(page, before)
    return name


def live_hex_in_sight(page: Page) -> str:
    """The first that nothing lies upon; on a small screen it may have to be looked for."""
    script = """hexes => hexes.find(hex => {
        const { x, y, width, height } = hex.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === hex;
    })?.dataset.hex"""
    name = page.locator(LIVE).evaluate_all(script)
    if name is None:
        page.locator(".prompt .deed").click()
        middle_of(page, live_hexes(page)[0])
        name = page.locator(LIVE).evaluate_all(script)
    return str(name)


def moved_on(page: Page, before: str) -> None:
    """Wait until the table stands otherwise than before."""
    script = "before => document.querySelector('.prompt')?.dataset.at !== before"
    page.wait_for_function(script, arg=before, timeout=PATIENCE)


def moved_on_or_ended(page: Page, before: str) -> None:
    """As moved_on; if the prompt asks whether the game may end, the answer is yes."""
    script = """before => document.querySelector('.prompt')?.dataset.at !== before
        || document.querySelector('.prompt .asks') !== null"""
    page.wait_for_function(script, arg=before, timeout=PATIENCE)
    if page.locator(".prompt .asks").count():
        page.locator(".prompt .asks button.pri").click()
        moved_on(page, before)


def position(page: Page) -> str:
    """The number of the position: it changes with every action."""
    return page.locator(".prompt").get_attribute("data-at") or ""


def heading(page: Page) -> str:
    return page.locator(".prompt h2").inner_text()


def end_turn(page: Page) -> None:
    """Also where it cannot be pressed yet: then it says why."""
    page.get_by_role("button", name="End turn").click(force=True)


def take_a_turn(page: Page) -> None:
    """Build what must be built, use no tile, end the turn."""
    my_turn(page)
    while live_hexes(page):
        build(page)
    press_ready_button(page)


def press_ready_button(page: Page) -> None:
    """End the turn, stop a power, choose a terrain: the first that can be pressed."""
    before = position(page)
    page.locator(".prompt button.pri").first.click()
    moved_on_or_ended(page, before)


def play_to_the_end(page: Page) -> None:
    while not page.locator(RESULT).count():
        my_turn(page)
        if live_hexes(page):
            build(page)
        elif page.locator(".prompt button.pri").count():
            press_ready_button(page)


def do_as_told(page: Page, lesson: str) -> None:
    """The next step of a learner who reads."""
    if page.locator("aside.lesson .btn").count():
        page.locator("aside.lesson .btn").click()
    elif lesson == "Use the tile" and page.locator(".tile.ready").count():
        before = position(page)
        page.locator(".tile.ready").first.click()
        moved_on(page, before)
    elif live_hexes(page) and lesson == "Take a tile":
        _build_beside_a_location(page)
    elif live_hexes(page):
        build(page)
    elif page.locator(".prompt button.pri").count():
        press_ready_button(page)
    else:
        page.wait_for_timeout(30)


def _build_beside_a_location(page: Page) -> None:
    """As the lesson says: where a tile is to be had, else anywhere."""
    before = position(page)
    name = page.evaluate(
        """() => {
            const at = hex => { const box = hex.getBoundingClientRect(); return [box.x, box.y, box.width]; };
            const places = [...document.querySelectorAll('.hex[aria-label*=" tiles"]')].map(at);
            const near = ([x, y, width]) => places.some(([a, b]) => Math.hypot(a - x, b - y) < 1.2 * width);
            const live = [...document.querySelectorAll('.hex.live')];
            return (live.find(hex => near(at(hex))) ?? live[0]).dataset.hex;
        }"""
    )
    click_hex(page, name)
    moved_on(page, before)


def expect_heading(page: Page, text: str) -> None:
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile(text))

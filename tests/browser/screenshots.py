"""Pictures of every page, on a desktop and on a phone, in light and dark: `make screenshots`."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from rich.progress import track

from browser.chromium import FLAGS, chromium
from browser.hands import (
    LIVE,
    RESULT,
    begin,
    build,
    live_hexes,
    middle_of,
    moved_on,
    position,
    press_ready_button,
)
from browser.serving import Server

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screenshots"
SCREENS: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}
_ROUNDS: Final = 5


def _settle(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)


def _address(path: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(path)

    return go


def _table(page: Page) -> None:
    page.goto("/new")
    page.get_by_label("First-game set-up").check()
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Name 1").fill("You")
    page.get_by_role("button", name="Start the game").click()
    page.locator(LIVE).first.wait_for(state="attached")
    _play(page, _ROUNDS)
    if live_hexes(page) and page.viewport_size and page.viewport_size["width"] > 760:
        build(page)
        page.mouse.move(*middle_of(page, live_hexes(page)[0]))


def _play(page: Page, rounds: int) -> None:
    for _ in range(rounds):
        while hexes := live_hexes(page):
            before = position(page)
            _press_hex(page, hexes[len(hexes) // 2])
            moved_on(page, before)
        press_ready_button(page)
        page.locator(f"{LIVE}, {RESULT}").first.wait_for(state="attached")


def _press_hex(page: Page, name: str) -> None:
    """By keys, which work whatever part of the map is in sight."""
    page.locator(f'[data-hex="{name}"]').focus()
    page.keyboard.press("Enter")


def _finished(page: Page) -> None:
    begin(page, "Play now")
    while not page.locator(RESULT).count():
        _play(page, 1)
    page.locator(RESULT).click()
    page.locator("tfoot").wait_for()


def _replay(page: Page) -> None:
    _finished(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    page.get_by_role("slider").fill("60")


def _lobby(page: Page) -> None:
    page.goto("/new")
    page.get_by_label("Who plays? 2").select_option("open")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/*")


def _pad(page: Page) -> None:
    page.goto("/pad")
    first_game = page.get_by_label("First-game set-up")
    first_game.wait_for(state="attached")
    if not first_game.is_visible():
        page.locator(".lay > summary").click()
    first_game.check()
    page.get_by_text("Tavern · Paddock").wait_for()
    for seat, names in enumerate((["E5", "E6", "F5", "F6", "G6", "D5"], ["Q3", "R3", "S3", "P2", "P3"])):
        page.locator(".pick").nth(seat).click()
        for name in names:
            _press_hex(page, name)


PAGES: Final[dict[str, Callable[[Page], None]]] = {
    "home": _address("/"),
    "new-table": _address("/new"),
    "lobby": _lobby,
    "table": _table,
    "lesson": lambda page: begin(page, "Learn by playing"),
    "result": _finished,
    "replay": _replay,
    "rules": _address("/rules"),
    "setup": _address("/setup"),
    "pad": _pad,
    "workshop": _address("/workshop"),
}


def _take(browser: Browser, address: str, name: str, screen: str, theme: str) -> None:
    options = {"base_url": address, "color_scheme": theme, "reduced_motion": "reduce"}
    context = browser.new_context(**SCREENS[screen] | options)
    page = context.new_page()
    PAGES[name](page)
    _settle(page)
    page.screenshot(path=FOLDER / f"{name}-{screen}-{theme}.jpg", type="jpeg", quality=80)
    context.close()


def main() -> None:
    wanted = sys.argv[1:] or list(PAGES)
    jobs = [(name, screen, theme) for name in wanted for screen in SCREENS for theme in ("light", "dark")]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        try:
            for name, screen, theme in track(jobs, "Taking pictures"):
                _take(browser, server.address, name, screen, theme)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()

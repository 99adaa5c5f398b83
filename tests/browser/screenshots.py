"""Pictures of every page, on a desktop and on a phone, in light and dark: `make screenshots`."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeAlias

from playwright.sync_api import Browser, Page, sync_playwright
from rich.progress import track

from browser.chromium import FLAGS, chromium
from browser.games import of_all_boxes, set_table
from browser.hands import LIVE, begin, build, live_hexes, middle_of
from browser.serving import Server
from hexstead.setup.draw import first_game

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
_ROUNDS: Final = 6
Show: TypeAlias = Callable[[Page, Server], None]


def _settle(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)


def _address(path: str) -> Show:
    def go(page: Page, server: Server) -> None:
        page.goto(path)

    return go


def _table(page: Page, server: Server) -> None:
    page.goto(set_table(page, server, first_game(3), _ROUNDS, "greedy"))
    page.locator(LIVE).first.wait_for(state="attached")
    if page.viewport_size and page.viewport_size["width"] > 760:
        build(page)
        page.mouse.move(*middle_of(page, live_hexes(page)[0]))


def _all_boxes(page: Page, server: Server) -> None:
    page.goto(set_table(page, server, of_all_boxes(4), _ROUNDS, "greedy"))
    page.locator(LIVE).first.wait_for(state="attached")


def _press_hex(page: Page, name: str) -> None:
    """By keys, which work whatever part of the map is in sight."""
    page.locator(f'[data-hex="{name}"]').focus()
    page.keyboard.press("Enter")


def _lesson(page: Page, server: Server) -> None:
    begin(page, "Learn by playing")


def _result(page: Page, server: Server) -> None:
    page.goto(f"{set_table(page, server, first_game(3), bot='greedy')}/result")
    page.locator("tfoot").wait_for()


def _replay(page: Page, server: Server) -> None:
    page.goto(f"{set_table(page, server, first_game(3), bot='greedy')}/replay?at=60")
    page.get_by_role("slider").wait_for()


def _lobby(page: Page, server: Server) -> None:
    page.goto("/new")
    page.get_by_label("Who plays in seat 2").select_option("open")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/*")


def _pad(page: Page, server: Server) -> None:
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


PAGES: Final[dict[str, Show]] = {
    "home": _address("/"),
    "new-table": _address("/new"),
    "lobby": _lobby,
    "table": _table,
    "all-boxes": _all_boxes,
    "lesson": _lesson,
    "result": _result,
    "replay": _replay,
    "rules": _address("/rules#location-tower"),
    "setup": _address("/setup"),
    "pad": _pad,
    "workshop": _address("/workshop"),
}


def _take(browser: Browser, server: Server, name: str, screen: str, theme: str) -> None:
    options = {"base_url": server.address, "color_scheme": theme, "reduced_motion": "reduce"}
    context = browser.new_context(**SCREENS[screen] | options)
    page = context.new_page()
    PAGES[name](page, server)
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
                _take(browser, server, name, screen, theme)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()

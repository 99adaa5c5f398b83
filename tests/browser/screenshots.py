"""Pictures of every page, in light and dark: `make screenshots`.

It takes the pages named, or all of them, on a desktop and a phone in English, into docs/screenshots;
with --sizes in every size that people have, in the longest language, to look at.
"""

import argparse
import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeAlias

from playwright.sync_api import Browser, Page, sync_playwright
from rich.progress import track

from browser.chromium import FLAGS, chromium
from browser.games import new_table, of_all_boxes, set_table
from browser.hands import LIVE, begin, build, live_hexes, middle_of
from browser.longest import longest_language
from browser.serving import Server
from hexstead.setup.draw import first_game
from hexstead.wording.languages import ENGLISH, LANGUAGES

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "docs" / "screenshots"
TO_LOOK_AT: Final = ROOT / "build" / "screenshots"
WORDING: Final = ROOT / "web" / "src" / "wording"
SIZES: Final = ((360, 800), (390, 844), (844, 390), (820, 1180), (1366, 768), (1440, 900), (2560, 1440))
_HAND: Final = {"has_touch": True, "is_mobile": True}
_SHARP_UP_TO: Final = 844
_TABLET: Final = (820, 1180)


def _screen(width: int, height: int) -> dict[str, Any]:
    """Phones and tablets are touched, and phones have small pixels."""
    is_phone = max(width, height) <= _SHARP_UP_TO
    touched = _HAND if is_phone or (width, height) == _TABLET else {}
    scale = 2 if is_phone else 1
    return {"viewport": {"width": width, "height": height}, "device_scale_factor": scale} | touched


SCREENS: Final[dict[str, dict[str, Any]]] = {
    "desktop": _screen(1440, 900),
    "phone": _screen(390, 844),
}
SCREENS_TO_LOOK_AT: Final = {f"{width}x{height}": _screen(width, height) for width, height in SIZES}
_ROUNDS: Final = 6
Show: TypeAlias = Callable[[Page, Server], None]


def _settle(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)


def _address(path: str) -> Show:
    def go(page: Page, server: Server) -> None:
        page.goto(path)

    return go


def _words(page: Page, key: str) -> str:
    """What the browser says there in the language of the page."""
    page.locator("#content").wait_for()
    language = str(page.locator("html").get_attribute("lang"))
    messages = "".join([path.read_text("utf-8") for path in sorted((WORDING / language).glob("*.ftl"))])
    said = re.search(rf"^{key} = (.+)$", messages, re.MULTILINE)
    assert said, key
    return said[1]


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
    page.goto("/")
    begin(page, _words(page, "home-lesson"))


def _result(page: Page, server: Server) -> None:
    page.goto(f"{set_table(page, server, first_game(3), bot='greedy')}/result")
    page.locator("tfoot").wait_for()


def _replay(page: Page, server: Server) -> None:
    page.goto(f"{set_table(page, server, first_game(3), bot='greedy')}/replay?at=60")
    page.get_by_role("slider").wait_for()


def _lobby(page: Page, server: Server) -> None:
    page.goto(new_table(page, ["here", "open"]))


def _pad(page: Page, server: Server) -> None:
    page.goto("/pad")
    first_game = page.get_by_label(_words(page, "choices-first-game"))
    first_game.wait_for(state="attached")
    if not first_game.is_visible():
        page.locator(".lay > summary").click()
    first_game.check()
    page.locator("main [data-hex='E5']").wait_for()
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
    "about": _address("/about"),
}


class Pictures:
    """What is taken in one language, and where it goes."""

    def __init__(self, folder: Path, screens: dict[str, dict[str, Any]], language: str) -> None:
        self.folder = folder
        self.screens = screens
        self.language = language

    def take(self, browser: Browser, server: Server, name: str, screen: str, theme: str) -> None:
        options = {"base_url": server.address, "color_scheme": theme, "reduced_motion": "reduce"}
        context = browser.new_context(locale=self.language, **self.screens[screen] | options)
        page = context.new_page()
        PAGES[name](page, server)
        _settle(page)
        page.screenshot(path=self.folder / f"{name}-{screen}-{theme}.jpg", type="jpeg", quality=80)
        context.close()


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("pages", nargs="*", choices=[[], *PAGES], metavar="PAGE", help=", ".join(PAGES))
    parser.add_argument(
        "--sizes", nargs="*", choices=SCREENS_TO_LOOK_AT, metavar="SIZE", help="all, or some of them"
    )
    parser.add_argument("--language", choices=LANGUAGES)
    parser.add_argument("--into", type=Path, help="a folder; with --sizes it is build/screenshots")
    return parser.parse_args()


def _wanted(asked: argparse.Namespace) -> Pictures:
    if asked.sizes is None:
        return Pictures(asked.into or FOLDER, SCREENS, asked.language or ENGLISH)
    screens = {size: SCREENS_TO_LOOK_AT[size] for size in asked.sizes or SCREENS_TO_LOOK_AT}
    return Pictures(asked.into or TO_LOOK_AT, screens, asked.language or longest_language())


def main() -> None:
    asked = _asked()
    pictures = _wanted(asked)
    names = asked.pages or list(PAGES)
    jobs = [
        (name, screen, theme) for name in names for screen in pictures.screens for theme in ("light", "dark")
    ]
    pictures.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        try:
            for job in track(jobs, "Taking pictures"):
                pictures.take(browser, server, *job)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()

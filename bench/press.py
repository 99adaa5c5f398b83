"""How soon a press on the map shows: from releasing the button to the frame that shows it, in Chromium.

    PYTHONPATH=tests python bench/press.py [--presses 30]

Plays a game of the first set-up and one of all boxes, after some rounds, on its own server. A press shows
before the server has answered, so this measures only the browser's side. It only prints: no test depends
on how fast a machine is.
"""

import argparse
import statistics
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, ViewportSize, sync_playwright
from rich.console import Console
from rich.table import Table

from browser.chromium import FLAGS, chromium
from browser.games import of_all_boxes, set_table
from browser.hands import LIVE, RESULT, build, live_hexes, my_turn, press_ready_button
from browser.serving import Server
from hexstead.setup.draw import first_game

PROMISED: Final = 50
ROUNDS: Final = 5
MACHINES: Final = {"this one": 1, "4 times slower": 4}
SIZE: Final[ViewportSize] = {"width": 1440, "height": 900}
# After the next frame is drawn, tasks run again: a message sent from inside the frame arrives then.
WATCH: Final = """() => {
    window.presses = [];
    window.changes = [];
    let released = null;
    addEventListener("pointerup", (press) => (released = press.timeStamp), { capture: true });
    new MutationObserver(() => {
        if (released === null || !document.querySelector(".chosen.pressed")) return;
        const from = released;
        released = null;
        window.changes.push(performance.now() - from);
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port2.onmessage = () => window.presses.push(performance.now() - from);
            port1.postMessage(null);
        });
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["class"] });
}"""


def measured(page: Page, presses: int) -> tuple[list[float], list[float]]:
    """Milliseconds until the page has changed, and until the change is drawn."""
    page.locator(LIVE).first.wait_for(state="attached")
    page.evaluate(WATCH)
    done = 0
    while done < presses and not page.locator(RESULT).count():
        my_turn(page)
        if live_hexes(page):
            build(page)
            done += 1
        elif page.locator(".prompt button.pri").count():
            press_ready_button(page)
    changed, drawn = page.evaluate("[window.changes, window.presses]")
    return changed, drawn


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--presses", type=int, default=30)
    presses = parser.parse_args().presses
    heads = ("game", "machine", "presses", "changed: median ms", "drawn: median ms", "95 %")
    table = Table(*heads, title="From the press to the frame")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        try:
            for game, setup in (("first game", first_game(2)), ("all boxes", of_all_boxes())):
                for name, slowness in MACHINES.items():
                    page = browser.new_context(base_url=server.address, viewport=SIZE).new_page()
                    devtools = page.context.new_cdp_session(page)
                    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slowness})
                    page.goto(set_table(page, server, setup, ROUNDS))
                    changed, drawn = measured(page, presses)
                    slow = statistics.quantiles(drawn, n=20)[-1]
                    figures = (statistics.median(changed), statistics.median(drawn), slow)
                    table.add_row(game, name, str(len(drawn)), *[f"{figure:.1f}" for figure in figures])
                    page.context.close()
        finally:
            browser.close()
            server.stop()
    Console().print(table, f"Promised: below {PROMISED} ms.")


if __name__ == "__main__":
    main()

"""How soon a press on the map shows: from releasing the button to the frame that shows it, in Chromium.

    PYTHONPATH=tests python bench/press.py [--presses 30] [--runs 3]

Plays a game of the first set-up and one of all boxes, after some rounds, on its own server. A press shows
before the server has answered, so this measures only the browser's side. Whatever else a machine does can
only make it slower, so the best of some runs counts. It fails if that breaks the promise on this machine;
no test depends on how fast a machine is.
"""

import argparse
import statistics
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from rich.console import Console
from rich.table import Table

from browser.chromium import FLAGS, chromium
from browser.games import of_all_boxes, set_table
from browser.hands import LIVE, RESULT, build, live_hexes, my_turn, press_ready_button
from browser.serving import Server
from hexstead.setup.draw import first_game
from hexstead.setup.setup import Setup

MEDIAN: Final = 50
SLOW: Final = 100
"""Milliseconds, promised for the median and for 95 of 100 presses."""
ROUNDS: Final = 5
THIS: Final = "this one"
MACHINES: Final = {THIS: 1, "4 times slower": 4}
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


class Run(NamedTuple):
    """Milliseconds until the change is drawn; of 20 presses, one is slower than `slow`."""

    median: float
    slow: float
    presses: int
    changed: float
    """The median until the page has changed."""


def best_run(browser: Browser, server: Server, setup: Setup, slowness: int, asked: argparse.Namespace) -> Run:
    return min(one_run(browser, server, setup, slowness, asked.presses) for _ in range(asked.runs))


def one_run(browser: Browser, server: Server, setup: Setup, slowness: int, presses: int) -> Run:
    page = browser.new_context(base_url=server.address, viewport=SIZE).new_page()
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slowness})
    page.goto(set_table(page, server, setup, ROUNDS))
    changed, drawn = measured(page, presses)
    page.context.close()
    slow = statistics.quantiles(drawn, n=20)[-1]
    return Run(statistics.median(drawn), slow, len(drawn), statistics.median(changed))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--presses", type=int, default=30)
    parser.add_argument("--runs", type=int, default=3)
    asked = parser.parse_args()
    heads = ("game", "machine", "presses", "changed: median ms", "drawn: median ms", "drawn: p95 ms")
    table = Table(*heads, title=f"From the press to the frame, best of {asked.runs} runs")
    broken = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        try:
            for game, setup in (("first game", first_game(2)), ("all boxes", of_all_boxes())):
                for name, slowness in MACHINES.items():
                    run = best_run(browser, server, setup, slowness, asked)
                    figures = [f"{figure:.1f}" for figure in (run.changed, run.median, run.slow)]
                    table.add_row(game, name, str(run.presses), *figures)
                    if name == THIS and (run.median > MEDIAN or run.slow > SLOW):
                        broken.append(game)
        finally:
            browser.close()
            server.stop()
    Console().print(table, f"Promised here: median below {MEDIAN} ms, p95 below {SLOW} ms.")
    if broken:
        raise SystemExit(f"The promise is broken: {', '.join(broken)}.")


if __name__ == "__main__":
    main()

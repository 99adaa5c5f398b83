"""What holds for every page: anybody can use it, and it is light."""

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from browser.conftest import OpenPage
from browser.hands import play_now

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES: Final = ("/", "/new", "/rules", "/setup", "/pad", "/workshop", "/replay", "/nowhere")
HEAVIEST: Final = 250_000


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_has_a_serious_barrier(open_page: OpenPage, theme: str) -> None:
    page = open_page(color_scheme=theme, bypass_csp=True)
    found = {}
    for path in PAGES:
        page.goto(path)
        found[path] = _barriers(page)
    play_now(page)
    found["table"] = _barriers(page)
    page.set_viewport_size({"width": 390, "height": 844})
    found["table on a phone"] = _barriers(page)
    page.goto("/new")
    page.get_by_label("Who plays? 2").select_option("open")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/*")
    found["lobby"] = _barriers(page)
    assert {path: barriers for path, barriers in found.items() if barriers} == {}


def _barriers(page: Page) -> list[str]:
    page.locator("#content").wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    page.add_script_tag(path=AXE)
    results: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:160]}"
        for violation in results["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"][:3]
    ]


def test_the_first_load_of_any_page_stays_below_250_kb(open_page: OpenPage) -> None:
    weights = {}
    for path in ("/", "/rules", "/setup"):
        page = open_page()
        weights[path] = _weight(page, path)
    page = open_page()
    play_now(page)
    weights["table"] = _weight(open_page(), page.url)
    assert all(weight < HEAVIEST for weight in weights.values()), weights


def _weight(page: Page, address: str) -> int:
    """All bytes that travel until nothing more is loaded."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    total: list[float] = []
    session.on("Network.loadingFinished", lambda event: total.append(event["encodedDataLength"]))
    page.goto(address)
    page.wait_for_load_state("networkidle")
    return round(sum(total))


def test_no_script_stands_in_the_page_itself(page: Page) -> None:
    answer = page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "unsafe-inline" not in policy
    assert "unsafe-eval" not in policy
    assert page.locator("script:not([src])").count() == 0

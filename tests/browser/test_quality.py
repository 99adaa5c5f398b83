"""What holds for every page: anybody can use it, and it is light."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from playwright.sync_api import Page, expect

from browser.conftest import OpenPage
from browser.games import new_table, of_all_boxes, set_table
from browser.hands import PHONE, RESULT, begin, middle_of, my_turn, play_now
from browser.serving import Server
from hexstead.setup.draw import first_game

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES: Final = ("/", "/new", "/rules", "/setup", "/pad", "/workshop", "/replay", "/about", "/nowhere")
HEAVIEST: Final = 280_000
SIZES: Final = {"desktop": (1440, 900), "phone": (390, 844)}
Theme: TypeAlias = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
_FADING: Final = 200
"""Until colours have changed."""


def test_no_page_has_a_serious_barrier(open_page: OpenPage) -> None:
    page = open_page(bypass_csp=True)
    found = []
    for path in PAGES:
        page.goto(path)
        found += barriers(page, path, ["desktop"])
    page.goto("/new")
    page.get_by_role("button", name=re.compile("^Top left")).click()
    found += barriers(page, "boards", ["desktop"])
    page.get_by_label("Who plays in seat 2").select_option("open")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/*")
    found += barriers(page, "lobby", ["desktop"])
    assert found == []


def test_no_game_has_a_serious_barrier_from_the_lesson_to_the_replay(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page(bypass_csp=True)
    begin(page, "Learn by playing")
    found = barriers(page, "lesson", SIZES)
    all_boxes = of_all_boxes()
    page.goto(set_table(page, server, all_boxes, rounds=4))
    page.locator(".prompt").wait_for()
    found += barriers(page, "table", SIZES)
    finished = set_table(page, server, all_boxes)
    page.goto(f"{finished}/result")
    page.locator("tfoot").wait_for()
    found += barriers(page, "result", SIZES)
    page.goto(f"{finished}/replay?at=60")
    page.get_by_role("slider").wait_for()
    found += barriers(page, "replay", SIZES)
    assert found == []


def test_no_dialog_of_a_table_has_a_serious_barrier(open_page: OpenPage, server: Server) -> None:
    page = open_page(bypass_csp=True, asks_between_turns=True)
    page.goto(new_table(page, ["here", "here"]))
    page.locator("dialog.hand-over").wait_for()
    found = barriers(page, "hand-over", SIZES)
    page.get_by_role("button", name="Show my card").click()
    page.get_by_role("button", name="Menu").click()
    found += barriers(page, "menu", SIZES)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").wait_for()
    found += barriers(page, "resign", SIZES)
    page.goto(set_table(page, server, first_game(2)))
    page.locator(".prompt .finish").wait_for()
    found += barriers(page, "rematch", SIZES)
    assert found == []


def test_no_sheet_of_a_phone_has_a_serious_barrier(open_page: OpenPage, server: Server) -> None:
    page = open_page(bypass_csp=True, **PHONE)
    page.goto(set_table(page, server, of_all_boxes(), rounds=4, bot="greedy"))
    my_turn(page)
    page.locator(".hand .tile").first.tap()
    page.get_by_role("dialog").wait_for()
    found = barriers(page, "tile", ["phone"])
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    page.locator(".details").tap()
    page.get_by_role("dialog").wait_for()
    found += barriers(page, "drawer", ["phone"])
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Whole map").tap()
    plate = page.locator(".board .hex[data-plate]:not(.live)").first.get_attribute("data-hex") or ""
    page.touchscreen.tap(*middle_of(page, plate))
    page.locator(".info-sheet .info").wait_for()
    found += barriers(page, "info", ["phone"])
    assert found == []


def barriers(page: Page, name: str, sizes: Iterable[str], themes: Iterable[Theme] = THEMES) -> list[str]:
    """What is serious, in these sizes and themes."""
    page.locator("#content").wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    assert AXE.is_file(), "axe-core comes with the tools of the web app: run `python web/build.py check`"
    page.add_script_tag(path=AXE)
    found = []
    for size in sizes:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        for theme in themes:
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.wait_for_timeout(_FADING)
            found += [f"{name}, {size}, {theme}: {one}" for one in _serious(page)]
    return found


def _serious(page: Page) -> list[str]:
    results: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:160]}"
        for violation in results["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"][:3]
    ]


def test_all_that_pays_fits_beside_the_map(page: Page, server: Server) -> None:
    for setup in (first_game(3), of_all_boxes(4)):
        page.goto(set_table(page, server, setup, rounds=3))
        cards = page.locator(".cards .list")
        cards.wait_for()
        assert cards.evaluate("list => list.scrollHeight - list.clientHeight") <= 1


def test_before_the_start_the_map_fills_the_page_and_all_is_said_of_the_game(page: Page) -> None:
    page.goto("/new")
    page.get_by_label("Who plays in seat 2").select_option("open")
    page.get_by_text("More options").click()
    page.get_by_label("Lords pay nothing for a sector").check()
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/*")
    for panel in (".chat", ".knows", ".map"):
        box = page.locator(panel).bounding_box()
        assert box is not None
        assert 880 <= box["y"] + box["height"] <= 900, panel
    known = page.locator(".knows")
    expect(known.get_by_role("listitem")).to_have_count(4 + 4 + 1)
    expect(known).to_contain_text("Lords pay nothing for a sector")


def test_at_the_end_the_winner_and_the_way_to_the_result_are_seen_on_a_phone(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.goto(set_table(page, server, first_game(2)))
    heading, link = page.locator(".prompt h2"), page.locator(RESULT)
    expect(heading).to_contain_text("won with")
    above, below = heading.bounding_box(), link.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"]
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)


def test_the_first_load_of_any_page_stays_below_280_kb(open_page: OpenPage) -> None:
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
    total = weighed(page)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    return round(sum(total))


def weighed(page: Page) -> list[float]:
    """The bytes of everything that this page loads from now on."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    total: list[float] = []
    session.on("Network.loadingFinished", lambda event: total.append(event["encodedDataLength"]))
    return total


def test_no_script_stands_in_the_page_itself(page: Page) -> None:
    answer = page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "unsafe-inline" not in policy
    assert "unsafe-eval" not in policy
    assert page.locator("script:not([src])").count() == 0

"""Know what everything does, right where you look: info cards, previews and "why not?" at the hex."""

from typing import Final

from playwright.sync_api import Locator, Page, expect

from browser.conftest import OpenPage
from browser.games import of_all_boxes, set_table
from browser.hands import LIVE, PHONE, click_hex, live_hexes, middle_of, play_now, point_at
from browser.serving import Server
from browser.test_quality import barriers
from hexstead.boxes.catalogue import BOARDS, LOCATIONS
from hexstead.engine.said import named
from hexstead.setup.draw import draw_setup
from hexstead.setup.setup import Setup
from hexstead.wording.say import say

_MIXED: Final = [key for key, board in BOARDS.items() if "selection" not in board.locations]
_MAPS: Final = [tuple(_MIXED[first : first + 4]) for first in range(0, len(_MIXED), 4)]
_ALIKE: Final = [key for key in BOARDS if key not in _MIXED]
_SIDES: Final = [tuple([key for key in _ALIKE if BOARDS[key].side == side]) for side in "ab"]
_WALK: Final = """async () => {
    const wait = (is) => new Promise((done, fail) => {
        const until = performance.now() + 20000;
        const look = () => {
            if (is()) done();
            else if (performance.now() > until) fail("no info card");
            else requestAnimationFrame(look);
        };
        look();
    });
    const card = (name) => document.querySelector(`.info ${name}`);
    const told = [];
    for (const plate of document.querySelectorAll(".board .hex[data-plate]")) {
        plate.focus();
        plate.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
        const hex = plate.dataset.hex, label = plate.getAttribute("aria-label");
        // A nomad space whose tile is gone is told of as what it is.
        const isGone = label.endsWith(", 0 tiles");
        const isTold = () => document.querySelector(".info")?.dataset.about === hex && card("p");
        await wait(() => isTold() && (isGone || card("img")));
        const title = card("h2").textContent;
        told.push([hex, isGone ? title : label, title, card("p").textContent]);
    }
    return told;
}"""
"""Presses every plate of the map and tells what its card says."""


def _setups() -> list[Setup]:
    """All boards there are: four of the boxes that mix on each map, and both sides of the newest edition."""
    mixed = [
        draw_setup(2, number, boards=boards, expansions=("queenies",)) for number, boards in enumerate(_MAPS)
    ]
    return mixed + [draw_setup(2, 1, edition="newest", boards=boards) for boards in _SIDES]


def test_every_plate_of_every_box_has_an_info_card(page: Page, server: Server) -> None:
    titles: set[str] = set()
    for setup in _setups():
        page.goto(set_table(page, server, setup, 1))
        page.locator(LIVE).first.wait_for(state="attached")
        told = page.evaluate(_WALK)
        assert len(told) > 8
        for hex, label, title, says in told:
            assert title.lower() in label.lower(), (hex, label, title)
            assert len(says) > 10
        titles |= {title for _, _, title, _ in told}
    assert titles >= {say(named("tile", key)) for key in LOCATIONS}
    assert titles >= {"Castle", "Palace", "Silo", "Cave"}


def test_a_figure_a_castle_a_card_and_the_tile_of_another_player_are_told_of(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page(viewport={"width": 1366, "height": 768})
    page.goto(set_table(page, server, of_all_boxes(4), 6, "greedy"))
    page.locator(LIVE).first.wait_for(state="attached")
    card = page.locator(".info")

    def tells(element: Locator) -> str:
        """By the keyboard alone; Escape closes it again."""
        element.focus()
        page.keyboard.press("Enter")
        expect(card.locator("img")).to_be_visible()
        title = card.locator("h2").inner_text()
        page.keyboard.press("Escape")
        expect(card).to_have_count(0)
        return title

    figure = page.locator(".hex[aria-label*=' of ']:not(.live, [aria-label*='settlement of'])").first
    assert tells(figure) in (figure.get_attribute("aria-label") or "")
    assert tells(page.locator(".hex[data-plate][aria-label*=castle]").first) == "Castle"
    theirs = page.locator(".seat:not(.on) .tile").first
    assert tells(theirs) in (theirs.get_attribute("aria-label") or "")
    picture = page.locator(".cards .card .picture").first
    picture.focus()
    expect(card.locator("h2")).to_have_text(page.locator(".cards .card h3").first.inner_text())


def _covered(page: Page, what: str) -> list[str]:
    """The hexes that can be chosen and lie below it."""
    script = """(what) => {
        const box = document.querySelector(what).getBoundingClientRect();
        const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
        return [...document.querySelectorAll(".board .hex.live")].filter((hex) => {
            const [x, y] = middle(hex.getBoundingClientRect());
            return x > box.left && x < box.right && y > box.top && y < box.bottom;
        }).map((hex) => hex.dataset.hex);
    }"""
    found: list[str] = page.evaluate(script, what)
    return found


def test_an_info_card_opens_where_the_pointer_rests_and_stays_while_it_is_inside(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page(viewport={"width": 1366, "height": 768}, bypass_csp=True)
    page.goto(set_table(page, server, of_all_boxes(4), 6, "greedy"))
    page.locator(LIVE).first.wait_for(state="attached")
    card = page.locator(".info")
    plate = page.locator(".hex[data-plate][aria-label*=Farm]").first.get_attribute("data-hex")
    assert plate is not None
    point_at(page, plate)
    expect(card).to_contain_text("Farm")
    expect(card).to_contain_text("tiles left")
    expect(card.get_by_role("img")).to_be_visible()
    assert _covered(page, ".info") == []
    card.hover()
    page.mouse.move(5, 5)
    expect(card).to_have_count(0)
    page.locator(".tiles .tile").first.hover()
    expect(card).to_contain_text(page.locator(".tiles .tile .t").first.inner_text())
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.locator(".cards .card").first.hover()
    expect(card).to_have_count(1)
    assert barriers(page, "an info card", ["desktop"]) == []


def test_a_dead_hex_answers_at_the_hex_and_the_prompt_stays(page: Page) -> None:
    play_now(page)
    prompt = page.locator(".prompt .txt").inner_text()
    dead = page.locator('.hex:not(.live)[aria-label$="water"]').first.get_attribute("data-hex")
    assert dead is not None
    click_hex(page, dead)
    expect(page.locator(".why b")).to_have_text("That's water.")
    expect(page.locator(".why span")).to_contain_text("Your card is")
    assert page.locator(".prompt .txt").inner_text() == prompt
    live = live_hexes(page)[0]
    point_at(page, live)
    expect(page.locator(".why")).to_have_count(0)
    expect(page.locator(".bubble")).to_contain_text(live)
    expect(page.locator(".ghost .piece")).to_have_count(1)


def test_on_a_phone_the_card_lies_below_and_its_plate_stays_in_sight(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page(**PHONE)
    page.goto(set_table(page, server, of_all_boxes(3), 4, "greedy"))
    page.locator(LIVE).first.wait_for(state="attached")
    board = page.locator(".boardwrap").bounding_box()
    assert board is not None
    in_sight = """(hexes, board) => hexes.map((hex) => [hex.dataset.hex, hex.getBoundingClientRect()]).filter(
        ([, { x, y }]) => x > 40 && x < 330 && y > board.y + 40 && y < board.y + board.height - 60
    ).map(([hex]) => hex)"""
    plates = page.locator(".hex[data-plate]").evaluate_all(in_sight, board)
    page.touchscreen.tap(*middle_of(page, plates[-1]))
    expect(page.locator(".info-sheet .info")).to_have_attribute("data-about", plates[-1])
    expect(page.locator(".info img")).to_be_visible()
    sheet = page.locator(".info-sheet").bounding_box()
    assert sheet is not None
    assert middle_of(page, plates[-1])[1] < sheet["y"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".info .close").tap()
    expect(page.locator(".info")).to_have_count(0)

"""Whole games, by clicks."""

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from browser.conftest import Complaints, OpenPage
from browser.hands import (
    RESULT,
    begin,
    build,
    click_hex,
    do_as_told,
    end_turn,
    expect_heading,
    heading,
    live_hexes,
    my_turn,
    play_now,
    play_to_the_end,
    point_at,
    take_a_turn,
)
from browser.serving import Server


def test_a_whole_game_against_a_bot_ends_on_the_result_page_and_can_be_played_again(page: Page) -> None:
    play_now(page)
    play_to_the_end(page)
    page.get_by_role("link", name="See the result").click()
    expect_heading(page, r"won with \d+ gold")
    totals = page.locator("tfoot td").all_inner_texts()
    by_source = [
        [int(text) for text in row.locator("td").all_inner_texts()] for row in page.locator("tbody tr").all()
    ]
    assert [sum(column) for column in zip(*by_source, strict=True)] == [int(total) for total in totals]

    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="To the end").click()
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    assert last > 80
    expect(page).to_have_url(f"{page.url.split('?')[0]}?at={last}")
    page.go_back()
    page.get_by_role("button", name="Same map").click()
    my_turn(page)
    assert "/table/" in page.url


def test_a_dead_hex_says_why_and_an_impossible_button_too(page: Page) -> None:
    play_now(page)
    dead = page.locator('.hex:not(.live)[aria-label*="water"]').first.get_attribute("data-hex")
    assert dead is not None
    click_hex(page, dead)
    expect(page.locator(".why b")).to_contain_text("water")
    end_turn(page)
    expect(page.locator(".prompt p")).to_contain_text("build")


def test_a_live_hex_shows_what_it_would_pay_before_it_is_chosen(page: Page) -> None:
    play_now(page)
    paying = []
    for name in live_hexes(page)[:40]:
        point_at(page, name)
        bubble = page.locator(".bubble")
        expect(bubble).to_contain_text(name)
        expect(bubble).not_to_contain_text("…")
        if "No change" not in bubble.inner_text():
            paying.append((name, bubble.inner_text()))
            break
    name, words = paying[0]
    click_hex(page, name)
    gold = words.split("\n")[0].strip("+ ")
    expect(page.locator(".seat", has=page.locator(".tag")).locator(".gold")).to_contain_text(gold)


def test_a_press_shows_before_the_server_replies(page: Page) -> None:
    held: list[str | bytes] = []
    is_holding = False

    def between(socket: Any) -> None:
        upstream = socket.connect_to_server()
        socket.on_message(upstream.send)
        upstream.on_message(lambda message: held.append(message) if is_holding else socket.send(message))

    page.route_web_socket("**/tables/*/socket", between)
    play_now(page)
    is_holding = True
    name = live_hexes(page)[0]
    click_hex(page, name)
    expect(page.locator(".chosen.pressed")).to_have_count(1)
    assert page.locator(".top .badge").count() == 0


def test_take_back_removes_the_last_settlement(page: Page) -> None:
    play_now(page)
    name = build(page)
    hex = page.locator(f'[data-hex="{name}"]')
    expect(hex).to_have_attribute("aria-label", re.compile("settlement of"))
    page.get_by_role("button", name="Take back").click()
    expect(hex).to_have_attribute("aria-label", re.compile("can be chosen"))
    expect(page.get_by_role("button", name="Take back")).to_have_attribute("aria-disabled", "true")


def _new_table(page: Page, kinds: list[str], names: list[str]) -> None:
    page.goto("/new")
    page.get_by_label("First-game set-up").check()
    while page.get_by_label("Who plays in seat", exact=False).count() < len(kinds):
        page.get_by_role("button", name="Add a seat").click()
    for number, (kind, name) in enumerate(zip(kinds, names, strict=True), start=1):
        page.get_by_label(f"Who plays in seat {number}").select_option(kind)
        if name:
            page.get_by_label(f"Name of seat {number}").fill(name)


def test_two_browsers_play_online_through_a_restart_while_a_spectator_sees_no_hidden_card(
    own_server: Server, open_page: OpenPage, complaints: Complaints
) -> None:
    complaints.expects_lost_connections = True
    host, guest, spectator = (open_page(own_server.address) for _ in range(3))
    _new_table(host, ["here", "open"], ["Ada", ""])
    host.get_by_role("button", name="Set the table").click()
    host.wait_for_url("**/table/*")

    guest.goto(host.url)
    guest.get_by_label("Your name").fill("Brook")
    guest.get_by_role("button", name="Take this seat").click()
    expect(host.locator("main li").nth(1)).to_contain_text("Brook")

    frames = _frames_of(spectator)
    spectator.goto(host.url)
    host.get_by_role("button", name="Start the game").click()
    expect(spectator.locator(".prompt p")).to_contain_text("watching")

    first, second = (host, guest) if _has_the_turn(host) else (guest, host)
    take_a_turn(first)
    take_a_turn(second)
    my_turn(first)
    name = build(first)
    for page in (second, spectator):
        expect(page.locator(f'[data-hex="{name}"]')).to_have_attribute("aria-label", _owned(first, name))
    first.get_by_role("button", name="Take back").click()
    expect(second.locator(f'[data-hex="{name}"]')).not_to_have_attribute("aria-label", _owned(first, name))

    own_server.stop()
    expect(second.locator(".lost")).to_be_visible()
    own_server.start()
    expect(second.locator(".lost")).to_have_count(0, timeout=20_000)
    expect(first.locator(".lost")).to_have_count(0, timeout=20_000)
    take_a_turn(first)
    take_a_turn(second)

    first.get_by_label("Say something").fill("<b>Well</b> built")
    first.get_by_role("button", name="Send").click()
    expect(second.locator(".chat li").last).to_contain_text("<b>Well</b> built")

    assert len(frames) > 10
    for frame in frames:
        assert _hidden_cards(json.loads(frame)) == []


def _has_the_turn(page: Page) -> bool:
    page.locator(".seat.on").wait_for()
    return page.locator(".tag", has_text="your turn").count() == 1


def _owned(page: Page, name: str) -> str:
    return page.locator(f'[data-hex="{name}"]').get_attribute("aria-label") or ""


def _frames_of(page: Page) -> list[str]:
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    page.on("websocket", listen)
    return frames


def _hidden_cards(message: dict[str, Any]) -> list[Any]:
    """Hands and draws that the message shows."""
    view = message.get("view") or {}
    hands = [seat["hand"] for seat in view.get("seats", []) if seat["hand"]]
    told = [line for line in view.get("log", {}).get("lines", []) if "event-drew" in json.dumps(line)]
    return [*hands, *told]


def test_three_people_at_one_screen_take_turns(page: Page) -> None:
    _new_table(page, ["here", "here", "here"], ["Ada", "Brook", "Cleo"])
    page.get_by_role("button", name="Start the game").click()
    seen = []
    for _ in range(6):
        my_turn(page)
        seen.append(page.locator(".seat.on .name .text").inner_text())
        take_a_turn(page)
    assert sorted(seen[:3]) == ["Ada", "Brook", "Cleo"]
    assert seen[3:] == seen[:3]


def test_the_guided_game_teaches_to_build_to_take_a_tile_to_use_it_and_to_score(page: Page) -> None:
    begin(page, "Learn by playing")
    seen: list[str] = []
    while "The rest is yours" not in seen and not page.locator(RESULT).count():
        seen += [text for text in page.locator("aside.lesson h2").all_inner_texts() if text not in seen]
        do_as_told(page, seen[-1] if seen else "")
    assert seen == [
        "Build a kingdom worth gold",
        "Build your first settlement",
        "Stay together",
        "Ask why not",
        "Three are built",
        "Take a tile",
        "A tile of your own",
        "Use the tile",
        "Where the gold comes from",
        "The rest is yours",
    ]


def test_all_boxes_together_can_be_played(page: Page) -> None:
    page.goto("/new")
    for box in ("Nomads", "Crossroads", "Marshlands", "Harvest"):
        page.get_by_role("checkbox", name=re.compile(f"^{box}")).check()
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("button", name="Start the game").click()
    for _ in range(2):
        my_turn(page)
        assert heading(page)
        take_a_turn(page)

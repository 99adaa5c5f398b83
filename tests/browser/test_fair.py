"""Cards that can be checked: the browser adds to the seed, remembers what it saw, and compares at the end."""

import json
import re
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import OpenPage, Serve
from browser.serving import Server
from hexstead import Match
from hexstead.match.notation import write_action
from hexstead.match.seed import Seed
from hexstead.setup.setup import Setup

CHECK = "Check the cards"
STORE = "hexstead-fair"
BUSY = 503


def new_table(page: Page, *others: str) -> str:
    """A table of the page's guest and these seats, looked at; its id."""
    seats = [
        {"kind": "here"},
        *[{"kind": "open"} if one == "open" else {"kind": "bot", "bot": one} for one in others],
    ]
    wanted = {"setup": {"first_game": True}, "seats": seats}
    answer = page.request.post("/api/tables", data=wanted)
    while answer.status == BUSY:
        # A server that has just started on a busy machine.
        page.wait_for_timeout(500)
        answer = page.request.post("/api/tables", data=wanted)
    assert answer.ok, answer.text()
    id: str = answer.json()["id"]
    return id


def kept(page: Page, id: str) -> dict[str, str]:
    found: dict[str, str] = json.loads(page.evaluate(f"localStorage.getItem('{STORE}')"))[id]
    return found


def stored(server: Server, query: str, *values: str) -> list[Any]:
    database = sqlite3.connect(server.folder / "tables.db", timeout=20)
    found = database.execute(query, values).fetchall()
    database.close()
    return found


def finish(server: Server, id: str) -> None:
    """As if it had been played to the end: by the cards that were dealt, while nobody looks."""
    ((setup, generator, seed),) = stored(server, "select setup, generator, seed from tables where id = ?", id)
    match, chance = Match(Setup.model_validate_json(setup), Seed(generator, seed)), Random(3)
    while not match.is_over:
        match.play(chance.choice(match.decision().actions))
    rows = [
        (id, n, step.seat, write_action(match.world, step.action), 0, 0.0)
        for n, step in enumerate(match.steps)
    ]
    database = sqlite3.connect(server.folder / "tables.db", timeout=20)
    with database:
        database.execute("delete from actions where table_id = ?", (id,))
        database.executemany(
            "insert into actions (table_id, n, seat, do, next, since) values (?, ?, ?, ?, ?, ?)", rows
        )
        database.execute("update tables set phase = 'over' where id = ?", (id,))
    database.close()


def played(serve: Serve, open_page: OpenPage) -> tuple[Server, Page, str]:
    """A finished game of the page's guest and a person who was never there."""
    server = serve(share_seconds="600")
    page = open_page(server.address)
    page.goto("/")
    id = new_table(page, "random")
    page.goto(f"/table/{id}")
    expect(page.locator(".boardwrap")).to_be_visible()
    page.goto("/rules")
    finish(server, id)
    return server, page, id


def test_the_browser_adds_its_bytes_and_finds_them_in_the_record(serve: Serve, open_page: OpenPage) -> None:
    server, page, id = played(serve, open_page)
    assert stored(server, "select bytes from shares where table_id = ?", id) == [(kept(page, id)["share"],)]
    page.goto(f"/table/{id}/result")
    page.get_by_role("button", name=CHECK).click()
    verdict = page.get_by_role("status").filter(has_text="Verified")
    expect(verdict).to_contain_text("is the one it committed to before the cards were dealt")
    expect(verdict).to_contain_text("This browser's bytes are among them.")
    page.goto(f"/table/{id}/replay")
    page.get_by_role("button", name=CHECK).click()
    expect(page.get_by_role("status").filter(has_text="Verified")).to_be_visible()


def test_a_browser_that_was_not_there_says_what_it_cannot_compare(serve: Serve, open_page: OpenPage) -> None:
    server, _, id = played(serve, open_page)
    other = open_page(server.address)
    other.goto(f"/table/{id}/result")
    other.get_by_role("button", name=CHECK).click()
    verdict = other.get_by_role("status").filter(has_text="Verified")
    expect(verdict).to_contain_text("wasn't there before the deal")
    expect(verdict).not_to_contain_text("What this browser added")


def changed(page: Page, **parts: Any) -> None:
    """From here on the server tells another record: as one that cheats would."""

    def answer(route: Any) -> None:
        record = route.fetch().json()
        record["fair"] = None if "fair" in parts else {**record["fair"], **parts}
        route.fulfill(json=record)

    page.unroute("**/record")
    page.route("**/record", answer)


def test_the_browser_notices_what_does_not_match_whatever_the_server_says(
    serve: Serve, open_page: OpenPage
) -> None:
    _, page, id = played(serve, open_page)
    other = "ab" * 32
    cheats: list[tuple[dict[str, Any], str]] = [
        ({"commitment": other}, "a different commitment from the one this browser saw"),
        ({"server_seed": other}, "isn't the one it committed to"),
        ({"shares": []}, "doesn't follow"),
        ({"table": "another"}, "doesn't follow"),
        ({"fair": None}, "Nothing to check"),
    ]
    for parts, said in cheats:
        changed(page, **parts)
        page.goto(f"/table/{id}/result")
        page.get_by_role("button", name=CHECK).click()
        expect(
            page.get_by_role("status").filter(has_text=re.compile(r"match|committed|Nothing to check"))
        ).to_contain_text(said)


def test_a_browser_whose_bytes_were_left_out_notices(serve: Serve, open_page: OpenPage) -> None:
    """All parts of the record fit together, but what this browser sent is not among them."""
    _, page, id = played(serve, open_page)
    there = {"commitment": kept(page, id)["commitment"], "share": "cd" * 32}
    page.evaluate(f"localStorage.setItem('{STORE}', JSON.stringify({json.dumps({id: there})}))")
    page.goto(f"/table/{id}/result")
    page.get_by_role("button", name=CHECK).click()
    verdict = page.get_by_role("status").filter(has_text="part is missing")
    expect(verdict).to_contain_text("they came too late, or the server left them out")


def test_without_the_browsers_hashes_it_says_how_to_check(serve: Serve, open_page: OpenPage) -> None:
    """As on a page that came from another machine without encryption."""
    _, page, id = played(serve, open_page)
    page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    page.goto(f"/table/{id}/result")
    page.get_by_role("button", name=CHECK).click()
    expect(page.get_by_role("status").filter(has_text="in this browser")).to_contain_text(
        "run hexstead check-fair"
    )


def test_shuffling_is_told_while_somebody_is_waited_for(
    serve: Serve, open_page: OpenPage, tmp_path: Path
) -> None:
    server = serve(share_seconds="600")
    anna, ben = open_page(server.address), open_page(server.address)
    anna.goto("/")
    id = new_table(anna, "open")
    anna.goto(f"/table/{id}")
    # Somebody whose browser never answers.
    ben.add_init_script("WebSocket.prototype.send = () => {}")
    ben.goto(f"/table/{id}")
    assert ben.request.post(f"/api/tables/{id}/join", data={}).ok
    expect(anna.get_by_text("open seat")).to_have_count(0)
    assert anna.request.post(f"/api/tables/{id}/start").ok
    expect(anna.get_by_role("heading", name="Shuffling the cards")).to_be_visible()
    ben.close()
    expect(anna.locator(".boardwrap")).to_be_visible()

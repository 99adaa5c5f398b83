"""The lobby: hosts who go, guests who come, and guests who are sent away."""

from playwright.sync_api import Page, expect

from browser.conftest import OpenPage
from browser.games import new_table
from browser.hands import hold


def _come(host: Page, guest: Page, name: str = "Brook") -> None:
    """The guest takes the first open seat, and the host sees it."""
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Take this seat").first.click()
    expect(host.locator(".list")).to_contain_text(name)


def test_a_name_that_is_being_typed_is_not_mixed_with_the_one_the_server_knows(open_page: OpenPage) -> None:
    host, guest = open_page(), open_page()
    table = new_table(host, ["here", "open"])
    held = hold(guest, "**/api/me")
    guest.goto(table)
    field = guest.get_by_label("Your name")
    field.focus()
    with guest.expect_response("**/api/me"):
        held.pop().continue_()
    field.press_sequentially("Brook")
    expect(field).to_have_value("Brook")


def test_when_the_host_leaves_the_seat_the_next_player_starts_the_game(open_page: OpenPage) -> None:
    host, guest = open_page(), open_page()
    table = new_table(host, ["here", "open", "bot"])
    for page in (host, guest):
        page.goto(table)
    _come(host, guest)
    expect(guest.get_by_role("button", name="Start the game")).to_have_count(0)
    host.get_by_role("button", name="Leave seat").click()
    expect(guest.locator(".list li").nth(1)).to_contain_text("host")
    expect(guest.locator(".chat .note")).to_have_text("Brook is the host now.")
    expect(host.get_by_role("button", name="Start the game")).to_have_count(0)
    guest.get_by_role("button", name="Add a bot").click()
    guest.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        expect(page.locator(".prompt")).to_be_visible()


def test_the_host_removes_somebody_who_can_only_watch_then(open_page: OpenPage) -> None:
    host, guest = open_page(), open_page()
    table = new_table(host, ["here", "open"])
    for page in (host, guest):
        page.goto(table)
    _come(host, guest)
    expect(guest.get_by_role("button", name="Remove")).to_have_count(0)
    host.get_by_role("button", name="Remove Brook from the table").click()
    expect(guest.get_by_text("The host has removed you from this table.")).to_be_visible()
    expect(guest.get_by_role("button", name="Take this seat")).to_have_count(0)
    expect(host.locator(".list li").nth(1)).to_contain_text("open seat")


def test_a_guest_takes_a_second_seat_only_when_the_host_allows_it(open_page: OpenPage) -> None:
    host, guest = open_page(), open_page()
    table = new_table(host, ["here", "open", "open"])
    for page in (host, guest):
        page.goto(table)
    _come(host, guest)
    take = guest.get_by_role("button", name="Take this seat")
    expect(take).to_have_count(0)
    host.get_by_label("Guests may take several seats").check()
    expect(take).to_have_count(1)
    guest.get_by_label("Your name").fill("Bea")
    take.click()
    expect(host.locator(".list li").nth(2)).to_contain_text("Bea")


def test_a_name_that_imitates_another_is_marked_for_everybody(open_page: OpenPage) -> None:
    host, guest = open_page(), open_page()
    table = new_table(host, ["here", "open"])
    for page in (host, guest):
        page.goto(table)
    _come(host, guest, "\u0410da")
    for page in (host, guest):
        expect(page.locator(".list li").nth(1)).to_contain_text("not the Ada in seat 1")
        expect(page.locator(".list li").nth(0)).not_to_contain_text("not the")
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        expect(page.locator(".seat").nth(1)).to_contain_text("not the Ada in seat 1")


def _say(page: Page, text: str) -> None:
    page.get_by_placeholder("Say something").fill(text)
    page.keyboard.press("Enter")


def test_whom_you_mute_you_read_no_more_until_you_say_so(open_page: OpenPage) -> None:
    host, guest, spectator = open_page(), open_page(), open_page()
    table = new_table(host, ["here", "open"])
    for page in (host, guest, spectator):
        page.goto(table)
    _come(host, guest)
    _say(guest, "buy my tiles")
    chat = host.locator(".chat")
    expect(chat).to_contain_text("buy my tiles")
    expect(guest.get_by_role("button", name="Mute")).to_have_count(0)
    host.get_by_role("button", name="Mute Brook for yourself").click()
    expect(chat).not_to_contain_text("buy my tiles")
    host.reload()
    expect(chat).to_contain_text("You muted Brook.")
    _say(guest, "cheap tiles")
    expect(spectator.locator(".chat")).to_contain_text("cheap tiles")
    expect(chat).not_to_contain_text("tiles")
    host.get_by_role("button", name="Unmute").click()
    expect(chat).to_contain_text("cheap tiles")


def test_the_host_switches_the_chat_of_spectators_off_and_on(open_page: OpenPage) -> None:
    host, spectator = open_page(), open_page()
    table = new_table(host, ["here", "open", "bot"])
    for page in (host, spectator):
        page.goto(table)
    words = spectator.get_by_placeholder("Say something")
    expect(words).to_be_visible()
    host.get_by_label("Spectators may chat").uncheck()
    expect(spectator.get_by_text("The host has turned off the chat for you.")).to_be_visible()
    expect(words).to_have_count(0)
    host.get_by_role("button", name="Add a bot").click()
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator(".prompt")).to_be_visible()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Let spectators chat").click()
    expect(words).to_be_visible()

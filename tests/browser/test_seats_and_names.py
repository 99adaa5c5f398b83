"""Who sits where under which name, and where the focus is when a button has done its work."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import Complaints, OpenPage
from browser.games import new_table, set_table
from browser.hands import hold
from browser.serving import Server
from hexstead.setup.draw import first_game

_FOCUSED = "document.activeElement.tagName"


def test_the_name_of_the_start_page_is_that_of_a_new_table_and_the_lobby(open_page: OpenPage) -> None:
    host, page = open_page(), open_page()
    table = new_table(host, ["here", "open"])
    page.goto("/")
    page.get_by_label("Your name").fill("Robin")
    page.get_by_label("Your name").press("Tab")
    page.get_by_role("link", name="New table").click()
    first = page.get_by_label("Name of seat 1")
    expect(first).to_have_value("Robin")
    first.fill("Zed")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    page.goto("/")
    expect(page.get_by_label("Your name")).to_have_value("Zed")
    page.goto(table)
    expect(page.get_by_label("Your name")).to_have_value("Zed")
    page.get_by_label("Your name").fill("Kim")
    page.get_by_role("button", name="Take this seat").click()
    expect(page.locator(".list li").nth(1)).to_contain_text("Kim")
    page.goto("/")
    expect(page.get_by_label("Your name")).to_have_value("Kim")


def test_somebody_beside_the_host_gets_a_name_and_may_go_again(page: Page) -> None:
    page.goto(new_table(page, ["here", "open"]))
    page.get_by_role("button", name="Player on this device").click()
    beside = page.get_by_label("Name of seat 2")
    beside.fill("Uma")
    beside.press("Tab")
    page.reload()
    expect(beside).to_have_value("Uma")
    page.get_by_role("button", name="Reopen seat").click()
    expect(page.get_by_text("open seat", exact=True)).to_be_visible()


def test_what_is_half_said_in_the_lobby_is_there_when_the_game_starts(open_page: OpenPage) -> None:
    page, other = open_page(), open_page()
    page.goto(new_table(page, ["here", "open"]))
    other.goto(page.url)
    other.get_by_role("button", name="Take this seat").click()
    words = page.get_by_placeholder("Say something")
    words.fill("Good lu")
    page.get_by_role("button", name="Start the game").click()
    page.locator(".prompt").wait_for()
    expect(words).to_have_value("Good lu")


def test_the_lobby_forgets_its_trouble_when_the_server_is_back(
    open_page: OpenPage, own_server: Server, complaints: Complaints
) -> None:
    complaints.expects_lost_connections = True
    page = open_page(own_server.address)
    page.goto(new_table(page, ["here", "open"]))
    expect(page.get_by_role("button", name="Add a bot")).to_be_visible()
    own_server.stop()
    page.get_by_role("button", name="Add a bot").click()
    trouble = page.get_by_text("The server isn't answering")
    expect(trouble).to_be_visible()
    own_server.start()
    expect(trouble).to_have_count(0, timeout=30_000)


def test_taking_or_giving_a_seat_keeps_the_focus(open_page: OpenPage) -> None:
    host, guest = open_page(), open_page()
    table = new_table(host, ["here", "open", "open"])
    host.goto(table)
    for button in ("Add a bot", "Reopen seat"):
        host.get_by_role("button", name=button).first.focus()
        host.keyboard.press("Enter")
        expect(host.locator(".list li").nth(1).locator(":focus")).to_have_count(1)
    guest.goto(table)
    guest.get_by_role("button", name="Take this seat").first.focus()
    guest.keyboard.press("Enter")
    expect(guest.get_by_role("button", name="Leave seat")).to_be_focused()
    guest.keyboard.press("Enter")
    expect(guest.get_by_role("button", name="Take this seat").first).to_be_focused()


def test_seats_of_a_new_table_come_and_go_without_losing_the_focus(page: Page) -> None:
    page.goto("/new")
    add = page.get_by_role("button", name="Add a seat")
    add.focus()
    for _ in range(3):
        page.keyboard.press("Enter")
    expect(page.locator(".places li")).to_have_count(5)
    expect(page.locator(".places li").last.locator(":focus")).to_have_count(1)
    page.get_by_role("button", name="Remove this seat").last.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".places li")).to_have_count(4)
    expect(page.locator(".places li").last.locator(":focus")).to_have_count(1)


def test_the_colours_close_by_escape_by_a_choice_and_by_a_click_elsewhere(page: Page) -> None:
    page.goto("/new")
    opener = page.get_by_label("Colour: ").first
    choice = page.get_by_role("button", name="Raven").first
    opener.focus()
    for way in ("Escape", "Enter"):
        page.keyboard.press("Enter")
        expect(choice).to_be_visible()
        if way == "Enter":
            choice.focus()
        page.keyboard.press(way)
        expect(choice).to_be_hidden()
        expect(opener).to_be_focused()
    expect(opener).to_have_attribute("aria-label", "Colour: Raven")
    opener.click()
    page.get_by_role("heading", level=1).click()
    expect(choice).to_be_hidden()


def test_a_colour_picked_before_the_server_says_who_you_are_stays(page: Page) -> None:
    held = hold(page, "**/api/me")
    page.goto("/new")
    opener = page.get_by_label("Colour: ").first
    opener.click()
    page.get_by_role("button", name="Raven").first.click()
    with page.expect_response("**/api/me"):
        held.pop().continue_()
    expect(page.get_by_label("Name of seat 1")).not_to_have_value("")
    expect(opener).to_have_attribute("aria-label", "Colour: Raven")


def test_a_name_being_typed_for_a_new_table_is_not_mixed_with_the_one_the_server_knows(page: Page) -> None:
    held = hold(page, "**/api/me")
    page.goto("/new")
    field = page.get_by_label("Name of seat 1")
    field.focus()
    with page.expect_response("**/api/me"):
        held.pop().continue_()
    field.press_sequentially("Anna")
    expect(field).to_have_value("Anna")


def test_the_menu_closes_by_escape_and_when_it_is_left(page: Page) -> None:
    page.goto("/rules")
    menu = page.get_by_role("button", name="Menu")
    last = page.get_by_role("button", name="Nederlands")
    menu.click()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(last).to_have_count(0)
    expect(menu).to_be_focused()
    page.keyboard.press("Enter")
    last.focus()
    page.keyboard.press("Tab")
    expect(last).to_have_count(0)
    assert page.evaluate(_FOCUSED) != "BODY"


def test_what_could_not_be_copied_is_not_called_copied(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
        "document.execCommand = () => window.canCopy === true;"
    )
    page.goto(set_table(page, server, first_game(2)) + "/result")
    copy = page.get_by_role("button", name=re.compile("Copy the link|allow copying|Copied"))
    copy.click()
    expect(copy).to_contain_text("doesn't allow copying")
    expect(copy).to_be_focused()
    page.evaluate("window.canCopy = true")
    copy.click()
    expect(copy).to_contain_text("Copied")
    expect(copy).to_be_focused()


def test_a_printed_set_up_has_no_buttons_and_is_light(open_page: OpenPage) -> None:
    page = open_page(color_scheme="dark")
    page.goto("/setup")
    expect(page.locator("code")).not_to_be_empty()
    page.evaluate(
        "window.print = () => (window.printed = document.querySelector('canvas').toDataURL().length)"
    )
    page.get_by_role("button", name="Print").click()
    page.wait_for_function("window.printed > 0")
    page.emulate_media(media="print", color_scheme="dark")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    for button in page.locator(".sheet button").all():
        expect(button).to_be_hidden()


def test_playing_now_uses_the_name_that_was_just_typed(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Your name").fill("Quinn")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".seat", has_text="Quinn")).to_be_visible()

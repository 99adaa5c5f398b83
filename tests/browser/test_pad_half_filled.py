"""The score pad in the hands of somebody who has not finished yet: it waits, and does not complain."""

from playwright.sync_api import Page, expect

from browser.conftest import OpenPage
from browser.hands import click_hex
from hexstead.engine.codec import names
from hexstead.engine.hexes import around
from hexstead.setup.code import write_code
from hexstead.setup.draw import draw_setup, first_game

MARSHES = ("base", "marshlands")


def _nothing_is_wrong(page: Page) -> None:
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_pad_waits_for_the_removed_terrain_before_it_counts(page: Page) -> None:
    page.goto("/pad")
    page.get_by_role("checkbox", name="Marshlands").check()
    _choose_card(page, "scouts")
    terrain = page.get_by_label("Terrain without cards")
    expect(terrain).to_have_value("")
    expect(page.get_by_text("Choose the terrain without cards")).to_be_visible()
    _nothing_is_wrong(page)
    terrain.select_option("desert")
    expect(page.get_by_text("Choose the terrain without cards")).to_have_count(0)
    expect(page.locator("tbody tr", has_text="Scouts")).to_be_visible()
    page.reload()
    expect(terrain).to_have_value("D")
    _choose_card(page, "")
    expect(terrain).to_have_count(0)
    expect(page.locator("tfoot td")).to_have_count(2)
    _nothing_is_wrong(page)


def _choose_card(page: Page, key: str) -> None:
    """The Scouts if they were not drawn anyway; or any other card in their place."""
    cards = [page.get_by_label(f"Kingdom card {number}") for number in (1, 2, 3)]
    for card in cards:
        expect(card).not_to_have_value("")
    drawn = [card for card in cards if card.input_value() == "scouts"]
    if key and not drawn:
        cards[0].select_option(key)
    elif not key:
        other = drawn[0].locator("option:not([disabled]):not(:checked):not([value=''])").first
        drawn[0].select_option(other.get_attribute("value"))


def test_a_code_says_which_terrain_was_removed(page: Page) -> None:
    setup = draw_setup(2, 4, cards=("scouts", "lords", "knights"), expansions=MARSHES)
    page.goto(f"/pad?code={write_code(setup)}")
    expect(page.get_by_label("Terrain without cards")).to_have_value(setup.removed_terrain)
    expect(page.locator("tbody tr", has_text="Scouts")).to_be_visible()


def test_with_one_castle_tile_taken_away_the_pad_asks_for_the_other(page: Page) -> None:
    cards = ("merchants", "workers", "knights")
    setup = draw_setup(2, 5, cards=cards, edition="newest", castle_tiles="any")
    page.goto(f"/pad?code={write_code(setup)}")
    expect(page.locator("tfoot td")).to_have_count(2)
    page.get_by_role("button", name="Castle tile", exact=True).click()
    note = page.get_by_text("place 2 of them or none")
    click_hex(page, setup.castle_tiles[0])
    expect(note).to_be_visible()
    expect(page.locator("tfoot td")).to_have_count(0)
    click_hex(page, setup.castle_tiles[1])
    expect(note).to_have_count(0)
    expect(page.locator("tfoot td")).to_have_count(2)
    _nothing_is_wrong(page)


def test_five_players_are_too_many_for_the_newest_edition(page: Page) -> None:
    page.goto("/pad")
    add = page.get_by_role("button", name="Add a player")
    for _ in range(3):
        add.click()
    expect(page.locator("tfoot td")).to_have_count(5)
    page.get_by_role("radio", name="Newest edition").check()
    expect(page.get_by_text("for up to 4 players. Remove one")).to_be_visible()
    _nothing_is_wrong(page)
    page.get_by_role("button", name="Remove").last.click()
    expect(page.locator("tfoot td")).to_have_count(4)
    expect(add).to_have_count(0)


def test_a_third_warrior_is_the_first_one_moved(open_page: OpenPage) -> None:
    page = open_page()
    boards = ("barracks", "lighthouse", "tavern", "farm")
    setup = draw_setup(2, 3, boards=boards, cards=("knights", "lords", "miners"), expansions=("crossroads",))
    world = setup.world()
    lands = names(world.suitable & ~around(world.special))[:3]
    page.goto(f"/pad?code={write_code(setup)}")
    page.get_by_role("button", name="Warrior", exact=True).click()
    for hex in lands:
        click_hex(page, hex)
    warriors = page.locator('[data-hex][aria-label*="warrior" i]')
    expect(warriors).to_have_count(2)
    assert warriors.evaluate_all("all => all.map(one => one.dataset.hex)") == lands[1:]
    _nothing_is_wrong(page)


def test_an_empty_pad_shows_an_empty_sheet(page: Page) -> None:
    page.goto(f"/pad?code={write_code(first_game(2))}")
    expect(page.locator("tfoot td")).to_have_text(["0", "0"])
    _nothing_is_wrong(page)

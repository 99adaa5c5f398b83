"""The pages around the table."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.conftest import OpenPage
from browser.games import finished_game
from browser.hands import click_hex, lay_board
from hexstead.boxes.catalogue import BOXES, TOKENS
from hexstead.engine.codec import hexes_of, names
from hexstead.engine.hexes import around, members, name, parse
from hexstead.engine.scoring import tally
from hexstead.engine.terrain import WATER
from hexstead.match.examples import example_of
from hexstead.match.match import Match
from hexstead.match.position import Position, position_of
from hexstead.setup.code import write_code
from hexstead.setup.documents import check
from hexstead.setup.draw import draw_setup, first_game
from hexstead.setup.layout import quadrant_number, selected_hexes, token_spots
from spoken import spoken_sections, spoken_steps


def test_a_record_is_opened_and_replayed_to_the_end(page: Page, tmp_path: Path) -> None:
    match = finished_game(tmp_path / "game.json")
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(len(match.steps)))
    page.get_by_role("button", name="One action forward").click()
    expect(page.get_by_text("Action 1 of")).to_be_visible()
    slider.fill(str(len(match.steps) - 3))
    page.get_by_role("button", name="4\u00d7").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text(f"Action {len(match.steps)} of {len(match.steps)}")).to_be_visible()
    totals = [int(text) for text in page.locator(".seat .gold span[aria-hidden]").all_inner_texts()]
    assert totals == [score.total for score in tally(match.world, match.state.settlements)]


def test_a_file_that_is_not_a_record_is_refused_in_words(page: Page, tmp_path: Path) -> None:
    (tmp_path / "notes.json").write_text("no record", encoding="utf-8")
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(tmp_path / "notes.json")
    expect(page.get_by_role("alert")).to_contain_text("isn't a Hexstead game file")


def test_the_score_pad_counts_like_the_engine(page: Page) -> None:
    page.goto("/pad")
    page.get_by_label("First-game set-up").check()
    expect(page.locator(".lay > summary small")).to_have_text("Tavern · Paddock · Oasis · Farm")
    own = {0: ["E5", "E6", "F5", "F8"], 1: ["Q3", "R3"]}
    for seat, hexes in own.items():
        page.locator(".pick").nth(seat).click()
        for hex in hexes:
            click_hex(page, hex)
    click_hex(page, "S3")
    click_hex(page, "S3")
    setup = first_game(2)
    scores = tally(setup.world(), [hexes_of(hexes) for hexes in own.values()])
    expect(page.locator("tfoot td")).to_have_text([re.compile(str(score.total)) for score in scores])
    expect(page.locator(".side > ul > li").nth(1)).to_contain_text("2 settlements")


def test_the_score_pad_takes_all_that_a_position_can_hold(page: Page) -> None:
    """Red cards, marks, walls, a figure and tokens; the sheet is that of the document."""
    setup = draw_setup(
        seats=2,
        seed=3,
        boards=("quarry", "oracle", "tavern", "lighthouse"),
        cards=("families", "mayors", "knights"),
        expansions=("base", "nomads", "crossroads", "harvest", "queenies"),
    )
    page.goto(f"/pad?code={write_code(setup)}")
    capitols = [name(hex) for there in token_spots(TOKENS["capitol"], setup.boards) for hex in there]
    world = setup.world()
    lands = [name(hex) for hex in members(world.suitable & ~around(world.special))]
    waters = names(world.terrain[WATER])
    _lay(page, "Settlement", lands[:4])
    _lay(page, "Stone wall", lands[4:6])
    _lay(page, "Ship", waters[:1])
    other = next(hex for hex in capitols if hex not in setup.tokens["capitol"])
    _lay(page, "Capitol", [other])
    page.get_by_role("button", name="Row C", exact=True).click()
    page.get_by_label("Families, paid to Cobalt").fill("5")

    quadrant = next(there for there in token_spots(TOKENS["capitol"], setup.boards) if parse(other) in there)
    kept = [hex for hex in setup.tokens["capitol"] if parse(hex) not in quadrant]
    laid = position_of(Match(setup, 1)).model_dump(mode="json", exclude_defaults=True)
    first = {"settlements": lands[:4], "ship": waters[0], "marks": ["C"]}
    document = {**laid, "walls": lands[4:6], "seats": [first, {"gold": {"families": 5}}]}
    document["tokens"]["capitol"] = [*kept, other]
    scores = check(document, Position).scores()
    assert scores[0].gold["mayors"] == 4
    expect(page.locator("tfoot td")).to_have_text([str(score.total) for score in scores])
    expect(page.locator(f'[data-hex="{lands[4]}"]')).to_have_attribute("aria-label", re.compile("stone wall"))


def test_castle_tiles_are_moved_taken_away_and_laid_on_the_score_pad(page: Page) -> None:
    setup = draw_setup(2, 5, cards=("merchants", "workers", "knights"), edition="newest", castle_tiles="any")
    page.goto(f"/pad?code={write_code(setup)}")
    quadrants = [[name(hex) for hex in there] for there in selected_hexes(setup.boards)]
    first, second = [next(two for two in quadrants if tile in two) for tile in setup.castle_tiles]
    beside = next(hex for hex in first if hex not in setup.castle_tiles)
    elsewhere = next(two for two in quadrants if two not in (first, second))[0]

    _lay(page, "Castle tile", [elsewhere, beside])
    _expect_on(page, elsewhere, setup.selections[quadrant_number(parse(elsewhere))])
    _expect_on(page, setup.castle_tiles[0], setup.selections[quadrants.index(first)])
    _lay(page, "Castle tile", [setup.castle_tiles[1], elsewhere])
    for hex in (beside, elsewhere):
        _expect_on(page, hex, "castle tile")

    around_them = members(around(hexes_of([beside, elsewhere])) & setup.world().suitable)
    settlements = [name(hex) for hex in around_them]
    _lay(page, "Settlement", settlements)
    document = position_of(Match(setup, 1)).model_dump(mode="json", exclude_defaults=True)
    document |= {"castle_tiles": [beside, elsewhere], "seats": [{"settlements": settlements}, {}]}
    totals = [str(score.total) for score in check(document, Position).scores()]
    expect(page.locator("tfoot td")).to_have_text(totals)


def _expect_on(page: Page, hex: str, what: str) -> None:
    """By the name that the hex has for people who do not see it."""
    label = re.compile(f"^{hex}, {what}", re.IGNORECASE)
    expect(page.locator(f'[data-hex="{hex}"]')).to_have_attribute("aria-label", label)


def test_castle_tiles_stay_where_they_were_laid_while_cards_are_chosen(page: Page) -> None:
    page.goto("/pad")
    page.get_by_role("radio", name="Newest edition").check()
    page.get_by_text("More options").click()
    page.get_by_label("2 castle tiles on location hexes").check()
    page.get_by_role("button", name="Castle tile", exact=True).click()
    tiles = page.locator('[data-hex][aria-label*=", Castle tile"]')
    expect(tiles).to_have_count(2)
    before = tiles.evaluate_all("tiles => tiles.map(tile => tile.dataset.hex)")
    card = page.get_by_label("Kingdom card 1")
    other = card.locator("option:not([disabled]):not(:checked)").nth(1).inner_text()
    with page.expect_response("**/api/setup"):
        card.select_option(other)
    expect(page.locator("tbody th", has_text=other)).to_be_visible()
    assert tiles.evaluate_all("tiles => tiles.map(tile => tile.dataset.hex)") == before
    page.get_by_label("2 castle tiles on location hexes").uncheck()
    expect(page.get_by_role("button", name="Castle tile", exact=True)).to_have_count(0)
    expect(tiles).to_have_count(0)


def _lay(page: Page, tool: str, hexes: list[str]) -> None:
    page.get_by_role("group", name="What to place").get_by_role("button", name=tool, exact=True).click()
    for hex in hexes:
        click_hex(page, hex)


def test_adding_a_player_or_choosing_a_card_leaves_the_rest_of_the_score_pad_as_it_is(page: Page) -> None:
    page.goto("/pad")
    boards = page.locator(".lay > summary small")
    expect(boards).to_contain_text("·")
    before = boards.inner_text()
    page.get_by_role("button", name="Add a player").click()
    card = page.get_by_label("Kingdom card 1")
    expect(card).not_to_have_value("")
    other = card.locator("option:not([disabled]):not(:checked)").nth(1).inner_text()
    card.select_option(other)
    expect(page.locator("tbody th", has_text=other)).to_be_visible()
    expect(boards).to_have_text(before)
    expect(page.locator("tfoot td")).to_have_count(3)


def test_the_score_pad_says_that_marks_without_their_card_do_not_count(page: Page) -> None:
    cards = ("mayors", "knights", "workers")
    code = write_code(draw_setup(2, 1, cards=cards, expansions=("base", "harvest")))
    page.goto(f"/pad?code={code}")
    page.get_by_role("button", name="Row C", exact=True).click()
    page.get_by_role("button", name="Row F", exact=True).click()
    total = page.locator("tfoot td").first
    expect(total).to_have_text("8")

    without_mayors = write_code(first_game(2))
    page.get_by_label("Set-up code").fill(without_mayors)
    left_out = page.locator(".left-out")
    expect(left_out).to_contain_text(
        "2 marked rows don't count: no card here marks rows. Choose Mayors again"
    )
    page.get_by_label("Set-up code").fill(code)
    expect(total).to_have_text("8")
    page.get_by_label("Set-up code").fill(without_mayors)
    left_out.get_by_role("button", name="Remove the marks").click()
    expect(left_out).to_have_count(0)


def test_the_score_pad_says_that_figures_and_walls_without_their_board_do_not_count(page: Page) -> None:
    boards = ("barracks", "quarry", "tavern", "tower")
    setup = draw_setup(2, 1, boards=boards, expansions=("base", "nomads", "crossroads"))
    code = write_code(setup)
    page.goto(f"/pad?code={code}")
    far_apart = [name(hex) for hex in members(setup.world().suitable)[::40]]
    _lay(page, "Warrior", far_apart[:2])
    _lay(page, "Stone wall", far_apart[2:3])
    settled = page.get_by_text("2 settlements")
    expect(settled).to_be_visible()

    page.get_by_label("Set-up code").fill(write_code(first_game(2)))
    left_out = page.locator(".left-out")
    expect(left_out).to_contain_text(
        "2 warriors and 1 stone wall don't count: no board here has their location."
    )
    page.get_by_label("Set-up code").fill(code)
    expect(left_out).to_have_count(0)
    expect(settled).to_be_visible()
    page.get_by_label("Set-up code").fill(write_code(first_game(2)))
    left_out.get_by_role("button", name="Remove what doesn't count").click()
    expect(left_out).to_have_count(0)
    page.get_by_label("Set-up code").fill(code)
    expect(page.get_by_text("0 settlements")).to_have_count(2)


def test_the_set_up_helper_draws_keeps_and_shares(page: Page) -> None:
    page.goto("/setup")
    code = page.locator("code")
    expect(code).not_to_be_empty()
    boards = page.locator(".four li b").all_inner_texts()
    page.get_by_role("button", name="Keep these boards").click()
    before = code.inner_text()
    page.get_by_role("button", name="Draw again").click()
    expect(code).not_to_have_text(before)
    assert page.locator(".four li b").all_inner_texts() == boards

    kept = code.inner_text()
    page.get_by_role("link", name="Play it here").click()
    expect(page.get_by_label("Set-up code")).to_have_value(kept)
    expect(page.locator(".preview .boards")).to_contain_text(boards[0])


def test_single_parts_of_a_box_and_what_lies_on_the_boards_can_be_chosen(page: Page) -> None:
    page.goto("/new")
    page.get_by_label("Nomads").check()
    page.get_by_text("More options").click()
    page.get_by_role("checkbox", name="Caves").check()
    page.get_by_role("checkbox", name="Island").check()
    expect(page.get_by_role("checkbox", name="Queenies")).to_be_checked(indeterminate=True)
    page.get_by_label("Side of the island").select_option("Tree house")
    for place, board in (("Top left", "Quarry"), ("Top right", "Caravan"), ("Bottom left", "Tavern")):
        lay_board(page, place, board)
    page.get_by_label("Nomad tile 1").select_option("Treasure")
    with page.expect_response("**/api/tables") as made:
        page.get_by_role("button", name="Start the game").click()
    posted = made.value.request.post_data_json or {}
    code = posted["setup"]["code"]
    setup = page.request.get(f"/api/setup/{code}").json()["setup"]
    assert [board.removesuffix("@180") for board in setup["boards"]][:3] == ["quarry", "caravan", "tavern"]
    assert (setup["tiles"][0], setup["island"]) == ("treasure", "tree-house")
    assert "capitol" not in setup["tokens"]


def test_a_board_that_is_chosen_twice_changes_places(page: Page) -> None:
    page.goto("/setup")
    lying = page.locator(".four li b")
    expect(lying).to_have_count(4)
    first, second, *others = lying.all_inner_texts()
    lay_board(page, "Top left", second)
    expect(lying).to_have_text([second, first, *others])
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_set_up_helper_has_seats_for_as_many_as_can_play_an_edition(page: Page) -> None:
    page.goto("/setup")
    seats = page.get_by_role("group", name="Seats")
    seats.get_by_role("button", name="5").click()
    expect(page.locator(".steps")).to_contain_text("Give each of the 5 players")
    page.get_by_role("radio", name="Newest edition").check()
    expect(page.locator(".steps")).to_contain_text("Give each of the 4 players")
    expect(seats.get_by_role("button", name="5")).to_be_disabled()
    expect(seats.get_by_role("button", name="4")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_set_up_helper_shows_all_steps_under_headings(page: Page) -> None:
    setup = draw_setup(5, 3, expansions=BOXES)
    page.goto(f"/setup?code={write_code(setup)}")
    sections = spoken_sections(setup)
    expect(page.locator(".steps h3")).to_have_text([title for title, _ in sections])
    expect(page.locator(".steps li")).to_have_text(spoken_steps(setup))


def test_the_set_up_helper_knows_the_sides_and_castle_tiles_of_the_newest_edition(page: Page) -> None:
    page.goto("/setup")
    page.get_by_role("radio", name="Newest edition").check()
    page.get_by_role("radio", name="Side B").check()
    page.get_by_text("More options").click()
    page.get_by_label("2 castle tiles on location hexes").check()
    page.get_by_label("Location 1").select_option("Harbor")
    expect(page.locator(".four li b")).to_have_text([re.compile("^Quadrant .B$")] * 4)
    expect(page.locator(".steps")).to_contain_text("castle tile")
    expect(page.locator(".tiles")).to_contain_text("Harbor")


def test_a_code_that_is_none_is_refused_in_words(page: Page) -> None:
    page.goto("/")
    answer = page.request.post("/api/setup", data={"code": "nonsense"})
    assert answer.status == 422
    assert answer.json()["reason"]


def test_the_rules_know_every_component_and_can_be_searched(page: Page) -> None:
    page.goto("/rules")
    everything = page.request.get("/api/components").json()
    expect(page.locator(".entries article")).to_have_count(len(everything["components"]))
    page.get_by_role("searchbox").fill("harbor")
    expect(page.locator(".entries article").first).to_contain_text("Harbor")
    expect(page).to_have_url(re.compile(r"q=harbor"))
    page.get_by_role("searchbox").fill("zeppelin")
    expect(page.get_by_text("Nothing about")).to_be_visible()


def test_the_rules_show_a_component_by_its_example_once_it_is_in_sight(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/rules")
    page.locator("#card-knights").wait_for()
    page.wait_for_load_state("networkidle")
    assert len([address for address in asked if "/pictures/examples/" in address]) < 12
    page.locator("#card-knights").scroll_into_view_if_needed()
    picture, says = page.locator("#card-knights img"), example_of("knights").says
    expect(picture).to_have_attribute("src", re.compile(r"^/pictures/examples/knights\.svg\?.*theme=light$"))
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("image => image.naturalWidth") > 0
    expect(page.get_by_role("img", name=says)).to_have_count(1)
    expect(page.locator("#card-knights figcaption")).to_have_text(says)
    page.emulate_media(color_scheme="dark")
    expect(picture).to_have_attribute("src", re.compile("theme=dark$"))


def test_no_example_of_the_rules_is_wider_than_a_phone(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page.goto("/rules")
    page.locator("#task-compass-points img").wait_for()
    widths = page.locator("article img").evaluate_all(
        "all => all.map(image => image.getBoundingClientRect().right)"
    )
    assert len(widths) > 80
    assert max(widths) < 360
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_the_workshop_paints_checks_and_reads_boards(page: Page) -> None:
    page.goto("/workshop")
    text = page.get_by_label("As text")
    expect(text).to_have_value(re.compile("FDDMMDDCCC"))
    page.get_by_role("button", name="water", exact=True).click()
    click_hex(page, "A1")
    expect(text).to_have_value(re.compile("WDDMMDDCCC"))
    page.get_by_role("button", name="Undo").click()
    expect(text).to_have_value(re.compile("FDDMMDDCCC"))
    page.get_by_label("Name").fill("No Good Name")
    expect(page.locator(".errors")).to_contain_text("small letters")
    page.get_by_label("Name").fill("good-name")
    expect(page.locator(".errors")).to_have_count(0)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename == "good-name.txt"


def test_a_guest_has_a_name_and_a_colour_of_choice(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Your name").fill("Robin")
    page.get_by_label("Your name").press("Tab")
    page.get_by_label("Colour: ").click()
    page.get_by_role("button", name="Raven").click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    mine = page.locator(".seat", has_text="Robin")
    expect(mine.locator("use")).to_have_attribute("href", "#seat-3")


def test_an_address_that_leads_nowhere_says_so(page: Page) -> None:
    page.goto("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("This page doesn't exist")
    page.goto("/table/none")
    expect(page.get_by_role("heading", level=1)).to_have_text("This table doesn't exist")


def test_light_and_dark_can_be_chosen_and_are_remembered(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Dark theme").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert json.loads(page.evaluate("localStorage.hexstead"))["sounds"] is False


def test_set_ups_of_all_boxes_show_their_ground(page: Page) -> None:
    setup = draw_setup(seats=3, seed=4, expansions=("base", "nomads", "crossroads", "marshlands", "harvest"))
    rows = ".".join(setup.world().letters)
    page.goto("/")
    for theme in ("light", "dark"):
        answer = page.request.get(f"/pictures/ground.svg?theme={theme}&rows={rows}")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.text().startswith("<svg")
    assert page.request.get("/pictures/ground.svg?rows=GG.G").status == 422

"""What the table asks of you: the same as the terminal does, and once more before the end."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.conftest import OpenPage
from browser.games import NAMES, of_all_boxes, set_match
from browser.hands import PHONE, my_turn
from browser.serving import Server
from hexstead import Match, draw_setup
from hexstead.bots.at_random import AtRandom
from hexstead.bots.whole_games import ask as ask_bot
from hexstead.engine.actions import FIRST_TILE
from hexstead.engine.explain import ask, hint
from hexstead.match.ending import last_actions
from hexstead.match.notation import write_action
from hexstead.setup.setup import Setup
from hexstead.wording.say import say


def _play_until(setup: Setup, seed: int, is_there: Callable[[Match], bool]) -> Match | None:
    match, bot = Match(setup, seed), AtRandom(seed)
    while not match.is_over:
        if match.decision().seat == 0 and is_there(match):
            return match
        match.play(ask_bot(match, bot, 1))
    return None


def _find(boxes: tuple[str, ...], is_there: Callable[[Match], bool]) -> Match:
    found = [_play_until(draw_setup(2, seed, expansions=boxes), seed, is_there) for seed in range(12)]
    return next(match for match in found if match)


def _asked(page: Page, match: Match) -> None:
    """The page asks what the terminal would."""
    helps = hint(match.world, match.state)
    heading = say(ask(match.world, match.state), names=NAMES).rstrip(".")
    expect(page.locator(".prompt h2")).to_have_text(heading)
    if helps:
        expect(page.locator(".prompt .txt p")).to_have_text(say(helps, names=NAMES))


def _many_tiles(match: Match) -> bool:
    return len([one for one in match.decision().buttons if one >= FIRST_TILE]) > 3


def test_every_tile_asks_as_in_the_terminal_and_can_be_put_back(page: Page, server: Server) -> None:
    match = next(found for seed in range(20) if (found := _play_until(of_all_boxes(2), seed, _many_tiles)))
    page.goto(set_match(page, server, match))
    my_turn(page)
    _asked(page, match)
    ready = page.locator(".tile.ready")
    expect(ready.first).to_be_visible()
    for place in range(ready.count()):
        name = ready.nth(place).locator(".t").inner_text()
        tile = next(one for one in match.world.tiles if say(one.said()) == name)
        ready.nth(place).click()
        match.play(FIRST_TILE + match.world.tiles.index(tile))
        if not match.to_cancel(0):
            _asked(page, match)
            return
        _asked(page, match)
        page.get_by_role("button", name="Cancel").click()
        match.cancel(0)
        _asked(page, match)


def test_what_ends_the_game_asks_once(open_page: OpenPage, server: Server) -> None:
    def ends_now(match: Match) -> bool:
        last = last_actions(match.world, match.state)
        return last is not None and last.actions == match.decision().actions

    match = _find(("base",), ends_now)
    page = open_page(**PHONE)
    page.goto(set_match(page, server, match))
    end = page.get_by_role("button", name="End turn")
    end.click()
    expect(page.locator(".prompt h2")).to_have_text("This ends the game")
    expect(page.locator(".prompt .txt p")).to_have_text("You can't take it back.")
    page.get_by_role("button", name="Wait").click()
    _asked(page, match)
    end.click()
    page.get_by_role("button", name="End the game").click()
    expect(page.get_by_role("link", name="See the result")).to_be_visible()


def test_a_reaction_shows_your_own_colour_and_offers_to_pass(page: Page, server: Server) -> None:
    def reacts(match: Match) -> bool:
        return match.state.turn != 0 and not match.state.closing

    match = _find(("marshlands",), reacts)
    page.goto(set_match(page, server, match))
    _asked(page, match)
    expect(page.locator(".prompt .sign use")).to_have_attribute("href", "#seat-0")
    page.get_by_role("button", name="Pass").click()
    expect(page.locator(".prompt .txt p")).not_to_contain_text("or pass")


def test_the_last_silo_step_asks_once(page: Page, server: Server) -> None:
    def is_last(match: Match) -> bool:
        return match.state.closing and last_actions(match.world, match.state) is not None

    match = _find(("harvest",), is_last)
    last = last_actions(match.world, match.state)
    assert last
    page.goto(set_match(page, server, match))
    _asked(page, match)
    assert "done" in [write_action(match.world, action) for action in last.actions]
    page.get_by_role("button", name="Stop here").click()
    asked = "This ends the game" if last.ends == "game" else "This is your last choice in this game"
    expect(page.locator(".prompt h2")).to_have_text(asked)

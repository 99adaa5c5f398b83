"""What the deciding seat has to do, and what helps to do it."""

from collections.abc import Iterator

from hexstead import Match, draw_setup
from hexstead.bots.at_random import AtRandom
from hexstead.bots.whole_games import ask as ask_bot
from hexstead.boxes.harvest.powers import BUILD_OR_MOVE
from hexstead.engine.actions import EXTRA
from hexstead.engine.explain import ask, hint
from hexstead.engine.said import Said
from hexstead.wording.say import say
from prompts import NAMES, prompts


def said(found: Said | None) -> str:
    return say(found, names=NAMES) if found else ""


def at_silos() -> Iterator[Match]:
    """Whenever somebody chooses for a silo."""
    for seed in range(12):
        match, bot = Match(draw_setup(2, seed, expansions=("harvest",)), seed), AtRandom(seed)
        while not match.is_over:
            if match.decision().prompt == BUILD_OR_MOVE:
                yield match
            match.play(ask_bot(match, bot, 1))


def test_the_hint_for_silos_says_how_many_are_left() -> None:
    seen = set()
    for match in at_silos():
        after = match.state.frames[-1].left - 1
        left = "1 silo" if after == 1 else f"{after} silos"
        ends = f"{left} left after this one." if after else "This is your last silo."
        assert said(hint(match.world, match.state)).endswith(ends)
        seen.add(after)
    assert {0, 1} <= seen


def test_the_prompt_for_silos_says_how_many_builds_or_moves_are_left() -> None:
    seen = {said(ask(match.world, match.state)) for match in at_silos()}
    choosing = {text for text in seen if "move the settlement from" not in text}
    ways = ("build up to 3 or move up to 3", "build up to 2", "build 1", "move up to 2", "move 1")
    assert {f"Silo harvest: {way}." for way in ways} <= choosing


def test_the_prompt_for_silos_names_no_build_without_a_settlement_left() -> None:
    for match in at_silos():
        seat = match.state.frames[-1].seat
        if not match.state.supply[seat]:
            assert "build up" not in said(ask(match.world, match.state))


def test_nothing_says_that_all_is_built_while_something_must_be() -> None:
    for seed in range(10):
        match, bot = Match(draw_setup(3, seed, expansions=("crossroads", "harvest")), seed), AtRandom(seed)
        while not match.is_over:
            found = hint(match.world, match.state)
            is_said = found is not None and found.key == "built"
            assert is_said == (match.decision().prompt == EXTRA and not match.state.owed)
            match.play(ask_bot(match, bot, 1))


def test_a_reaction_says_who_did_what_and_that_you_may_pass() -> None:
    found = prompts().values()
    asked = [said(one) for one in found if one.id == "ask-react"]
    helps = [said(one) for one in found if one.id == "hint-react"]
    assert asked
    assert {text.split()[0] for text in asked} <= set(NAMES)
    assert all([text.endswith("took the last tile of a location.") for text in asked])
    assert helps == ["Your Canoe: build on swamp or water now, or pass."]


def test_choosing_a_card_says_what_the_choice_decides() -> None:
    texts = [said(one) for one in prompts().values() if one.id.startswith("hint-card")]
    assert "Your choice decides where all 3 settlements go." in texts
    assert "Your choice decides where you build, and how many: 4 or 3." in texts


def test_every_power_of_every_box_is_asked_for() -> None:
    """So that the list which the browser is compared with lacks none."""
    asked = {str(one.args["tile"]) for one in prompts().values() if "tile" in one.args}
    assert len(asked) > 35


def test_a_prompt_is_one_line() -> None:
    """About 60 characters in English; other languages need a little more."""
    for one in prompts().values():
        assert len(said(one)) <= 70, said(one)
        for language in ("nl", "de", "fr"):
            assert len(say(one, language, NAMES)) <= 80, say(one, language, NAMES)

"""What the deciding seat has to do."""

from hexstead import Match, draw_setup
from hexstead.bots.at_random import AtRandom
from hexstead.bots.whole_games import ask as ask_bot
from hexstead.boxes.harvest.powers import BUILD_OR_MOVE
from hexstead.engine.explain import ask
from hexstead.wording.say import say


def test_the_prompt_for_silos_says_how_many_are_left() -> None:
    seen = set()
    for seed in range(12):
        match, bot = Match(draw_setup(2, seed, expansions=("harvest",)), seed), AtRandom(seed)
        while not match.is_over:
            prompt = say(ask(match.world, match.state))
            if match.decision().prompt == BUILD_OR_MOVE:
                silos = match.state.frames[-1].left
                end = "This is your last silo." if silos == 1 else f"{silos} silos to go, with this one."
                assert prompt.endswith(end)
                seen.add(silos)
            match.play(ask_bot(match, bot, 1))
    assert {1, 2} <= seen


def test_the_prompt_for_silos_says_how_many_builds_or_moves_are_left() -> None:
    seen = set()
    for seed in range(12):
        match, bot = Match(draw_setup(2, seed, expansions=("harvest",)), seed), AtRandom(seed)
        while not match.is_over:
            if match.decision().prompt == BUILD_OR_MOVE:
                seen.add(say(ask(match.world, match.state)).partition(". ")[0])
            match.play(ask_bot(match, bot, 1))
    lifted = {text for text in seen if text.startswith("Silo harvest: move the settlement from")}
    more = [f"{doing} more" for doing in ("build up to 2", "build 1", "move up to 2", "move 1")]
    assert seen - lifted == {
        f"Silo harvest: {doing} next to your own, or stop"
        for doing in ("build up to 3 or move up to 3", *more)
    }

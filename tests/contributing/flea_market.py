"""Plays on a board with flea markets, and tells what each room says: run it in a copy that has the tile.

What the server sends to the browser goes into the file that the browser's own tests say and compare.
"""

import json
import os
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console

import prompts
from hexstead import Match, Setup, draw_setup
from hexstead.boards.generator.recipes import LOCATIONS
from hexstead.boards.shelf import FOLDER
from hexstead.bots.at_random import AtRandom
from hexstead.bots.whole_games import ask
from hexstead.boxes.catalogue import BOARDS, FIRST_BOX
from hexstead.cli.screen.paint import painted
from hexstead.cli.screen.terminal_game import TerminalGame
from hexstead.engine.actions import IllegalAction
from hexstead.engine.hexes import first, name
from hexstead.engine.said import named
from hexstead.envs.aec import raw_env
from hexstead.envs.numbering import action_name
from hexstead.match.notation import read_action, write_action
from hexstead.server.shown.questions import Answers
from hexstead.server.shown.views import ViewMaker, view_of
from hexstead.server.wire.messages import Explain, Said
from hexstead.server.wire.said_json import told
from hexstead.wording.say import say
from spoken import heard

KEY = "flea-market"
USE = f"use:{KEY}"
NAMES = ["Ada", "Brook"]
BOTH = frozenset([0, 1])


def market() -> Setup:
    """All its boards have flea markets, as if the box had such boards."""
    LOCATIONS.append(KEY)
    folder = Path("boards")
    folder.mkdir()
    os.environ[FOLDER] = str(folder)
    boards = [f"market-{like}" for like in FIRST_BOX.first_boards]
    for board, like in zip(boards, FIRST_BOX.first_boards, strict=True):
        text = "\n".join([f"name: {board}", f"L: {KEY}", *BOARDS[like].rows])
        (folder / f"{board}.txt").write_text(text, "utf-8")
    return draw_setup(2, 1, tuple(boards))


def chosen(match: Match, bot: AtRandom) -> str:
    """The flea market if it can be used, otherwise whatever."""
    live = [write_action(match.world, action) for action in match.decision().actions]
    return USE if USE in live else write_action(match.world, ask(match, bot, 60))


def dead_hex(match: Match) -> str:
    return name(first(match.world.board & match.state.free & ~match.decision().live))


class Terminal(TerminalGame):
    """Before the first swap, somebody tries a hex where nobody is."""

    def __init__(self, match: Match) -> None:
        self.page, self.bot, self.has_tried = StringIO(), AtRandom(3), False
        super().__init__(match, NAMES, 1, None, painted(Console(file=self.page, width=100)))

    def read(self) -> str:
        if self.match.decision().prompt == "swap" and not self.has_tried:
            self.has_tried = True
            return dead_hex(self.match)
        return chosen(self.match, self.bot)


def in_terminal(setup: Setup) -> str:
    game = Terminal(Match(setup, 1))
    game.run()
    return game.page.getvalue()


def in_browser(setup: Setup) -> Iterator[Said]:
    """The name of the tile; prompts, refusals and lines of the log as views have them."""
    match, bot = Match(setup, 1), AtRandom(3)
    yield told(named("tile", KEY))
    while not match.is_over:
        view = view_of(ViewMaker(match).shared_view(NAMES, 0), BOTH, 0)
        if view.using == KEY:
            yield view.prompt
            why = Answers(match).to(BOTH, Explain(kind="explain", id=1, do=dead_hex(match)))
            yield why.model_dump()["reason"]
        yield from [line.said for line in view.log.lines if "swapped" in str(line.said)]
        match.play(read_action(match.world, chosen(match, bot)))


def in_environment(setup: Setup) -> str:
    """What it draws while the flea market is in use, and what it refuses then."""
    env, random, told = raw_env(render_mode="ansi", setup=setup), Random(2), ""
    env.reset(seed=1)
    while not env.terminations[env.agent_selection]:
        live = env.infos[env.agent_selection]["action_mask"].nonzero()[0]
        dead = next(action for action in range(1000) if action not in live)
        page = str(env.render())
        if "Flea market:" in page:
            told += page
            try:
                env.step(dead)
            except IllegalAction as refused:
                told += str(refused)
        use = [action for action in live if action_name(action) == USE]
        env.step(use[0] if use else random.choice(live))
    return told


def main() -> None:
    setup = market()
    said = {str(one): heard(one) for one in in_browser(setup)}
    Path("web/src/testing/prompts.json").write_text(prompts.written([*said.values()], NAMES), "utf-8")
    told = {
        "terminal": " ".join(in_terminal(setup).split()),
        "browser": "\n".join([say(one, names=NAMES) for one in said.values()]),
        "environment": in_environment(setup),
    }
    print(json.dumps(told))  # noqa: T201


if __name__ == "__main__":
    main()

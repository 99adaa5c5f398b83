"""Bots think in other processes, and a bot that fails does not stop the game."""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hexstead.bots.registry import BOTS
from hexstead.bots.whole_games import ask
from hexstead.boxes.catalogue import BOXES
from hexstead.engine.view import see
from hexstead.match.match import Match
from hexstead.server.live import thinking
from hexstead.server.live.line import Asker
from hexstead.server.live.thinking import Thinkers, TooLong
from hexstead.setup.draw import draw_setup, first_game
from server.running import until


def test_work_is_done_in_another_process() -> None:
    async def run() -> int:
        thinkers = Thinkers(1)
        try:
            return await thinkers.run(20, os.getpid)
        finally:
            thinkers.close()

    assert asyncio.run(run()) != os.getpid()


def test_an_asker_who_comes_while_the_first_process_starts_waits_for_it() -> None:
    async def run() -> int:
        thinkers = Thinkers(1)
        try:
            warming = asyncio.create_task(thinkers.warm_up())
            await asyncio.sleep(0)
            answer = await thinkers.run_for(Asker(patience=0.001), 20, os.getpid)
            await warming
            return answer
        finally:
            thinkers.close()

    assert asyncio.run(run()) != os.getpid()


def test_ctrl_c_reaches_the_server_but_not_a_process_that_is_starting() -> None:
    """It may come while a new process still imports, before it can ignore it."""

    async def run() -> set[int | signal.Signals]:
        thinkers = Thinkers(1)
        try:
            return await thinkers.run(20, signal.pthread_sigmask, signal.SIG_BLOCK, [])
        finally:
            thinkers.close()

    assert signal.SIGINT in asyncio.run(run())
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def test_work_that_hangs_or_dies_is_given_up_and_the_next_goes_on() -> None:
    async def run() -> None:
        thinkers = Thinkers(1)
        try:
            with pytest.raises(TooLong):
                await thinkers.run(0.2, time.sleep, 60)
            with pytest.raises(TooLong):
                await thinkers.run(20, os._exit, 1)
            assert await thinkers.run(20, os.getpid)
        finally:
            thinkers.close()

    asyncio.run(run())


PARENT = """
import asyncio, os, time
from hexstead.server.live.thinking import Thinkers

async def run():
    print(await Thinkers(1).run(60, os.getpid), flush=True)
    time.sleep(60)

if __name__ == "__main__":
    asyncio.run(run())
"""


def test_a_killed_server_leaves_no_thinking_process_behind(tmp_path: Path) -> None:
    (tmp_path / "parent.py").write_text(PARENT)
    parent = subprocess.Popen([sys.executable, str(tmp_path / "parent.py")], stdout=subprocess.PIPE)
    assert parent.stdout is not None
    thinker = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    parent.stdout.close()
    until(lambda: not is_alive(thinker))


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    # Without /proc, the process that adopts another also buries it.
    stat = Path(f"/proc/{process}/stat")
    return not stat.is_file() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def test_a_bot_that_fails_takes_any_live_action(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(first_game(2), 1)
    view = see(match.world, match.state, match.state.turn)

    async def run() -> int:
        thinkers = Thinkers(1)
        try:
            return await thinkers.choose(Asker(), "no such bot", match.setup, view, 1, 0.1)
        finally:
            thinkers.close()

    assert asyncio.run(run()) in match.decision()


def test_bots_that_wait_at_one_address_divide_the_time_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """At thirty tables of one visitor each bot thought for a second, and others waited for it."""
    match = Match(first_game(2), 1)
    view = see(match.world, match.state, match.state.turn)
    thought: list[tuple[str, float]] = []

    async def think(limit: float, work: object, who: str, *given: object) -> int:
        thought.append((who, float(str(given[-1]))))
        await asyncio.sleep(0)
        return 0

    async def run() -> None:
        thinkers = Thinkers(1)
        monkeypatch.setattr(thinkers, "answer", think)
        who_waits = ["eve"] * 30 + ["anna"]
        await asyncio.gather(
            *[thinkers.choose(Asker(who), who, match.setup, view, 1, 1.0) for who in who_waits]
        )
        thinkers.close()

    asyncio.run(run())
    # The first came to a free place; whatever Anna waits for then is short, and her bot has its whole time.
    assert thought[:3] == [("eve", 1.0), ("eve", 0.1), ("anna", 1.0)]
    assert thought[3:-3] == [("eve", 0.1)] * 19 + [
        ("eve", pytest.approx(1 / left)) for left in range(9, 3, -1)
    ]
    assert thought[-3:] == [("eve", pytest.approx(1 / 3)), ("eve", 0.5), ("eve", 1.0)]


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_chooses_something_live_from_its_view_alone(bot: str) -> None:
    match = Match(first_game(3), 5)
    for step in range(40):
        view = see(match.world, match.state, match.decision().seat)
        match.play(thinking.choose(bot, match.setup, view, step, 0.1))


def test_a_view_is_the_same_after_the_way_to_another_process() -> None:
    every = BOXES
    match = Match(draw_setup(2, 4, expansions=every), 4)
    bots = [BOTS["random"](seat) for seat in range(2)]
    with_frames = 0
    while not match.is_over:
        view = see(match.world, match.state, match.decision().seat)
        assert pickle.loads(pickle.dumps(view)) == view
        with_frames += bool(view.frames)
        match.play(ask(match, bots[match.decision().seat], 1))
    assert with_frames

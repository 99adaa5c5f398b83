"""Slow work runs in other processes, with a deadline: bots, replays, boards."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, contextmanager
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar

from hexstead.bots.registry import BOTS
from hexstead.engine.actions import Action
from hexstead.engine.chance import Rng
from hexstead.engine.hexes import pick
from hexstead.engine.rules import decide
from hexstead.engine.view import View, guess
from hexstead.engine.world import World
from hexstead.server.live.line import Asker, Busy, Desk
from hexstead.setup.setup import Setup

_GRACE: Final = 4.0
"""Give up on a bot this many seconds after its deadline."""
_SHORTEST: Final = 0.1
"""Seconds a bot may always think, however many others wait at its address."""
_LONG: Final = 30.0

log = logging.getLogger(__name__)

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


class TooLong(Exception):
    """No answer came in time, or the process that should have given it has died."""


class Thinkers:
    """A few processes that think for all tables."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.desk = Desk(processes)
        self._pool = self._new_pool()
        self._is_warm = asyncio.Event()
        self._is_warm.set()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, because a process with threads and sockets must not be forked.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, mp_context=context, initializer=_begin)

    async def warm_up(self) -> None:
        """Start the first process. Until it has started nobody is busy, so those who ask can wait for it."""
        self._is_warm.clear()
        try:
            await self.answer(_LONG, _nothing)
        finally:
            self._is_warm.set()

    async def run(
        self, seconds: float, work: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs
    ) -> Answer:
        """For nobody in particular."""
        return await self.run_for(Asker(), seconds, work, *given, **named)

    async def run_for(
        self,
        asker: Asker,
        seconds: float,
        work: Callable[Given, Answer],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Answer:
        """
        The result of the work, on the asker's turn; Busy if that doesn't come in time.

        TooLong if the result takes longer than `seconds` from the start of the work.
        """
        async with self.turn(asker):
            return await self.answer(seconds, work, *given, **named)

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Entered on the asker's turn to ask for answers; Busy if that doesn't come in time."""
        await self._is_warm.wait()
        async with self.desk.turn(asker):
            yield

    async def answer(
        self, seconds: float, work: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs
    ) -> Answer:
        """TooLong if it takes longer than `seconds`."""
        while True:
            pool = self._pool
            try:
                with _without_ctrl_c():
                    job = pool.submit(work, *given, **named)
                return await asyncio.wait_for(asyncio.wrap_future(job), seconds)
            except (TimeoutError, BrokenProcessPool) as error:
                is_victim = pool is not self._pool
                self._replace(pool, error)
                if not is_victim:
                    raise TooLong(repr(error)) from None

    async def choose(
        self, asker: Asker, bot: str, setup: Setup, view: View, seed: int, seconds: float
    ) -> Action:
        """The bot's choice; if it fails, any live action, so that the game goes on."""
        try:
            async with self.turn(asker):
                own = self._share(asker, seconds)
                return await self.answer(own + _GRACE, choose, bot, setup, view, seed, own)
        except Busy:
            raise
        except TooLong:
            log.error("a bot gave no answer", extra={"bot": bot})
        except Exception:
            log.exception("a bot failed", extra={"bot": bot})
        return await asyncio.to_thread(choose_at_random, setup, view, seed)

    def _share(self, asker: Asker, seconds: float) -> float:
        """Bots that wait at one address share the time of one, so nobody new waits long for them."""
        return max(min(seconds, _SHORTEST), seconds / (1 + self.desk.line.number_at(asker.address)))

    def _replace(self, pool: ProcessPoolExecutor, why: Exception) -> None:
        """You can't ask a hanging process to stop: kill it and start another one."""
        if self._pool is pool:
            log.warning("thinking processes are replaced", extra={"why": repr(why)})
            self._pool = self._new_pool()
            _end(pool)

    def close(self) -> None:
        _end(self._pool)


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


@contextmanager
def _without_ctrl_c() -> Iterator[None]:
    """A process started in here never gets Ctrl-C, not even before it could refuse it itself."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """Ctrl-C at the terminal reaches all processes; the server stops these itself, and they end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _nothing() -> None:
    """Done when the first process has started."""


@lru_cache(maxsize=256)
def _world(setup: Setup) -> World:
    return setup.world()


def choose(bot: str, setup: Setup, view: View, seed: int, seconds: float) -> Action:
    """Runs in a thinking process: the bot sees what its seat may know, and nothing else."""
    world = _world(setup)
    decision = decide(world, guess(world, view, Rng(seed)))
    return BOTS[bot](seed).choose(world, view, decision, time.monotonic() + seconds)


def choose_at_random(setup: Setup, view: View, seed: int) -> Action:
    world, rng = _world(setup), Rng(seed)
    decision = decide(world, guess(world, view, rng))
    return pick(decision.live, rng.below(len(decision)))

"""Who plays the games: this process, or several. The results are the same."""

from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import islice
from multiprocessing import active_children, get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Final, TypeAlias

from hexstead.arena.bot_files import BotFile, fingerprint
from hexstead.arena.schedule import ScheduledGame
from hexstead.arena.tournament_game import Result, play
from hexstead.engine.said import BadInput, error

AHEAD: Final = 2
"""Games in progress for each process: enough to keep it busy, few enough to react to Ctrl-C soon."""

Games: TypeAlias = Iterable[ScheduledGame]
Files: TypeAlias = tuple[BotFile, ...]


def alone(games: Games, files: Files) -> Iterator[Result]:
    for game in games:
        yield play(game, files, fingerprint())


def in_processes(games: Games, files: Files, jobs: int) -> Iterator[Result]:
    """As they finish, in any order."""
    others = active_children()
    # A new interpreter for each job: copying a running one isn't safe everywhere.
    # Only this process hears Ctrl-C.
    with ProcessPoolExecutor(jobs, get_context("spawn"), signal, (SIGINT, SIG_IGN)) as pool:
        try:
            yield from _finished(pool, iter(games), files, jobs * AHEAD)
        except BrokenProcessPool:
            # No referee can help there.
            raise BadInput(error("process-died")) from None
        finally:
            # After an interruption, don't wait for games that would be thrown away.
            for process in set(active_children()) - set(others):
                process.terminate()


def _finished(
    pool: ProcessPoolExecutor, games: Iterator[ScheduledGame], files: Files, ahead: int
) -> Iterator[Result]:
    one = partial(play, files=files, code=fingerprint())
    pending: set[Future[Result]] = {pool.submit(one, game) for game in islice(games, ahead)}
    while pending:
        done, pending = wait(pending, return_when=FIRST_COMPLETED)
        pending |= {pool.submit(one, game) for game in islice(games, len(done))}
        yield from [future.result() for future in done]

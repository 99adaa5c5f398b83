"""The games on a cluster: Ray hands them out, sends the bots along and plays lost ones again."""

import os
import re
import socket
from collections.abc import Iterator
from itertools import islice
from types import ModuleType
from typing import Any, Final

from hexstead.arena.files import fingerprint
from hexstead.arena.game import Result, play
from hexstead.arena.workers import AHEAD, Files, Games
from hexstead.match.documents import BadInput

LOCAL: Final = "local"
_HOST: Final = re.compile(r"(ray://)?(?P<host>[^:/]+):(?P<port>\d+)")
_PATIENCE: Final = 10.0
"""Seconds to wait for an answer."""


def on_ray(games: Games, files: Files, address: str) -> Iterator[Result]:
    """At this address; `local` starts a cluster of this machine alone. As they are finished, in any order."""
    ray = need_ray()
    _connect(ray, address)
    try:
        one = ray.remote(play)
        # What every game needs is sent once.
        shared = ray.put(files), ray.put(fingerprint())
        waiting = iter(games)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        pending = [one.remote(game, *shared) for game in islice(waiting, ahead)]
        while pending:
            done, pending = ray.wait(pending)
            pending += [one.remote(game, *shared) for game in islice(waiting, len(done))]
            yield from _fetched(ray, done)
    finally:
        ray.shutdown()


def need_ray() -> ModuleType:
    """BadInput if it is not installed."""
    # Ray would report its use to its makers; that is not ours to decide for the user.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise BadInput("--ray needs Ray: pip install 'hexstead[ray]'.") from None
    module: ModuleType = ray
    return module


def _connect(ray: ModuleType, address: str) -> None:
    try:
        _reach(address)
        own = {"include_dashboard": False} if address == LOCAL else {}
        ray.init(address, log_to_driver=False, logging_level="ERROR", **own)
    except (OSError, RuntimeError, ValueError) as error:
        raise BadInput(
            f"--ray {address}: no cluster lets us in: {_in_a_line(error)}."
            " If it asks for a token, set RAY_AUTH_MODE=token as for any program that uses Ray."
        ) from None


def _reach(address: str) -> None:
    """OSError if nobody is there: Ray itself would try for minutes."""
    if found := _HOST.fullmatch(address):
        socket.create_connection((found["host"], int(found["port"])), _PATIENCE).close()


def _fetched(ray: ModuleType, done: list[Any]) -> list[Result]:
    try:
        results: list[Result] = ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise BadInput(f"--ray: {_in_a_line(error.cause)}.") from None
    except ray.exceptions.RayError as error:
        raise BadInput(f"--ray: {_in_a_line(error)}. The same command goes on.") from None
    return results


def _in_a_line(error: Exception) -> str:
    return " ".join(str(error).split()).rstrip(".")

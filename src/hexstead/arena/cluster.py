"""Plays the games on a cluster: Ray hands them out, sends the bots along and replays lost ones."""

import os
import re
import socket
from collections.abc import Iterator
from itertools import islice
from types import ModuleType
from typing import Any, Final

from hexstead.arena.bot_files import fingerprint
from hexstead.arena.tournament_game import Result, play
from hexstead.arena.workers import AHEAD, Files, Games
from hexstead.engine.said import Argument, BadInput, error

LOCAL: Final = "local"
_HOST: Final = re.compile(r"(ray://)?(?P<host>[^:/]+):(?P<port>\d+)")
_PATIENCE: Final = 10.0
"""Seconds to wait for an answer."""


def on_ray(games: Games, files: Files, address: str) -> Iterator[Result]:
    """On the cluster at this address; `local` starts one on this machine alone. Games come in any order."""
    ray = need_ray()
    _connect(ray, address)
    try:
        one = ray.remote(play)
        # Send only once what every game needs.
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
    """BadInput if Ray isn't installed."""
    # Ray would report its use to its makers; that isn't ours to decide for the user.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise BadInput(error("no-ray")) from None
    module: ModuleType = ray
    return module


def _connect(ray: ModuleType, address: str) -> None:
    try:
        _reach(address)
        own = {"include_dashboard": False} if address == LOCAL else {}
        ray.init(address, log_to_driver=False, logging_level="ERROR", **own)
    except (OSError, RuntimeError, ValueError) as wrong:
        raise BadInput(error("no-cluster", address=address, why=_in_a_line(wrong))) from None


def _reach(address: str) -> None:
    """OSError if nobody is there: Ray itself would try for minutes."""
    if found := _HOST.fullmatch(address):
        socket.create_connection((found["host"], int(found["port"])), _PATIENCE).close()


def _fetched(ray: ModuleType, done: list[Any]) -> list[Result]:
    try:
        results: list[Result] = ray.get(done)
    except ray.exceptions.RayTaskError as wrong:
        raise BadInput(error("ray-worker", why=_why(wrong.cause))) from None
    except ray.exceptions.RayError as wrong:
        raise BadInput(error("ray-lost", why=_in_a_line(wrong))) from None
    return results


def _why(wrong: Exception) -> Argument:
    said = wrong.said if isinstance(wrong, BadInput) else None
    return said or f"{_in_a_line(wrong)}."


def _in_a_line(wrong: Exception) -> str:
    return " ".join(str(wrong).split()).rstrip(".")

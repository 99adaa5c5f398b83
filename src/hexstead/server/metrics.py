"""What Prometheus gets to see."""

import os
from pathlib import Path
from typing import Final

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The variable with a folder where several processes keep their counts, so that any can report all."""

ACTIONS = Counter("hexstead_actions_total", "Actions stored and told.", ["by"])
ACTIONS_OF_PERSONS, ACTIONS_OF_BOTS = ACTIONS.labels("person"), ACTIONS.labels("bot")
REFUSALS = Counter("hexstead_refusals_total", "Actions refused, by reason.", ["reason"])
TROUBLES = Counter("hexstead_troubles_total", "Messages that were not understood or too many.", ["kind"])
CONNECTIONS = Gauge("hexstead_connections", "Open sockets.", multiprocess_mode="livesum")
TABLES = Gauge("hexstead_live_tables", "Tables in memory.", multiprocess_mode="livesum")
REQUESTS = Counter("hexstead_requests_total", "Requests by status.", ["method", "status"])
ACTION_SECONDS = Histogram(
    "hexstead_action_seconds",
    "From the arrival of an action until it is stored and told.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)


def text() -> bytes:
    """The metrics of this process, or of all that share a folder."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return generate_latest(REGISTRY)
    _forget_the_dead(Path(folder))
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def _forget_the_dead(folder: Path) -> None:
    """Keep what they counted; forget what they had open."""
    for pid in {int(file.stem.rpartition("_")[2]) for file in folder.glob("gauge_live*.db")}:
        if not _lives(pid):
            mark_process_dead(pid)  # type: ignore[no-untyped-call]


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:
        pass
    return True

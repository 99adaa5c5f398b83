"""What a machine may lack: tests that need it are skipped, and the end of the run says so in red."""

import socket
from collections import Counter
from collections.abc import Iterable
from typing import Final

import pytest

from programs import LOUD, WITHOUT

LESS: Final = "tests less"
"""What a test notes that passes but would see more on another machine."""
SECOND: Final = "127.0.0.2"
"""An address of this machine that is not the one of the others."""


def needs(is_there: object, what: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(not is_there, reason=LOUD + WITHOUT.get(what, what))


def _has_second_address() -> bool:
    with socket.socket() as probe:
        try:
            probe.bind((SECOND, 0))
        except OSError:
            return False
    return True


needs_second_address = needs(
    _has_second_address(), f"limits for several addresses: {SECOND} is not one of this machine's."
)


def summary(reports: Iterable[pytest.TestReport]) -> list[str]:
    """A line for each thing that is missing, with the number of tests that it kept from running."""
    reports = list(reports)
    reasons = [report.longrepr[2] for report in reports if isinstance(report.longrepr, tuple)]
    missing = Counter([reason.partition(LOUD)[2] for reason in reasons if LOUD in reason])
    skipped = [f"{LOUD}{what} ({number} skipped)" for what, number in missing.items()]
    less = {str(value): "" for one in reports for key, value in one.user_properties if key == LESS}
    return [*skipped, *[f"{LOUD}{what}" for what in less]]

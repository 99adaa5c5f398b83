"""Settings of all tests."""

import asyncio
import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from not_here import summary

settings.register_profile(
    "hexstead", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("hexstead")

# Whatever a shell starts in the background ignores Ctrl-C, and so would all programs that the tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One more than there are cores: tests wait for browsers, servers and databases half of their time."""
    return (os.cpu_count() or 1) + 1


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in summary([*terminalreporter.getreports("skipped"), *terminalreporter.getreports("passed")]):
        terminalreporter.write_line(line, red=True, bold=True)


@pytest.fixture(autouse=True)
def own_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright's loop counts as running as long as its browser is open; other tests have their own."""
    loop = asyncio._get_running_loop()
    if loop is None or "browser" in request.fixturenames:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)

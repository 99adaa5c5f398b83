"""Settings of all tests."""

import signal

from hypothesis import HealthCheck, settings

settings.register_profile(
    "hexstead", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("hexstead")

# Whatever a shell starts in the background ignores Ctrl-C, and so would all programs that the tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)

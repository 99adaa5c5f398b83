"""Settings of all tests."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "hexstead", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("hexstead")

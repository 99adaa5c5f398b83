"""What Prometheus is told."""

from prometheus_client import Counter, Gauge, Histogram

ACTIONS = Counter("hexstead_actions_total", "Actions stored and told.", ["by"])
REFUSALS = Counter("hexstead_refusals_total", "Actions refused, by reason.", ["reason"])
TROUBLES = Counter("hexstead_troubles_total", "Messages that were not understood or too many.", ["kind"])
CONNECTIONS = Gauge("hexstead_connections", "Open sockets of this process.")
TABLES = Gauge("hexstead_live_tables", "Tables in the memory of this process.")
REQUESTS = Counter("hexstead_requests_total", "Requests by status.", ["method", "status"])
ACTION_SECONDS = Histogram(
    "hexstead_action_seconds",
    "From the arrival of an action until it is stored and told.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)

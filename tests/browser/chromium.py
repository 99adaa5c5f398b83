"""Where the browser is and how it is started."""

from typing import Final

from programs import WITHOUT, find_chromium

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium() -> str:
    found = find_chromium()
    if not found:
        raise SystemExit(f"Cannot show {WITHOUT['chromium']}")
    return found

"""Where the browser is and how it is started."""

import os
import shutil
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MISSING: Final = (
    "The browser tests need Chromium: install it (on Debian `apt-get install chromium`),"
    " or name its program by the environment variable CHROMIUM."
)


def chromium() -> str:
    named = os.environ.get("CHROMIUM")
    found = named or next((path for name in NAMES if (path := shutil.which(name))), None)
    if not found:
        raise FileNotFoundError(MISSING)
    return found

"""
A server that answers late by chance, to find pages that mix up what comes in another order.

`make late` runs the browser tests on it. Half of the answers of the API wait up to `LATE` seconds.
"""

import asyncio
import os
import random
from typing import Any, Final

from starlette.types import ASGIApp, Receive, Scope, Send

VARIABLE: Final = "LATE"


class Late:
    def __init__(self, app: ASGIApp, seconds: float) -> None:
        self._app = app
        self._seconds = seconds
        self._chance = random.Random()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith("/api/") and self._chance.random() < 0.5:
            await asyncio.sleep(self._chance.uniform(0, self._seconds))
        await self._app(scope, receive, send)


def main() -> None:
    """`hexstead`, with every application made late."""
    from hexstead.cli import main as hexstead
    from hexstead.server.door import app

    make = app.create_app

    def late(*given: Any, **named: Any) -> Any:
        made = make(*given, **named)
        made.add_middleware(Late, seconds=float(os.environ[VARIABLE]))
        return made

    app.create_app = late
    hexstead()


if __name__ == "__main__":
    main()

"""Hosting below a path of an existing site, such as /games/hexstead."""

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send


class BasePath:
    """Strips the path prefix. If a proxy has already stripped it, there is nothing left to do."""

    def __init__(self, app: ASGIApp, base: str) -> None:
        self.app = app
        self.base = base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"] == self.base:
            # Relative addresses and the cookie need the slash.
            await RedirectResponse(f"{self.base}/", 308)(scope, receive, send)
        elif scope["type"] in ("http", "websocket"):
            await self.app(self._within(scope), receive, send)
        else:
            await self.app(scope, receive, send)

    def _within(self, scope: Scope) -> Scope:
        if not scope["path"].startswith(f"{self.base}/"):
            return scope
        raw = scope.get("raw_path") or b""
        return {
            **scope,
            "path": scope["path"].removeprefix(self.base),
            "raw_path": raw.removeprefix(self.base.encode()),
        }

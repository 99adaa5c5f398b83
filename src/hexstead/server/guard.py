"""What every request passes: limits, the origin, and headers that bind the browser."""

import logging
import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hexstead.server import metrics
from hexstead.server.forms import Refusal
from hexstead.server.limits import Buckets
from hexstead.server.settings import Settings
from hexstead.server.words import SAYS

_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # The address of a table is all that is needed to enter it.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
_READING: Final = ("GET", "HEAD", "OPTIONS")
_UNCOUNTED: Final = ("/healthz", "/metrics")

log = logging.getLogger("hexstead.requests")


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Buckets(settings.requests_per_second, settings.requests_at_once)
        self.origins = frozenset([origin.strip() for origin in settings.origins.split(",") if origin.strip()])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and self._refusal(scope):
            # Before it is accepted: the handshake fails with 403.
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        answer = _Answer(send, scope)
        refusal = self._refusal(scope)
        body = _Body(receive, self.settings.body_bytes)
        try:
            if refusal:
                await refusal(scope, receive, answer)
            else:
                await self.app(scope, body, answer)
        except Exception:
            log.exception("a request failed", extra={"path": scope["path"]})
            if not answer.status:
                await _refused(500, "fault")(scope, receive, answer)
        _note(scope, answer.status, time.perf_counter() - started)

    def _refusal(self, scope: Scope) -> JSONResponse | None:
        headers = Headers(scope=scope)
        if scope["path"] not in _UNCOUNTED and not self.requests.take(address_of(scope)):
            return _refused(429, "too-many")
        is_reading = scope["type"] == "http" and scope["method"] in _READING
        if not is_reading and not self._is_ours(headers):
            return _refused(403, "origin")
        length = headers.get("content-length", "0")
        if length.isdigit() and int(length) > self.settings.body_bytes:
            return _refused(413, "too-large", limit=self.settings.body_bytes // 1000)
        return None

    def _is_ours(self, headers: Headers) -> bool:
        """Browsers name the site that a request comes from; other programs need not."""
        origin = headers.get("origin")
        return origin is None or origin in self.origins or _site(origin) == headers.get("host")


def _site(origin: str) -> str:
    """Empty if the origin cannot be read: then it is nobody's."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def address_of(scope: Scope) -> str:
    return str((scope.get("client") or ("",))[0])


def _refused(status: int, key: str, **values: object) -> JSONResponse:
    return JSONResponse(Refusal(reason=SAYS[key].format(**values)).model_dump(), status)


def _note(scope: Scope, status: int, seconds: float) -> None:
    metrics.REQUESTS.labels(scope["method"] if scope["method"] in _METHODS else "other", status).inc()
    facts = {"method": scope["method"], "path": scope["path"], "status": status}
    log.info("request", extra={**facts, "seconds": round(seconds, 4), "address": address_of(scope)})


_METHODS: Final = (*_READING, "POST", "PUT", "PATCH", "DELETE")


class _Answer:
    """Sends on, with our headers."""

    def __init__(self, send: Send, scope: Scope) -> None:
        self.send = send
        self.status = 0
        self.is_private = scope["path"].startswith("/api/")

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in _HEADERS.items():
                headers.setdefault(name, value)
            if self.is_private:
                headers.setdefault("Cache-Control", "no-store")
        await self.send(message)


class _Body:
    """Receives, but not without end."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self.receive = receive
        self.limit = limit
        self.left = limit

    async def __call__(self) -> Message:
        message = await self.receive()
        self.left -= len(message.get("body", b""))
        if self.left < 0:
            raise HTTPException(413, SAYS["too-large"].format(limit=self.limit // 1000))
        return message

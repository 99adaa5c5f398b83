"""What every request passes: limits, the origin check, and headers that restrict the browser."""

import logging
import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hexstead.engine.said import Argument, Said
from hexstead.server import metrics
from hexstead.server.limits import Buckets, counted_as
from hexstead.server.settings import Settings
from hexstead.server.store.bans import Bans
from hexstead.server.wire.forms import Refusal
from hexstead.server.wire.said_json import says, told
from hexstead.wording.languages import best_language
from hexstead.wording.say import say

_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # The address of a table is all you need to enter it.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
_READING: Final = ("GET", "HEAD", "OPTIONS")
_FOR_THE_HOST: Final = ("/healthz", "/readyz", "/metrics")
"""Not counted, and monitoring doesn't need to know the server's name."""

log = logging.getLogger("hexstead.requests")


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Buckets.of_one(
            settings.workers, settings.requests_per_second, settings.requests_at_once
        )
        self.origins = _named(settings.origins)
        self.hosts = frozenset([_name(host) for host in _named(settings.hosts)])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and self._refusal(scope):
            # Before accepting it: the handshake fails with 403.
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        answer = _Answer(send, scope)
        refused = self._refusal(scope)
        body = _Body(receive, self.settings.body_bytes)
        try:
            if refused:
                await refused(scope, receive, answer)
            else:
                await self.app(scope, body, answer)
        except Exception:
            log.exception("a request failed", extra={"path": scope["path"]})
            if not answer.status:
                await refusal(scope, 500, says("fault"))(scope, receive, answer)
        _note(scope, answer.status, time.perf_counter() - started)

    def _refusal(self, scope: Scope) -> JSONResponse | None:
        headers = Headers(scope=scope)
        if scope["path"] not in _FOR_THE_HOST:
            if not self.requests.take(address_of(scope)):
                return refusal(scope, 429, says("too-many"))
            if not self._is_our_name(headers):
                return refusal(scope, 421, says("host"))
        if scope["type"] == "http" and scope["path"].startswith("/api/") and (why := _ban(scope)):
            return refusal(scope, 403, why)
        is_reading = scope["type"] == "http" and scope["method"] in _READING
        if not is_reading and not self._is_ours(headers):
            return refusal(scope, 403, says("origin"))
        length = headers.get("content-length", "0")
        if length.isdigit() and int(length) > self.settings.body_bytes:
            return refusal(scope, 413, says("too-large", limit=self.settings.body_bytes // 1000))
        return None

    def _is_our_name(self, headers: Headers) -> bool:
        """Any name will do if none is set."""
        name = _name(headers.get("host", ""))
        return not self.hosts or name in self.hosts or f"*.{name.partition('.')[2]}" in self.hosts

    def _is_ours(self, headers: Headers) -> bool:
        """Browsers name the site that a request comes from; other programs needn't."""
        origin = headers.get("origin")
        return origin is None or origin in self.origins or _site(origin) == headers.get("host")


def _ban(scope: Scope) -> Said | None:
    """Why the host keeps somebody out; None for others. Pages still load, and show the reason."""
    house = scope["app"].state.house
    bans: Bans = house.hall.bans
    return bans.refusal(house.identities.known(HTTPConnection(scope)), address_of(scope))


def _named(texts: str) -> frozenset[str]:
    """The names between commas."""
    return frozenset([text.strip() for text in texts.split(",") if text.strip()])


def _name(host: str) -> str:
    """Without its port, which may differ behind a proxy."""
    name = host.lower().rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host.lower()
    return name.removesuffix(".")


def _site(origin: str) -> str:
    """Empty if we can't read the origin: then it belongs to nobody."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def address_of(scope: Scope) -> str:
    """Where somebody comes from, as limits count it."""
    return counted_as(_client(scope))


def _client(scope: Scope) -> str:
    return str((scope.get("client") or ("",))[0])


class Refusing(HTTPException):
    """A request we understand but don't carry out."""

    def __init__(self, status: int, key: str, **values: Argument) -> None:
        super().__init__(status, key)
        self.reason = says(key, **values)


def refusal(
    scope: Scope, status: int, reason: Said, headers: dict[str, str] | None = None, field: str = ""
) -> JSONResponse:
    """Every refusal has this form. Programs that accept one of our languages also get a sentence."""
    language = best_language(Headers(scope=scope).get("accept-language", ""))
    text = say(reason, language) if language else ""
    body = Refusal(reason=told(reason), field=field, text=text).model_dump()
    return JSONResponse(body, status, headers)


def _note(scope: Scope, status: int, seconds: float) -> None:
    metrics.REQUESTS.labels(scope["method"] if scope["method"] in _METHODS else "other", status).inc()
    facts = {"method": scope["method"], "path": scope["path"], "status": status}
    log.info("request", extra={**facts, "seconds": round(seconds, 4), "address": _client(scope)})


_METHODS: Final = (*_READING, "POST", "PUT", "PATCH", "DELETE")


class _Answer:
    """Passes the response on, with our headers."""

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
    """Receives, up to a limit."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self.receive = receive
        self.limit = limit
        self.left = limit

    async def __call__(self) -> Message:
        message = await self.receive()
        self.left -= len(message.get("body", b""))
        if self.left < 0:
            raise Refusing(413, "too-large", limit=self.limit // 1000)
        return message

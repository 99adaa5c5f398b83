"""Guests need no account: a signed cookie says who they are."""

import hashlib
import hmac
import secrets
import time
from typing import Final

from starlette.requests import HTTPConnection

from hexstead.server.door.readers_language import language_of
from hexstead.server.settings import Settings
from hexstead.server.store.store import Guest, Store
from hexstead.server.wire.said_json import says
from hexstead.wording.say import say

COOKIE: Final = "hexstead"
_DAY: Final = 24 * 3600
_YEAR: Final = 365 * _DAY
_RENEWED_AFTER: Final = 30
"""In days: if you come at least once a year, you stay the same guest."""
_ID_BYTES: Final = 15


class Identities:
    def __init__(self, secret: str, store: Store, settings: Settings) -> None:
        self._secret = secret.encode()
        self.store = store
        self.settings = settings

    async def guest(self, connection: HTTPConnection) -> tuple[Guest, str | None]:
        """Who this is. If they are new, or their cookie is getting old, also the text of a new cookie."""
        known = self.known(connection)
        id = known or _new_id()
        guest = (await self.store.guest(id) if known else None) or _unnamed(id, language_of(connection))
        return guest, None if self._is_fresh(connection) else self._cookie(id)

    def cookie_if_due(self, connection: HTTPConnection) -> str | None:
        """The text of a cookie for a new guest, or to replace one that is getting old."""
        if self._is_fresh(connection):
            return None
        return self._cookie(self.known(connection) or _new_id())

    def known(self, connection: HTTPConnection) -> str | None:
        """The id in the cookie, if it is one of ours."""
        return self._read(connection)[0]

    def _is_fresh(self, connection: HTTPConnection) -> bool:
        id, day = self._read(connection)
        return id is not None and _today() - day < _RENEWED_AFTER

    def _read(self, connection: HTTPConnection) -> tuple[str | None, int]:
        """The id, and the day the cookie was issued; one without a day counts as the oldest."""
        signed, _, signature = connection.cookies.get(COOKIE, "").rpartition(".")
        if not signed or not hmac.compare_digest(signature.encode(), self._sign(signed).encode()):
            return None, 0
        id, _, day = signed.partition(".")
        return id, int(day or 0)

    def _sign(self, signed: str) -> str:
        return hmac.new(self._secret, signed.encode(), hashlib.sha256).hexdigest()

    def _cookie(self, id: str) -> str:
        secure = "; Secure" if self.settings.secure_cookies else ""
        path = f"{self.settings.base_path}/"
        signed = f"{id}.{_today()}"
        value = f"{signed}.{self._sign(signed)}"
        return f"{COOKIE}={value}; Path={path}; Max-Age={_YEAR}; HttpOnly; SameSite=Lax{secure}"


def _today() -> int:
    """In days since 1970."""
    return int(time.time() // _DAY)


def _new_id() -> str:
    return secrets.token_hex(_ID_BYTES)


def _unnamed(id: str, language: str) -> Guest:
    number = int(hashlib.sha256(id.encode()).hexdigest()[:8], 16) % 9000 + 1000
    return Guest(id, say(says("guest", number=str(number)), language), 0)

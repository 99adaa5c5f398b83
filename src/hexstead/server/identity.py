"""Guests need no account: a signed cookie says who somebody is."""

import hashlib
import hmac
import secrets
from typing import Final

from starlette.requests import HTTPConnection

from hexstead.server.settings import Settings
from hexstead.server.store import Guest, Store
from hexstead.server.words import SAYS

COOKIE: Final = "hexstead"
_YEAR: Final = 365 * 24 * 3600
_ID_BYTES: Final = 15


class Identities:
    def __init__(self, secret: str, store: Store, settings: Settings) -> None:
        self._secret = secret.encode()
        self.store = store
        self.settings = settings

    async def guest(self, connection: HTTPConnection) -> tuple[Guest, str | None]:
        """Who this is; somebody new also gets the text of a cookie."""
        known = self._read(connection)
        id = known or _new_id()
        guest = (await self.store.guest(id) if known else None) or _unnamed(id)
        return guest, None if known else self._cookie(id)

    def cookie_for_new(self, connection: HTTPConnection) -> str | None:
        """The text of a cookie for somebody new."""
        return None if self._read(connection) else self._cookie(_new_id())

    def _read(self, connection: HTTPConnection) -> str | None:
        id, _, signature = connection.cookies.get(COOKIE, "").partition(".")
        is_ours = hmac.compare_digest(signature.encode(), self._sign(id).encode())
        return id if is_ours and id else None

    def _sign(self, id: str) -> str:
        return hmac.new(self._secret, id.encode(), hashlib.sha256).hexdigest()

    def _cookie(self, id: str) -> str:
        secure = "; Secure" if self.settings.secure_cookies else ""
        return f"{COOKIE}={id}.{self._sign(id)}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Lax{secure}"


def _new_id() -> str:
    return secrets.token_hex(_ID_BYTES)


def _unnamed(id: str) -> Guest:
    number = int(hashlib.sha256(id.encode()).hexdigest()[:8], 16)
    return Guest(id, SAYS["guest"].format(number=number % 9000 + 1000), 0)

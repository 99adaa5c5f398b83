"""The built web app, from the package."""

from html import escape
from pathlib import Path
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from hexstead.server.door.guard import refusal
from hexstead.server.door.house import House
from hexstead.server.door.readers_language import language_of
from hexstead.server.wire.said_json import says
from hexstead.wording.say import Speaker, say

_ROOM: Final = "hexstead.server"
_NOT_BUILT: Final = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><title>Hexstead</title>
<h1>{title}</h1>
<p>{text}</p>
</html>
"""
_FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
_FRESH: Final = {"Cache-Control": "no-cache"}
_FOR_ONE: Final = {"Cache-Control": "private, no-cache"}
_RESERVED: Final = ("api/", "icons/", "pictures/")


class WebApp:
    """Files by their path; any other address is a page of the app, which does its own routing."""

    def __init__(self, folder: Path, base: str = "") -> None:
        self.folder = folder
        self.base = base
        self.files = StaticFiles(directory=folder, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._answer(scope)(scope, receive, send)

    def _answer(self, scope: Scope) -> Response:
        path = str(scope["path"]).lstrip("/")
        if scope["method"] not in ("GET", "HEAD"):
            return refusal(scope, 405, says("no-method"), {"Allow": "GET, HEAD"})
        if not (self.folder / "index.html").is_file():
            return HTMLResponse(_not_built(language_of(HTTPConnection(scope))), 503)
        try:
            found, _ = self.files.lookup_path(path)
        except (OSError, ValueError):
            # The path is too long for a file, or has characters that no file name has.
            return refusal(scope, 404, says("no-page"))
        if path and found and Path(found).is_file():
            return FileResponse(found, headers=_FOR_EVER if path.startswith("assets/") else _FRESH)
        if path.startswith(_RESERVED) or "." in path.rpartition("/")[2]:
            return refusal(scope, 404, says("no-page"))
        return HTMLResponse(
            self._page(language_of(HTTPConnection(scope)), is_start=not path),
            headers=_FOR_ONE | _cookie(scope),
        )

    def _page(self, language: str, is_start: bool) -> str:
        """The page is the same at every address, so its relative paths become absolute."""
        page = (self.folder / "index.html").read_text("utf-8")
        page = page.replace('<html lang="en"', f'<html lang="{language}"')
        page = page.replace("</head>", f"{self._head(language, is_start)}</head>")
        return page.replace('="./', f'="{self.base}/')

    def _head(self, language: str, is_start: bool) -> str:
        """What readers of a language get up front: what the page is, and the sentences it needs."""
        described = escape(say(says("about"), language))
        parts = [language] if is_start else [language, f"rest-{language}"]
        sentences = [file.name for part in parts for file in self.folder.glob(f"assets/_wording_{part}-*.js")]
        preloads = [f'<link rel="modulepreload" crossorigin href="./assets/{name}">' for name in sentences]
        return "".join([f'<meta name="description" content="{described}">', *preloads])


def _not_built(language: str) -> str:
    speaker = Speaker(language, rooms=(_ROOM,))
    title, text = says("not-built"), says("not-built-text", command="make web")
    return _NOT_BUILT.format(
        language=language, title=escape(speaker.say(title)), text=escape(speaker.say(text))
    )


def _cookie(scope: Scope) -> dict[str, str]:
    """
    For a new guest, or to renew an old cookie: settled before the page asks for anything.
    Otherwise, several requests at once would each bring a different cookie.
    """
    house: House = scope["app"].state.house
    cookie = house.identities.cookie_if_due(HTTPConnection(scope))
    return {"Set-Cookie": cookie} if cookie else {}

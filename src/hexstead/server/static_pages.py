"""The built web app, from the package."""

from pathlib import Path
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from hexstead.server.forms import Refusal
from hexstead.server.house import House
from hexstead.server.words import SAYS

_NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Hexstead</title>
<h1>The web app is not built</h1>
<p>The server runs, but this copy of Hexstead was installed without its web app.
In a clone of the repository, run <code>make web</code> and reload this page.</p>
</html>
"""
_FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
_FRESH: Final = {"Cache-Control": "no-cache"}
_FOR_ONE: Final = {"Cache-Control": "private, no-cache"}
_RESERVED: Final = ("api/", "icons/", "pictures/")


class WebApp:
    """Files by their path; every other address is a page of the app, which finds its way by itself."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = StaticFiles(directory=folder, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._answer(scope)(scope, receive, send)

    def _answer(self, scope: Scope) -> Response:
        path = str(scope["path"]).lstrip("/")
        if scope["method"] not in ("GET", "HEAD"):
            return _refused("no-method", 405, {"Allow": "GET, HEAD"})
        if not (self.folder / "index.html").is_file():
            return HTMLResponse(_NOT_BUILT, 503)
        try:
            found, _ = self.files.lookup_path(path)
        except (OSError, ValueError):
            # The path is too long for a file, or has letters that no file has.
            return _refused("no-page", 404)
        if path and found and Path(found).is_file():
            return FileResponse(found, headers=_FOR_EVER if path.startswith("assets/") else _FRESH)
        if path.startswith(_RESERVED) or "." in path.rpartition("/")[2]:
            return _refused("no-page", 404)
        return FileResponse(self.folder / "index.html", headers=_FOR_ONE | _cookie(scope))


def _cookie(scope: Scope) -> dict[str, str]:
    """
    For somebody new: who they are is settled before the page asks for anything. Of the answers
    to questions asked at once, each would bring a cookie of its own.
    """
    house: House = scope["app"].state.house
    cookie = house.identities.cookie_for_new(HTTPConnection(scope))
    return {"Set-Cookie": cookie} if cookie else {}


def _refused(key: str, status: int, headers: dict[str, str] | None = None) -> Response:
    return JSONResponse(Refusal(reason=SAYS[key]).model_dump(), status, headers)

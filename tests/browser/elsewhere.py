"""What the smoke part uses of Playwright's Page and Locator, for browsers that Playwright can't drive.

A page waits as Playwright's does: until what it looks for is there, can be seen, lies still and on top.
"""

import json
import re
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import urljoin

from browser.drivers import Actions, Driver, Refused

T = TypeVar("T")

_FIND: Final = (Path(__file__).parent / "found.js").read_text(encoding="utf-8")
_PATIENCE: Final = 20_000
_BETWEEN: Final = 0.05
_IN_SIGHT: Final = "element => element.scrollIntoView({ block: 'center', inline: 'center' })"
# Where to press: the middle of what lies still and has nothing upon it, but a label of its own.
_SPOT: Final = """async element => {
    const box = () => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height];
    };
    const before = box();
    for (let frame = 0; frame < 2; frame++) await new Promise(done => requestAnimationFrame(done));
    const [x, y, width, height] = box();
    if (before.join() !== box().join() || element.disabled) return null;
    const spot = [x + width / 2, y + height / 2];
    const top = document.elementFromPoint(...spot);
    const meant = element.contains(top) || top?.closest("label")?.control === element;
    return meant ? spot : null;
}"""
_CHOOSE: Final = """(select, value) => {
    select.value = value;
    for (const kind of ["input", "change"]) select.dispatchEvent(new Event(kind, { bubbles: true }));
}"""
_STATES: Final = {
    "attached": "found => found.length > 0",
    "visible": "found => found[0]?.checkVisibility({ visibilityProperty: true }) ?? false",
}
_FETCH: Final = """async (address, data) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(address, data && { method: "POST", headers, body: JSON.stringify(data) });
    return [answer.ok, await answer.text()];
}"""


@dataclass(frozen=True)
class _Pattern:
    """A regular expression that JavaScript reads."""

    source: str
    flags: str


@dataclass(frozen=True)
class _Query:
    """What `found.js` looks for."""

    css: str | None = None
    role: str | None = None
    name: _Pattern | None = None
    label: _Pattern | None = None
    text: _Pattern | None = None
    nth: int | None = None


def _pattern(text: str | re.Pattern[str]) -> _Pattern:
    """A text is found in any case, as in Playwright."""
    return _Pattern(re.escape(text), "i") if isinstance(text, str) else _Pattern(text.pattern, "")


class OtherPage:
    """Addresses are relative to where people find the app."""

    def __init__(self, driver: Driver, base: str) -> None:
        self.driver = driver
        self.mouse = _Mouse(driver)
        self.request = _Requests(self)
        self._base = base

    @property
    def url(self) -> str:
        return str(self.evaluate("() => location.href"))

    def goto(self, path: str) -> None:
        self.driver.go(urljoin(self._base, path))

    def reload(self) -> None:
        self.driver.reload()

    def evaluate(self, function: str, *arguments: object) -> Any:
        said = ", ".join([json.dumps(argument) for argument in arguments])
        return json.loads(
            self.driver.run(f"async () => JSON.stringify((await ({function})({said})) ?? null)")
        )

    def wait_for_function(self, function: str, *, arg: object = None, timeout: float = _PATIENCE) -> None:
        self.wait_until(lambda: self.evaluate(function, arg), function, timeout)

    def wait_for_url(self, address: str | re.Pattern[str]) -> None:
        self.wait_until(lambda: _fits(self.url, address), f"address {address}")

    def wait_until(self, look: Callable[[], T], what: str, timeout: float = _PATIENCE) -> T:
        """What it sees, once that is something. While a page is loading there is nothing to see."""
        until = time.monotonic() + timeout / 1000
        refused: Refused | None = None
        while True:
            try:
                if seen := look():
                    return seen
            except Refused as error:
                refused = error
            if time.monotonic() > until:
                raise AssertionError(f"waited in vain for {what}") from refused
            time.sleep(_BETWEEN)

    def locator(self, css: str, *, has_text: str | re.Pattern[str] | None = None) -> "OtherLocator":
        return OtherLocator(self, _Query(css=css, text=None if has_text is None else _pattern(has_text)))

    def get_by_role(self, role: str, *, name: str | re.Pattern[str]) -> "OtherLocator":
        return OtherLocator(self, _Query(role=role, name=_pattern(name)))

    def get_by_label(self, label: str) -> "OtherLocator":
        return OtherLocator(self, _Query(label=_pattern(label)))


class OtherLocator:
    def __init__(self, page: OtherPage, query: _Query) -> None:
        self._page = page
        self._query = query

    @property
    def first(self) -> "OtherLocator":
        return self.nth(0)

    def nth(self, number: int) -> "OtherLocator":
        return OtherLocator(self._page, replace(self._query, nth=number))

    def count(self) -> int:
        return int(self.evaluate_all("found => found.length"))

    def wait_for(self, *, state: str = "visible", timeout: float = _PATIENCE) -> None:
        self._page.wait_until(lambda: self.evaluate_all(_STATES[state]), f"{state}: {self._query}", timeout)

    def evaluate_all(self, function: str, *arguments: object) -> Any:
        return self._page.evaluate(
            f"(query, ...rest) => ({function})(({_FIND})(query), ...rest)", asdict(self._query), *arguments
        )

    def evaluate(self, function: str, *arguments: object) -> Any:
        """Of the first, once it is there."""
        self.wait_for(state="attached")
        return self.evaluate_all(f"([element], ...rest) => ({function})(element, ...rest)", *arguments)

    def get_attribute(self, name: str) -> str | None:
        value: str | None = self.evaluate("(element, name) => element.getAttribute(name)", name)
        return value

    def input_value(self) -> str:
        return str(self.evaluate("field => field.value"))

    def scroll_into_view_if_needed(self) -> None:
        self.evaluate(_IN_SIGHT)

    def click(self) -> None:
        self.scroll_into_view_if_needed()
        spot: list[float] = self._page.wait_until(lambda: self.evaluate(_SPOT), f"a way to {self._query}")
        self._page.mouse.click(*spot)

    def check(self) -> None:
        if not self.evaluate("field => field.checked"):
            self.click()

    def fill(self, text: str) -> None:
        self.click()
        self.evaluate("field => field.select()")
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self._page.driver.perform([{"type": "key", "id": "keyboard", "actions": keys}])

    def select_option(self, value: str) -> None:
        """Without its list, which belongs to the system and can't be pressed in every browser."""
        self.evaluate(_CHOOSE, value)


class _Mouse:
    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    def click(self, x: float, y: float) -> None:
        move = {"type": "pointerMove", "x": round(x), "y": round(y)}
        press = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        mouse: Actions = [{"type": "pointer", "id": "mouse", "actions": [move, *press]}]
        self._driver.perform(mouse)


class _Requests:
    """Sent by the page itself, as whoever looks at it."""

    def __init__(self, page: OtherPage) -> None:
        self._page = page

    def get(self, address: str) -> "_Answer":
        return _Answer(*self._page.evaluate(_FETCH, address))

    def post(self, address: str, *, data: object) -> "_Answer":
        return _Answer(*self._page.evaluate(_FETCH, address, data))


class _Answer:
    def __init__(self, ok: bool, text: str) -> None:
        self.ok = ok
        self._text = text

    def text(self) -> str:
        return self._text

    def json(self) -> Any:
        return json.loads(self._text)


def _fits(url: str, address: str | re.Pattern[str]) -> bool:
    return fnmatch(url, address) if isinstance(address, str) else address.search(url) is not None

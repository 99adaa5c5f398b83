"""All files that are written by a program, each with what it should hold.

make generated
"""

import json
from collections.abc import Callable
from pathlib import Path

import app_art
import components_page
import coverage_page
import prompts
from envs.tables import action_table, observation_tables
from hexstead.match.schemas import DOCUMENTS, schema
from hexstead.server.wire.typescript import protocol
from hexstead.wording.components import messages

ROOT = Path(__file__).parents[1]


def _environments() -> str:
    """The page with its tables; what stands around them is written by hand."""
    text = (ROOT / "docs" / "environments.md").read_text("utf-8")
    for table, lines in (("actions", action_table()), ("observations", observation_tables())):
        before, begin, rest = text.partition(f"<!-- {table} -->")
        _, end, after = rest.partition("<!-- end -->")
        text = "".join([before, begin, "\n\n", "\n".join(lines), "\n\n", end, after])
    return text


def _schema(name: str) -> Callable[[], str]:
    return lambda: json.dumps(schema(name), indent=2) + "\n"


PARTLY: dict[str, Callable[[], str]] = {"docs/environments.md": _environments}
"""Files that people write, but for their tables."""

FILES: dict[str, Callable[[], str]] = {
    # First, because the pages say names and texts as they stand there.
    "src/hexstead/wording/en/components.ftl": messages,
    "docs/components.md": components_page.page,
    "docs/coverage.md": coverage_page.page,
    **{f"docs/schemas/{name}.schema.json": _schema(name) for name in DOCUMENTS},
    "web/src/art/art.json": app_art.drawings,
    "web/src/art/colours.css": app_art.colours,
    "web/src/lib/protocol.ts": protocol,
    "web/src/testing/prompts.json": prompts.page,
    **PARTLY,
}


if __name__ == "__main__":
    for name, make in FILES.items():
        (ROOT / name).write_text(make(), "utf-8")

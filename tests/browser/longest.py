"""The language that needs the most room, and the files that say so."""

from functools import cache
from pathlib import Path
from typing import Final

from hexstead.wording.languages import LANGUAGES

_ROOT: Final = Path(__file__).parents[2]


def files_of(language: str) -> list[Path]:
    """What the browser reads of a language."""
    folders = (_ROOT / "web" / "src" / "wording", _ROOT / "src" / "hexstead" / "wording")
    own = [path for folder in folders for path in sorted((folder / language).glob("*.ftl"))]
    return own + sorted((_ROOT / "src" / "hexstead" / "boxes").glob(f"*/wording/{language}.ftl"))


@cache
def longest_language() -> str:
    return max(LANGUAGES, key=lambda one: sum([path.stat().st_size for path in files_of(one)]))

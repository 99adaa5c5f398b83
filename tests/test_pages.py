"""Pages that point at files and tests point at what is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def test_every_worked_example_has_its_test_and_every_numbered_test_its_example() -> None:
    page = re.findall(r"^\| ([A-H]\d+) \|", (ROOT / "docs" / "examples.md").read_text("utf-8"), re.M)
    tests = "\n".join([path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py")])
    numbered = {number.upper() for number in re.findall(r"def test_([a-h]\d+)_", tests)}
    assert len(page) == len(set(page)) > 80
    assert set(page) == numbered


def test_the_glossary_points_at_files_that_are_there() -> None:
    rows = re.findall(r"\| ([^|]+) \|$", (ROOT / "docs" / "glossary.md").read_text("utf-8"), re.M)
    paths = [path for row in rows for path in re.findall(r"`([^`]+)`", row)]
    assert len(paths) > 30
    package = ROOT / "src" / "hexstead"
    assert [path for path in paths if not list(package.glob(path)) and not (ROOT / path).exists()] == []


def test_links_of_the_index_lead_somewhere() -> None:
    docs = ROOT / "docs"
    links = re.findall(r"\]\(([^)#]+)", (docs / "README.md").read_text("utf-8"))
    assert len(links) > 15
    assert [link for link in links if not (docs / link).exists()] == []
    named = re.findall(r"`(src/[^`]+|engine/[^`]+)`", (docs / "README.md").read_text("utf-8"))
    assert [
        path for path in named if not (ROOT / path).exists() and not (ROOT / "src/hexstead" / path).exists()
    ] == []


@pytest.mark.parametrize("page", sorted((ROOT / "docs").glob("*.md")), ids=lambda page: page.name)
def test_no_page_links_to_a_file_that_is_not_there(page: Path) -> None:
    links = re.findall(r"\]\((\.\./[^)#\s]+|[\w./-]+\.md)", page.read_text("utf-8"))
    assert sorted({link for link in links if not (page.parent / link).exists()}) == []

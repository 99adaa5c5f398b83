"""The habits of the repository: what it says of itself, and what hosts of code read."""

import io
import re
import subprocess
import sys
import tokenize
import tomllib
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from ruamel.yaml import YAML

from generated import FILES, PARTLY

ROOT = Path(__file__).parents[1]
LOCK = [Requirement(line) for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines()]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
HOME = PROJECT["urls"]["Homepage"]
HOST = ROOT / ".github"
FORMS = sorted((HOST / "ISSUE_TEMPLATE").glob("*.yml"))
PAGES = sorted([*ROOT.glob("*.md"), *HOST.rglob("*.md")])


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def read_yaml(path: Path) -> Any:
    return YAML(typ="safe").load(path.read_text("utf-8"))


def misfits(path: Path, schema: str) -> str:
    """What a schema that comes with check-jsonschema has against the file."""
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr if done.returncode else ""


def classified_versions() -> list[str]:
    return re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))


def test_the_classifiers_begin_with_the_oldest_python_and_leave_none_out() -> None:
    minors = [int(version.partition(".")[2]) for version in classified_versions()]
    assert PROJECT["requires-python"] == f">=3.{minors[0]}"
    assert minors == list(range(minors[0], minors[-1] + 1))
    assert len(minors) >= 4


def test_the_addresses_of_the_project_lead_to_files_that_there_are() -> None:
    assert {"Homepage", "Documentation", "Changelog", "Issues"} <= PROJECT["urls"].keys()
    for address in PROJECT["urls"].values():
        assert address.startswith(HOME)
        if inside := re.search(r"/(?:tree|blob)/main/(.+)", address):
            assert (ROOT / inside[1]).exists()


@pytest.mark.parametrize("path", FORMS, ids=name_of)
def test_an_issue_form_fits_its_schema(path: Path) -> None:
    assert (
        misfits(path, "vendor.github-issue-config" if path.stem == "config" else "vendor.github-issue-forms")
        == ""
    )


def test_the_schema_of_forms_would_notice_a_slip(tmp_path: Path) -> None:
    (tmp_path / "bug.yml").write_text("name: Bug\ndescription: It fails.\nbody:\n  - type: texterea\n")
    assert "texterea" in misfits(tmp_path / "bug.yml", "vendor.github-issue-forms")


def test_a_bug_comes_with_what_is_needed_to_see_it() -> None:
    (bug,) = [form for path in FORMS if (form := read_yaml(path)).get("name") == "Bug"]
    assert {"steps", "setup", "record", "version"} <= {field["id"] for field in bug["body"]}
    assert {path.stem for path in FORMS} == {"bug", "config", "idea", "rules"}


def test_weaknesses_are_reported_in_private() -> None:
    private = f"{HOME}/security/advisories/new"
    assert private in (ROOT / "SECURITY.md").read_text("utf-8")
    assert private in (ROOT / "CODE_OF_CONDUCT.md").read_text("utf-8")
    assert private in [
        link["url"] for link in read_yaml(HOST / "ISSUE_TEMPLATE" / "config.yml")["contact_links"]
    ]


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_a_page_links_to_files_that_there_are(path: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#\s]+)", path.read_text("utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []


@pytest.mark.parametrize("path", [*PAGES, *FORMS], ids=name_of)
def test_no_page_gives_an_address_for_mail(path: Path) -> None:
    assert not re.search(r"[\w.]+@[\w-]+\.\w+", path.read_text("utf-8"))


def test_hooks_before_a_commit_call_the_tools_of_the_project_that_make_calls() -> None:
    (own,) = read_yaml(ROOT / ".pre-commit-config.yaml")["repos"]
    assert own["repo"] == "local"
    recipes = (ROOT / "Makefile").read_text("utf-8").replace("$(BIN)", ".venv/bin")
    programs = {hook["entry"].split()[0] for hook in own["hooks"]}
    assert programs == {f".venv/bin/{name}" for name in ("ruff", "lint-imports", "mypy")}
    assert all([f"\t{program}" in recipes for program in programs])
    assert {hook["language"] for hook in own["hooks"]} == {"system"}


def texts_of_the_project() -> list[Path]:
    """What is tracked, or would be with the next commit."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.check_output(command, cwd=ROOT, text=True)
    paths = [ROOT / name for name in listed.split("\0") if name]
    return [path for path in paths if path.is_file() and path.suffix != ".jpg"]


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a checkout")
def test_every_text_is_as_the_settings_for_editors_say() -> None:
    texts = {name_of(path): path.read_bytes().decode("utf-8") for path in texts_of_the_project()}
    assert len(texts) > 500
    assert [name for name, text in texts.items() if "\r" in text] == []
    assert [name for name, text in texts.items() if text and not text.endswith("\n")] == []
    assert [name for name, text in texts.items() if re.search(r"[ \t]$", text, re.MULTILINE)] == []


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a checkout")
def test_what_is_marked_as_written_by_programs_is_there() -> None:
    lines = (ROOT / ".gitattributes").read_text("utf-8").splitlines()
    marked = [line.split()[0] for line in lines if line.endswith(" linguist-generated")]
    assert len(marked) > 5
    assert [pattern for pattern in marked if not list(ROOT.glob(pattern))] == []


def test_a_file_is_marked_as_written_by_a_program_if_all_of_it_is() -> None:
    lines = (ROOT / ".gitattributes").read_text("utf-8").splitlines()
    patterns = [line.split()[0] for line in lines if line.endswith(" linguist-generated")]
    marked = {name for name in FILES if any([Path(name).match(pattern) for pattern in patterns])}
    assert marked == FILES.keys() - PARTLY.keys()


def direct_dependencies() -> list[Requirement]:
    """What the project and its extras name, without the extras that name each other."""
    lines = chain(PROJECT["dependencies"], *PROJECT["optional-dependencies"].values())
    return [one for one in map(Requirement, lines) if one.name != "hexstead"]


@pytest.mark.parametrize("wanted", direct_dependencies(), ids=str)
def test_a_version_of_every_dependency_is_held_that_fits(wanted: Requirement) -> None:
    held = [one for one in LOCK if canonicalize_name(one.name) == canonicalize_name(wanted.name)]
    assert held, "run `make lock`"
    versions = [next(iter(one.specifier)).version for one in held]
    assert [version for version in versions if version not in wanted.specifier] == [], "run `make lock`"


def test_versions_are_held_exactly_and_from_nowhere_in_particular() -> None:
    assert {clause.operator for one in LOCK for clause in one.specifier} == {"=="}
    assert [one.name for one in LOCK if one.url] == []
    assert len(LOCK) > 80


# English as people speak it

TRANSLATED = re.compile(
    r"\b(anew|besides|mended|shall|so many|for ever|in the manner of)\b|\b(Whoever|Who was to)\b"
)
"""What sounds translated: say it as you would to somebody at your table."""
PROSE = [*PAGES, *(ROOT / "docs").glob("*.md")]
PROGRAMS = [
    path for room in ("src", "bench", "tools", "examples", "tests") for path in (ROOT / room).rglob("*.py")
]
APP = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]


def comments_of(source: Path) -> str:
    return "\n".join(re.findall(r"/\*[\s\S]*?\*/|// .*", source.read_text("utf-8")))


def prose_of(program: Path) -> str:
    """Its comments and docstrings."""
    tokens = tokenize.generate_tokens(io.StringIO(program.read_text("utf-8")).readline)
    return "\n".join(
        [one.string for one in tokens if one.type == tokenize.COMMENT or one.string.startswith('"""')]
    )


def test_pages_docstrings_and_comments_sound_spoken() -> None:
    texts = {path: path.read_text("utf-8") for path in PROSE}
    texts |= {path: prose_of(path) for path in PROGRAMS} | {path: comments_of(path) for path in APP}
    assert len(texts) > 250
    found = [(name_of(path), match[0]) for path, text in texts.items() for match in TRANSLATED.finditer(text)]
    assert found == []


# The workflow of the host

WORKFLOW = HOST / "workflows" / "test.yml"
JOBS: dict[str, Any] = read_yaml(WORKFLOW)["jobs"]
STEPS = [step for job in JOBS.values() for step in job["steps"]]


def targets() -> set[str]:
    """What make can make, as far as it has a name to say."""
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("schema", ["vendor.github-workflows", "custom.github-workflows-require-timeout"])
def test_the_workflow_fits_its_schema(schema: str) -> None:
    assert misfits(WORKFLOW, schema) == ""


def test_the_schema_of_workflows_would_notice_a_slip(tmp_path: Path) -> None:
    spoiled = WORKFLOW.read_text("utf-8").replace("timeout-minutes: 30", "timeout-minuets: 30")
    (tmp_path / "test.yml").write_text(spoiled, "utf-8")
    assert "timeout-minuets" in misfits(tmp_path / "test.yml", "vendor.github-workflows")


def test_the_workflow_tests_every_python_that_the_project_claims() -> None:
    assert JOBS["test"]["strategy"]["matrix"]["python"] == classified_versions()
    others = {step["with"]["python-version"] for step in STEPS if "python-version" in step.get("with", {})}
    assert others <= {*classified_versions()}


def test_the_workflow_calls_targets_that_make_has() -> None:
    called = {word for step in STEPS for word in re.findall(r"\bmake ([a-z-]+)", step.get("run", ""))}
    assert called == {"test", "compiled", "package", "docs"}
    assert called <= targets()
    assert set(re.findall(r"^make ([a-z-]+)", (ROOT / ".ci" / "run").read_text(), re.MULTILINE)) <= called


def test_the_workflow_may_only_read_and_runs_nothing_of_strangers() -> None:
    workflow = read_yaml(WORKFLOW)
    assert workflow["permissions"] == {"contents": "read"}
    assert not any("permissions" in job or "secrets" in str(job) for job in JOBS.values())
    used = [step["uses"] for step in STEPS if "uses" in step]
    assert all([re.fullmatch(r"actions/[a-z-]+@v\d+", one) for one in used]), used
    checkouts = [step for step in STEPS if step.get("uses", "").startswith("actions/checkout@")]
    assert len(checkouts) == len(JOBS)
    assert all([step["with"]["persist-credentials"] is False for step in checkouts])


def test_the_workflow_sees_more_than_one_system() -> None:
    assert {name.split("-")[0] for name in JOBS["machines"]["strategy"]["matrix"]["machine"]} == {
        "ubuntu",
        "macos",
    }


@pytest.mark.parametrize(
    "path", [ROOT / "CONTRIBUTING.md", *HOST.rglob("*.md"), ROOT / "README.md"], ids=name_of
)
def test_a_page_names_targets_that_make_has(path: Path) -> None:
    named = re.findall(r"(?:`|^)make ([a-z -]+)", path.read_text("utf-8"), re.MULTILINE)
    assert {word for words in named for word in words.split()} <= targets()

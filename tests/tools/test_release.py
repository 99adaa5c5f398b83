"""What a release is checked for, on small trees that are almost right; and one real build."""

import json
import shutil
import subprocess
import sys
import tarfile
import zipfile
from datetime import date
from pathlib import Path

import pytest

import release
from release import Built, Refused, changelog_faults, git_faults, other_versions, stale_files, without

ROOT = Path(__file__).parents[2]
TODAY = date(2026, 11, 18)
CHANGELOG = """# Changelog

## [Unreleased]

## [0.3.0] - 2026-11-18

### Added
- A fort.

## [0.2.0] - 2026-11-17
"""
HEADING = "`## [0.3.0] - 2026-11-18`"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Version 0.3.0, committed and ready."""
    root = tmp_path / "tree"
    lock = {"version": "0.3.0", "packages": {"": {"version": "0.3.0"}}}
    files = {
        "pyproject.toml": '[project]\nversion = "0.3.0"\n',
        "src/hexstead/__init__.py": '"""The game."""\n\n__version__ = "0.3.0"\n',
        "web/package.json": json.dumps({"version": "0.3.0"}),
        "web/package-lock.json": json.dumps(lock),
        "CHANGELOG.md": CHANGELOG,
    }
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    git(root, "init", "--quiet")
    commit(root)
    return root


def git(root: Path, *words: str) -> None:
    who = [
        "-c",
        "user.name=Anna",
        "-c",
        "user.email=anna",
        "-c",
        "commit.gpgsign=false",
        "-c",
        "tag.gpgsign=false",
    ]
    # A hook of git names its own repository, and this would change that one.
    subprocess.run(["git", *who, *words], cwd=root, env=without("GIT_"), check=True, capture_output=True)


def commit(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", "tree: begin")


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_a_tree_that_is_ready_has_no_faults(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "stale_files", lambda root: [])
    assert release.faults(tree, TODAY) == []


# Versions


@pytest.mark.parametrize("file", ["src/hexstead/__init__.py", "web/package.json"])
def test_a_file_with_another_version_is_named(tree: Path, file: str) -> None:
    change(tree / file, "0.3.0", "0.2.0")
    assert list(other_versions(tree)) == [
        f"{file} says 0.2.0, pyproject.toml 0.3.0: write the same into both."
    ]


def test_the_lock_file_of_the_web_app_says_it_twice(tree: Path) -> None:
    change(tree / "web" / "package-lock.json", "0.3.0", "0.2.0")
    assert [line.partition(" says")[0] for line in other_versions(tree)] == [
        "web/package-lock.json",
        "web/package-lock.json (packages)",
    ]


def test_a_package_without_a_version_is_named(tree: Path) -> None:
    change(tree / "src" / "hexstead" / "__init__.py", "__version__", "version")
    (line,) = other_versions(tree)
    assert line.startswith("src/hexstead/__init__.py says no version, pyproject.toml 0.3.0")


def test_the_versions_of_this_tree_agree() -> None:
    assert list(other_versions(ROOT)) == []


# The changelog


@pytest.mark.parametrize("written", ["2026-11-18", "2026-11-17", "2025-01-01"])
def test_today_and_earlier_days_are_good_dates(tree: Path, written: str) -> None:
    change(tree / "CHANGELOG.md", "2026-11-18", written)
    assert list(changelog_faults(tree, TODAY)) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            "## [Unreleased]\n\n## [0.3.0] - 2026-11-18\n",
            "## [Unreleased]\n",
            f"CHANGELOG.md has entries below [Unreleased]: put {HEADING} above them.",
        ),
        (
            "## [Unreleased]\n",
            "## [Unreleased]\n\n### Fixed\n- A wall.\n",
            "CHANGELOG.md has entries below [Unreleased]: raise the version in pyproject.toml,"
            " src/hexstead/__init__.py, web/package.json, web/package-lock.json.",
        ),
        (
            "## [0.3.0] - 2026-11-18\n\n### Added\n- A fort.\n",
            "",
            f"CHANGELOG.md begins with [0.2.0] - 2026-11-17, not 0.3.0: put {HEADING} above it.",
        ),
        (" - 2026-11-18", "", f"CHANGELOG.md has no date at [0.3.0]: write {HEADING}."),
        (
            "2026-11-18",
            "2026-11-19",
            f"CHANGELOG.md dates [0.3.0] 2026-11-19, but today is 2026-11-18: write {HEADING}.",
        ),
        (
            "2026-11-18",
            "2026-02-30",
            f"CHANGELOG.md dates [0.3.0] 2026-02-30, but today is 2026-11-18: write {HEADING}.",
        ),
        (
            "- A fort.\n",
            "",
            "CHANGELOG.md says nothing about [0.3.0]: write down what people will notice.",
        ),
        (
            CHANGELOG,
            "# Changelog\n",
            f"CHANGELOG.md begins with no version, not 0.3.0: put {HEADING} above it.",
        ),
    ],
)
def test_a_fault_of_the_changelog_is_told_with_what_to_write(
    tree: Path, old: str, new: str, fault: str
) -> None:
    change(tree / "CHANGELOG.md", old, new)
    assert list(changelog_faults(tree, TODAY)) == [fault]


def test_a_changelog_needs_no_heading_for_what_is_not_released(tree: Path) -> None:
    change(tree / "CHANGELOG.md", "## [Unreleased]\n\n", "")
    assert list(changelog_faults(tree, TODAY)) == []


# Git


def test_files_that_are_not_committed_are_named(tree: Path) -> None:
    change(tree / "pyproject.toml", "[project]", "# new\n[project]")
    (tree / "draft.txt").touch()
    assert list(git_faults(tree)) == [
        "Not committed: pyproject.toml, draft.txt. Commit, stash or remove them."
    ]


def test_of_many_files_only_a_few_are_named(tree: Path) -> None:
    for number in range(8):
        (tree / f"draft{number}.txt").touch()
    (line,) = git_faults(tree)
    assert "draft4.txt and 3 more. Commit" in line


def test_a_version_is_released_once(tree: Path) -> None:
    git(tree, "tag", "v0.3.0")
    (line,) = git_faults(tree)
    assert line.startswith("v0.3.0 is tagged already: raise the version in pyproject.toml, src/hexstead/")


def test_the_checkout_itself_is_asked_even_in_a_hook_of_another(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    git(tmp_path, "init", "--quiet", "other")
    monkeypatch.setenv("GIT_DIR", str(tmp_path / "other" / ".git"))
    assert list(git_faults(tree)) == []


def test_without_git_nothing_is_released(tree: Path) -> None:
    shutil.rmtree(tree / ".git")
    with pytest.raises(Refused, match="git does not answer: make releases in a checkout"):
        list(git_faults(tree))


# What programs write


def test_a_file_that_is_stale_is_named(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    test = tree / release.FRESH
    test.parent.mkdir()
    head = "import pytest\n@pytest.mark.parametrize('name', ['docs/a.md', 'web/b.ts'])\n"
    test.write_text(f"{head}def test_it(name): assert name == 'docs/a.md'\n")
    assert list(stale_files(tree)) == [
        "web/b.ts is stale: run `make generated`, look at the difference and commit it."
    ]
    test.write_text(f"{head}def test_it(name): pass\n")
    assert list(stale_files(tree)) == []
    test.write_text("import nothing_of_that_name\n")
    (line,) = stale_files(tree)
    assert line.startswith("tests/test_generated.py does not run: ")


def test_the_test_and_the_target_that_a_release_names_are_there() -> None:
    assert "make generated" in (ROOT / release.FRESH).read_text("utf-8")
    assert "\ngenerated:" in (ROOT / "Makefile").read_text("utf-8")


# The command


def test_all_faults_are_told_line_by_line_and_nothing_is_built(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(release, "ROOT", tree)
    monkeypatch.setattr(release, "stale_files", lambda root: ["A file is stale."])
    monkeypatch.delattr(release, "build")
    change(tree / "web" / "package.json", "0.3.0", "0.2.0")
    change(tree / "CHANGELOG.md", "- A fort.\n", "")
    with pytest.raises(SystemExit) as exit:
        release.main([])
    assert exit.value.code == 1
    first, second, third, fourth = capsys.readouterr().err.splitlines()
    assert first.startswith("web/package.json says 0.2.0")
    assert second.startswith("CHANGELOG.md says nothing about [0.3.0]")
    assert third.startswith("Not committed: CHANGELOG.md, web/package.json.")
    assert fourth == "A file is stale."


def test_what_is_left_to_do_is_told_at_the_end(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(release, "ROOT", tree)
    monkeypatch.setattr(release, "faults", lambda root, today: [])
    monkeypatch.setattr(release, "build", lambda root: Built(Path("dist/h.tar.gz"), Path("dist/h.whl")))
    monkeypatch.setattr(release, "try_out", lambda wheel, version: f"{wheel.name} {version} played.")
    release.main([])
    told = capsys.readouterr().out
    assert "h.whl 0.3.0 played." in told
    assert 'git tag --annotate v0.3.0 --message "Hexstead 0.3.0"' in told
    assert "upload h.tar.gz and h.whl" in told
    release.main(["--build"])
    assert "git tag" not in capsys.readouterr().out


def test_other_words_are_answered_with_how_to_call_it() -> None:
    with pytest.raises(SystemExit, match=r"python tools/release.py --build"):
        release.main(["--now"])


# Building and trying


def test_a_step_that_fails_is_told_with_its_last_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = "import sys; sys.exit('all of it\\n\\nno such card\\n')"
    with pytest.raises(Refused, match=r"^The build fails: no such card$"):
        release._run("The build fails", [sys.executable, "-c", code], tmp_path)
    assert "all of it" in capsys.readouterr().err


def test_a_step_that_does_not_end_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "_MINUTES", 0.001)
    with pytest.raises(Refused, match=r"^It hangs: no end after 0.001 minutes. Run it by hand: "):
        release._run("It hangs", [sys.executable, "-c", "import time; time.sleep(60)"], tmp_path)


def test_a_package_without_the_web_app_is_refused(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def packs(failure: str, command: list[str], folder: Path) -> str:
        if "--outdir" in command:
            (tree / "dist").mkdir()
            tarfile.open(tree / "dist" / "hexstead.tar.gz", "w:gz").close()
            zipfile.ZipFile(tree / "dist" / "hexstead.whl", "w").close()
        return ""

    monkeypatch.setattr(release, "_run", packs)
    with pytest.raises(Refused, match=r"hexstead.tar.gz lacks the web app: look at `artifacts`"):
        release.build(tree)


def answering(**answers: str) -> object:
    """Programs that say this, by the first word after their own name."""

    def run(failure: str, command: list[str], folder: Path) -> str:
        return next((answer for word, answer in answers.items() if word in command[1].lstrip("-")), "")

    return run


def test_a_wheel_that_calls_itself_otherwise_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("venv.create", lambda folder, with_pip: None)
    monkeypatch.setattr(release, "_run", answering(version="hexstead 0.2.0\n"))
    with pytest.raises(Refused, match=r"The wheel calls itself 'hexstead 0.2.0', not 0.3.0"):
        release.try_out(Path("h.whl"), "0.3.0")


def test_a_game_without_an_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("venv.create", lambda folder, with_pip: None)
    told = answering(
        version="hexstead 0.3.0", check="game.json: sound, 5 actions, not finished. Gold so far."
    )
    monkeypatch.setattr(release, "_run", told)
    with pytest.raises(Refused, match=r"The game did not come to its end: game.json: sound, 5 actions"):
        release.try_out(Path("h.whl"), "0.3.0")


def test_what_is_built_from_this_tree_plays_a_game(tmp_path: Path) -> None:
    """The real thing, in a copy; the web app is not built again if it was built from these sources."""
    left_out = shutil.ignore_patterns(
        ".git", ".venv*", "node_modules", "__pycache__", ".*_cache", "dist", "docs"
    )
    copy = tmp_path / "copy"
    shutil.copytree(ROOT, copy, ignore=left_out)
    command = [sys.executable, "tools/release.py", "--build"]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "game.json: sound, " in done.stdout
    assert ", finished. " in done.stdout
    version = release.versions(ROOT)["pyproject.toml"]
    assert (copy / "dist" / f"hexstead-{version}-py3-none-any.whl").is_file()
    with tarfile.open(copy / "dist" / f"hexstead-{version}.tar.gz") as sdist:
        names = [name.partition("/")[2] for name in sdist.getnames()]
    assert {"LICENSE", "Makefile", "web/build.py", "src/hexstead/engine/rules.py"} <= {*names}

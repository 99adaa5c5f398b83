"""Takes the steps of a Dockerfile without Docker: in clean roots by debootstrap, or in clean folders."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from programs import find

REPOSITORY: Final = Path(__file__).parents[2]
DOCKERFILE: Final = REPOSITORY / "deploy" / "Dockerfile"
IGNORE: Final = REPOSITORY / "deploy" / "Dockerfile.dockerignore"
DEBOOTSTRAP: Final = find("debootstrap")

_RELEASE: Final = "bookworm"
_MINUTES: Final = 15
_OF_THE_NETWORK: Final = (
    "/etc/resolv.conf",
    "/etc/hosts",
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pip.conf",
)
_PASSED_ON: Final = re.compile(r"(PIP|NPM_CONFIG|NODE|SSL|HTTPS?_PROXY|NO_PROXY).*", re.IGNORECASE)
"""How this machine reaches packages; an image would reach them by itself."""
_OWN_FOLDERS: Final = re.compile(r"(?<![\w.])/(?=(opt|src|data)\b)")
_MAKES_USERS: Final = ("useradd", "--owner")


@dataclass(frozen=True)
class Step:
    word: str
    rest: str

    @property
    def words(self) -> list[str]:
        """As a list, or as a shell would split it."""
        if self.rest.startswith("["):
            return [str(word) for word in json.loads(self.rest)]
        return shlex.split(self.rest)


def steps(path: Path = DOCKERFILE) -> list[Step]:
    lines = [line for line in path.read_text().splitlines() if not line.lstrip().startswith("#")]
    whole = re.sub(r"\\\n\s*", "", "\n".join(lines))
    return [Step(*line.split(maxsplit=1)) for line in whole.splitlines() if line.strip()]


class Root:
    """A file system of its own, or a folder that stands for one where nobody may change roots."""

    def __init__(self, folder: Path, is_real: bool) -> None:
        self.folder = folder
        self.is_real = is_real

    def inside(self, path: str) -> Path:
        return self.folder / path.lstrip("/")

    def command(self, words: list[str], settings: dict[str, str], where: str, user: str) -> list[str]:
        pairs = [f"{name}={value}" for name, value in settings.items()]
        if self.is_real:
            enter = ["chroot", *([f"--userspec={user}:{user}"] if user else []), str(self.folder)]
            return [*enter, "/usr/bin/env", "-i", "-C", where, *pairs, *words]
        return ["/usr/bin/env", *[self._moved(word) for word in ["-C", where, *pairs, *words]]]

    def _moved(self, text: str) -> str:
        return _OWN_FOLDERS.sub(f"{self.folder}/", text)


def first_root(folder: Path) -> Root:
    """Debian with Python, as the image it starts from; a folder with Python where that cannot be had."""
    made = Root(folder, _is_made_by_debootstrap(folder))
    python = made.inside("/usr/local/bin/python")
    python.parent.mkdir(parents=True, exist_ok=True)
    if made.is_real:
        python.symlink_to("/usr/bin/python3")
        for path in [Path(path) for path in _OF_THE_NETWORK if Path(path).is_file()]:
            shutil.copy(path, made.inside(str(path)))
        made.inside("/dev/shm").mkdir(exist_ok=True)
        made.inside("/dev/shm").chmod(0o1777)
    else:
        python.symlink_to(Path(sys.base_exec_prefix) / "bin" / "python3")
    return made


def _is_made_by_debootstrap(folder: Path) -> bool:
    if DEBOOTSTRAP is None or os.geteuid() != 0:
        return False
    command = [
        DEBOOTSTRAP,
        "--variant=minbase",
        "--include=python3-venv,ca-certificates",
        _RELEASE,
        str(folder),
    ]
    done = subprocess.run(command, capture_output=True, timeout=60 * _MINUTES, check=False)
    if done.returncode:
        # A machine without Debian's archive, or one that may not make device files.
        shutil.rmtree(folder, ignore_errors=True)
    return not done.returncode


@dataclass
class Image:
    """What the steps have made so far."""

    root: Root
    settings: dict[str, str] = field(default_factory=dict)
    where: str = "/"
    user: str = ""
    start: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)

    def command(self, words: list[str], **more: str) -> list[str]:
        return self.root.command(words, self.settings | more, self.where, self.user)

    def run(self, words: list[str], **more: str) -> None:
        command = self.command(words, **_passed_on(), **more)
        done = subprocess.run(command, capture_output=True, text=True, timeout=60 * _MINUTES, check=False)
        assert done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"


def _passed_on() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if _PASSED_ON.fullmatch(name)}


class Build:
    """Takes one step after the other."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.first = first_root(folder / "first")
        self.stages: dict[str, Image] = {}
        self.image = Image(self.first)

    def run(self) -> Image:
        for step in steps():
            take = getattr(self, f"_{step.word.lower()}")
            take(step)
            self.image.done.append(step.word)
        return self.image

    def _from(self, step: Step) -> None:
        name = step.words[2] if len(step.words) == 3 else "last"
        root = Root(self.folder / name, self.first.is_real)
        subprocess.run(["cp", "-a", str(self.first.folder), str(root.folder)], check=True)
        usual = {"PATH": "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}
        if not root.is_real:
            usual = {"PATH": f"{root.folder}/usr/local/bin:/usr/bin:/bin"}
        self.image = self.stages[name] = Image(root, usual)

    def _workdir(self, step: Step) -> None:
        self.image.where = step.rest
        self.image.root.inside(step.rest).mkdir(parents=True, exist_ok=True)

    def _run(self, step: Step) -> None:
        if self.first.is_real or not any(word in step.rest for word in _MAKES_USERS):
            self.image.run(["/bin/sh", "-c", step.rest])
        else:
            # Only root can make users; the user who runs this test owns the folder instead.
            self.image.root.inside("/data").mkdir(exist_ok=True)

    def _copy(self, step: Step) -> None:
        words = [word for word in step.words if not word.startswith("--")]
        options = [word for word in step.words if word.startswith("--from=")]
        *sources, target = words
        of_stage = self.stages[options[0].partition("=")[2]] if options else None
        for source in sources:
            path = of_stage.root.inside(source) if of_stage else REPOSITORY / source
            self._copy_one(path, target, is_one=len(sources) == 1)

    def _copy_one(self, source: Path, target: str, is_one: bool) -> None:
        goal = self.image.root.inside(str(Path(self.image.where) / target))
        if source.is_dir():
            shutil.copytree(source, goal, symlinks=True, ignore=_ignored, dirs_exist_ok=True)
        else:
            shutil.copy(source, goal if is_one and not target.endswith("/") else goal / source.name)

    def _env(self, step: Step) -> None:
        self.image.settings |= dict(word.split("=", 1) for word in step.words)
        if not self.first.is_real:
            # The folder that stands for a root has no programs of its own.
            self.image.settings["PATH"] += f":{os.environ['PATH']}"

    def _user(self, step: Step) -> None:
        self.image.user = step.rest if self.first.is_real else ""

    def _cmd(self, step: Step) -> None:
        self.image.start = step.words

    def _healthcheck(self, step: Step) -> None:
        self.image.health = replace(step, rest=step.rest.partition("CMD ")[2]).words

    def _volume(self, step: Step) -> None:
        assert self.image.root.inside(step.rest).is_dir()

    def _expose(self, step: Step) -> None:
        assert step.rest == self.image.settings["HEXSTEAD_PORT"]

    def _stopsignal(self, step: Step) -> None:
        assert step.rest == "SIGTERM"


def _ignored(folder: str, names: list[str]) -> set[str]:
    """What the file beside the Dockerfile keeps out of images."""
    patterns = [
        line for line in IGNORE.read_text().splitlines() if (line and line[0] not in "#!*") or "**" in line
    ]
    inside = os.path.relpath(folder, REPOSITORY)
    return {name for name in names if f"{inside}/{name}" in patterns or f"**/{name}" in patterns}

"""The results of a tournament in an SQLite file. Whatever happens, it holds whole games, each once."""

import json
import sqlite3
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from hexstead.arena.files import fingerprint
from hexstead.arena.game import Incident, Outcome, Result
from hexstead.arena.plan import Game, Plan
from hexstead.match.documents import RELEASES, RULES, BadInput
from hexstead.match.request import Request, boxes_of, names_in

_TABLES: Final = """
CREATE TABLE tournament (what TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE games (
    number INTEGER PRIMARY KEY, deal INTEGER NOT NULL, setup TEXT NOT NULL, seed INTEGER NOT NULL,
    rounds INTEGER NOT NULL, actions INTEGER NOT NULL, record TEXT NOT NULL
);
CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games, seat INTEGER NOT NULL, bot TEXT NOT NULL, place INTEGER NOT NULL,
    gold INTEGER NOT NULL, first_share REAL NOT NULL, decisions INTEGER NOT NULL, seconds REAL NOT NULL,
    incidents INTEGER NOT NULL, microseconds TEXT NOT NULL,
    PRIMARY KEY (game, seat)
);
CREATE TABLE gold (
    game INTEGER NOT NULL REFERENCES games, seat INTEGER NOT NULL, source TEXT NOT NULL,
    gold INTEGER NOT NULL, PRIMARY KEY (game, seat, source)
);
CREATE TABLE incidents (
    game INTEGER NOT NULL REFERENCES games, seat INTEGER NOT NULL, action INTEGER NOT NULL,
    reason TEXT NOT NULL
);
"""
_FIRST: Final = {"rules": str(min(RELEASES))}
"""What a file is about that does not say so."""
_APPLICATION: Final = 0x48585354
"""Marks an SQLite file as one of ours."""


def default_file(plan: Plan) -> Path:
    """The same tournament has the same file, so that the same command goes on."""
    return Path(f"arena-{sha256(json.dumps(_identity(plan)).encode()).hexdigest()[:8]}.sqlite")


class Ledger:
    def __init__(self, file: Path, plan: Plan) -> None:
        """Open the file, or begin it. BadInput if it is none of ours, or of another tournament."""
        self.file = file
        try:
            self._base = sqlite3.connect(file, isolation_level=None)
        except sqlite3.Error as error:
            raise BadInput(f"{file}: cannot be opened: {error}.") from None
        try:
            self._open(plan)
        except sqlite3.Error as error:
            self._base.close()
            raise BadInput(f"{file}: cannot be used: {error}. Choose another file with --out.") from None
        except BadInput:
            self._base.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._base.close()

    def _open(self, plan: Plan) -> None:
        held = self._base.execute("PRAGMA application_id").fetchone()[0]
        is_new = not self._base.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if held != _APPLICATION and not is_new:
            raise BadInput(f"{self.file}: this is another program's file. Choose another one with --out.")
        # Others may read while games are written; a game that a power cut loses is played again.
        self._base.execute("PRAGMA journal_mode = WAL")
        self._base.execute("PRAGMA synchronous = NORMAL")
        if is_new:
            self._begin(plan)
        self._check(plan)

    def _begin(self, plan: Plan) -> None:
        rows = "".join(
            [
                f"INSERT INTO tournament VALUES ({_quoted(what)}, {_quoted(value)});"
                for what, value in _identity(plan).items()
            ]
        )
        self._base.executescript(f"BEGIN; PRAGMA application_id = {_APPLICATION}; {_TABLES} {rows} COMMIT;")

    def _check(self, plan: Plan) -> None:
        held = dict(self._base.execute("SELECT what, value FROM tournament").fetchall())
        for what, value in _identity(plan).items():
            was = held.get(what, _FIRST.get(what, "unknown"))
            if was != value:
                raise BadInput(
                    f"{self.file} holds another tournament ({what}: {was}; now {value})."
                    " Choose another file with --out, or delete this one."
                )

    def played(self, games: int) -> set[int]:
        """Which of the first so many games are there, by number."""
        rows = self._base.execute("SELECT number FROM games WHERE number < ?", (games,))
        return {number for (number,) in rows}

    def _has(self, number: int) -> bool:
        return bool(self._base.execute("SELECT 1 FROM games WHERE number = ?", (number,)).fetchone())

    def keep(self, result: Result) -> None:
        """All of it or nothing. If another run on the same file was quicker, it has kept the same game."""
        try:
            with self._base:
                self._base.execute("BEGIN IMMEDIATE")
                if not self._has(result.game.number):
                    self._keep_game(result)
        except sqlite3.Error as error:
            raise BadInput(f"{self.file}: cannot be written: {error}. The same command goes on.") from None

    def _keep_game(self, result: Result) -> None:
        game = result.game
        self._base.execute(
            "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?)",
            (game.number, game.deal, game.setup, game.seed, result.rounds, result.actions, result.record),
        )
        for seat in range(len(result.outcomes)):
            self._keep_seat(result, seat)

    def _keep_seat(self, result: Result, seat: int) -> None:
        number, outcome = result.game.number, result.outcomes[seat]
        self._base.execute(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                number,
                seat,
                outcome.bot,
                result.game.places[seat],
                outcome.total,
                result.share(seat),
                len(outcome.thought),
                sum(outcome.thought) / 1e6,
                len(outcome.incidents),
                json.dumps(outcome.thought),
            ),
        )
        gold = [(number, seat, source, gold) for source, gold in outcome.gold.items()]
        self._base.executemany("INSERT INTO gold VALUES (?, ?, ?, ?)", gold)
        incidents = [(number, seat, one.action, one.reason) for one in outcome.incidents]
        self._base.executemany("INSERT INTO incidents VALUES (?, ?, ?, ?)", incidents)

    def results(self, games: int) -> list[Result]:
        """The first so many games, in order."""
        rows = self._base.execute("SELECT * FROM games WHERE number < ? ORDER BY number", (games,))
        return [self._result(*row) for row in rows.fetchall()]

    def _result(
        self, number: int, deal: int, setup: str, seed: int, rounds: int, actions: int, record: str
    ) -> Result:
        rows = self._base.execute(
            "SELECT seat, bot, place, microseconds FROM seats WHERE game = ? ORDER BY seat", (number,)
        ).fetchall()
        outcomes = tuple([self._outcome(number, seat, bot, times) for seat, bot, _, times in rows])
        bots, places = tuple([row[1] for row in rows]), tuple([row[2] for row in rows])
        return Result(Game(number, deal, setup, seed, bots, places), rounds, actions, record, outcomes)

    def _outcome(self, game: int, seat: int, bot: str, times: str) -> Outcome:
        where = "WHERE game = ? AND seat = ? ORDER BY rowid"
        gold = self._base.execute(f"SELECT source, gold FROM gold {where}", (game, seat))
        incidents = self._base.execute(f"SELECT action, reason FROM incidents {where}", (game, seat))
        told = tuple([Incident(*row) for row in incidents])
        return Outcome(bot, dict(gold.fetchall()), tuple(json.loads(times)), told)


def _identity(plan: Plan) -> dict[str, str]:
    """What makes it this tournament and no other, in words for people; how many games it has does not."""
    return {
        "rules": str(RULES),
        "bots": " ".join(plan.bots),
        "seats": str(plan.seats),
        **{_WORDS.get(field, field.replace("_", " ")): _asked(plan, field) for field in Request.model_fields},
        "set-up": plan.setup or "drawn for each deal",
        "seed": str(plan.seed),
        "bot files": _listed([f"{file.name} {file.digest}" for file in plan.files]),
        "rules and built-in bots": fingerprint(),
    }


_WORDS: Final = {"boxes": "expansions", "options": "house rules"}


def _asked(plan: Plan, field: str) -> str:
    """Boxes as they are drawn from, so that it does not matter how they were named."""
    keys = boxes_of(plan.request) if field == "boxes" and not plan.setup else names_in(plan.request, field)
    return ",".join(keys) or "none"


def _listed(items: Iterable[str]) -> str:
    return ", ".join(items) or "none"


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"

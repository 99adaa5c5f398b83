"""The results of a tournament in an SQLite file. Whatever happens, it holds complete games, each once."""

import json
import sqlite3
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from hexstead.arena.bot_files import fingerprint
from hexstead.arena.schedule import ScheduledGame, Tournament
from hexstead.arena.tournament_game import GameIncident, Outcome, Result
from hexstead.engine.chance import QUICK
from hexstead.engine.said import Argument, BadInput, Said, error, named
from hexstead.match.seed import Seed
from hexstead.setup.documents import RELEASES, RULES
from hexstead.setup.request import Names, Request, boxes_of, names_in

_TABLES: Final = """
CREATE TABLE tournament (what TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE games (
    number INTEGER PRIMARY KEY, deal INTEGER NOT NULL, setup TEXT NOT NULL, generator TEXT NOT NULL,
    seed TEXT NOT NULL, rounds INTEGER NOT NULL, actions INTEGER NOT NULL, record TEXT NOT NULL
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
_FIRST: Final = {"rules": str(min(RELEASES)), "generator": QUICK}
"""What a file is about if it doesn't say so."""
_APPLICATION: Final = 0x48585354
"""Marks an SQLite file as one of ours."""


def default_file(tournament: Tournament) -> Path:
    """The same tournament gets the same file, so that the same command continues it."""
    return Path(f"arena-{sha256(json.dumps(_identity(tournament)).encode()).hexdigest()[:8]}.sqlite")


class ResultsFile:
    def __init__(self, file: Path, tournament: Tournament) -> None:
        """Open the file, or create it. BadInput if it isn't ours, or belongs to another tournament."""
        self.file = file
        try:
            self._base = sqlite3.connect(file, isolation_level=None)
        except sqlite3.Error as wrong:
            raise BadInput(error("results-closed", **self._why(wrong))) from None
        try:
            self._open(tournament)
        except sqlite3.Error as wrong:
            self._base.close()
            raise BadInput(error("results-unusable", **self._why(wrong))) from None
        except BadInput:
            self._base.close()
            raise

    def _why(self, wrong: sqlite3.Error) -> dict[str, str]:
        return {"file": str(self.file), "why": str(wrong)}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._base.close()

    def _open(self, tournament: Tournament) -> None:
        held = self._base.execute("PRAGMA application_id").fetchone()[0]
        is_new = not self._base.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if held != _APPLICATION and not is_new:
            raise BadInput(error("results-foreign", file=str(self.file)))
        # Others may read while we write games; a game lost in a power cut is played again.
        self._base.execute("PRAGMA journal_mode = WAL")
        self._base.execute("PRAGMA synchronous = NORMAL")
        if is_new:
            self._begin(tournament)
        self._check(tournament)

    def _begin(self, tournament: Tournament) -> None:
        rows = "".join(
            [
                f"INSERT INTO tournament VALUES ({_quoted(what)}, {_quoted(value)});"
                for what, value in _identity(tournament).items()
            ]
        )
        self._base.executescript(f"BEGIN; PRAGMA application_id = {_APPLICATION}; {_TABLES} {rows} COMMIT;")

    def _check(self, tournament: Tournament) -> None:
        held = dict(self._base.execute("SELECT what, value FROM tournament").fetchall())
        for what, value in _identity(tournament).items():
            was = held.get(what, _FIRST.get(what))
            if was != value:
                told = {"what": _named(what), "was": _told(what, was), "now": _told(what, value)}
                raise BadInput(error("results-other", file=str(self.file), **told))

    def played(self, games: int) -> set[int]:
        """Which of the first `games` games are there, by number."""
        rows = self._base.execute("SELECT number FROM games WHERE number < ?", (games,))
        return {number for (number,) in rows}

    def _has(self, number: int) -> bool:
        return bool(self._base.execute("SELECT 1 FROM games WHERE number = ?", (number,)).fetchone())

    def keep(self, result: Result) -> None:
        """All or nothing. If another run on the same file was quicker, it has kept the same game."""
        try:
            with self._base:
                self._base.execute("BEGIN IMMEDIATE")
                if not self._has(result.game.number):
                    self._keep_game(result)
        except sqlite3.Error as wrong:
            raise BadInput(error("results-unwritable", **self._why(wrong))) from None

    def _keep_game(self, result: Result) -> None:
        game, seed = result.game, Seed.quick(result.game.seed)
        dealt = (game.number, game.deal, game.setup, seed.generator, seed.text)
        played = (result.rounds, result.actions, result.record)
        self._base.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*dealt, *played))
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
        incidents = [(number, seat, one.action, _written(one.reason)) for one in outcome.incidents]
        self._base.executemany("INSERT INTO incidents VALUES (?, ?, ?, ?)", incidents)

    def results(self, games: int) -> list[Result]:
        """The first `games` games, in order."""
        rows = self._base.execute(
            "SELECT number, deal, setup, seed, rounds, actions, record FROM games WHERE number < ?"
            " ORDER BY number",
            (games,),
        )
        return [self._result(*row) for row in rows.fetchall()]

    def _result(
        self, number: int, deal: int, setup: str, seed: str, rounds: int, actions: int, record: str
    ) -> Result:
        rows = self._base.execute(
            "SELECT seat, bot, place, microseconds FROM seats WHERE game = ? ORDER BY seat", (number,)
        ).fetchall()
        outcomes = tuple([self._outcome(number, seat, bot, times) for seat, bot, _, times in rows])
        bots, places = tuple([row[1] for row in rows]), tuple([row[2] for row in rows])
        return Result(
            ScheduledGame(number, deal, setup, int(seed, 16), bots, places), rounds, actions, record, outcomes
        )

    def _outcome(self, game: int, seat: int, bot: str, times: str) -> Outcome:
        where = "WHERE game = ? AND seat = ? ORDER BY rowid"
        gold = self._base.execute(f"SELECT source, gold FROM gold {where}", (game, seat))
        incidents = self._base.execute(f"SELECT action, reason FROM incidents {where}", (game, seat))
        told = tuple([GameIncident(action, _read(reason)) for action, reason in incidents])
        return Outcome(bot, dict(gold.fetchall()), tuple(json.loads(times)), told)


def _identity(tournament: Tournament) -> dict[str, str]:
    """What makes it this tournament and no other, as keys; the number of games doesn't matter."""
    return {
        "rules": str(RULES),
        "bots": " ".join(tournament.bots),
        "seats": str(tournament.seats),
        **{field: ",".join(_asked(tournament, field)) for field in Request.model_fields},
        "setup": tournament.setup,
        "generator": QUICK,
        "seed": str(tournament.seed),
        "bot-files": ", ".join([f"{file.name} {file.digest}" for file in tournament.files]),
        "code": fingerprint(),
    }


def _asked(tournament: Tournament, field: str) -> Names:
    """The boxes it draws from, so that it doesn't matter how you named them."""
    return (
        boxes_of(tournament.request)
        if field == "boxes" and not tournament.setup
        else names_in(tournament.request, field)
    )


def _named(what: str) -> Said:
    is_field = what in (*Request.model_fields, "seats")
    return named("field" if is_field else "identity", what.replace("_", "-"))


def _told(what: str, value: str | None) -> Argument:
    if value is None:
        return named("identity", "unknown")
    return value or named("identity", "drawn" if what == "setup" else "none")


def _written(said: Said) -> str:
    """The reason for an incident: a key with numbers and texts."""
    return json.dumps({"key": said.key, "args": said.args})


def _read(text: str) -> Said:
    return Said(**json.loads(text))


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"

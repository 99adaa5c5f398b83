"""The programs that measure a server say whether it keeps what is promised."""

import asyncio
from pathlib import Path

import pytest

import attacks
import load
import soak_server
import telling
from hexstead.server.store.backup import back_up
from hexstead.server.store.database import Database
from hexstead.server.store.ledger import Ledger, Row
from hexstead.server.store.notices import Notices
from hexstead.server.store.store import Store
from server.databases import BOTH, POSTGRES, SQLITE, Databases, needs_postgres
from server.running import table_row

TOLD = {("t", 0): "a", ("t", 1): "b"}


def test_a_soak_is_sound_if_players_know_of_all_that_is_stored_and_of_nothing_else() -> None:
    facts = soak_server.Facts(acknowledged=dict(TOLD), refused=[("t", 1, "c", "stale")])
    assert not any(soak_server.wrongs(facts, TOLD, []).values())


@pytest.mark.parametrize(
    ("kind", "acknowledged", "stored", "refused"),
    [
        ("lost", TOLD, {("t", 0): "a"}, []),
        ("lost", TOLD, {("t", 0): "a", ("t", 1): "another's"}, []),
        ("gaps", {("t", 1): "b"}, {("t", 1): "b"}, []),
        ("unacknowledged", {("t", 0): "a"}, TOLD, []),
        ("false refusals", TOLD, TOLD, [("t", 1, "b", "not-stored")]),
    ],
)
def test_a_soak_finds_what_is_untrue(
    kind: str,
    acknowledged: dict[tuple[str, int], str],
    stored: dict[tuple[str, int], str],
    refused: list[tuple[str, int, str, str]],
) -> None:
    facts = soak_server.Facts(acknowledged=acknowledged, refused=refused)
    assert soak_server.wrongs(facts, stored, [])[kind] == 1


def test_an_action_of_which_nobody_knows_in_the_end_is_wrong() -> None:
    facts = soak_server.Facts(acknowledged=dict(TOLD))
    assert soak_server.wrongs(facts, TOLD, [soak_server.Pending(2, "K6", "x")])["pending"] == 1


@pytest.mark.parametrize(("ratio", "is_kept"), [(0.59, True), (0.61, False)])
def test_an_action_may_cost_sixty_percent_of_what_it_cost_before(ratio: float, is_kept: bool) -> None:
    assert telling.is_cheap([0.1, ratio, 0.9]) is is_kept


@pytest.mark.parametrize(
    ("number", "more", "is_kept"), [(100, 0.9, True), (100, 1.1, False), (10, 0.2, False)]
)
def test_a_hundred_spectators_may_add_a_millisecond(number: int, more: float, is_kept: bool) -> None:
    assert telling.is_watched_cheaply([-3.0, more, 7.0], number) is is_kept


def test_the_knee_is_the_last_rate_before_waits_double() -> None:
    assert telling.knee({200: 0.010, 300: 0.019, 400: 0.012, 500: 0.021}) == 400
    assert telling.knee({200: 0.010}) == 200


def test_a_full_disk_may_fill_the_log_by_fifty_kilobytes() -> None:
    fast = {"quiet: new table": [0.1]}
    assert attacks.is_kept(attacks.Waits(fast, 50_000))
    assert not attacks.is_kept(attacks.Waits(fast, 50_001))
    assert attacks.is_kept(attacks.Waits(fast, None)), "without that attack"


@needs_postgres
@pytest.mark.parametrize("kind", BOTH)
def test_a_backup_is_restored_into_both_kinds_of_database(
    kind: str, databases: Databases, tmp_path: Path
) -> None:
    """What was acknowledged and is not in the backup is missing in both."""
    url, file = databases.new(kind), tmp_path / "load.hexstead"

    async def run() -> tuple[list[tuple[str, int]], list[tuple[str, int]]]:
        table = await filled(url)
        await back_up(url, file, lambda done, total: None)
        figures = load.Figures(before_backup={(table, 0): "A1"})
        sound = await load.missing_in_backup(file, figures, others)
        figures.before_backup[table, 1] = "A2"
        return sound, await load.missing_in_backup(file, figures, others)

    others = [databases.new(SQLITE), databases.new(POSTGRES)]
    sound, lacking = asyncio.run(run())
    assert sound == []
    assert len(lacking) == 2


async def filled(url: str) -> str:
    """With one table at which somebody has acted once."""
    database = await Database.open(url)
    notices, row = Notices(database, "test"), table_row("here", "here")
    await Store(database, notices).create(row)
    ledger = Ledger(database, notices)
    assert await ledger.append(Row(row.id, 0, 0, "A1", 0))
    await ledger.close()
    await database.close()
    return row.id

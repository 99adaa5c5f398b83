"""Limits count visitors: by network, among all workers, and behind proxies."""

import re
import time
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
import uvicorn
from websockets.exceptions import InvalidStatus

from hexstead.cli.commands.serve import _run
from hexstead.server.door.house import House
from hexstead.server.limits import Buckets, counted_as
from hexstead.server.settings import Settings
from hexstead.server.store.store import Store
from not_here import SECOND, needs_second_address
from server.running import Player, Running, as_read, file_url, running, settings_for, table_row
from server.test_guard import Clock
from server.test_hall import in_a_house

FEW = 3
ANNA, BEN = "203.0.113.7", "203.0.113.8"


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:0DB8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_addresses_of_one_network_are_counted_together(address: str, counted: str) -> None:
    assert counted_as(address) == counted


def test_workers_divide_what_they_give() -> None:
    workers = [Buckets.of_one(4, 8, 12) for _ in range(4)]
    given = [[bucket.take("a") for _ in range(12)].count(True) for bucket in workers]
    assert given == [3, 3, 3, 3]
    alone = Buckets.of_one(4, 0.1, 2)
    alone.clock = Clock()
    assert [alone.take("a"), alone.take("a")] == [True, False]


def test_the_limits_of_a_server_are_divided_among_its_workers(tmp_path: Path) -> None:
    slow = {"requests_per_second": 0.001, "requests_at_once": 12, "connections_per_address": 8}
    with running(settings_for(file_url(tmp_path), workers=4, **slow)) as server:
        assert answers(server, [{}] * 5) == [200, 200, 200, 429, 429]
        assert server.house.most_connections == 2


def test_workers_are_told_how_many_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run: list[dict[str, object]] = []
    monkeypatch.setenv("HEXSTEAD_WORKERS", "1")
    monkeypatch.setenv("HEXSTEAD_DATABASE_URL", "")
    monkeypatch.setattr(uvicorn, "run", lambda *_, **given: run.append(given))
    _run(Settings(database_url=file_url(tmp_path), workers=4), 1, None)
    assert Settings.from_environment().workers == run[0]["workers"] == 4


def few(folder: Path, **changes: str) -> Settings:
    limits = {"requests_per_second": 0.001, "requests_at_once": FEW}
    return replace(settings_for(file_url(folder), **limits), **changes)  # type: ignore[arg-type]


def answers(server: Running, asked: list[dict[str, str]], source: str = "127.0.0.1") -> list[int]:
    """What requests with these headers are answered."""
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(base_url=server.address, transport=transport) as client:
        return [client.get("/api/me", headers=headers).status_code for headers in asked]


def forwarded(*by: str) -> dict[str, str]:
    return {"X-Forwarded-For": ", ".join(by)}


def test_a_proxy_may_set_the_header(tmp_path: Path) -> None:
    with running(few(tmp_path, proxies="127.0.0.1")) as server:
        assert answers(server, [forwarded(ANNA)] * (FEW + 1)) == [200] * FEW + [429]
        assert answers(server, [forwarded(BEN)]) == [200]


def test_a_proxy_may_append_to_the_header_whatever_the_client_invents(tmp_path: Path) -> None:
    with running(few(tmp_path, proxies="127.0.0.1")) as server:
        invented = [forwarded(f"198.51.100.{n}", ANNA) for n in range(FEW + 1)]
        assert answers(server, invented) == [200] * FEW + [429]
        assert answers(server, [forwarded(ANNA, BEN)]) == [200]


def test_a_chain_of_proxies_is_followed_if_all_are_named(tmp_path: Path) -> None:
    with running(few(tmp_path, proxies="127.0.0.1, 10.0.0.0/8")) as server:
        chain = [forwarded(f"198.51.100.{n}", ANNA, "10.1.2.3") for n in range(FEW + 1)]
        assert answers(server, chain) == [200] * FEW + [429]


@needs_second_address
@pytest.mark.parametrize("proxies", ["", "192.0.2.1"])
def test_only_our_own_proxies_can_name_an_address(tmp_path: Path, proxies: str) -> None:
    with running(few(tmp_path, proxies=proxies)) as server:
        invented = [forwarded(f"198.51.100.{n}") for n in range(FEW + 1)]
        assert answers(server, invented) == [200] * FEW + [429]
        assert answers(server, [{}], source=SECOND) == [200]


@needs_second_address
def test_where_only_the_proxy_comes_in_its_address_need_not_be_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In containers it has another one after every start."""
    composed = (Path(__file__).parents[2] / "deploy" / "compose.yaml").read_text("utf-8")
    proxies = re.findall(r'HEXSTEAD_PROXIES: "(.*)"', composed)
    assert proxies == ["*"]
    monkeypatch.setenv("HEXSTEAD_PROXIES", proxies[0])
    with running(few(tmp_path, proxies=Settings.from_environment().proxies)) as server:
        assert answers(server, [forwarded(ANNA)] * (FEW + 1), source=SECOND) == [200] * FEW + [429]
        assert answers(server, [forwarded(ANNA)]) == [429]
        assert answers(server, [forwarded(BEN)]) == [200]
        assert answers(server, [{}] * (FEW + 1)) == [200] * FEW + [429], "without the header"
        ben = Player(server.address)
        with pytest.raises(InvalidStatus):
            ben.open("nowhere", **forwarded(ANNA))
        assert ben.open("nowhere", **forwarded(BEN)).closed_with() == 4404
        ben.close()


def test_sockets_count_the_address_that_the_proxy_names(tmp_path: Path) -> None:
    settings = settings_for(file_url(tmp_path), proxies="127.0.0.1", connections_per_address=1)
    with running(settings) as server:
        anna = Player(server.address)
        id = anna.create("here", "here")["id"]
        headers = [forwarded(f"198.51.100.{n}", ANNA) for n in range(2)]
        assert anna.look(id, **headers[0]).view
        assert anna.open(id, **headers[1]).closed_with() == 1013
        assert anna.look(id, **forwarded(BEN)).view
        anna.close()


def test_a_server_may_be_called_by_its_names_only(tmp_path: Path) -> None:
    with running(settings_for(file_url(tmp_path), hosts="Play.example.org, *.example.net, [::1]")) as server:
        anna = Player(server.address)

        def called(host: str, path: str = "/api/me") -> int:
            return anna.http.get(path, headers={"Host": host}).status_code

        for host in ("play.example.org", "PLAY.example.org:8443", "a.example.net", "[::1]:8000", "[::1]"):
            assert called(host) == 200
        for host in ("evil.example.org", "example.net", "a.b.example.net", "play.example.org.evil.example"):
            assert called(host) == 421
            assert called(host, "/healthz") == called(host, "/metrics") == 200
        refused = anna.http.get("/api/me", headers={"Host": "elsewhere"})
        assert as_read(refused.json()) == {"reason": "This server does not go by that name.", "field": ""}
        with pytest.raises(InvalidStatus, match="403"):
            anna.open("anywhere")
        anna.close()


async def lists_a_few_of_each_host(store: Store) -> None:
    """A hundred tables of one guest would hide all others."""
    now = time.time()
    rows = [replace(table_row("here", "open"), is_listed=True) for _ in range(110)]
    floods = [replace(row, host="flood", since=now - n) for n, row in enumerate(rows)]
    others = [
        replace(row, id=f"{n}-{row.id}", host=f"host {n}", since=now - 300 - n)
        for n, row in enumerate(rows[:60])
    ]
    for row in (*floods, *others):
        await store.create(row)
    listed = [row for row in await store.listed(60) if row.host.startswith(("flood", "host "))]
    assert {row.id for row in others} <= {row.id for row in listed}
    assert [row.id for row in listed if row.host == "flood"] == [row.id for row in floods[:3]]
    # The newest of everybody comes before the second of anybody.
    assert [row.host for row in listed[1:]][:60] == [row.host for row in others]
    playing = replace(table_row("here", "here"), is_listed=True, host="flood", since=now + 5)
    await store.create(playing)
    assert [row.id for row in await store.listed(60) if row.host == "flood"][-1] == playing.id


def test_nobody_fills_the_list_of_tables_alone(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        await lists_a_few_of_each_host(house.store)

    in_a_house(tmp_path, check, sweep_seconds=60.0)

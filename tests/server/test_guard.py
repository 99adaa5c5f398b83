"""What every request passes."""

import asyncio
import json
import logging
import re
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from hexstead.server.limits import Bucket, Buckets
from hexstead.server.live.line import Asker
from hexstead.server.live.live_table import LiveTable
from hexstead.server.logs import Lines
from hexstead.server.settings import Settings
from hexstead.server.wire.said_json import farewell, says
from refusing import refuses
from server.running import Player, Running, as_read, file_url, running, settings_for


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_a_few_at_once_and_is_refilled() -> None:
    clock = Clock()
    bucket = Bucket(rate=2, size=3, clock=clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(rate=1, size=1, clock=Clock())
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]


def test_requests_sockets_and_tables_are_limited_by_address(tmp_path: Path) -> None:
    limits = settings_for(
        file_url(tmp_path),
        requests_per_second=0.001,
        requests_at_once=12,
        tables_per_minute=0.001,
        tables_at_once=1,
        connections_per_address=2,
    )
    with running(limits) as server:
        anna = Player(server.address)
        id = anna.create("here", "here")["id"]
        assert anna.post("/api/tables", {"seats": [{"kind": "here"}, {"kind": "open"}]}, 429)["reason"]
        looks = [anna.look(id) for _ in range(2)]
        assert anna.open(id).closed_with() == 1013
        looks[0].close()
        statuses = [anna.http.get("/api/me").status_code for _ in range(12)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
        assert anna.http.get("/healthz").status_code == 200
        assert looks[1].act(looks[1].view["live"][0])["at"] == 1
        anna.close()


def test_sockets_that_are_opened_at_the_same_moment_are_counted_too(tmp_path: Path) -> None:
    with running(settings_for(file_url(tmp_path), connections_per_address=2)) as server:
        anna = Player(server.address)
        id = anna.create("here", "here")["id"]
        hall = server.house.hall
        table = hall.table

        async def slow(id: str, asker: Asker | None = None) -> LiveTable | None:
            await asyncio.sleep(0.3)
            return await table(id, asker or Asker())

        hall.table = slow  # type: ignore[method-assign]
        looks = [anna.open(id) for _ in range(4)]
        assert [look.closed_with() for look in looks[2:]] == [1013, 1013]
        assert [look.next()["kind"] for look in looks[:2]] == ["whole", "whole"]
        anna.close()


def test_a_large_body_is_refused_whether_it_says_so_or_not(anna: Player) -> None:
    body = json.dumps({"text": "x" * 300_000}).encode()
    said = anna.http.post("/api/boards/check", content=body)
    assert said.status_code == 413
    assert as_read(said.json()) == {"reason": "That is too large: at most 200 kB.", "field": ""}
    kind = {"Content-Type": "application/json"}
    parts = iter([body[:100_000], body[100_000:]])
    unsaid = anna.http.post("/api/boards/check", content=parts, headers=kind)
    assert unsaid.status_code == 413


def test_another_site_cannot_send_requests_in_the_name_of_a_player(server: Running, anna: Player) -> None:
    foreign = {"Origin": "https://elsewhere.example"}
    answer = anna.http.put("/api/me", json={"name": "Eve", "colour": 0}, headers=foreign)
    assert answer.status_code == 403
    assert as_read(answer.json()) == {"reason": "This request comes from another site.", "field": ""}
    own = {"Origin": server.address}
    assert anna.http.put("/api/me", json={"name": "Anna", "colour": 0}, headers=own).status_code == 200


def test_an_origin_that_cannot_be_read_is_another_site(anna: Player) -> None:
    id = anna.create("here", "here")["id"]
    for unreadable in ("http://[", "http://[::1]x/", "null"):
        answer = anna.http.put("/api/me", json={"name": "Eve", "colour": 0}, headers={"Origin": unreadable})
        assert (answer.status_code, as_read(answer.json())["reason"]) == (
            403,
            "This request comes from another site.",
        )
        with pytest.raises(InvalidStatus, match="403"):
            anna.open(id, Origin=unreadable)


def test_pages_may_not_run_inline_scripts_or_be_framed(anna: Player) -> None:
    for path in ("/", "/api/me", "/healthz", "/nothing.js"):
        headers = anna.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
    assert anna.http.get("/api/me").headers["cache-control"] == "no-store"


def test_wrong_addresses_and_methods_get_a_reason(anna: Player) -> None:
    assert anna.get("/api/nothing", 404)["reason"]
    assert anna.http.delete("/api/me").status_code == 405
    assert anna.http.post("/somewhere", json={}).status_code == 405
    broken = anna.http.post("/api/setup", content=b"{", headers={"Content-Type": "application/json"})
    assert (broken.status_code, as_read(broken.json())) == (
        422,
        {"reason": "The body is not JSON.", "field": ""},
    )


def test_the_server_says_that_it_is_well_and_what_it_does(anna: Player) -> None:
    anna.look(anna.create("here", "here")["id"])
    assert anna.get("/healthz")["status"] == "ok"
    figures = anna.http.get("/metrics").text
    assert re.search(r"hexstead_connections [1-9]", figures)
    assert "hexstead_action_seconds_bucket" in figures


def _build_an_app(folder: Path) -> Settings:
    (folder / "static" / "assets").mkdir(parents=True)
    (folder / "static" / "index.html").write_text("<title>the app</title>")
    (folder / "static" / "assets" / "app-123.js").write_text("export {}")
    return settings_for(file_url(folder), static=str(folder / "static"))


def test_the_built_app_is_served_and_finds_its_own_way(tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("secret")
    with running(_build_an_app(tmp_path)) as server:
        anna = Player(server.address)
        for path in ("/", "/table/abc", "/rules"):
            answer = anna.http.get(path)
            assert answer.text == "<title>the app</title>"
            assert "no-cache" in answer.headers["cache-control"]
        assert "immutable" in anna.http.get("/assets/app-123.js").headers["cache-control"]
        for path in ("/nothing.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"):
            assert anna.http.get(path).status_code == 404
        for path in ("/a%00b", "/" + "a" * 300):
            assert anna.get(path, 404) == {"reason": "There is nothing at this address.", "field": ""}
        anna.close()


def test_a_page_says_who_somebody_is_before_it_can_ask_for_anything(tmp_path: Path) -> None:
    """Else the requests that it makes at once would come from a new guest each, and the last would stay."""
    with running(_build_an_app(tmp_path)) as server:
        anna, ben = Player(server.address), Player(server.address)
        assert "set-cookie" not in anna.http.get("/assets/app-123.js").headers
        page = anna.http.get("/")
        assert "HttpOnly" in page.headers["set-cookie"]
        assert "private" in page.headers["cache-control"]
        for path in ("/", "/rules", "/api/me", "/api/tables"):
            assert "set-cookie" not in anna.http.get(path).headers
        assert ben.http.get("/").headers["set-cookie"] != page.headers["set-cookie"]
        anna.close()
        ben.close()


def test_without_a_built_app_the_page_says_what_to_do(tmp_path: Path) -> None:
    with running(settings_for(file_url(tmp_path), static=str(tmp_path / "none"))) as server:
        anna = Player(server.address)
        answer = anna.http.get("/")
        assert answer.status_code == 503
        assert "make web" in answer.text
        assert anna.get("/api/choices")
        anna.close()


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEXSTEAD_BOT_SECONDS", "0.5")
    monkeypatch.setenv("HEXSTEAD_SECURE_COOKIES", "yes")
    monkeypatch.setenv("HEXSTEAD_DATABASE_URL", "sqlite:///a.db")
    settings = Settings.from_environment()
    assert (settings.bot_seconds, settings.secure_cookies) == (0.5, True)
    assert settings.database_url == "sqlite:///a.db"
    assert Settings.from_environment(database_url="sqlite:///b.db").database_url == "sqlite:///b.db"


@pytest.mark.parametrize(
    ("variable", "text", "expected"),
    [
        ("BODY_BYTES", "many", "a whole number above 0"),
        ("BOT_PROCESSES", "0", "a whole number above 0"),
        ("SWEEP_SECONDS", "0", "a number above 0"),
        ("REQUESTS_PER_SECOND", "nan", "a number above 0"),
        ("BOT_PAUSE", "-1", "0 or more"),
        ("LINGER_SECONDS", "inf", "0 or more"),
        ("METRICS", "perhaps", "true or false"),
        ("LOG_LEVEL", "foo", "debug, info, warning, error or critical"),
    ],
)
def test_a_setting_that_cannot_be_used_is_named_with_what_is_expected(
    variable: str, text: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"HEXSTEAD_{variable}", text)
    with refuses(f"^HEXSTEAD_{variable}: expected {expected}, found “{text}”.$"):
        Settings.from_environment()


@pytest.mark.parametrize(
    ("variable", "text"),
    [("LOG_LEVEL", "INFO"), ("BOT_PAUSE", "0"), ("BOT_SECONDS", "0"), ("METRICS", "OFF")],
)
def test_a_setting_that_can_be_used_is_taken(
    variable: str, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"HEXSTEAD_{variable}", text)
    assert Settings.from_environment() != Settings()


def test_logs_are_lines_of_json() -> None:
    record = logging.LogRecord("hexstead", logging.INFO, "", 0, "a %s", ("request",), None)
    record.path = "/api\n/me"
    line = Lines().format(record)
    assert "\n" not in line
    assert json.loads(line).items() >= {"level": "info", "message": "a request", "path": "/api\n/me"}.items()


def test_a_cookie_without_a_day_or_from_long_ago_is_renewed_and_stays_who_it_was(
    server: Running, anna: Player
) -> None:
    anna.http.put("/api/me", json={"name": "Anna", "colour": 3}).raise_for_status()
    id, day, signature = anna.http.cookies["hexstead"].split(".")
    sign = server.house.identities._sign
    old = f"{id}.{int(day) - 31}"
    for value in (f"{id}.{sign(id)}", f"{old}.{sign(old)}"):
        for path in ("/api/me", "/"):
            answer = httpx.get(f"{server.address}{path}", cookies={"hexstead": value})
            renewed = answer.cookies["hexstead"]
            assert renewed == f"{id}.{day}.{signature}"
            assert (
                httpx.get(f"{server.address}/api/me", cookies={"hexstead": renewed}).json()["name"] == "Anna"
            )
    fresh = f"{id}.{int(day) - 29}"
    answer = httpx.get(f"{server.address}/api/me", cookies={"hexstead": f"{fresh}.{sign(fresh)}"})
    assert "hexstead" not in answer.cookies
    # A day cannot be changed without the signature.
    forged = httpx.get(f"{server.address}/api/me", cookies={"hexstead": f"{id}.{int(day) + 9}.{signature}"})
    assert forged.cookies["hexstead"].split(".")[0] != id


@pytest.mark.parametrize("rows", [21, 27, 40, 100])
def test_a_map_with_too_many_rows_is_refused(server: Running, rows: int) -> None:
    answer = httpx.get(f"{server.address}/pictures/ground.svg", params={"rows": ".".join(["GGG"] * rows)})
    assert answer.status_code == 422
    assert as_read(answer.json())["reason"].startswith("A map is rows")


@pytest.mark.parametrize(
    ("accepted", "text"),
    [
        ("en", "There is no such table."),
        ("tlh, en-GB;q=0.4", "There is no such table."),
        ("tlh", ""),
        ("*", ""),
        ("en;q=much", "There is no such table."),
    ],
)
def test_a_program_that_accepts_a_language_of_ours_is_told_a_sentence(
    anna: Player, accepted: str, text: str
) -> None:
    answer = anna.http.get("/api/tables/nowhere", headers={"Accept-Language": accepted})
    assert answer.json() == {"reason": {"key": "server-no-table", "args": {}}, "field": "", "text": text}


def test_a_connection_ends_with_words_that_fit_into_its_last_frame() -> None:
    long = says("banned-why-until", why="insults " * 40, until="2027-05-01")
    assert json.loads(farewell(says("busy", seconds=5))) == {"key": "server-busy", "args": {"seconds": 5}}
    assert len(farewell(long).encode()) <= 123
    assert json.loads(farewell(long))["args"]["why"].startswith("insults insults")

"""The whole app below a path, behind a proxy that takes the path away and behind one that does not."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexstead.server.settings import Settings
from refusing import refuses
from server.running import Player, Running, file_url, running, settings_for

BASE = "/games/hexstead"
PAGE = '<html data-base="./"><link rel="icon" href="./favicon.svg"><script src="./assets/app.js"></script>'


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("below")
    (folder / "index.html").write_text(PAGE)
    (folder / "assets").mkdir()
    (folder / "assets" / "app.js").write_text("go()")
    with running(settings_for(file_url(folder), base_path=BASE, static=str(folder))) as server:
        yield server


@pytest.fixture(params=[BASE, ""], ids=["the proxy leaves the path", "the proxy takes the path away"])
def anna(request: pytest.FixtureRequest, below: Running) -> Iterator[Player]:
    player = Player(below.address + request.param)
    yield player
    player.close()


@pytest.mark.parametrize("path", ["/", "/table/abc", "/table/abc/result"])
def test_a_page_names_everything_below_the_path(anna: Player, path: str) -> None:
    answer = anna.http.get(path)
    assert answer.text == PAGE.replace('"./', f'"{BASE}/')
    assert f"; Path={BASE}/;" in answer.headers["set-cookie"]
    assert anna.http.get("/assets/app.js").text == "go()"


def test_a_game_is_played_below_the_path(anna: Player) -> None:
    signed = anna.http.get("/api/me").headers["set-cookie"].partition(";")[0]
    anna.http.headers["cookie"] = signed
    id = anna.create("here", "here")["id"]
    look = anna.open(id, Cookie=signed)
    look.next()
    look.finish_turn()
    assert look.view["at"] > 2
    assert anna.http.get("/pictures/examples/farm.svg").status_code == 200
    assert anna.http.get("/healthz").status_code == 200
    assert anna.http.get("/api/openapi.json").json()["servers"] == [{"url": BASE}]


def test_the_path_without_its_slash_leads_to_the_start_page(below: Running) -> None:
    player = Player(below.address)
    answer = player.http.get(BASE)
    assert (answer.status_code, answer.headers["location"]) == (308, f"{BASE}/")
    assert player.http.get(f"{BASE}more/").text == PAGE.replace('"./', f'"{BASE}/')
    player.close()


def test_without_a_path_everything_is_at_the_root(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    with running(settings_for(file_url(tmp_path), static=str(tmp_path))) as server:
        player = Player(server.address)
        answer = player.http.get("/table/abc")
        assert answer.text == PAGE.replace('"./', '"/')
        assert "; Path=/;" in answer.headers["set-cookie"]
        assert "servers" not in player.http.get("/api/openapi.json").json()
        player.close()


@pytest.mark.parametrize(("given", "path"), [("/a/b", "/a/b"), ("/a/", "/a"), ("/", ""), ("", "")])
def test_a_slash_at_the_end_does_not_matter(given: str, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEXSTEAD_BASE_PATH", given)
    assert Settings.from_environment().base_path == path


@pytest.mark.parametrize("given", ["games", "https://here/games", "/a b", "//a", '/a"', "/a?b", "/ä"])
def test_what_is_not_a_path_is_refused(given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEXSTEAD_BASE_PATH", given)
    with refuses("HEXSTEAD_BASE_PATH: expected a path such as /games/hexstead, found"):
        Settings.from_environment()


_WEB = Path(__file__).parents[2] / "web" / "src"
_FROM_THE_ROOT = re.compile(r"""(href|src)=["'`]/|fetch\(["'`]/|location\.(origin|host)\}/""")


def test_nothing_in_the_web_app_is_addressed_from_the_root_of_the_site() -> None:
    files = [
        path for path in _WEB.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name
    ]
    assert len(files) > 40
    found = [
        f"{path.name}: {line}"
        for path in files
        for line in path.read_text("utf-8").splitlines()
        if _FROM_THE_ROOT.search(line)
    ]
    assert found == [], "ours() of lib/base.ts makes the whole address"

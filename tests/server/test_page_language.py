"""The page comes in the reader's language from its first byte on."""

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from html import unescape

import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request

from hexstead.engine.said import error
from hexstead.match.match import Match
from hexstead.server.door.asking import _not_found
from hexstead.server.wire.said_json import says
from hexstead.setup.documents import first_error
from hexstead.setup.draw import first_game
from hexstead.wording.languages import LANGUAGES
from hexstead.wording.say import say
from server.running import Player, Running, file_url, running, seats_for, settings_for

PAGE = '<html lang="en"><head><title>Hexstead</title></head></html>'


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("pages")
    (folder / "index.html").write_text(PAGE)
    (folder / "assets").mkdir()
    for language in LANGUAGES:
        (folder / "assets" / f"_wording_{language}-abc.js").write_text("")
        (folder / "assets" / f"_wording_rest-{language}-abc.js").write_text("")
    with running(settings_for(file_url(folder), static=str(folder))) as server:
        yield server


@pytest.fixture
def page(place: Running) -> Iterator[Callable[..., str]]:
    player = Player(place.address)

    def get(path: str = "/", accepts: str = "", chosen: str = "") -> str:
        headers = {"accept-language": accepts} | ({"cookie": f"hexstead-language={chosen}"} if chosen else {})
        return player.http.get(path, headers=headers).text

    yield get
    player.close()


def language_of(page: str) -> str:
    [language] = re.findall('<html lang="(.*?)"', page)
    return str(language)


def test_the_address_wins_over_the_menu_and_the_menu_over_the_browser(page: Callable[..., str]) -> None:
    assert language_of(page()) == "en"
    assert language_of(page(accepts="fi, nl-BE;q=0.8, en;q=0.5")) == "nl"
    assert language_of(page(accepts="nl", chosen="de")) == "de"
    assert language_of(page("/rules?lang=fr", accepts="nl", chosen="de")) == "fr"


@pytest.mark.parametrize("asked", ["xx", "../../etc", '"><script>', "en" * 400])
def test_a_language_that_nobody_speaks_is_passed_over(page: Callable[..., str], asked: str) -> None:
    found = page(f"/?lang={asked}", accepts="de")
    assert language_of(found) == "de"
    assert asked not in found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_head_describes_the_page_and_fetches_its_sentences(
    page: Callable[..., str], language: str
) -> None:
    found = page(f"/?lang={language}")
    [described] = re.findall('<meta name="description" content="(.*?)">', found)
    assert unescape(described) == say(says("about"), language)
    fetched = re.compile('rel="modulepreload" crossorigin href="(.*?)"')
    assert fetched.findall(found) == [f"/assets/_wording_{language}-abc.js"]
    assert fetched.findall(page(f"/rules?lang={language}")) == [
        f"/assets/_wording_{language}-abc.js",
        f"/assets/_wording_rest-{language}-abc.js",
    ]


def test_a_guest_without_a_name_is_called_one_in_their_language(place: Running) -> None:
    for language, start in (("en", "Guest"), ("nl", "Gast"), ("de", "Gast"), ("fr", "Anonyme")):
        player = Player(place.address)
        name = player.http.get(
            "/api/me", headers={"accept-language": "*", "hexstead-language": language}
        ).json()["name"]
        assert re.fullmatch(rf"{start}\w* \d{{4}}", name), name
        player.close()


@pytest.mark.parametrize(("language", "name"), [("en", "Seat 2"), ("nl", "Plaats 2"), ("de", "Platz 2")])
def test_a_seat_without_a_name_gets_one_in_the_readers_language(
    place: Running, language: str, name: str
) -> None:
    player = Player(place.address)
    headers = {"accept-language": language}
    wanted = {"seats": seats_for("here", "here"), "setup": {"first_game": True}}
    table = player.http.post("/api/tables", json=wanted, headers=headers).json()
    record = Match(first_game(2), 1).record().model_dump(mode="json")
    replay = player.http.post("/api/replay", json=record, headers=headers).json()
    player.close()
    assert table["seats"][1]["name"] == replay["players"][1] == name


def test_a_refusal_never_quotes_the_english_of_a_library() -> None:
    """Of what we don't know we say only that it is wrong."""
    asked = Request({"type": "http", "headers": [(b"accept-language", b"nl")]})
    refused = asyncio.run(_not_found(asked, HTTPException(400, "There was an error parsing the body")))
    assert json.loads(bytes(refused.body))["text"] == "Dit verzoek is niet te lezen."
    strange = {"type": "url_parsing", "loc": ("address",), "msg": "Input should be a valid URL"}
    assert first_error([strange]) == ("address", error("misfit"))

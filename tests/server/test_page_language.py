"""The page comes in the reader's language from its first byte on."""

import re
from collections.abc import Callable, Iterator
from html import unescape

import pytest

from hexstead.server.wire.said_json import says
from hexstead.wording.languages import LANGUAGES
from hexstead.wording.say import say
from server.running import Player, Running, file_url, running, settings_for

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

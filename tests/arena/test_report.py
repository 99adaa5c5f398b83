"""The page: what it shows, and that it needs nothing else."""

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from arena.made import a_result, with_incident
from hexstead.arena.report import page
from hexstead.arena.report.plots import Axis, LogAxis, scale
from hexstead.arena.schedule import Tournament
from hexstead.arena.standings import Standings, standings
from hexstead.arena.teller import ROOM, Teller
from hexstead.setup.request import Request
from hexstead.wording.languages import ENGLISH, folder
from hexstead.wording.say import Speaker, Values
from marked import LANGUAGE, bare, speak_with_marks, unsaid, words

COMMAND = "hexstead arena a b --seed 1"
GOLD = [(30, 20), (30, 30), (10, 20), (40, 20)]
VOID = {"meta", "br", "img", "link", "input"}


def a_page(found: Standings, bots: tuple[str, ...] = ("a", "b"), seats: int = 2, language: str = "en") -> str:
    tournament = Tournament(bots, seats, Request(boxes=("base", "nomads")), 1, found.games)
    return page(tournament, found, COMMAND, language)


def two_bots() -> Standings:
    return standings([a_result(n, {"a": a, "b": b}, n, rounds=9 + n) for n, (a, b) in enumerate(GOLD)], 1)


def three_bots() -> Standings:
    pairs = [("a", "b"), ("a", "c"), ("b", "c")]
    return standings([a_result(n, {one: 30, other: 20}, n) for n in range(6) for one, other in pairs], 1)


class Reader(HTMLParser):
    """Checks that every element is closed, and gathers what the page says."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.text = ""
        self.aloud: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value for key, value in attrs if key == "id" and value]
        self.aloud += [value for key, value in attrs if key in ("aria-label", "title") and value]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert "svg" in self.open, f"<{tag}/> is open in HTML"

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("style", "script"):
            self.text += f" {data}"


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    reader.text = " ".join(reader.text.split())
    return reader


def test_the_page_has_all_its_parts() -> None:
    parts = ["standings", "ratings", "pairs", "seats", "length", "thinking", "incidents", "gold", "method"]
    assert read(a_page(two_bots())).ids == parts


def test_the_page_tells_what_was_found() -> None:
    text = read(a_page(two_bots())).text
    for part in (
        "a and b: too close to call, 62.5 % of the games (95 %: 21.9–90.8)",
        "4 games",
        "base, nomads",
        "a against b 62.5 % 21.9–90.8 · 4 games",
        "Seat 1 62.5 %",
        "Knights",
        "10.5 rounds with 100 actions",
        "20 µs",
        "None: every answer came in time",
        "in both orders",
        COMMAND,
    ):
        assert part in text, part


def test_more_than_two_bots_have_a_table_of_everybody() -> None:
    reader = read(a_page(three_bots(), ("a", "b", "c")))
    assert "cross" in reader.ids
    assert "a beats b: 100.0 % of the games" in reader.text


def test_a_bot_against_itself_has_a_page_without_pairs() -> None:
    found = standings([a_result(0, [("a", 2), ("a", 1)])], 1)
    reader = read(a_page(found, ("a", "a")))
    assert "pairs" not in reader.ids
    assert "a against itself" in reader.text


def test_five_seats_have_a_house_each() -> None:
    found = standings([a_result(0, [("a", 9), ("b", 8), ("b", 7), ("b", 6), ("b", 5)])], 1)
    text = read(a_page(found, ("a", "b", "b", "b", "b"), 5)).text
    assert "Seat 5 0.0 %" in text
    assert "in all 5 seatings" in text


def test_incidents_are_shown_and_whatever_a_bot_says_is_harmless() -> None:
    found = standings([with_incident(a_result(0, {"a": 1, "b": 2}), 0, "<script>alert(1)</script>")], 1)
    text = a_page(found)
    assert "<script>alert" not in text
    assert "game 1, seat 1, action 5 raised ValueError: <script>alert(1)</script>" in read(text).text


def test_names_are_shown_as_they_are() -> None:
    found = standings([a_result(0, {'<b>"&': 1, "b": 2})], 1)
    assert '<b>"& ' in read(a_page(found)).text


def test_all_that_a_page_says_is_said_in_the_language_of_its_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    speak_with_marks(monkeypatch)
    found = standings(
        [with_incident(a_result(n, {"a": 31, "b": 20, "c": 10}, n), 1, "no") for n in range(20)], 1
    )
    text = a_page(found, ("a", "b", "c"), 3, LANGUAGE)
    reader = read(text)
    assert f'<html lang="{LANGUAGE}">' in text
    assert words(unsaid(reader.text)) <= {"Hexstead", *words(COMMAND)}
    assert reader.aloud
    assert words(unsaid(" ".join(reader.aloud))) == set()
    for part in ("a beats b: 100,0 % of the games (95 %: 83,9–100,0)", "10,0 rounds", "a against b"):
        assert part in " ".join(bare(reader.text).split()), part


def test_every_message_of_the_report_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()

    def recorded(teller: Teller, id: str, values: Values) -> str:
        said.add(id)
        return Speaker.sentence(teller, id, values)

    monkeypatch.setattr(Teller, "sentence", recorded)
    many = [with_incident(a_result(n, {"a": 30, "b": 20, "c": 10}, n), 1, "no") for n in range(20)]
    a_page(standings(many, 1), ("a", "b", "c"), 3)
    a_page(two_bots())
    a_page(standings([a_result(0, [("a", 2), ("a", 1)])], 1), ("a", "a"))
    page(Tournament(("a", "b"), 2, Request(), 1, 4, "HX-CODE"), two_bots(), COMMAND)
    file = folder(ROOM, ENGLISH) / "report.ftl"
    written = set(re.findall(r"^([a-z-]+) =", file.read_text("utf-8"), re.MULTILINE))
    assert {key for key in written - said if key.startswith("report-")} == set()
    assert len(written) > 50


def test_nothing_is_fetched_from_elsewhere() -> None:
    text = a_page(three_bots())
    assert not re.search(r"https?:|//[a-z]|url\(|@import|src=|<link|xmlns", text)


def test_it_has_a_light_and_a_dark_face() -> None:
    text = a_page(two_bots())
    assert "--panel:light-dark(#FBFCF8,#1A2326);" in text
    used = set(re.findall(r"var\(--([\w-]+)\)", text))
    assert used <= set(re.findall(r"--([\w-]+):", text))


# Axes.


def test_an_axis_has_a_few_round_ticks_with_its_ends() -> None:
    assert Axis(0, 1, str).ticks() == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1])
    assert Axis(1250, 1750, str).ticks() == [1300, 1400, 1500, 1600, 1700]
    assert LogAxis(10, 10_000, str).ticks() == [10, 100, 1000, 10_000]


def test_places_on_an_axis_stay_within_it() -> None:
    axis = Axis(0, 100, str)
    assert axis.at(-5) == axis.at(0) < axis.at(50) == 50 < axis.at(100) == axis.at(1000)
    log = LogAxis(1, 100, str)
    assert log.at(10) == pytest.approx(50)
    assert log.at(0) == log.at(1)


def test_a_plot_is_sound_svg() -> None:
    assert ElementTree.fromstring(scale(Axis(0, 1, str), "words")).attrib["role"] == "img"

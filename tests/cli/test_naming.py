"""Components are found by what they are called, in the reader's language and in English."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from hexstead import Match, first_game
from hexstead.boxes.catalogue import CARDS, LOCATIONS, TASKS, TILES
from hexstead.cli.screen.language import choose_language, say
from hexstead.cli.screen.naming import key_of, plain
from hexstead.cli.screen.replies import read_reply
from hexstead.engine.said import BadInput, Said, named
from hexstead.match.notation import write_action
from hexstead.wording.languages import ENGLISH, LANGUAGES

Run = Callable[..., Any]

CARD_NAMES = {key: named("card", key) for key in {**CARDS, **TASKS}}
TILE_NAMES = {key: named("tile", key) for key in {**LOCATIONS, **TILES}}


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    choose_language(ENGLISH)
    yield
    choose_language(ENGLISH)


@pytest.mark.parametrize(
    ("language", "typed", "found"),
    [
        ("en", "Forester's Lodge", "foresters lodge"),
        ("en", "foresters-lodge", "foresters lodge"),
        ("en", "the  forester\u2019s lodge", "foresters lodge"),
        ("en", "A City Hall", "city hall"),
        ("en", "The", "the"),
        ("en", "a1", "a1"),
        ("en", "theatre", "theatre"),
        ("nl", "de Herberg", "herberg"),
        ("nl", "the Herberg", "herberg"),
        ("de", "Die Gärten", "garten"),
        ("de", "STRASSE", "strasse"),
        ("de", "Straße", "strasse"),
        ("fr", "L'Écurie", "ecurie"),
        ("fr", "l\u2019écurie", "ecurie"),
        ("fr", "la chaussée", "chaussee"),
        ("fr", "Les Œuvres", "oeuvres"),
    ],
)
def test_names_are_compared_without_what_nobody_types(language: str, typed: str, found: str) -> None:
    choose_language(language)
    assert plain(typed) == found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [CARD_NAMES, TILE_NAMES], ids=["cards", "tiles"])
def test_every_component_is_found_by_its_key_and_by_both_its_names(
    language: str, names: dict[str, Said]
) -> None:
    choose_language(language)
    for key, said in names.items():
        assert key_of(say(said).upper(), names) == key
        assert key_of(key, names) == key
    # In another language an English name may mean something else: that is what the reader means.
    own = {plain(say(said)) for said in names.values()}
    choose_language(ENGLISH)
    printed = {key: say(said) for key, said in names.items() if plain(say(said)) not in own}
    choose_language(language)
    for key, name in printed.items():
        assert key_of(name, names) == key
    assert key_of("moon", names) is None


@pytest.mark.parametrize("typed", ["boerderij", "Boerderij", "de boerderij", "farm"])
def test_the_rules_are_looked_up_in_both_languages_and_told_in_one(run: Run, typed: str) -> None:
    shown = run("--language", "nl", "rules", *typed.split())
    assert shown.exit_code == 0
    assert shown.stdout.startswith("Boerderij")
    assert run("rules", "boerderij").exit_code == 1


def test_words_of_the_readers_language_are_suggested(run: Run) -> None:
    assert "boerderij" in run("rules", "boerderei", "--language", "nl").stderr
    assert "boerderij" not in run("rules", "boerderei").stderr


def test_a_set_up_takes_names_as_well_as_keys(run: Run) -> None:
    def drawn(language: str, *words: str) -> Any:
        shown = run("setup", "--language", language, "--json", "--seed", 1, *words)
        assert shown.exit_code == 0, shown.stderr
        return json.loads(shown.stdout)["setup"]

    assert drawn("en", "--boards", "City hall@180,The Tavern")["boards"][:2] == ["city-hall@180", "tavern"]
    assert drawn("en", "--boards", "mountain station")["boards"][0] == "mountain-station"
    choose_language("nl")
    knights, tavern = say(named("card", "knights")), say(named("board", "tavern"))
    chosen = drawn("nl", "--cards", f"{knights},lords", "--boards", f"{tavern}@180")
    assert chosen["cards"][:2] == ["knights", "lords"]
    assert chosen["boards"][0] == "tavern@180"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_is_pressed_by_its_name(language: str) -> None:
    match = Match(first_game(2), 1)
    world = match.world
    choose_language(language)
    tile = world.tiles[0]
    for typed in (
        say(tile.said()),
        f"use:{tile.key}",
        tile.key,
        say(Said("button-use", {"tile": tile.said()})),
    ):
        assert write_action(world, read_reply(match, typed)) == f"use:{tile.key}"
    for typed in ("end", "e", say(Said("button-end"))):
        assert write_action(world, read_reply(match, typed)) == "end"
    assert write_action(world, read_reply(match, "use the farm")) == "use:farm"
    assert write_action(world, read_reply(match, "k6")) == "K6"
    with pytest.raises(BadInput):
        read_reply(match, "moon")


@pytest.mark.parametrize("card", ["forest", "Forest", "the forest", "bos"])
def test_a_terrain_card_is_named_in_both_languages(run: Run, keep: Any, good: Any, card: str) -> None:
    hint = run("hint", keep(good), "--card", card, "--seconds", "0.05", "--language", "nl")
    assert hint.exit_code == 0, hint.stderr

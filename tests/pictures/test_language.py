"""All text in a picture is in the reader's language."""

from collections.abc import Callable
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from hexstead import Match, draw_setup
from hexstead.boxes.catalogue import BOXES
from hexstead.match.examples import example_of
from hexstead.match.position import Position, SeatPosition
from hexstead.pictures import CardPicture, Scene, Sheet, TilePicture, board_svg, ground_svg, setup_svg
from hexstead.pictures.example_picture import example_svg
from hexstead.pictures.making_scenes import scene_of_position, scene_of_setup, scene_of_state
from marked import LANGUAGE, bare, speak_with_marks, unsaid, words

SETUP = draw_setup(3, 4, expansions=(*BOXES, "island"))


@pytest.fixture(autouse=True)
def _speaking_with_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    speak_with_marks(monkeypatch)


def texts_in(picture: str) -> str:
    return " ".join(ElementTree.fromstring(picture).itertext())


def of_a_game() -> Scene:
    match = Match(SETUP, 1)
    return scene_of_state(match.world, match.state, match.decision().hexes, language=LANGUAGE)


def of_a_position() -> Scene:
    seat = SeatPosition(settlements=("A1", "A2"))
    return scene_of_position(Position(hexstead=1, boards=SETUP.boards, seats=(seat,)), LANGUAGE)


def of_a_setup() -> Scene:
    return scene_of_setup(SETUP, LANGUAGE)


@pytest.mark.parametrize("scene_of", [of_a_game, of_a_position, of_a_setup])
def test_a_board_says_everything_in_the_language_of_its_scene(scene_of: Callable[[], Scene]) -> None:
    told = texts_in(board_svg(scene_of()))
    assert "Hexstead map, 20 by 20 hexes" in bare(told)
    assert words(unsaid(told)) == set()


def test_pieces_walls_and_marks_are_named_in_the_language_of_the_scene(crowded: Scene) -> None:
    told = texts_in(board_svg(replace(crowded, language=LANGUAGE)))
    assert words(unsaid(told)) == set()
    for part in ("Row C, Saffron", "City hall of Chalk", "Stone wall", "Sword, 1 tile", "Cobalt"):
        assert part in bare(told), part


@pytest.mark.parametrize("key", ["farm", "knights", "lighthouse", "cave"])
def test_an_example_says_everything_in_the_language_it_is_asked_for(key: str) -> None:
    told = texts_in(example_svg(example_of(key), language=LANGUAGE))
    assert example_of(key).says in bare(told)
    assert words(unsaid(told)) == set()


def test_the_ground_is_named_in_the_language_it_is_asked_for() -> None:
    told = texts_in(ground_svg(("GGG", "GGG"), language=LANGUAGE))
    assert bare(told) == "Hexstead map, 2 by 3 hexes"
    assert unsaid(told) == ""


def test_a_set_up_page_adds_nothing_in_another_language_to_what_it_is_told(icon: str) -> None:
    sheet = Sheet(
        scene=of_a_setup(),
        title="1",
        code="HX-7K2F",
        quadrants=(("2", False), ("3", True), ("4", False), ("5", True)),
        sections=(("6", ("7",)),),
        cards=(CardPicture("8", "9", icon),),
        tasks=(CardPicture("10", "11", icon),),
        tiles=(TilePicture("12", "13", icon, "14"),),
        seats=3,
    )
    told = texts_in(setup_svg(sheet))
    assert words(unsaid(told)) == words(sheet.code)
    for part in ("3 seats", "turned 180°", "Kingdom cards", "Tasks", "Tiles"):
        assert part in bare(told), part

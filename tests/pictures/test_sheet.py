"""The set-up page."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from hexstead.pictures import CardPicture, Scene, Sheet, TilePicture, setup_svg
from hexstead.pictures.lettering import paragraph


@pytest.fixture
def sheet(game: Scene, icon: str) -> Sheet:
    return Sheet(
        scene=Scene(game.letters, game.locations),
        title="Hexstead set-up",
        code="HX-7K2F",
        quadrants=(("Tavern", False), ("Paddock", True), ("Oasis", False), ("Farm", True)),
        sections=(("Boards", ("Lay the four boards as shown.",)), ("Tiles", ("Put 2 tiles on each hex.",))),
        cards=(CardPicture("Knights", "2 gold for each settlement in your fullest row.", icon),),
        tiles=(TilePicture("Farm", "Build one settlement on grass.", icon, "2 tiles on each of 2 hexes"),),
        seats=3,
    )


def of_class(picture: str, name: str) -> list[ElementTree.Element]:
    return ElementTree.fromstring(picture).findall(f".//*[@class='{name}']")


def test_a_sheet_fits_on_a_page(sheet: Sheet) -> None:
    root = ElementTree.fromstring(setup_svg(sheet))
    assert (root.get("width"), root.get("height")) == ("297mm", "210mm")
    assert root.get("viewBox") == "0 0 1188 840"


def steps(*texts: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return (("Steps", texts),)


def test_a_long_sheet_grows_instead_of_losing_steps(sheet: Sheet) -> None:
    long = setup_svg(replace(sheet, sections=steps(*[f"Step {number}" for number in range(60)])))
    assert 'viewBox="0 0 1188 840"' not in long
    assert ">Step 59<" in long


def test_the_steps_of_all_sections_are_numbered_on_end(sheet: Sheet) -> None:
    words = list(ElementTree.fromstring(setup_svg(sheet)).itertext())
    first, second = words.index("Boards"), words.index("Tiles")
    assert words[first : first + 3] == ["Boards", "1", "Lay the four boards as shown."]
    assert words[second : second + 3] == ["Tiles", "2", "Put 2 tiles on each hex."]


def test_the_map_has_letters_and_numbers_because_the_steps_name_hexes(sheet: Sheet) -> None:
    (labels,) = of_class(setup_svg(sheet), "coordinates")
    assert {"A", "T", "1", "20"} <= set(labels.itertext())


def test_a_sheet_says_how_each_quadrant_lies(sheet: Sheet) -> None:
    labels = [list(label.itertext()) for label in of_class(setup_svg(sheet), "quadrant")]
    assert labels == [["Tavern"], ["Paddock", "turned 180°"], ["Oasis"], ["Farm", "turned 180°"]]


def test_a_sheet_shows_where_the_boards_meet(sheet: Sheet) -> None:
    (seams,) = of_class(setup_svg(sheet), "seams")
    down = 20 + 19
    right = 20 + 19
    shared_where_they_cross = 1
    assert seams[0].get("d", "").count("M") == down + right - shared_where_they_cross


def test_a_sheet_names_code_seats_steps_cards_and_tiles(sheet: Sheet) -> None:
    picture = setup_svg(sheet)
    for text in (
        "Hexstead set-up",
        "HX-7K2F",
        "3 seats",
        "Lay the four boards as shown.",
        "Put 2 tiles on each hex.",
        "Knights",
        "2 tiles on each of 2 hexes",
    ):
        assert f">{text}<" in picture


def test_a_sheet_names_the_tasks_if_there_are_any(sheet: Sheet, icon: str) -> None:
    assert ">Tasks<" not in setup_svg(sheet)
    road = CardPicture("Road", "7 gold for 7 settlements in an unbroken diagonal line.", icon)
    picture = setup_svg(replace(sheet, tasks=(road,)))
    assert picture.index(">Kingdom cards<") < picture.index(">Tasks<") < picture.index(">Road<")


def test_few_tiles_need_one_column(sheet: Sheet) -> None:
    assert len(of_class(setup_svg(sheet), "column")) == 1


def size(picture: str) -> tuple[float, float]:
    _, _, width, height = map(float, ElementTree.fromstring(picture).get("viewBox", "").split())
    return width, height


@pytest.mark.parametrize("tiles", [12, 24, 48])
def test_many_tiles_go_below_the_map_or_into_a_second_column_so_that_the_page_stays_low(
    sheet: Sheet, tiles: int
) -> None:
    picture = setup_svg(replace(sheet, tiles=sheet.tiles * tiles))
    width, height = size(picture)
    assert "".join(ElementTree.fromstring(picture).itertext()).count("2 tiles on each of 2 hexes") == tiles
    assert 0.7 < height / width < 1
    assert 2 <= len(of_class(picture, "column")) <= 4


def test_columns_break_between_sections_where_there_is_room(sheet: Sheet) -> None:
    many = replace(sheet, sections=(*steps(*["Wait."] * 24), ("Rules", ("Be fair.",) * 24)))
    columns = [list(column.itertext()) for column in of_class(setup_svg(many), "column")]
    assert ["Rules" in column for column in columns].index(True) == 1
    assert columns[1][0] == "Rules"


@pytest.mark.parametrize("number", range(12, 40))
def test_a_column_never_ends_with_a_heading(sheet: Sheet, number: int) -> None:
    long = replace(sheet, sections=steps(*["Wait."] * number), tiles=sheet.tiles * 30)
    columns = of_class(setup_svg(long), "column")
    assert len(columns) > 1
    for column in columns:
        assert list(column.itertext())[-1] not in ("Steps", "Kingdom cards", "Tiles")


def test_a_long_note_gets_a_line_of_its_own(sheet: Sheet) -> None:
    tile = replace(sheet.tiles[0], name="Donation: flower field")
    note = "1 tile on each of C5, H12, K7 and T18"
    short, long = (setup_svg(replace(sheet, tiles=(replace(tile, note=it),))) for it in ("on C5", note))
    assert re.search(r"<tspan[^>]*>on C5</tspan>", short)
    assert not re.search(rf"<tspan[^>]*>{note}", long)
    assert f">{note}<" in long


def test_nomad_tiles_have_a_rim_of_tent_cloth(sheet: Sheet) -> None:
    nomads = replace(sheet, tiles=tuple(replace(tile, nomad=True) for tile in sheet.tiles))
    assert setup_svg(nomads).count("#B4582F") == setup_svg(sheet).count("#B4582F") + 1


def test_a_sheet_may_leave_the_seats_open(sheet: Sheet) -> None:
    assert "seats<" not in setup_svg(replace(sheet, seats=None))


def test_a_long_code_stays_in_the_column(sheet: Sheet) -> None:
    (chip,) = of_class(setup_svg(replace(sheet, code="X" * 90)), "chip")
    assert float(chip[0].get("width", "")) <= 348


def test_text_on_a_sheet_is_escaped(sheet: Sheet) -> None:
    odd = replace(sheet, title="<Fish & Chips>", quadrants=(("A<B", True),) * 4, sections=steps('"1 < 2"'))
    shown = set(ElementTree.fromstring(setup_svg(odd)).itertext())
    assert {"<Fish & Chips>", "A<B", '"1 < 2"'} <= shown


def test_a_sheet_is_the_same_every_time_and_differs_at_dusk(sheet: Sheet) -> None:
    assert setup_svg(sheet) == setup_svg(sheet) != setup_svg(sheet, theme="dark")


def test_a_paragraph_leaves_no_word_alone_on_its_last_line() -> None:
    drawing = paragraph("2 gold for each settlement in your fullest row.", 290, 12.5).drawing
    assert list(ElementTree.fromstring(drawing).itertext()) == [
        "2 gold for each settlement",
        "in your fullest row.",
    ]

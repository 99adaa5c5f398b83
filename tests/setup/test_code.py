"""The short code of a set-up."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import MIXES
from hexstead.boards.shelf import FOLDER
from hexstead.boxes.catalogue import BOARDS, BOXES, ISLANDS, OPTION_PLACES, OPTIONS, RETIRED_OPTIONS
from hexstead.boxes.manifest import HouseRule
from hexstead.engine.said import BadInput
from hexstead.setup.code import read_code, write_code
from hexstead.setup.documents import RULES, check
from hexstead.setup.draw import draw_setup, first_game
from hexstead.setup.request import PARTS
from hexstead.setup.setup import Setup
from refusing import refuses

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-*"
SOUND_ALIKE = str.maketrans("OIL", "011")

setups = st.builds(
    draw_setup,
    seats=st.integers(2, 5),
    seed=st.integers(0, 10**6),
    options=st.sampled_from([(), tuple(OPTIONS)]),
    expansions=st.sampled_from([*MIXES, (*MIXES[-1], "queenies"), BOXES]),
    edition=st.sampled_from(["big-box", "big-box-nl"]),
)
newest = st.builds(
    draw_setup,
    seats=st.integers(2, 4),
    seed=st.integers(0, 10**6),
    edition=st.just("newest"),
    castle_tiles=st.sampled_from([(), "any"]),
)
parts = st.builds(
    draw_setup,
    seats=st.integers(2, 5),
    seed=st.integers(0, 10**6),
    expansions=st.sampled_from([("base", part) for part in PARTS]),
    as_first_printed=st.booleans(),
)


@given(st.one_of(setups, newest, parts), st.integers(0, 5))
def test_a_code_rebuilds_its_set_up(setup: Setup, first: int) -> None:
    whole = Setup(**{**dict(setup), "first_player": first if 0 < first <= setup.seats else None})
    assert read_code(write_code(whole)) == whole


@given(st.from_regex(r"\A[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,6}){0,2}\Z"))
def test_a_code_spells_the_name_of_an_island_of_the_owner(name: str) -> None:
    text = "\n".join([f"name: {name}", "L: tree-house", *ISLANDS["tree-house"].rows])
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        (Path(folder) / "own.txt").write_text(text, "utf-8")
        patch.setenv(FOLDER, folder)
        setup = Setup(**{**dict(first_game(2)), "island": name})
        assert read_code(write_code(setup)) == setup
    if name not in ISLANDS:
        with refuses("There is no island"):
            read_code(write_code(setup))


def test_a_code_with_a_board_that_is_not_here_says_where_it_belongs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "\n".join(["name: my-board", "L: tavern", *BOARDS["tavern"].rows])
    (tmp_path / "own.txt").write_text(text, "utf-8")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    code = write_code(draw_setup(2, 1, ("my-board@180", "oasis")))
    assert read_code(code).boards[0] == "my-board@180"
    monkeypatch.delenv(FOLDER)
    with refuses(rf"^{code}: There is no board “my-board”\. .* {FOLDER} names\.$"):
        read_code(code)


FIRST_CODES = (Path(__file__).parent / "codes-1.txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("line", FIRST_CODES, ids=lambda line: line.partition(" ")[0])
def test_a_code_of_the_first_version_lays_out_the_same_table_as_ever(line: str) -> None:
    """These codes are out in the world: never change them."""
    code, _, plain = line.partition(" ")
    assert read_code(code) == check(json.loads(plain), Setup)


def test_a_code_of_the_first_version_is_for_todays_rules() -> None:
    old = read_code("HX-0004-3G00-C0G0-G01E")
    assert (old.rules, old.first_player) == (RULES, None)
    assert write_code(old) == "HX-0004-3G00-C0G0-G028"


def test_every_house_rule_has_a_place_of_its_own_in_codes() -> None:
    """The first three are those of the first version; a place is never given to another."""
    assert OPTION_PLACES[:3] == ("lords-need-a-settlement", "capitols-are-castles", "moves-take-figures")
    assert OPTION_PLACES[3:5] == ("figures-stay", "swamp-cards-always")
    assert sorted(OPTION_PLACES) == sorted([*OPTIONS, *RETIRED_OPTIONS])


def test_a_code_may_have_more_house_rules_than_there_are_today(monkeypatch: pytest.MonkeyPatch) -> None:
    more = {f"rule-{number}": HouseRule("A rule", "Something.") for number in range(20)}
    for module, name, value in [
        ("setup.setup", "OPTIONS", {**OPTIONS, **more}),
        ("setup.code", "OPTION_PLACES", (*OPTION_PLACES, *more)),
    ]:
        monkeypatch.setattr(f"hexstead.{module}.{name}", value)
    for chosen in ((), ("rule-0",), ("figures-stay", "rule-19"), (*OPTIONS, *more)):
        setup = Setup(**{**dict(first_game(2)), "options": chosen})
        assert read_code(write_code(setup)) == setup
    code = write_code(Setup(**{**dict(first_game(2)), "options": ("rule-0",)}))
    monkeypatch.undo()
    with refuses("was made by a newer Hexstead: update"):
        read_code(code)


@pytest.mark.parametrize("version", [0, 3, 7])
def test_a_code_of_another_version_asks_for_an_update(monkeypatch: pytest.MonkeyPatch, version: int) -> None:
    monkeypatch.setattr("hexstead.setup.code._VERSION", version)
    code = write_code(first_game(2))
    monkeypatch.undo()
    with refuses("was made by a newer Hexstead: update"):
        read_code(code)


def test_codes_stay_readable() -> None:
    """These codes are out in the world: never change them."""
    assert read_code("HX-0004-3G00-C0G0-G01E") == read_code("HX-0004-3G00-C0G0-G028") == first_game(2)
    assert read_code("HX-0114-10H0-P1W0-R69G") == Setup(
        seats=3,
        boards=("oracle@180", "paddock@180", "harbor@180", "tower@180"),
        cards=("lords", "discoverers", "farmers"),
        options=("lords-need-a-settlement",),
    )
    assert read_code("HX-AGJC-M124-4102-E1MH-0GHZ") == Setup(
        seats=4,
        boards=("quarry", "city-hall@180", "oracle@180", "garden"),
        cards=("families", "lords", "shepherds"),
        tiles=("treasure", "donation-mountain", "sword", "outpost"),
        tasks=("compass-points",),
        options=("lords-need-a-settlement",),
    )
    assert read_code("HX-0284-0024-9104-C8MG-H0SA") == Setup(
        seats=5,
        boards=("lighthouse", "barracks@180", "city-hall", "monastery"),
        cards=("families", "ambassadors", "shepherds"),
        tasks=("home-country", "road", "advance", "fortress"),
    )


def test_a_set_up_of_the_base_game_has_the_shortest_code() -> None:
    assert all(len(write_code(draw_setup(5, seed))) == len("HX-0004-3G00-C0G0-G01E") for seed in range(50))


@pytest.mark.parametrize(
    "code",
    [
        "hx-0004-3g00-c0g0-g01e",
        "00043G00C0G0G01E",
        "HX OOO4 3GOO COGO GOIE",
        " HXOOO43GOOCOGOGOLE ",
    ],
)
def test_case_dashes_blanks_and_look_alikes_do_not_matter(code: str) -> None:
    assert read_code(code) == first_game(2)


def means(text: str, code: str) -> bool:
    """Is it the same code but for dashes and look-alikes?"""
    return text.translate(SOUND_ALIKE).replace("-", "") == code.replace("-", "")


@given(setups)
def test_a_single_wrong_character_is_refused(setup: Setup) -> None:
    code = write_code(setup)
    for place in range(len(code)):
        for wrong in ALPHABET:
            changed = code[:place] + wrong + code[place + 1 :]
            if not means(changed, code):
                with pytest.raises(BadInput):
                    read_code(changed)


@given(setups)
def test_a_wrong_digit_is_seen_by_the_check_digit(setup: Setup) -> None:
    """Not only because the set-up makes no sense then: the message must not send anyone to update."""
    digits = write_code(setup).removeprefix("HX-").replace("-", "")
    for place, right in enumerate(digits):
        for wrong in set("0123456789ABCDEFGHJKMNPQRSTVWXYZ") - {right}:
            with refuses("wrong or missing"):
                read_code(digits[:place] + wrong + digits[place + 1 :])


@given(setups)
def test_a_missing_or_doubled_character_is_refused(setup: Setup) -> None:
    digits = write_code(setup).removeprefix("HX-").replace("-", "")
    for place, digit in enumerate(digits):
        for changed in (digits[:place] + digits[place + 1 :], digits[:place] + digit + digits[place:]):
            with pytest.raises(BadInput):
                read_code(changed)


@given(setups)
def test_two_exchanged_neighbours_are_refused(setup: Setup) -> None:
    digits = write_code(setup).removeprefix("HX-").replace("-", "")
    for place in range(len(digits) - 1):
        one, two = digits[place], digits[place + 1]
        if one != two:
            with pytest.raises(BadInput):
                read_code(digits[:place] + two + one + digits[place + 2 :])


@pytest.mark.parametrize(
    "code", ["", "HX", "HX-", "HX-1", "HX-0000", "hello", "HX-0004-3G00-C0G0-G01", "ÄÖÜ", "HX-ß1"]
)
def test_anything_but_a_code_is_refused(code: str) -> None:
    with refuses("is not a set-up code"):
        read_code(code)


@given(st.text(max_size=20))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        setup = read_code(text)
    except BadInput:
        return
    assert read_code(write_code(setup)) == setup

"""`hexstead score`."""

import json
from collections.abc import Callable
from typing import Any

import pytest

Run = Callable[..., Any]
Keep = Callable[..., str]
Refused = Callable[..., None]


EXPECTED = {
    "seats": [
        {"knights": 2, "lords": 18, "castles": 0, "total": 20},
        {"knights": 2, "lords": 18, "castles": 0, "total": 20},
    ]
}


def test_json_is_exactly_one_line_with_the_cards_in_order(run: Run, keep: Keep, good: dict[str, Any]) -> None:
    result = run("score", keep(good), "--json")
    assert result.exit_code == 0
    assert result.stdout == json.dumps(EXPECTED) + "\n"
    assert result.stderr == ""


def test_a_position_with_its_own_map_is_scored(run: Run, keep: Keep) -> None:
    rows = ["G" * 20] * 19 + ["G" * 18 + "XG"]
    document = {
        "hexstead": 1,
        "map": rows,
        "cards": ["knights"],
        "tasks": [],
        "seats": [{"settlements": ["T18"]}],
    }
    result = run("score", "--json", keep(document))
    assert json.loads(result.stdout) == {"seats": [{"knights": 2, "castles": 3, "total": 5}]}


def test_the_standard_input_can_be_read(run: Run, good: dict[str, Any]) -> None:
    assert run("score", "-", "--json", lines=json.dumps(good)).stdout == json.dumps(EXPECTED) + "\n"


def test_several_files_give_a_line_each_and_good_ones_are_printed_beside_bad_ones(
    run: Run, keep: Keep, good: dict[str, Any]
) -> None:
    fine, bad = keep(good, "good.json"), keep({**good, "cards": ["nobody"]}, "bad.json")
    result = run("score", "--json", fine, bad, fine)
    assert result.exit_code == 2
    assert result.stdout == (json.dumps(EXPECTED) + "\n") * 2
    assert "bad.json: cards: There is no card “nobody”" in result.stderr


def test_without_json_a_table_is_printed(run: Run, keep: Keep, good: dict[str, Any]) -> None:
    result = run("score", keep(good, "one.json"), keep(good, "two.json"))
    assert result.exit_code == 0
    assert "one.json" in result.stdout
    assert "two.json" in result.stdout
    assert [line.split()[:3] for line in result.stdout.splitlines() if line.startswith("Total")] == [
        ["Total", "20", "20"]
    ] * 2


@pytest.mark.parametrize(
    ("change", "parts"),
    [
        ({"hexstead": 2}, ["hexstead:", "1"]),
        ({"cards": ["nobody"]}, ["cards:", "“nobody”", "knights"]),
        ({"cards": "knights"}, ["cards:"]),
        ({"boards": ["tavern"] * 4}, ["boards:", "“tavern”", "twice"]),
        ({"boards": ["tavern", "paddock", "oasis"]}, ["boards:"]),
        ({"boards": ["tavern", "paddock", "oasis", "moon"]}, ["boards:", "“moon”"]),
        ({"map": ["G" * 20] * 20}, ["Expected either a map or boards."]),
        ({"seats": []}, ["seats:"]),
        ({"seats": [{"settlements": ["Z1"]}]}, ["seats.0.settlements.0:", "“Z1”", "row letter"]),
        ({"seats": [{"settlements": ["A21"]}]}, ["seats.0.settlements.0:", "“A21”"]),
        ({"seats": [{"settlements": ["U1"]}]}, ["seats.0.settlements:", "U1", "outside the board"]),
        ({"seats": [{"settlements": ["A1"]}, {"settlements": ["A1"]}]}, ["seats.1.settlements", "A1"]),
        ({"seats": [{"settlements": ["A1", "a1"]}]}, ["seats.0.settlements", "twice"]),
        ({"\x1b[2J\n": 1}, ["?[2J?: There is no such field"]),
        ({"colour": "red"}, ["colour: There is no such field"]),
        ({"options": ["cheat"]}, ["options:", "“cheat”"]),
        ({"tasks": ["sleep"]}, ["tasks:", "“sleep”", "fortress"]),
        ({"walls": ["A1"]}, ["seats.0.settlements: Something else stands on A1."]),
        ({"seats": [{"warriors": ["A1", "A2", "A3"]}]}, ["seats.0.warriors:"]),
        (
            {"seats": [{"settlements": ["A1"], "wagon": "A1"}]},
            ["seats.0.wagon: Something else stands on A1."],
        ),
        ({"seats": [{"ship": "A1"}]}, ["seats.0.ship: There is no water on A1."]),
        ({"seats": [{"city_hall": "A1"}]}, ["seats.0.city_hall", "neighbours"]),
        ({"seats": [{"marks": ["A"]}]}, ["seats.0.marks: No card here marks rows", "mayors"]),
        ({"cards": ["scouts"]}, [": removed_terrain: The card Scouts removes a terrain: name it by"]),
        ({"removed_terrain": "D"}, [": removed_terrain: No card here removes a terrain"]),
        ({"tokens": {"caves": ["A4", "A5"]}}, [": tokens.caves: There are two in one quadrant"]),
        ({"edition": "newest"}, [": boards: The edition “newest” has four boards of its own"]),
        ({"castle_tiles": ["C8"]}, [": castle_tiles: This only goes with the edition newest."]),
    ],
)
def test_a_malformed_document_is_refused_by_file_and_field(
    run: Run, keep: Keep, change: dict[str, Any], parts: list[str], refused: Refused, good: dict[str, Any]
) -> None:
    refused(run("score", keep({**good, **change}), "--json"), "document.json: ", *parts)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("{", "not JSON"),
        ("", "not JSON"),
        ("[" * 100_000, "nested too deeply"),
        ("9" * 5000, "digits"),
        ("null", "object"),
        ("[]", "object"),
    ],
)
def test_anything_but_a_document_is_refused(
    run: Run, keep: Keep, text: str, part: str, refused: Refused
) -> None:
    refused(run("score", keep(text)), "document.json: ", part)


def test_a_map_with_a_wrong_letter_or_row_is_refused(
    run: Run, keep: Keep, refused: Refused, good: dict[str, Any]
) -> None:
    rest = {key: value for key, value in good.items() if key != "boards"}
    refused(run("score", keep({**rest, "map": ["G" * 20] * 19 + ["G" * 19]})), "map:", "Row 20", "19")
    refused(run("score", keep({**rest, "map": ["Q" * 20] * 20})), "map:", "Row 1", "“Q”")
    refused(run("score", keep(rest)), "Expected either a map or boards.")


def test_a_file_that_is_missing_a_folder_or_not_text_is_refused(
    run: Run, tmp_path: Any, refused: Refused
) -> None:
    refused(run("score", tmp_path / "none.json"), "none.json: there is no such file.")
    refused(run("score", tmp_path), "can't be read")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff")
    refused(run("score", tmp_path / "picture.png"), "UTF-8")


def test_no_file_at_all_is_refused(run: Run, refused: Refused) -> None:
    refused(run("score"), "POSITION", "hexstead score --help")

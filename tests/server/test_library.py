"""What can be looked up, drawn, scored, replayed and made without a table."""

from dataclasses import replace
from html import escape
from pathlib import Path
from typing import Any

import pytest

from hexstead.boards.generator.text import board_text
from hexstead.boards.shelf import FOLDER
from hexstead.bots.registry import BOTS
from hexstead.bots.whole_games import play_out
from hexstead.boxes.catalogue import (
    ALWAYS,
    BOARDS,
    BONUSES,
    BOXES,
    CARDS,
    EXPANSIONS,
    EXTRAS,
    ISLANDS,
    LOCATIONS,
    TASKS,
    TILES,
    icon,
)
from hexstead.boxes.manifest import Board
from hexstead.match.match import Match
from hexstead.match.position import position_of
from hexstead.server.shown import library
from hexstead.server.wire.forms import SetupRequest
from hexstead.setup.draw import draw_setup, first_game
from hexstead.setup.layout import island_of
from hexstead.wording.say import say
from hexstead.wording.texts import example_said
from server.running import Player
from spoken import heard, say_all


def finished(seats: int = 2, seed: int = 3) -> Match:
    every = BOXES
    match = Match(draw_setup(seats, seed, expansions=every), seed)
    play_out(match, [BOTS["random"](seat) for seat in range(seats)])
    return match


def test_every_component_is_there_with_name_text_and_drawing(anna: Player) -> None:
    found = anna.get("/api/components")
    by_key = {(one["kind"], one["key"]): one for one in found["components"]}
    for kind, keys in (("location", LOCATIONS), ("card", CARDS), ("task", TASKS), ("tile", TILES)):
        for key in keys:
            component = by_key[kind, key]
            assert say_all([heard(one) for one in component["texts"]]).endswith(".")
            assert anna.http.get(component["icon"]).text == icon(key)
    assert by_key["terrain", "grass"]["letter"] == "G"
    assert by_key["always", "castles"]["icon"] == "/icons/castle.svg"
    assert {"Turn", "Building", "Nomad space"} <= {say(heard(topic["title"])) for topic in found["topics"]}


def test_every_topic_beyond_the_base_game_says_which_boxes_bring_it(anna: Player) -> None:
    topics = {topic["key"]: topic for topic in anna.get("/api/components")["topics"]}
    assert topics["turn"]["boxes"] == []
    assert topics["nomad-space"]["boxes"] == ["nomads"]
    assert topics["figure"]["boxes"] == ["crossroads", "harvest"]
    for topic in topics.values():
        assert bool(topic["boxes"]) == (topic["kind"]["key"] == "kind-more"), topic["key"]
    assert {key for box in EXPANSIONS for key in box.topics} <= topics.keys()


def test_figures_have_drawings_of_their_own(anna: Player) -> None:
    figures = [one for one in anna.get("/api/components")["components"] if one["kind"] == "figure"]
    assert {"warrior", "wagon", "ship", "city-hall"} <= {one["key"] for one in figures}
    # A stone wall is drawn by its letter.
    for one in [one for one in figures if not one["letter"]]:
        assert anna.http.get(one["icon"]).headers["content-type"].startswith("image/svg")


def test_every_component_has_a_picture_of_its_example_for_day_and_night(anna: Player) -> None:
    drawn = [one for one in anna.get("/api/components")["components"] if one["kind"] != "terrain"]
    assert {one["key"] for one in drawn} >= {*LOCATIONS, *TILES, *BONUSES, *EXTRAS, *CARDS, *TASKS, *ALWAYS}
    assert all(one["example"] for one in drawn)
    for one in drawn[::9]:
        light, dark = [
            anna.http.get(f"{one['example']['picture']}&theme={theme}") for theme in ("light", "dark")
        ]
        for answer in (light, dark):
            assert answer.headers["content-type"].startswith("image/svg")
            assert "immutable" in answer.headers["cache-control"]
            assert f'width="{one["example"]["width"]}" height="{one["example"]["height"]}"' in answer.text
        assert light.text != dark.text


def test_a_picture_says_what_it_shows_in_the_language_of_its_reader(anna: Player) -> None:
    address = "/pictures/examples/farm.svg"
    said = example_said("farm")
    for language in ("en", "nl"):
        by_address = anna.http.get(f"{address}?lang={language}", headers={"Accept-Language": "fr"})
        by_browser = anna.http.get(address, headers={"Accept-Language": f"xx, {language};q=0.5"})
        assert f"<title>{escape(say(said, language))}</title>" in by_address.text
        assert by_browser.text == by_address.text
        assert "Accept-Language" in by_browser.headers["vary"]


def test_a_figure_shows_the_example_of_its_location(anna: Player) -> None:
    by_key = {(one["kind"], one["key"]): one for one in anna.get("/api/components")["components"]}
    assert by_key["figure", "warrior"]["example"] == by_key["location", "barracks"]["example"]


def test_an_unknown_example_has_no_picture(anna: Player) -> None:
    assert anna.get("/pictures/examples/dragon.svg", 404)["reason"] == "There is no such drawing."
    assert anna.get("/pictures/examples/..%2fboards%2ftavern.svg", 404)
    assert anna.get("/pictures/examples/tavern.svg?theme=dawn", 422)


def test_an_unknown_component_has_no_drawing(anna: Player) -> None:
    assert anna.get("/icons/dragon.svg", 404)["reason"] == "There is no such drawing."
    assert anna.get("/icons/figures/dragon.svg", 404)
    assert anna.get("/icons/..%2f..%2fcards.svg", 404)


def test_choices_name_all_that_a_table_can_be_made_of(anna: Player) -> None:
    choices = anna.get("/api/choices")
    assert [box["key"] for box in choices["boxes"]] == [box.key for box in EXPANSIONS]
    boards = {board["key"]: board for board in choices["boards"]}
    assert set(boards) == set(BOARDS)
    assert (boards["tavern"]["icon"], boards["tavern"]["side"]) == ("/icons/tavern.svg", "")
    assert (boards["second-2b"]["icon"], boards["second-2b"]["side"]) == ("", "b")
    assert [bot["key"] for bot in choices["bots"]] == list(BOTS)
    assert choices["default_bot"] in BOTS
    assert (choices["fewest_seats"], choices["most_seats"]) == (2, 5)


def test_an_own_island_can_be_chosen_beside_the_printed_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = board_text(replace(island_of("tree-house"), name="my-isle"))
    (tmp_path / "my-isle.txt").write_text(text, "utf-8")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    choices = library.choices()
    assert [island for box in choices.boxes for island in box.islands] == [*ISLANDS, "my-isle"]
    assert {board.key for board in choices.boards} == set(BOARDS)
    asked = SetupRequest(boxes=("base", "island"), island="my-isle")
    assert library.drawn(asked).setup.island == "my-isle"


def test_a_set_up_is_drawn_and_found_again_by_its_code(anna: Player) -> None:
    wishes = {"seats": 4, "boxes": ["base", "harvest"], "cards": ["lords"]}
    drawn = anna.post("/api/setup", wishes)
    assert drawn["setup"]["seats"] == 4
    assert drawn["setup"]["cards"][0] == "lords"
    assert say(heard(drawn["steps"][0]["steps"][0])).startswith("Lay out the boards: ")
    assert anna.get(f"/api/setup/{drawn['code']}") == drawn
    assert anna.get("/api/setup/HX-0000", 422)["reason"].endswith("is wrong or missing.")


@pytest.mark.parametrize(
    ("wishes", "words"),
    [
        ({"seats": 6}, "seats: Expected 5 or less."),
        ({"boxes": ["dragons"]}, "Boxes: There is no box “dragons”"),
        ({"boards": ["oasis", "oasis"]}, "named twice"),
        ({"boards": ["atlantis"]}, "There is no board “atlantis”"),
        ({"boxes": []}, "Boxes: Name one of these: base, nomads, "),
        ({"cards": ["knights", "knights"]}, "named twice"),
        ({"dragons": True}, "dragons: There is no such field."),
        ({"island": "atlantis"}, "There is no island “atlantis”"),
        ({"tasks": ["road"], "boards": ["oasis", "tavern", "farm", "barn"]}, "These boards ask for none"),
        ({"tiles": ["dragon"]}, "There is no tile “dragon”"),
        ({"side": "b"}, "Side: This only goes with the edition newest."),
        ({"edition": "newest", "island": "tree-house"}, "Island: This doesn't go with the edition “newest”"),
        ({"edition": "newest", "side": "c"}, "There is no side “c”"),
        ({"edition": "newest", "seats": 5}, "Seats: The edition “newest” is for up to 4 players"),
    ],
)
def test_wishes_that_cannot_be_met_are_refused_with_the_reason(
    anna: Player, wishes: dict[str, Any], words: str
) -> None:
    assert words in anna.post("/api/setup", wishes, 422)["reason"]


def test_parts_of_boxes_tiles_and_tasks_can_be_wished_for(anna: Player) -> None:
    boards = ["quarry", "caravan", "lighthouse", "oasis"]
    wishes = {"boards": boards, "boxes": ["base", "nomads", "crossroads", "caves"], "island": "tree-house"}
    asked = {"tiles": ["treasure"], "tasks": ["road"]}
    setup = anna.post("/api/setup", wishes | asked)["setup"]
    assert (setup["tiles"][0], setup["tasks"], setup["island"]) == ("treasure", ["road"], "tree-house")
    assert list(setup["tokens"]) == ["caves"]


def test_the_newest_edition_has_sides_locations_and_castle_tiles_to_wish_for(anna: Player) -> None:
    wishes = {"edition": "newest", "side": "b", "selections": ["harbor"], "castle_tiles": ["any"]}
    drawn = anna.post("/api/setup", wishes)
    assert all(board.removesuffix("@180").endswith("b") for board in drawn["setup"]["boards"])
    assert drawn["setup"]["selections"][0] == "harbor"
    assert len(drawn["setup"]["castle_tiles"]) == 2
    lying, tiles = drawn["position"]["castle_tiles"], drawn["castle_tiles"]
    assert lying == drawn["setup"]["castle_tiles"]
    assert [len(there) for there in tiles["hexes"]] == [2, 2, 2, 2]
    assert set(lying) <= {hex for there in tiles["hexes"] for hex in there}
    assert (tiles["name"]["key"], tiles["one"]["key"], tiles["most"]) == ("castle-tile", "castle-tile", 2)
    assert (tiles["field"], tiles["single"]) == ("castle_tiles", "")
    assert anna.post("/api/setup", {**wishes, "castle_tiles": []})["castle_tiles"] is None


BOTH = ["harbor", "tavern", "farm", "oracle"]


def test_hexes_and_the_first_player_are_chosen_on_drawn_boards(anna: Player) -> None:
    first = anna.post("/api/setup", {"boxes": ["base", "queenies"], "boards": BOTH, "seats": 3})
    chosen = {one["field"]: [there[-1] for there in one["hexes"] if there] for one in first["game"]["tokens"]}
    drawn = anna.post("/api/setup", {"boards": BOTH, "seats": 3, "first_player": 3, **chosen})
    assert drawn["setup"]["tokens"] == {"capitol": chosen["capitols"], "caves": chosen["caves"]}
    assert drawn["setup"]["first_player"] == 3
    assert anna.get(f"/api/setup/{drawn['code']}")["setup"] == drawn["setup"]


def test_what_the_boards_have_room_for_is_told_whether_it_is_in_play_or_not(anna: Player) -> None:
    assert anna.post("/api/setup", {"boards": BOTH})["room"] == ["capitol", "caves", "island"]
    others = ["farm", "barn", "tower", "paddock"]
    assert anna.post("/api/setup", {"boards": others, "boxes": ["queenies"]})["room"] == ["caves", "island"]
    assert anna.post("/api/setup", {"edition": "newest"})["room"] == []


@pytest.mark.parametrize(
    ("asked", "field", "reason"),
    [
        ({"first_player": 7, "seats": 3}, "first_player", "Who begins: There are 3 seats: choose one from"),
        ({"boards": BOTH, "capitols": ["Z3"]}, "capitols", "Capitols: “Z3” is not a hex"),
        (
            {"boards": BOTH, "capitols": ["B13"]},
            "capitols",
            "Capitols: You can't put one on B13, only on E3, I3,",
        ),
        ({"boards": BOTH, "caves": ["E3"]}, "caves", "Caves: You can't put one on E3"),
        ({"capitols": ["E3"]}, "capitols", "Capitols: You can name hexes only when all four boards are"),
        (
            {"options": ["moves-take-figures"]},
            "options",
            "House rules: “moves-take-figures” is the usual rule now",
        ),
        ({"castle_tiles": True}, "castle_tiles", "castle_tiles: Expected a list."),
    ],
)
def test_a_choice_that_cannot_be_met_is_refused_with_its_field(
    anna: Player, asked: dict[str, Any], field: str, reason: str
) -> None:
    refusal = anna.post("/api/setup", asked, 422)
    assert refusal["field"] == field
    assert refusal["reason"].startswith(reason)


def test_a_drawn_set_up_comes_with_its_empty_position_and_says_what_lies_unseen(anna: Player) -> None:
    boards = ["quarry", "caravan", "oracle", "oasis"]
    wishes = {
        "boards": boards,
        "cards": ["families", "mayors", "knights"],
        "tiles": ["treasure"],
        "boxes": ["nomads", "capitol", "caves"],
    }
    drawn = anna.post("/api/setup", wishes)
    sheet = anna.post("/api/score", drawn["position"])
    assert [seat["total"] for seat in sheet["seats"]] == [0, 0]
    game = drawn["game"]
    assert game["walls"] == 25
    assert game["unseen_sources"] == ["families", "treasure"]
    assert [card["key"] for card in game["cards"] if card["marks_rows"]] == ["mayors"]
    lying = drawn["position"]["tokens"]["capitol"]
    assert set(lying) <= {hex for there in game["tokens"][0]["hexes"] for hex in there}
    assert len(lying) == game["tokens"][0]["most"]
    tokens = {token["key"]: token for token in game["tokens"]}
    assert (tokens["capitol"]["field"], tokens["capitol"]["single"]) == ("capitols", "one_capitol")
    assert (tokens["capitol"]["one"]["key"], tokens["caves"]["one"]["key"]) == ("token-capitol", "tile-cave")
    paid = {**drawn["position"], "seats": [{"gold": {"treasure": 3}}, {}]}
    assert anna.post("/api/score", paid)["game"]["sources"][-1]["name"]["key"] == "tile-treasure"


def test_a_drawn_set_up_says_where_pieces_may_stand_as_the_score_pad_checks_it(anna: Player) -> None:
    drawn = anna.post("/api/setup", {"boxes": ["crossroads"]})
    assert drawn["supply"] == 40
    fields = [footing["field"] for footing in drawn["footings"]]
    assert sorted(fields) == ["city_hall", "settlements", "ship", "wagon", "walls", "warriors"]
    everywhere = [
        f"{row['name']}{column + 1}" for row in drawn["game"]["ground"]["rows"] for column in range(20)
    ]
    for footing in drawn["footings"]:
        assert set(footing["hexes"]) < set(everywhere)
        field, hex = footing["field"], next(one for one in everywhere if one not in footing["hexes"])
        lying: Any = hex if field in ("city_hall", "ship", "wagon") else [hex]
        laid: dict[str, Any] = {"walls": [hex]} if field == "walls" else {"seats": [{field: lying}]}
        refusal = anna.post("/api/score", drawn["position"] | laid, 422)
        where = field if field == "walls" else f"seats.0.{field}"
        assert refusal["reason"].startswith(f"{where}: ")


def test_a_position_is_scored_as_the_game_scores_it(anna: Player) -> None:
    match = finished()
    position = position_of(match)
    plain = position.model_dump(mode="json", exclude_defaults=True)
    sheet = anna.post("/api/score", plain)
    assert [seat["gold"] for seat in sheet["seats"]] == [score.gold for score in position.scores()]
    assert len(sheet["game"]["ground"]["rows"]) == (25 if match.setup.island else 20)
    wrong = {**plain, "cards": ["kings"]}
    assert "There is no card “kings”" in anna.post("/api/score", wrong, 422)["reason"]
    assert anna.post("/api/score", {}, 422)["reason"] == "hexstead: This field is required."


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (
            {"cards": ["scouts"]},
            "removed_terrain: The card Scouts removes a terrain: name it by its letter.",
        ),
        ({"removed_terrain": "D"}, "removed_terrain: No card here removes a terrain: leave this out."),
        ({"tokens": {"caves": ["A4", "A5"]}}, "tokens.caves: There are two in one quadrant"),
        (
            {"boards": ["second-1a", "tower", "oasis", "farm"]},
            "boards: The board “second-1a” only goes with the edition",
        ),
        ({"edition": "newest", "seats": [{}] * 5}, "boards: The edition “newest” has four boards of its own"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_the_name_of_the_field(
    anna: Player, change: dict[str, Any], words: str
) -> None:
    plain = {"hexstead": 1, "boards": ["tavern", "tower", "oasis", "farm"], "seats": [{}]}
    anna.post("/api/score", plain)
    assert anna.post("/api/score", plain | change, 422)["reason"].startswith(words)


def test_an_edition_says_how_many_can_play_it(anna: Player) -> None:
    editions = {one["key"]: one["most_seats"] for one in anna.get("/api/choices")["editions"]}
    assert editions == {"big-box": 5, "big-box-nl": 5, "newest": 4}


def test_a_record_from_elsewhere_is_replayed_position_by_position(anna: Player) -> None:
    match = finished(3)
    record = match.record(("Anna", "Ben", "<Cleo>\n")).model_dump(mode="json")
    replay = anna.post("/api/replay", record)
    assert replay["players"] == ["Anna", "Ben", "<Cleo>"]
    assert [view["at"] for view in replay["views"]] == list(range(len(match.steps) + 1))
    log: list[Any] = []
    for view in replay["views"]:
        assert view["reader"] is None
        assert view["log"]["first"] <= len(log)
        log = log[: view["log"]["first"]] + view["log"]["lines"]
    assert log[0]["said"]["args"]["who"] == {"key": "player", "args": {"seat": log[0]["seat"]}}
    assert replay["views"][-1]["phase"] == "over"


def test_a_record_that_does_not_fit_is_refused_with_the_action(anna: Player) -> None:
    record = Match(first_game(2), 1).record().model_dump(mode="json")
    assert "Action 1 (end)" in anna.post("/api/replay", {**record, "actions": ["end"]}, 422)["reason"]
    assert anna.post("/api/replay", {**record, "seed": "x"}, 422)["reason"].startswith("seed: ")


def test_a_board_is_checked_row_by_row(anna: Player) -> None:
    sound = anna.post("/api/boards/check", {"text": board_text(BOARDS["oasis"])})
    assert sound["errors"] == []
    assert sound["board"]["rows"] == list(BOARDS["oasis"].rows)
    wrong = anna.post("/api/boards/check", {"text": board_text(BOARDS["oasis"]).replace("W", "?", 1)})
    assert "unknown letter “?”" in wrong["errors"][0]
    assert wrong["board"] is None


def test_a_board_is_made_in_the_manner_of_a_box(anna: Player) -> None:
    made = anna.post("/api/boards/new", {"like": "base", "seed": 7, "name": "my-board"})["board"]
    assert made["key"] == "my-board"
    assert made == anna.post("/api/boards/new", {"like": "base", "seed": 7, "name": "my-board"})["board"]
    board = Board(made["key"], tuple(made["rows"]), tuple(made["locations"]))
    assert anna.post("/api/boards/check", {"text": board_text(board)})["errors"] == []
    assert "There is no box “dragons”" in anna.post("/api/boards/new", {"like": "dragons"}, 422)["reason"]
    assert anna.post("/api/boards/new", {"like": "base", "name": "Not So"}, 422)


@pytest.mark.parametrize("path", ["/api/score", "/api/replay"])
@pytest.mark.parametrize("depth", [100, 400, 900, 3000])
def test_a_document_that_is_nested_too_deeply_is_refused(path: str, depth: int, anna: Player) -> None:
    body = f'{{"hexstead": 1, "setup": {"[" * depth}{"]" * depth}}}'
    answer = anna.http.post(path, content=body, headers={"Content-Type": "application/json"})
    assert 400 <= answer.status_code < 500
    assert answer.json()["reason"]

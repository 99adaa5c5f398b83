"""Making a table, coming and going, and who may do what."""

from typing import Any

from hexstead.wording.say import say
from server.running import Player, Running
from spoken import heard


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_a_table_without_open_seats_starts_at_once(anna: Player) -> None:
    table = anna.create("here", "random")
    assert table["phase"] == "playing"
    assert kinds(table) == ["person", "bot"]
    you = table["you"]
    assert (you["seats"], you["is_host"], you["is_removed"]) == ([0], True, False)


def test_a_table_waits_for_people_with_the_link_and_its_host_starts_it(anna: Player, ben: Player) -> None:
    table = anna.create("here", "open")
    assert table["phase"] == "open"
    assert anna.on(table["id"], "start", status=409)["reason"].startswith("There are still open seats")
    joined = ben.on(table["id"], "join", {"name": "Ben"})
    assert joined["you"]["seats"] == [1]
    assert ben.on(table["id"], "start", status=403)["reason"] == "Only the host can do this."
    assert anna.on(table["id"], "start")["phase"] == "playing"
    assert anna.on(table["id"], "start", status=409)["reason"] == "The game has already started."


def test_an_open_seat_is_given_once(anna: Player, ben: Player) -> None:
    id = anna.create("here", "open")["id"]
    ben.on(id, "join", {"seat": 1})
    assert anna.on(id, "join", {"seat": 1}, 422)["reason"] == "This seat is not open."
    assert anna.on(id, "join", {}, 422)["reason"] == "The table is full, but you can watch."
    assert anna.on(id, "join", {"seat": 4}, 422)["reason"] == "There is no such seat."


def test_others_find_listed_tables_that_are_open_or_played_at(anna: Player, ben: Player) -> None:
    listed = anna.create("here", "open", is_listed=True)["id"]
    private = anna.create("here", "open")["id"]
    started = anna.create("here", "random", is_listed=True)["id"]
    found = {table["id"] for table in ben.get("/api/tables")["tables"]}
    assert found >= {listed}
    assert not found & {private, started}
    anna.look(started)
    found_now = [table["id"] for table in ben.get("/api/tables")["tables"]]
    assert found_now.index(listed) < found_now.index(started)


def test_your_own_tables_are_listed_for_you_alone(anna: Player, ben: Player) -> None:
    first, second = anna.create("here", "open")["id"], anna.create("here", "random")["id"]
    assert [table["id"] for table in anna.get("/api/tables/mine")["tables"]] == [second, first]
    assert ben.get("/api/tables/mine")["tables"] == []


def test_leaving_before_the_start_opens_the_seat_again(anna: Player, ben: Player) -> None:
    id = anna.create("here", "open")["id"]
    ben.on(id, "join", {"name": "Ben"})
    assert kinds(ben.on(id, "leave")) == ["person", "open"]
    assert ben.on(id, "leave", status=403)["reason"] == "You have no seat at this table."
    assert ben.on(id, "leave", {"seat": 0}, 403)["reason"] == "This seat is not yours."


def test_the_host_gives_seats_to_bots_and_to_people_at_this_screen(anna: Player, ben: Player) -> None:
    id = anna.create("here", "open", "open")["id"]
    assert ben.on(id, "seat", {"seat": 1, "to": {"kind": "bot"}}, 403)
    table = anna.on(id, "seat", {"seat": 1, "to": {"kind": "bot", "bot": "greedy"}})
    assert [seat["name"] for seat in table["seats"]][1] == "Greedy bot"
    table = anna.on(id, "seat", {"seat": 2, "to": {"kind": "here", "name": "Cleo"}})
    assert table["you"]["seats"] == [0, 2]
    assert kinds(anna.on(id, "seat", {"seat": 1, "to": {"kind": "open"}})) == ["person", "open", "person"]


def test_several_people_share_a_screen(anna: Player) -> None:
    seats = [{"kind": "here", "name": name} for name in ("Anna", "Ben", "Cleo")]
    table = anna.post("/api/tables", {"seats": seats, "setup": {"first_game": True}}, 201)
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Ben", "Cleo"]
    assert table["you"]["seats"] == [0, 1, 2]


def test_equal_bots_are_numbered(anna: Player) -> None:
    names = [seat["name"] for seat in anna.create("here", "random", "greedy", "random")["seats"]]
    assert names[1:] == ["Random bot", "Greedy bot", "Random bot 2"]


def test_a_bot_that_comes_later_gets_a_name_that_no_seat_has(anna: Player) -> None:
    id = anna.create("here", "greedy", "greedy", "open")["id"]
    anna.on(id, "seat", {"seat": 1, "to": {"kind": "open"}})
    anna.on(id, "seat", {"seat": 1, "to": {"kind": "bot", "bot": "greedy"}})
    table = anna.on(id, "seat", {"seat": 3, "to": {"kind": "bot", "bot": "greedy"}})
    assert [seat["name"] for seat in table["seats"]][1:] == ["Greedy bot", "Greedy bot 2", "Greedy bot 3"]


def test_a_game_of_bots_alone_does_not_start(anna: Player) -> None:
    id = anna.create("here", "open")["id"]
    for seat in range(2):
        anna.on(id, "seat", {"seat": seat, "to": {"kind": "bot"}})
    assert anna.on(id, "start", status=409)["reason"] == "At least one seat must be for a person."


def test_a_player_keeps_the_chosen_colour_if_nobody_has_it(anna: Player, ben: Player) -> None:
    anna.http.put("/api/me", json={"name": "Anna", "colour": 3})
    table = anna.create("here", "open", "open")
    assert table["seats"][0]["colour"] == 3
    assert ben.on(table["id"], "join", {"colour": 1})["seats"][1]["colour"] == 1
    colours = [seat["colour"] for seat in ben.get(f"/api/tables/{table['id']}")["seats"]]
    assert len(set(colours)) == 3
    third = anna.on(table["id"], "join", {"colour": 3})["seats"]
    assert third[0]["colour"] == 3
    assert third[2]["colour"] != 3


def test_two_seats_cannot_ask_for_one_colour(anna: Player) -> None:
    seats = [{"kind": "here", "colour": 2}, {"kind": "open", "colour": 2}]
    assert anna.post("/api/tables", {"seats": seats}, 422)["reason"] == "Another seat has this colour."


def test_a_table_needs_a_person_known_bots_and_a_set_up_that_fits(anna: Player) -> None:
    def refusal(seats: list[dict[str, str]], **more: Any) -> str:
        return str(anna.post("/api/tables", {"seats": seats, **more}, 422)["reason"])

    bot, person = {"kind": "bot"}, {"kind": "here"}
    assert refusal([bot, bot]) == "At least one seat must be for a person."
    assert "There is no bot “hal”" in refusal([person, {"kind": "bot", "bot": "hal"}])
    code = anna.post("/api/setup", {"seats": 3})["code"]
    assert "for 3 seats, but you named 2" in refusal([person, bot], setup={"code": code})
    assert "There is no card “kings”" in refusal([person, bot], setup={"cards": ["kings"]})
    assert "is not a set-up code" in refusal([person, bot], setup={"code": "HX-1"})
    assert refusal([person, bot, bot], is_lesson=True) == "The guided game is for you and one bot."


def test_the_guided_game_always_has_the_same_cards(anna: Player) -> None:
    looks = [anna.look(anna.create("here", "random", is_lesson=True)["id"]) for _ in range(2)]
    first, second = [look.view["played"] for look in looks]
    assert first == second
    assert looks[0].table["is_lesson"]


def test_a_set_up_is_drawn_from_the_wanted_boxes(anna: Player) -> None:
    wishes = {"boxes": ["base", "nomads"], "boards": ["village", "oasis@180"], "cards": ["lords"]}
    seen = anna.look(anna.create("here", "random", setup=wishes)["id"])
    boards = seen.game["ground"]["boards"]
    assert [board["key"] for board in boards][:2] == ["village", "oasis"]
    assert [board["is_turned"] for board in boards][:2] == [False, True]
    assert "lords" in [card["key"] for card in seen.game["cards"]]


def test_a_board_of_the_newest_edition_has_one_name(anna: Player) -> None:
    names = {board["key"]: say(heard(board["name"])) for board in anna.get("/api/choices")["boards"]}
    assert names["second-3b"] == "Quadrant 3B"
    drawn = anna.post("/api/setup", {"edition": "newest", "side": "b"})
    table = anna.create("here", "random", setup={"code": drawn["code"]})
    boards = anna.look(table["id"]).game["ground"]["boards"]
    assert [say(heard(board["name"])) for board in boards] == [names[board["key"]] for board in boards]
    assert all(str(board["name"]) in str(drawn["steps"]) for board in boards)


def test_new_boards_are_made_without_stopping_the_server(anna: Player) -> None:
    table = anna.create("here", "random", setup={"boxes": ["endless"]})
    seen = anna.look(table["id"])
    assert all(board["key"].startswith("endless-") for board in seen.game["ground"]["boards"])


def test_there_is_no_table_under_another_address(anna: Player) -> None:
    assert anna.get("/api/tables/nowhere", 404) == {"reason": "There is no such table.", "field": ""}
    assert anna.on("nowhere", "join", {}, 404)
    assert anna.open("nowhere").closed_with() == 4404


def test_a_name_is_shown_on_one_line_and_not_too_long(anna: Player) -> None:
    changed = anna.http.put("/api/me", json={"name": "  A\nnna <b>  of the very long name ", "colour": 2})
    assert changed.json() == {"name": "A nna <b> of the ver", "colour": 2}
    assert anna.get("/api/me") == changed.json()
    assert anna.http.put("/api/me", json={"name": " \t", "colour": 2}).status_code == 422


def test_a_forged_cookie_is_a_new_guest(anna: Player, ben: Player, server: Running) -> None:
    anna.http.put("/api/me", json={"name": "Anna", "colour": 1})
    cookie = anna.http.cookies["hexstead"]
    id, _, signature = cookie.partition(".")
    for forged in (f"{id}.", f"{id}.{'0' * len(signature)}", f"{id[:-1]}x.{signature}", "x", "ä.b"):
        answer = ben.http.get("/api/me", headers=[(b"Cookie", f"hexstead={forged}".encode())])
        assert answer.json()["name"] != "Anna"
    assert "httponly" in ben.http.get("/api/me").headers.get("set-cookie", "HttpOnly").lower()


def test_the_cookie_is_not_for_scripts_and_not_for_other_sites(server: Running) -> None:
    anna = Player(server.address)
    cookie = anna.http.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "set-cookie" not in anna.http.get("/api/me").headers
    anna.close()

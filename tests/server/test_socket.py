"""Playing over the socket: what is told to whom, and what is refused."""

import asyncio
import json
import threading
from contextlib import suppress

import pytest
from jsonschema import Draft202012Validator
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.running import PATIENCE, Newcomer, Player, Running, on_turn, pair, until


def test_the_first_message_is_whole_for_players_and_spectators_alike(anna: Player, ben: Player) -> None:
    id = anna.create("here", "random")["id"]
    for look in (anna.look(id), ben.look(id)):
        message = json.loads(look.frames[0])
        assert set(message) == {"kind", "table", "game", "view", "waited", "chat"}
        assert len(message["game"]["ground"]["rows"]) == 20
    assert look.view["reader"] is None
    assert look.table["you"]["seats"] == []


def test_messages_are_as_the_published_schemas_say(anna: Player) -> None:
    schemas = anna.get("/api/messages.json")
    look = anna.look(anna.create("here", "here")["id"])
    look.send(kind="say", text="hello")
    look.until("chat")
    look.act(look.view["live"][0])
    look.refused("nonsense")
    from_server = Draft202012Validator(schemas["from_server"])
    for frame in look.frames:
        from_server.validate(json.loads(frame))
    from_client = Draft202012Validator(schemas["from_client"])
    assert from_client.is_valid({"at": 0, "do": "A1"})
    assert not from_client.is_valid({"kind": "dance"})


def test_before_the_start_there_is_a_game_to_look_at_but_no_view(anna: Player) -> None:
    look = anna.look(anna.create("here", "open")["id"])
    assert look.game["ground"]["spots"]
    assert look.view == {}
    look.send(at=0, do="A1")
    assert look.until("refused")["key"] == "not-started"


def test_everybody_at_the_table_sees_the_start(anna: Player, ben: Player) -> None:
    id = anna.create("here", "open")["id"]
    host = anna.look(id)
    ben.on(id, "join", {"name": "Ben"})
    assert [seat["name"] for seat in host.until("table")["table"]["seats"]][1] == "Ben"
    guest = ben.look(id)
    anna.on(id, "start")
    for look in (host, guest):
        assert look.until("whole")["table"]["phase"] == "playing"
        assert look.view["at"] == 0


def test_an_action_is_told_to_all_with_what_happened(anna: Player, ben: Player) -> None:
    _, first, second = pair(anna, ben)
    chooser, other = on_turn(first, second)
    hex = chooser.view["live"][0]
    seat = chooser.view["turn"]
    view = chooser.act(hex)
    assert hex in view["seats"][seat]["settlements"]
    assert other.until("view")["view"]["seats"][seat]["settlements"] == [hex]
    for look in (chooser, other):
        happened = look.view["happened"][0]
        assert (happened["kind"], happened["hex"]) == ("built", hex)
        assert look.view["recent"] == [hex]
        assert hex in json.dumps(look.view["log"]["lines"][-1]["said"])


def test_only_the_deciding_player_sees_live_hexes(anna: Player, ben: Player) -> None:
    chooser, other = on_turn(*pair(anna, ben)[1:])
    assert chooser.view["live"]
    assert chooser.view["prompt"]["key"] == "ask-build-first"
    assert other.view["live"] == []
    assert other.view["prompt"]["key"] == "ask-other"


def test_an_old_position_is_answered_with_the_current_view(anna: Player, ben: Player) -> None:
    chooser, _ = on_turn(*pair(anna, ben)[1:])
    chooser.act(chooser.view["live"][0])
    assert chooser.refused(chooser.view["live"][0], at=0)["key"] == "stale"
    assert chooser.next()["view"]["at"] == 1
    assert chooser.refused(chooser.view["live"][0], at=7)["key"] == "stale"


def test_an_action_that_is_not_live_is_refused_with_the_reason_of_the_rules(
    anna: Player, ben: Player
) -> None:
    chooser, _ = on_turn(*pair(anna, ben)[1:])
    letters = {row["name"]: row["letters"] for row in chooser.game["ground"]["rows"]}
    water = next(f"{name}{row.index('W') + 1}" for name, row in letters.items() if "W" in row)
    refusal = chooser.refused(water)
    assert refusal["key"] == "card"
    assert refusal["reason"].startswith("That's water. Your card is ")
    assert chooser.refused("end")["reason"].startswith("First build 3 more ")
    assert chooser.refused("use:tavern")["reason"] == "You have no Tavern tile."
    assert chooser.refused("use:nonsense")["key"] == "no-action"
    assert chooser.refused("Z99")["key"] == "no-action"
    assert chooser.view["at"] == 0


def test_nobody_acts_for_a_foreign_seat(anna: Player, ben: Player, newcomer: Newcomer) -> None:
    id, first, second = pair(anna, ben)
    chooser, other = on_turn(first, second)
    hex = chooser.view["live"][0]
    assert other.refused(hex)["reason"] == "It's not your turn to choose."
    spectator = newcomer().look(id)
    assert spectator.refused(hex)["reason"] == "You are watching. Take a seat to play."
    assert spectator.refused("take-back")["key"] == "not-yours"
    assert chooser.act(hex)["at"] == 1


def test_a_build_is_taken_back_but_not_what_showed_a_card(anna: Player, ben: Player) -> None:
    chooser, other = on_turn(*pair(anna, ben)[1:])
    assert not chooser.view["can_take_back"]
    assert chooser.refused("take-back")["reason"] == "There's nothing to take back."
    before = chooser.view["live"]
    chooser.act(before[0])
    assert chooser.view["can_take_back"]
    view = chooser.act("take-back")
    assert (view["at"], view["live"]) == (2, before)
    assert other.until_at(2)["seats"][chooser.view["turn"]]["settlements"] == []
    chooser.finish_turn()
    assert not chooser.view["can_take_back"]
    assert "revealed a hidden card" in chooser.refused("take-back")["reason"]
    other.until_at(chooser.view["at"])
    assert "Another player has acted" in other.refused("take-back")["reason"]


def test_a_reconnect_shows_the_same_as_staying(anna: Player, ben: Player) -> None:
    id, first, second = pair(anna, ben)
    chooser, other = on_turn(first, second)
    player = anna if chooser is first else ben
    chooser.act(chooser.view["live"][0])
    stayed = dict(chooser.view)
    chooser.close()
    while other.table["seats"][stayed["turn"]]["is_connected"]:
        other.until("table")
    again = player.look(id)
    assert {**again.view, "log": None} == {**stayed, "log": None}
    assert again.act(again.view["live"][0])["at"] == 2


def test_a_guest_who_reconnects_while_the_old_connection_is_closing_stays_present(
    anna: Player, ben: Player, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, first, _ = pair(anna, ben)
    going, gone = threading.Event(), threading.Event()
    depart = server.house.store.depart

    async def slow(id: str, guest: str) -> None:
        going.set()
        await asyncio.sleep(0.3)
        await depart(id, guest)
        gone.set()

    monkeypatch.setattr(server.house.store, "depart", slow)
    first.close()
    assert going.wait(PATIENCE)
    anna.look(id)
    assert gone.wait(PATIENCE)
    assert [seat["is_connected"] for seat in ben.get(f"/api/tables/{id}")["seats"]] == [True, True]


def test_a_whole_game_with_a_bot_ends_in_a_result_a_record_and_a_replay(anna: Player) -> None:
    id = anna.create("here", "random")["id"]
    look = anna.look(id)
    assert anna.get(f"/api/games/{id}/record", 409)["reason"].startswith("The game is not over yet")
    log = list(look.view["log"]["lines"])
    while look.view["result"] is None:
        if look.view["is_yours"]:
            look.send(at=look.view["at"], do=look.choices()[0])
        if look.until("view"):
            told = look.view["log"]
            assert told["first"] <= len(log)
            log = log[: told["first"]] + told["lines"]
    result = look.view["result"]
    assert result["places"][0]["total"] == max(seat["total"] for seat in look.view["seats"])
    assert result["verdict"]["key"] in ("verdict-won", "verdict-shared")
    assert look.refused("A1")["reason"] == "The game is over."
    until(lambda: anna.get(f"/api/tables/{id}")["phase"] == "over")
    record = anna.get(f"/api/games/{id}/record")
    assert len(record["actions"]) == look.view["at"]
    replay = anna.get(f"/api/games/{id}/replay")
    assert len(replay["views"]) == len(record["actions"]) + 1
    assert replay["views"][-1]["result"] == result
    assert replay["views"][-1]["seats"][0]["settlements"] == look.view["seats"][0]["settlements"]
    assert anna.look(id).view["log"]["lines"] == log


def test_several_people_at_one_screen_take_turns(anna: Player) -> None:
    look = anna.look(anna.create("here", "here", "here")["id"])
    deciding = []
    for _ in range(4):
        deciding.append(look.view["deciding"])
        assert look.view["is_yours"]
        assert look.view["reader"] == look.view["deciding"]
        look.finish_turn()
    assert deciding[3] == deciding[0]
    assert sorted(deciding[:3]) == [0, 1, 2]


def test_questions_are_answered_beside_the_game(anna: Player, ben: Player) -> None:
    chooser, other = on_turn(*pair(anna, ben)[1:])
    live = chooser.view["live"][0]
    chooser.send(kind="explain", id=1, do=live)
    assert chooser.until("explained") == {"kind": "explained", "id": 1, "reason": None}
    chooser.send(kind="explain", id=2, do="end")
    assert chooser.until("explained")["reason"].startswith("First build")
    chooser.send(kind="explain", id=3, do="nonsense")
    assert "is not an action here" in chooser.until("explained")["reason"]
    chooser.send(kind="preview", id=4, do=live)
    gold = chooser.until("previewed")["gold"]
    seat = chooser.view["turn"]
    before = chooser.view["seats"][seat]["gold"]
    after = chooser.act(live)["seats"][seat]["gold"]
    assert gold == {key: after[key] - before[key] for key in after if after[key] != before[key]}
    other.send(kind="preview", id=5, do=chooser.view["live"][0])
    assert other.until("previewed")["gold"] == {}
    other.send(kind="earns", id=6, card="knights", seat=seat)
    assert other.until("earned")["hexes"] == [live]
    other.send(kind="earns", id=7, card="dragons", seat=4)
    assert other.until("earned")["hexes"] == []


def test_what_is_said_reaches_everybody_and_newcomers(anna: Player, ben: Player) -> None:
    id, first, second = pair(anna, ben)
    text = "<script>alert('\u202e')</script>\nwell played"
    first.send(kind="say", text=text)
    for look in (first, second):
        line = look.until("chat")["line"]
        assert line["text"] == "<script>alert(' ')</script> well played"
        assert line["seat"] == 0
    first.send(kind="say", text=" \n ")
    second.send(kind="say", text="thanks")
    assert first.until("chat")["line"]["name"] == "Ben"
    assert [line["text"] for line in json.loads(anna.look(id).frames[0])["chat"]][-1] == "thanks"


def test_the_table_knows_who_is_there(anna: Player, ben: Player, newcomer: Newcomer) -> None:
    id, first, _ = pair(anna, ben)
    watcher = newcomer().look(id)
    while first.table["watchers"] == 0:
        first.until("table")
    assert [seat["is_connected"] for seat in first.table["seats"]] == [True, True]
    watcher.close()
    while first.table["watchers"]:
        first.until("table")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "garbage",
        "[]",
        "5",
        "null",
        '"act"',
        "{}",
        '{"at": 0}',
        '{"at": "0", "do": "A1"}',
        '{"at": -1, "do": "A1"}',
        '{"at": 0, "do": 5}',
        '{"at": 0, "do": "A1", "seat": 1}',
        '{"kind": "dance"}',
        '{"kind": "say", "text": ""}',
        '{"kind": "explain", "do": "A1"}',
        '{"at": 0, "do": "' + "A" * 100 + '"}',
        "[" * 2000,
    ],
)
def test_a_message_that_is_not_understood_is_answered_and_harms_nothing(
    text: str, server: Running, anna: Player
) -> None:
    look = anna.look(anna.create("here", "here")["id"])
    look.connection.send(text)
    trouble = look.until("trouble")
    assert trouble["key"] == "message"
    assert look.act(look.view["live"][0])["at"] == 1


def test_a_message_of_bytes_is_not_understood(anna: Player) -> None:
    look = anna.look(anna.create("here", "here")["id"])
    look.connection.send(b'{"at": 0, "do": "A1"}')
    assert look.until("trouble")["key"] == "message"


def test_a_long_message_is_refused_and_a_huge_one_ends_the_connection(anna: Player) -> None:
    id = anna.create("here", "here")["id"]
    look = anna.look(id)
    look.connection.send(json.dumps({"kind": "say", "text": "x" * 5000}))
    assert look.until("trouble")["key"] == "too-long"
    look.connection.send(json.dumps({"kind": "say", "text": "ä" * 3000}, ensure_ascii=False))
    assert look.until("trouble")["key"] == "too-long"
    look.connection.send("x" * 1_000_000)
    assert look.closed_with() == 1009
    assert anna.look(id).view["at"] == 0


def test_a_flooder_is_cut_off_and_nobody_else(anna: Player, ben: Player) -> None:
    id, first, second = pair(anna, ben)
    with suppress(ConnectionClosed):
        for _ in range(300):
            first.send(kind="explain", id=1, do="A1")
    assert first.closed_with() == 1008
    second.send(kind="explain", id=1, do="A1")
    assert second.until("explained")
    assert anna.look(id).view["at"] == 0


def test_another_site_cannot_open_a_socket(anna: Player, server: Running) -> None:
    id = anna.create("here", "here")["id"]
    with pytest.raises(InvalidStatus, match="403"):
        anna.open(id, Origin="https://elsewhere.example")
    assert anna.look(id, Origin=server.address).view


def test_a_bot_takes_over_for_a_player_who_leaves_until_they_come_back(anna: Player, ben: Player) -> None:
    id, first, second = pair(anna, ben)
    chooser, other = on_turn(first, second)
    leaver, seat = (anna if chooser is first else ben), chooser.view["turn"]
    leaver.on(id, "leave")
    while not other.view["is_yours"]:
        other.next()
    assert other.table["seats"][seat]["kind"] == "person"
    assert other.table["seats"][seat]["bot"] == "greedy"
    assert chooser.refused("A1")["key"] == "not-yours"
    back = leaver.on(id, "join")
    assert back["seats"][seat]["bot"] is None
    assert back["you"]["seats"] == [seat]
    other.finish_turn()
    chooser.until_at(other.view["at"])
    assert chooser.view["is_yours"]
    chooser.finish_turn()


def test_the_same_players_play_again(anna: Player, ben: Player, newcomer: Newcomer) -> None:
    id = anna.create("here", "random")["id"]
    assert anna.on(id, "rematch", status=409)["reason"].startswith("The game is not over yet")
    look = anna.look(id)
    while look.view["result"] is None:
        if look.view["is_yours"]:
            look.send(at=look.view["at"], do=look.choices()[0])
        look.until("view")
    until(lambda: anna.get(f"/api/tables/{id}")["phase"] == "over")
    assert ben.on(id, "rematch", status=403)
    again = anna.on(id, "rematch")["rematch"]
    assert again not in (None, id)
    assert anna.get(f"/api/tables/{again}")["phase"] == "playing"
    assert anna.on(id, "rematch")["rematch"] == again
    assert anna.look(again).view["at"] <= 60


def test_before_the_start_nobody_learns_the_first_card_or_who_begins(anna: Player) -> None:
    look = anna.look(anna.create("here", "open")["id"])
    letters = {row["name"]: row["letters"] for row in look.game["ground"]["rows"]}
    water = next(f"{name}{row.index('W') + 1}" for name, row in letters.items() if "W" in row)
    look.send(kind="explain", id=1, do=water)
    assert look.until("explained")["reason"] == "The game has not started yet."
    look.send(kind="preview", id=2, do="A1")
    found = look.until("previewed")
    assert (found["gold"], found["took"], found["lost"]) == ({}, [], [])
    look.send(kind="earns", id=3, card="knights", seat=0)
    assert look.until("earned")["hexes"] == []

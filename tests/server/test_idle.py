"""Who is there and never acts can be voted out; who has had enough resigns."""

from typing import Any

from server.running import Newcomer, Player, Running, Seen, long_idle, on_turn, pair, until_said


def three(players: list[Player], **more: Any) -> tuple[str, list[Seen]]:
    """A game of three persons who are all there."""
    id = players[0].create("here", "open", "open", **more)["id"]
    for number, player in enumerate(players[1:], 1):
        player.on(id, "join", {"seat": number, "name": f"Player {number}"})
    players[0].on(id, "start")
    looks = [player.look(id) for player in players]
    for look in looks:
        while not all(seat["is_connected"] for seat in look.table["seats"]):
            look.until("table")
    return id, looks


def test_with_one_other_person_that_one_lets_a_bot_play_for_who_never_acts(
    server: Running, anna: Player, ben: Player
) -> None:
    id, first, second = pair(anna, ben, idle_minutes=2, stand_in="random")
    idle, other = on_turn(first, second)
    (idler, voter) = (anna, ben) if idle is first else (ben, anna)
    seat, at = idle.view["deciding"], idle.view["at"]
    early = voter.on(id, "vote", {"at": at}, 409)["reason"]
    assert early.endswith("seconds to act.")
    assert idler.on(id, "vote", {"at": at}, 403)["reason"] == "You can't vote about your own seat."
    long_idle(server, id)
    table = voter.on(id, "vote", {"at": at})
    assert table["seats"][seat]["bot"] == "random"
    name = table["seats"][seat]["name"]
    until_said(idle, f"{name} did not act. The Random bot is playing.")
    # Nobody looks at cards by waiting for a vote.
    while not other.view["is_yours"]:
        other.next()
    back = idler.on(id, "join")
    assert back["you"]["seats"] == [seat]
    idle.until_at(other.view["at"])
    assert not idle.view["can_take_back_turn"]
    assert voter.on(id, "vote", {"at": at}, 409)["reason"].startswith("The table has just changed")


def test_of_two_others_both_must_want_it_and_an_action_ends_the_vote(
    server: Running, anna: Player, ben: Player, newcomer: Newcomer
) -> None:
    players = [anna, ben, newcomer()]
    id, looks = three(players)
    idler = looks[0].view["deciding"]
    others = [number for number in range(3) if number != idler]
    at = looks[0].view["at"]
    long_idle(server, id)
    votes = players[others[0]].on(id, "vote", {"at": at})["votes"]
    assert votes == {"at": at, "votes": 1, "needed": 2, "is_yours": True}
    again = players[others[0]].on(id, "vote", {"at": at})
    assert (again["votes"]["votes"], again["seats"][idler]["bot"]) == (1, None)
    while looks[idler].table["votes"] is None:
        looks[idler].until("table")
    assert not looks[idler].table["votes"]["is_yours"]
    # It is enough to act.
    looks[idler].act(looks[idler].view["live"][0])
    looks[others[1]].until_at(at + 1)
    assert players[others[1]].on(id, "vote", {"at": at}, 409)
    assert players[others[1]].on(id, "vote", {"at": at + 1}, 409)["reason"].endswith("seconds to act.")
    long_idle(server, id)
    votes = players[others[1]].on(id, "vote", {"at": at + 1})["votes"]
    assert votes["votes"] == 1
    assert players[others[0]].on(id, "vote", {"at": at + 1})["seats"][idler]["bot"]


def test_only_other_persons_who_are_there_count(
    server: Running, anna: Player, ben: Player, newcomer: Newcomer
) -> None:
    players = [anna, ben, newcomer()]
    id, looks = three(players)
    idler = looks[0].view["deciding"]
    gone, there = [number for number in range(3) if number != idler]
    looks[gone].close()
    while looks[there].table["seats"][gone]["is_connected"]:
        looks[there].until("table")
    long_idle(server, id)
    at = looks[there].view["at"]
    assert newcomer().on(id, "vote", {"at": at}, 403)["reason"] == "You have no seat at this table."
    assert players[there].on(id, "vote", {"at": at})["seats"][idler]["bot"]


def test_a_table_may_let_everybody_take_their_time(server: Running, anna: Player, ben: Player) -> None:
    id, first, _ = pair(anna, ben, idle_minutes=0)
    assert first.table["idle_seconds"] == 0
    long_idle(server, id)
    voter = ben if first.view["is_yours"] else anna
    refusal = voter.on(id, "vote", {"at": first.view["at"]}, 409)["reason"]
    assert refusal == "At this table everybody may take as long as they like."


def test_newcomers_are_told_how_long_nobody_has_acted(server: Running, anna: Player, ben: Player) -> None:
    id, first, _ = pair(anna, ben)
    assert first.table["idle_seconds"] == 300
    long_idle(server, id)
    again = anna.open(id)
    assert again.until("whole")["waited"] >= 3600


def test_nobody_waits_for_a_bot(server: Running, anna: Player) -> None:
    id = anna.create("here", "greedy")["id"]
    look = anna.look(id)
    while not look.view["is_yours"]:
        look.next()
    long_idle(server, id)
    assert anna.on(id, "vote", {"at": look.view["at"]}, 403)["reason"].startswith("You can't vote")


def test_a_player_who_resigns_is_replaced_to_the_end(anna: Player, ben: Player, newcomer: Newcomer) -> None:
    id, first, second = pair(anna, ben)
    assert newcomer().on(id, "resign", {}, 403)["reason"] == "You have no seat at this table."
    assert ben.on(id, "resign", {"seat": 0}, 403)["reason"] == "This seat is not yours."
    table = ben.on(id, "resign")
    assert (table["seats"][1]["bot"], table["seats"][1]["is_resigned"]) == ("greedy", True)
    until_said(first, "Ben resigned. The Greedy bot plays to the end.")
    assert ben.on(id, "join", {}, 409)["reason"] == "You resigned. A bot plays to the end."
    second.close()
    again = ben.look(id)
    assert again.table["you"]["seats"] == []
    assert again.table["seats"][1]["bot"] == "greedy"
    assert again.refused("end")["reason"] == "You resigned. A bot plays to the end."
    while not first.view["is_yours"]:
        first.next()
    first.finish_turn()


def test_nobody_resigns_before_the_start_and_a_host_who_resigns_is_no_longer_host(
    anna: Player, ben: Player
) -> None:
    id = anna.create("here", "open")["id"]
    assert anna.on(id, "resign", {}, 409)["reason"] == "The game has not started yet."
    ben.on(id, "join", {"name": "Ben"})
    anna.on(id, "start")
    look = ben.look(id)
    anna.on(id, "resign")
    while not look.table["you"]["is_host"]:
        look.until("table")


def test_who_left_a_bot_in_the_seat_may_resign_it_too(anna: Player, ben: Player) -> None:
    id, _, second = pair(anna, ben)
    ben.on(id, "leave")
    ben.on(id, "resign")
    second.close()
    assert ben.look(id).table["you"]["seats"] == []

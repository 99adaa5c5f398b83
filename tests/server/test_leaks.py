"""Nobody is told a hidden card: the same messages come, whatever is hidden."""

import re
from copy import copy
from dataclasses import replace

import pytest

from hexstead.bots.registry import BOTS
from hexstead.bots.whole_games import ask
from hexstead.boxes.catalogue import BOXES
from hexstead.engine.actions import Seat
from hexstead.engine.chance import Rng
from hexstead.engine.events import is_for
from hexstead.engine.hexes import NOWHERE, name
from hexstead.engine.rules import start
from hexstead.engine.view import guess, see
from hexstead.match.match import Match, Step
from hexstead.match.notation import write_action
from hexstead.match.seed import Seed
from hexstead.server.live.seating import new_table, stored_setup
from hexstead.server.shown.questions import Answers, Question
from hexstead.server.shown.views import ViewMaker, reader_of, view_of
from hexstead.server.store.store import Guest
from hexstead.server.wire.forms import NewTable, SeatWish, SetupRequest
from hexstead.server.wire.messages import Describe, Preview
from hexstead.setup.draw import draw_setup, first_game
from server.running import Newcomer, Player, Running, Seen

NAMES = ["Anna", "Ben", "Cleo"]
READERS: list[frozenset[Seat]] = [frozenset(own) for own in ((), (0,), (1,), (2,), (0, 1), (0, 1, 2))]


def with_other_hidden_cards(match: Match, own: frozenset[Seat], seed: int) -> Match:
    """The same match, but everything these seats can't know is dealt again."""
    twin = copy(match)
    reader = reader_of(match, own)
    twin.state = guess(match.world, see(match.world, match.state, reader), Rng(seed))
    twin.steps = [with_other_secrets(step, reader) for step in match.steps]
    return twin


def with_other_secrets(step: Step, reader: Seat) -> Step:
    """What happened, but the cards that only others saw were other ones."""
    events = [
        event if is_for(event, reader) else (*event[:3], other_card(event[3]), event[4])
        for event in step.events
    ]
    return Step(step.seat, step.action, events)


def other_card(card: int) -> int:
    return (card + 1) % 5


def text(match: Match, own: frozenset[Seat]) -> str:
    return view_of(ViewMaker(match).shared_view(NAMES, len(match.steps)), own, 0).model_dump_json()


def questions_about(match: Match) -> list[Question]:
    """What the first and the last of the live actions would change, and the tiles of one place."""
    actions = match.decision().actions
    asked: list[Question] = [
        Preview(kind="preview", id=1, do=write_action(match.world, action))
        for action in actions[:: len(actions) - 1 or 1]
    ]
    places = [site.hex for site in match.world.sites if site.hex != NOWHERE]
    place = places[len(match.steps) % len(places)]
    return [*asked, Describe(kind="describe", id=1, hex=name(place))]


@pytest.mark.parametrize("seed", range(3))
def test_a_view_does_not_depend_on_what_is_hidden(seed: int) -> None:
    every = BOXES
    match = Match(draw_setup(3, seed, expansions=every), seed)
    bots = [BOTS["random"](seat + seed) for seat in range(3)]
    differing = 0
    while not match.is_over:
        for own in READERS if len(match.steps) % 3 == 0 else ():
            twin = with_other_hidden_cards(match, own, len(match.steps))
            assert text(twin, own) == text(match, own)
            differing += twin.state.deck != match.state.deck
            answers, others = Answers(match), Answers(twin)
            for question in questions_about(match):
                assert others.to(own, question) == answers.to(own, question)
        match.play(ask(match, bots[match.decision().seat], 1))
    assert differing > 100


def test_a_hand_is_in_the_view_of_its_owner() -> None:
    """Otherwise the test above would pass for views that show no cards at all."""
    match = Match(first_game(3), 1)
    waiting = (match.state.turn + 1) % 3
    own = view_of(ViewMaker(match).shared_view(NAMES, 0), frozenset([waiting]), 0)
    assert len(own.seats[waiting].hand) == 1
    unseated = view_of(ViewMaker(match).shared_view(NAMES, 0), frozenset(), 0)
    assert [len(seat.hand) for seat in unseated.seats] == [0, 0, 0]


def two_seeds() -> tuple[int, int]:
    """Two games that begin alike on the table, but with other cards in the hidden hand and in the pile."""
    world = first_game(2).world()
    first = start(world, 0)
    for seed in range(1, 10_000):
        other = start(world, seed)
        if (other.turn, other.played) == (first.turn, first.played) and other.hands != first.hands:
            return 0, seed
    raise AssertionError("no such pair")


def table_with(server: Running, seed: int, host: Guest, other: Guest) -> str:
    wanted = NewTable(seats=[SeatWish(kind="here"), SeatWish(kind="open")])
    row = new_table(wanted, stored_setup(SetupRequest(first_game=True), 2), host)
    seats = (row.seats[0], replace(row.seats[1], guest=other.id, name="Ben"))
    dealt = replace(row, drawn_by=Seed.quick(seed), server_seed="", phase="playing", seats=seats)
    server.do(server.house.store.create(dealt))
    return row.id


def guest_of(server: Running, player: Player) -> Guest:
    player.get("/api/me")
    id = player.http.cookies["hexstead"].partition(".")[0]
    return Guest(id, player.get("/api/me")["name"], 0)


def without_id(look: Seen, id: str) -> list[str]:
    """And without the hash by which speakers are told from each other: it follows from the id."""
    frames = [frame.replace(id, "ID") for frame in look.frames]
    return [re.sub(r'"speaker":"[0-9a-f]+"', '"speaker":"HASH"', frame) for frame in frames]


def test_frames_of_two_games_that_differ_in_hidden_cards_are_the_same(
    server: Running, anna: Player, ben: Player, newcomer: Newcomer
) -> None:
    """Until the hidden card is played, neither a spectator nor the other seat can tell the games apart."""
    spectator = newcomer()
    spectator.get("/api/me")
    told: list[dict[str, list[str]]] = []
    hands: list[list[str]] = []
    for seed in two_seeds():
        id = table_with(server, seed, guest_of(server, anna), guest_of(server, ben))
        looks = {"spectator": spectator.look(id)}
        chooser = anna.look(id)
        if not chooser.view["is_yours"]:
            chooser.close()
            looks["spectator"].until("table")
            chooser = ben.look(id)
        looks["chooser"] = chooser
        while chooser.view["owed"]:
            chooser.act(chooser.view["live"][0])
        looks["spectator"].until_at(chooser.view["at"])
        told.append({who: without_id(look, id) for who, look in looks.items()})
        live = server.house.hall.tables[id].match.state
        hands.append([str(hand) for hand in live.hands])
        for look in looks.values():
            look.close()
    assert hands[0] != hands[1]
    assert [frame for frame in told[0]["spectator"] if '"kind":"view"' in frame] == [
        frame for frame in told[1]["spectator"] if '"kind":"view"' in frame
    ]
    assert told[0]["chooser"][0] == told[1]["chooser"][0]
    assert [frame for frame in told[0]["chooser"] if '"kind":"view"' in frame] == [
        frame for frame in told[1]["chooser"] if '"kind":"view"' in frame
    ]


def test_neither_seed_nor_deck_nor_the_ids_of_others_are_ever_sent(
    server: Running, anna: Player, ben: Player
) -> None:
    id = anna.create("here", "random")["id"]
    look = ben.look(id)
    cookie = anna.http.cookies["hexstead"].partition(".")[0]
    seed = server.house.hall.tables[id].match.seed
    playing = anna.look(id)
    while not playing.view["is_yours"]:
        playing.next()
    playing.finish_turn()
    look.until_at(playing.view["at"] - 1)
    for frame in look.frames:
        assert cookie not in frame
        assert seed.text not in frame
        assert '"seed"' not in frame

"""What Marshlands and Harvest bring to the table: answers in another's turn, silos, marks, stand-ins."""

import json
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

from hexstead import Match, draw_setup, read_code, replay, write_code
from hexstead.bots.at_random import AtRandom
from hexstead.bots.whole_games import ask, play_out
from hexstead.boxes.catalogue import BONUSES
from hexstead.boxes.harvest.powers import BUILD_OR_MOVE, SPEND
from hexstead.boxes.marshlands.powers import REACT
from hexstead.cli.screen.facts import heading, panel
from hexstead.cli.screen.match_scene import scene_of
from hexstead.cli.screen.paint import painted
from hexstead.cli.screen.replies import read_reply, why
from hexstead.cli.screen.terminal_game import TerminalGame
from hexstead.cli.screen.text_board import WIDTH, draw, legend
from hexstead.engine.actions import DONE, NOBODY, STORE, Seat
from hexstead.engine.hexes import NOWHERE, members
from hexstead.engine.terrain import NAMES, faces
from hexstead.match.notation import write_action
from hexstead.match.record import Record
from hexstead.match.turns import last_words, news, turns
from hexstead.pictures import Scene
from hexstead.setup.documents import check, read_json
from hexstead.setup.setup import Setup
from hexstead.wording.buttons import button as named_button
from hexstead.wording.say import say
from hexstead.wording.standins import notices_of
from hexstead.wording.tile_state import tile_state
from spoken import sentence

Run = Callable[..., Any]
Keep = Callable[..., str]

BOTH = ("marshlands", "harvest")
MARSH = ("canoe", "temple", "fountain", "cathedral")
CANOES = ("canoe", "quarry", "university", "cathedral")
"""With nomad spaces, on which every tile is the last one."""
SEAT_NAMES = ["Anna", "Ben", "Cleo", "Dora", "Eva"]
HOW = "If you own the box, put its layout as a text file into the folder named by HEXSTEAD_BOARDS"


def games(
    seeds: range = range(12), seats: int = 3, boards: tuple[str, ...] = (), cards: tuple[str, ...] = ()
) -> Iterator[Match]:
    """All that happens in some games with both boxes between bots at random."""
    for seed in seeds:
        match = Match(draw_setup(seats, seed, boards, cards, expansions=BOTH), seed)
        bot = AtRandom(seed)
        while not match.is_over:
            yield match
            match.play(ask(match, bot, 1))


def reactions(seats: int = 3) -> Iterator[Match]:
    """Somebody is asked in the turn of another."""
    for match in games(range(40), seats, CANOES):
        if match.decision().prompt == REACT:
            yield match


def shown(what: RenderableType, width: int = 80) -> str:
    page = StringIO()
    painted(Console(file=page, width=width)).print(what)
    return page.getvalue()


def flat(text: str) -> str:
    return " ".join(text.split())


# The log: others may act in a turn, and after the last round.


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_turns_go_round_no_matter_who_acts_in_them(seats: int) -> None:
    reacted = closed = 0
    for seed in range(12):
        match = Match(draw_setup(seats, seed, CANOES, expansions=BOTH), seed)
        play_out(match, [AtRandom(seed + seat) for seat in range(seats)])
        told = turns(match)
        rounds = [turn for turn in told if not turn.is_closing]
        assert len(rounds) == seats * match.round
        assert [turn.seat for turn in rounds] == [
            (match.state.first + number) % seats for number in range(len(rounds))
        ]
        assert told[: len(rounds)] == rounds
        happened = [event for step in match.steps for event in step.events]
        assert [event for turn in told for event in turn.events][1:] == happened
        assert last_words(told, seats)[0] is rounds[-seats]
        reacted += len([turn for turn in rounds if turn.has_acts_of_others()])
        closed += len(told) - len(rounds)
    assert reacted
    assert closed


def test_the_silos_are_told_after_the_last_round() -> None:
    match = next(match for match in games() if match.decision().prompt == BUILD_OR_MOVE)
    seat, rounds = match.decision().seat, match.round
    assert heading(match).plain == "After the last round"
    assert heading(match, "Ben").plain == "After the last round   Now: Ben"
    match.play(DONE)
    turn = turns(match)[-1]
    assert (turn.seat, turn.is_closing) == (seat, True)
    text = sentence(match.world, turn, SEAT_NAMES, NOBODY)
    begins = "The game ended" if match.is_over else f"After the last round, {SEAT_NAMES[seat]} "
    assert text.startswith(begins)
    assert match.round == rounds
    assert match.is_over or "Round" not in heading(match).plain


def test_the_reader_is_told_what_others_did_in_the_readers_turn() -> None:
    for match in reactions():
        reader, other = match.state.turn, match.decision().seat
        match.play(next(action for action in match.decision().actions if action != DONE))
        told = news(turns(match), reader)
        assert told[-1].seat == reader
        assert f"({SEAT_NAMES[other]} used Canoe, built " in sentence(
            match.world, told[-1], SEAT_NAMES, reader
        )
        assert news(turns(match), other)[-1].seat == reader
        return
    raise AssertionError("nobody was asked")


# Decisions of one seat in the turn of another.


def test_a_reaction_is_asked_for_in_words_and_can_be_refused() -> None:
    match = next(reactions())
    decision = match.decision()
    assert decision.seat != match.state.turn
    assert say(named_button(match.world, match.state, DONE)) == "Pass"
    assert read_reply(match, "d") == DONE
    assert why(match, members(decision.hexes)[0]).startswith("You can choose ")


class Person(TerminalGame):
    """Somebody at the table who answers at random and keeps what was on the screen."""

    def __init__(self, match: Match, person: Seat) -> None:
        self.page, self.bot, self.asked = StringIO(), AtRandom(7), 0
        names = [f"Random bot {seat}" for seat in range(match.world.seats)]
        names[person] = "You"
        super().__init__(
            match, names, int(match.seed.text, 16), None, painted(Console(file=self.page, width=80))
        )

    def read(self) -> str:
        decision = self.match.decision()
        assert decision.seat == self.person
        if self.match.state.turn != self.person and not self.match.state.closing:
            self.asked += 1
            screen = self.page.getvalue().rpartition("Round ")[2]
            assert f"Turn: {self.names[self.match.state.turn]}" in screen
            assert "took the last tile of a location." in flat(screen)
            assert "Your Canoe: build on swamp or water now, or pass." in flat(screen)
            assert "1 Pass" in screen
        return write_action(self.match.world, ask(self.match, self.bot, 1))


@pytest.mark.parametrize(
    ("code", "seed"), [("HX-08G6-A06M-1K88-8GR8-1J24", 3), ("HX-00JE-M005-0488-8GR8-1JTM", 24)]
)
def test_a_person_is_asked_in_the_turns_of_bots_and_after_the_last_round(code: str, seed: int) -> None:
    setup = read_code(code)
    person = Person(Match(setup, seed), seed % setup.seats)
    person.run()
    text = person.page.getvalue()
    assert person.asked
    assert "After the last round\n" in text
    assert "After the last round, you " in text or "The game ended after the silo harvest." in text
    assert all(len(line) <= 80 for line in text.splitlines())


def test_only_the_last_to_act_can_take_back() -> None:
    for match in reactions():
        taker, other = match.state.turn, match.decision().seat
        assert match.can_take_back(taker) != match.steps[-1].is_final
        match.play(DONE)
        assert not match.can_take_back(taker)
        assert match.can_take_back(other)
        assert match.take_back(other) == DONE
        assert match.decision().seat == other
        return


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (5, 4)])
def test_a_game_with_all_that_is_new_goes_to_its_end(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: int, seed: int
) -> None:
    bot, file = AtRandom(seed), tmp_path / "game.json"
    monkeypatch.setattr(
        TerminalGame, "read", lambda game: write_action(game.match.world, ask(game.match, bot, 1))
    )
    wishes = ["--boards", "canoe,cathedral,mountain-station,lighthouse", "--cards", "mayors,scouts,rovers"]
    code = json.loads(run("setup", "--seats", seats, "--seed", seed, *wishes, "--json").stdout)["code"]
    result = run("play", "--setup", code, "--seed", seed, "-b", "random", "--save", file, COLUMNS="80")
    assert result.exit_code == 0, result.output
    assert all(len(line) <= 80 for line in result.stdout.splitlines())
    assert "marked row " in result.stdout
    record = check(read_json(file), Record)
    assert replay(record).is_over
    assert "finished." in run("check", file).stdout
    for at in range(0, len(record.actions), 40):
        assert run("show", file, "--at", at).exit_code == 0
    out = tmp_path / "arena.sqlite"
    assert run("arena", *["random"] * seats, "-g", 2, "--setup", code, "--out", out).exit_code == 0


def test_show_says_who_is_asked(run: Run, keep: Keep) -> None:
    match = next(reactions())
    names = SEAT_NAMES[:3]
    document = match.record(tuple(names)).model_dump(mode="json")
    text = flat(run("show", keep(document)).stdout)
    assert f"Turn: {names[match.state.turn]}" in text
    asked, taker = names[match.decision().seat], names[match.state.turn]
    assert f"{asked} has to answer in this turn. {taker} took" in text


# Beside the board.


def test_cards_with_two_terrains_show_both() -> None:
    for match in games():
        if match.state.terrain < 0 and len(match.state.played) == 1 and match.state.played[0] > 13:
            names = [NAMES[terrain] for terrain in faces(match.state.played[0])]
            text = heading(match).plain
            assert "Your card:" in text
            assert f"{names[0]} /" in text
            assert f" {names[1]} " in text
            return
    raise AssertionError("no such card was played")


def test_what_lies_on_tiles_is_shown_with_them() -> None:
    stored = aside = 0
    for match in games(boards=("cathedral", "temple")):
        state, text = match.state, ""
        if any(state.stored) or any(state.aside):
            text = flat(shown(panel(match, SEAT_NAMES[:3], NOBODY), 120))
        if 2 in state.stored:
            assert "2 number tiles" in text
            stored += 1
        if 1 in state.aside:
            assert "1 settlement set aside" in text
            aside += 1
        if stored > 3 and aside > 3:
            return
    raise AssertionError("nothing was stored or set aside")


def test_what_everybody_has_stands_only_among_the_own_tiles() -> None:
    match = next(games(boards=("bazaar",)))
    seat = match.state.turn
    assert "Farm action" in shown(panel(match, SEAT_NAMES[:3], seat))
    assert "Farm action" not in shown(panel(match, SEAT_NAMES[:3], NOBODY))
    number = members(match.world.common)[0]
    assert tile_state(match.world, match.state, seat, number) in ("ready", "unused")


def test_bonus_tiles_and_reactions_say_when_they_work() -> None:
    seen: set[tuple[bool, str]] = set()
    for match in games(range(25), 2, MARSH):
        for seat in range(2):
            for number in members(match.state.held[seat]):
                location = match.world.tiles[match.world.sites[number].tile]
                if location.key in BONUSES or location.is_reaction:
                    state = tile_state(match.world, match.state, seat, number)
                    seen.add((location.is_reaction, state))
                    assert match.world.sites[number].hex != NOWHERE or not location.is_reaction
    reactions = {(True, f"reaction-{state}") for state in ("ready", "unused", "used")}
    assert reactions | {(False, "fresh"), (False, "passive")} <= seen


def test_number_tiles_are_taken_by_a_button() -> None:
    asked = (match for match in games(boards=("cathedral",)) if match.decision().prompt == SPEND)
    match = next(match for match in asked if STORE in match.decision())
    assert say(named_button(match.world, match.state, STORE)) == "Take a number tile"
    assert read_reply(match, "store") == STORE


# The board.


def test_the_new_hexes_are_told_apart_without_colour() -> None:
    scene = Scene(("SAPI", "GGGG"), marks={"A": 1, "B": 0})
    assert draw(scene).plain.splitlines()[1:3] == ["A  s  a  ♛  Ω    A ●", "B    g  g  g  g  B ▲"]
    text = flat(legend(scene).plain)
    for part in ("s swamp", "a farmland", "♛ palace", "Ω silo", "A ▲● row marked"):
        assert part in text
    assert "marked" not in legend(Scene(("SAPI",))).plain


@pytest.mark.parametrize("colours", ["standard", "256", "truecolor"])
def test_boards_with_marks_fit_in_any_number_of_colours(colours: Any) -> None:
    match = next(match for match in games(cards=("mayors",)) if sum(match.state.marks) > -15)
    scene = scene_of(match)
    assert scene.marks
    assert max(len(line) for line in draw(scene).plain.splitlines()) == WIDTH
    page = StringIO()
    console = painted(Console(file=page, width=80, force_terminal=True, color_system=colours))
    console.print(draw(scene), legend(scene))
    assert "♛" in page.getvalue() or "Ω" in page.getvalue()


def test_scouts_stand_on_the_board_as_figures() -> None:
    for match in games(boards=("mountain-station",)):
        scene = scene_of(match)
        if scene.figures:
            assert {figure.seat for figure in scene.figures.values()} == {match.state.turn}
            assert "O scout" in legend(scene).plain
            assert not scene.figures.keys() & scene.pieces.keys()
            return
    raise AssertionError("no scout was sent")


# Stand-ins.


def test_everyone_who_sees_a_stand_in_is_told_so(run: Run, keep: Keep, tmp_path: Path) -> None:
    boards, page = ["--boards", "temple,bazaar@180,oasis,farm"], tmp_path / "page.svg"
    which = "The boards Temple and Bazaar are stand-ins: their printed layouts are not published."
    notice = f"{which} {HOW}"
    told = flat(run("setup", *boards, "--seed", 1, "--svg", page).stdout)
    assert which in told
    assert "If your printed board looks different, choose a hex that fits" in told
    assert HOW in told
    assert "hexstead boards check FILE" in told
    assert "published" in page.read_text("utf-8")
    setup = json.loads(run("setup", *boards, "--seed", 1, "--json").stdout)
    assert notice in flat(run("play", "--setup", setup["code"], "--seed", 1).stdout)
    record = {"hexstead": 1, "rules": 2, "setup": setup["setup"], "seed": 1, "actions": []}
    assert notice in flat(run("show", keep(record)).stdout)
    position = {"hexstead": 1, "boards": setup["setup"]["boards"], "seats": [{}, {}]}
    assert notice in flat(run("show", keep(position)).stdout)


def test_boards_as_printed_need_no_notice(run: Run) -> None:
    assert notices_of(("oasis", "farm@180")) == []
    [notice] = notices_of(("oasis", "canoe@180"))
    assert say(notice).startswith("The board Canoe is a stand-in: its printed layout")
    assert "stand-in" not in run("setup", "--seed", 1).stdout
    assert "stand-in" not in run("play", "--seed", 1).stdout


def test_owners_of_the_box_are_no_longer_told(run: Run, tmp_path: Path) -> None:
    text = run("boards", "new", "--like", "marshlands", "--name", "temple", "--seed", 1).stdout
    (tmp_path / "temple.txt").write_text(text, "utf-8")
    told = run("setup", "--boards", "temple,oasis,farm,barn", HEXSTEAD_BOARDS=str(tmp_path)).stdout
    assert "stand-in" not in told


# The set-up and positions.


def test_a_set_up_says_what_to_take_from_the_boxes(run: Run) -> None:
    setup = Setup(
        seats=3,
        boards=("temple", "canoe", "cathedral", "mountain-station"),
        cards=("scouts", "mayors", "lords"),
        removed_terrain="T",
    )
    text = flat(run("setup", "--code", write_code(setup)).stdout)
    assert "Put 2 bonus tiles on each bonus summary: Temple bonus and Canoe bonus." in text
    assert "Add the terrain cards with two terrains: grass or swamp, canyon or swamp, desert or swamp" in text
    assert "forest or swamp" not in text
    assert "Take out all terrain cards that show forest: you don't need them (Scouts)." in text
    assert "Give each of the 3 players, in their colour: 40 settlements and 1 gold marker." in text
    assert "for everybody: the number tiles (8 with a 1, 2 with a 5) and 2 scouts." in text
    assert "Farm action in play: Once per turn, build" in text
    assert "Silo harvest in play: After the last round" in text
    assert "Palaces in play: 5 gold for each palace" in text
    assert "2 tiles beside the board" in text


def test_a_base_game_says_nothing_of_all_that(run: Run) -> None:
    text = run("setup", "--seed", 1).stdout
    for word in ("bonus", "number tile", "swamp", "scout", "in play", "Take out", "♛", "Ω"):
        assert word not in text


POSITION = {
    "hexstead": 1,
    "map": ["P" + "G" * 19] + ["G" * 19 + "T"] + ["S" * 10 + "A" * 10] * 17 + ["I" + "G" * 19],
    "cards": ["mayors", "scouts"],
    "removed_terrain": "T",
    "seats": [{"settlements": ["A2", "B19"], "marks": ["A", "T"]}, {"settlements": ["B1"]}],
}


def test_marks_palaces_and_the_removed_terrain_are_scored_and_shown(run: Run, keep: Keep) -> None:
    file = keep(POSITION)
    found = json.loads(run("score", "--json", file).stdout)["seats"]
    assert found == [
        {"mayors": 8, "scouts": 1, "castles": 0, "palaces": 5, "total": 14},
        {"mayors": 0, "scouts": 0, "castles": 0, "palaces": 5, "total": 5},
    ]
    table = run("score", file).stdout
    assert all(name in table for name in ("Mayors", "Scouts", "Palaces"))
    lines = run("show", file).stdout.splitlines()
    assert lines[1].startswith("A  ♛  ▲ ")
    assert lines[1].endswith("A ▲")
    assert lines[20].startswith("T    Ω ")
    assert lines[20].endswith("T ▲")

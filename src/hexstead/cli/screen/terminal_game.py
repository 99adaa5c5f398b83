"""A game at the terminal: one person, the others bots."""

from pathlib import Path
from shlex import quote
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from hexstead.boxes.catalogue import FIRST_BOX
from hexstead.cli.screen.bots_by_name import bot_of, referee, shown_name
from hexstead.cli.screen.console import flowing, waiting
from hexstead.cli.screen.facts import glyph_heads, gold_table, heading, name_heads, panel, seat_name
from hexstead.cli.screen.files import replace_text
from hexstead.cli.screen.language import refusal, say, say_all, say_error, text
from hexstead.cli.screen.match_scene import scene_of
from hexstead.cli.screen.paint import GOLD
from hexstead.cli.screen.replies import read_reply, why
from hexstead.cli.screen.rulebook import look_up
from hexstead.cli.screen.text_board import WIDTH, TextBoard, draw, legend
from hexstead.engine.actions import NOBODY, Action, Seat
from hexstead.engine.explain import ask, hint
from hexstead.engine.said import BadInput
from hexstead.engine.scoring import score
from hexstead.match.ending import last_actions
from hexstead.match.match import Match
from hexstead.match.notation import write_action
from hexstead.match.turns import Turn, last_words, news, turns
from hexstead.pictures import Scene
from hexstead.wording.buttons import button as named_button
from hexstead.wording.log import line
from hexstead.wording.player_names import YOU
from hexstead.wording.standins import notices_with_advice
from hexstead.wording.verdict import verdict

_ROOM_BESIDE = 48
"""Columns for the facts; a narrower terminal shows them above the board."""
_ROOM_FOR_SOURCES = 16
"""Columns for the names of cards and tasks."""

_HELP: Final = {
    "hex": "K6",
    "button": "1, 2 …",
    "back": "back",
    "cancel": "cancel",
    "why": "why K6",
    "score": "score",
    "rules": f"rules {FIRST_BOX.first_boards[-1]}",
    "log": "log",
    "map": "map",
    "quit": "quit",
}
"""What you can type, by the message that says what it does."""


def _side_by_side(scene: Scene, facts: RenderableType) -> Table:
    both = Table.grid(padding=(0, 3))
    both.add_column(width=WIDTH)
    both.add_row(Group(draw(scene), legend(scene, WIDTH)), facts)
    return both


class Left(Exception):
    """The player has left the game."""


class TerminalGame:
    def __init__(
        self, match: Match, players: list[str], chances: int, file: Path | None, console: Console
    ) -> None:
        """`players` are the names in the record: exactly one is a person, the others are names of bots.

        `chances` is the seed of the bots.
        """
        self.match = match
        self.players = players
        self.names = [shown_name(player) for player in players]
        self.bots = {seat: key for seat, player in enumerate(players) if (key := bot_of(player))}
        self.referee = referee(self.bots, len(players), chances)
        self.file = file
        self.console = console
        self.warned_at = -1
        """After how many actions the player was last told that a choice would end the game."""
        self.notice = say_all(notices_with_advice(match.setup.boards, match.setup.island))
        self.person = next(seat for seat in range(len(players)) if seat not in self.bots)
        self.you = self.person if players[self.person] == YOU else NOBODY
        self.commands = {
            "back": self._back,
            "cancel": self._cancel,
            "help": self._help,
            "why": self._why,
            "score": self._score,
            "rules": self._rules,
            "log": self._log,
            "map": self._show_again,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play to the end; Left if the player leaves before that."""
        self.save()
        self._let_bots_choose()
        while not self.match.is_over:
            self._show()
            self._let_person_choose()
            self._let_bots_choose()
        self._show_result()

    def save(self) -> None:
        if self.file:
            record = self.match.record(tuple(self.players))
            replace_text(self.file, record.model_dump_json(indent=1) + "\n")

    def _play(self, action: Action) -> None:
        self.match.play(action)
        self._save_or_say()

    def _save_or_say(self) -> None:
        try:
            self.save()
        except BadInput as error:
            self.notice = text("play-unsaved", why=say_error(error))

    def _let_bots_choose(self) -> None:
        """Until the person must choose, or the game is over."""
        if self.match.decision().seat not in self.bots:
            return
        with waiting(text("play-thinking")):
            while (seat := self.match.decision().seat) in self.bots:
                self._let_bot_choose(seat)

    def _let_bot_choose(self, seat: Seat) -> None:
        before = len(self.referee.incidents)
        self._play(self.referee.ask(self.match))
        for incident in self.referee.incidents[before:]:
            self.notice = text("play-mishap", bot=self.names[seat], reason=incident.reason)

    def _let_person_choose(self) -> None:
        """Ask until something has changed on the table."""
        before = self.match.state
        steps = len(self.match.steps)
        while self.match.state is before and len(self.match.steps) == steps:
            self._answer(self.read())

    def read(self) -> str:
        """One line from the player; Left at the end of the input."""
        try:
            return self.console.input(Text("> ", GOLD)).strip()
        except EOFError:
            raise Left from None

    def _answer(self, typed: str) -> None:
        command, _, rest = typed.partition(" ")
        try:
            if key := self._command(command):
                self.commands[key](rest.strip())
            elif typed:
                self._choose(read_reply(self.match, typed))
        except BadInput as error:
            self._say(say_error(error))

    def _command(self, word: str) -> str | None:
        """A command by its name, its first letter, or a question mark."""
        word = {"?": "help", "undo": "back", "exit": "quit"}.get(word.lower(), word.lower())
        return next((key for key in self.commands if word in (key, key[0])), None)

    def _choose(self, action: Action) -> None:
        if action not in self.match.decision():
            self._say(why(self.match, action))
        elif self._may_end(action):
            self._play(action)

    def _may_end(self, action: Action) -> bool:
        """You are asked once before you end the game; anything else goes ahead."""
        last = last_actions(self.match.world, self.match.state)
        if last is None or action not in last.actions or self.warned_at == len(self.match.steps):
            return True
        self.warned_at = len(self.match.steps)
        self._say(" ".join([text(f"last-{last.ends}"), text("last-final"), text("play-again-to-confirm")]))
        return False

    def _say(self, sentence: str) -> None:
        self.console.print(Text(sentence))

    # What the player sees.

    def _show(self) -> None:
        is_wide = self.console.width >= WIDTH + _ROOM_BESIDE
        scene, facts = scene_of(self.match), panel(self.match, self.names, self.person, is_narrow=is_wide)
        self.console.clear()
        self.console.print(heading(self.match, self._on_turn()))
        if is_wide:
            self.console.print(_side_by_side(scene, facts), "", sep="\n")
        else:
            # The board comes last: it must be visible when the terminal is too low for everything.
            self.console.print(facts, "", TextBoard(scene), "", sep="\n")
        self._show_others()
        self._show_prompt()

    def _on_turn(self) -> str | None:
        """Whose turn it is, if somebody else's: a tile may need an answer during it."""
        turn = self.match.state.turn
        return None if self.match.state.closing or turn == self.person else self.names[turn]

    def _show_again(self, rest: str) -> None:
        self._show()

    def _show_others(self) -> None:
        """What the others have done since the person's last turn, and in this one."""
        for turn in news(turns(self.match), self.person):
            self._tell(turn)

    def _tell(self, turn: Turn) -> None:
        told = line(self.match.world, turn, self.person)
        self.console.print(seat_name(turn.seat, say(told, self.names, self.you)))

    def _show_prompt(self) -> None:
        world, state = self.match.world, self.match.state
        chips = [Text(say(ask(world, state), self.names, self.you), "bold")]
        helps = hint(world, state)
        decision = self.match.decision()
        for number, button in enumerate(decision.buttons, start=1):
            name = say(named_button(world, state, button))
            chips.append(Text.assemble((f"  {number} ", GOLD), name))
        self.console.print()
        if self.notice:
            self._say(self.notice)
            self.notice = ""
        if helps:
            self.console.print(Text(say(helps, self.names, self.you), "dim"))
        self.console.print(*flowing(chips, self.console.width), sep="\n")

    def _show_result(self) -> None:
        self.console.print(draw(scene_of(self.match), self.console.width), "", sep="\n")
        for turn in last_words(turns(self.match), self.match.world.seats):
            self._tell(turn)
        self.console.print()
        self._show_gold()
        self.console.print()
        if self.notice:
            self._say(self.notice)
        self._say(say(verdict(score(self.match.world, self.match.state)), self.names, self.you))
        if self.file:
            self._say(text("play-record", file=quote(str(self.file))))

    def _show_gold(self) -> None:
        scores, world = score(self.match.world, self.match.state), self.match.world
        room = self.console.width - _ROOM_FOR_SOURCES
        heads = name_heads(self.names)
        if sum([head.cell_len + 2 for head in heads]) > room:
            heads = glyph_heads(world.seats)
        self.console.print(gold_table(world, scores, heads, with_texts=False))

    # What a player can type, other than hexes and buttons.

    def _back(self, rest: str) -> None:
        action = self.match.take_back(self.person)
        self._save_or_say()
        self.notice = text("play-taken-back", action=write_action(self.match.world, action))

    def _cancel(self, rest: str) -> None:
        self.match.cancel(self.person)
        self._save_or_say()

    def _help(self, rest: str) -> None:
        table = Table.grid(padding=(0, 3))
        for key, typed in _HELP.items():
            table.add_row(Text(typed, "bold"), text(f"play-help-{key}"))
        self.console.print(table)

    def _why(self, rest: str) -> None:
        if not rest:
            raise refusal("play-why-what")
        self._say(why(self.match, read_reply(self.match, rest)))

    def _score(self, rest: str) -> None:
        self._show_gold()

    def _rules(self, rest: str) -> None:
        self.console.print(look_up(rest.split()))

    def _log(self, rest: str) -> None:
        for turn in turns(self.match):
            self._tell(turn)

    def _quit(self, rest: str) -> None:
        raise Left

"""Hexstead: the board game Kingdom Builder. An exact, fast engine and a game to play.

These names are the public interface; everything else may move between versions.
"""

from hexstead.bots.chooser import Chooser
from hexstead.engine.actions import END, Action, Decision, IllegalAction, Seat
from hexstead.engine.chance import Rng
from hexstead.engine.codec import decode, encode
from hexstead.engine.explain import ask, explain
from hexstead.engine.hexes import Hex, Hexes, count, members
from hexstead.engine.hexes import name as hex_name
from hexstead.engine.rules import decide, start
from hexstead.engine.said import BadInput, Said
from hexstead.engine.scoring import score, winners
from hexstead.engine.state import State
from hexstead.engine.view import View, guess, see
from hexstead.engine.world import World
from hexstead.match.match import Match, replay
from hexstead.match.notation import act, read_action, write_action
from hexstead.setup.code import read_code, write_code
from hexstead.setup.draw import draw_setup, first_game
from hexstead.setup.setup import Setup
from hexstead.wording.say import say

__version__ = "0.3.0"

__all__ = [
    "END",
    "Action",
    "BadInput",
    "Chooser",
    "Decision",
    "Hex",
    "Hexes",
    "IllegalAction",
    "Match",
    "Rng",
    "Said",
    "Seat",
    "Setup",
    "State",
    "View",
    "World",
    "act",
    "ask",
    "count",
    "decide",
    "decode",
    "draw_setup",
    "encode",
    "explain",
    "first_game",
    "guess",
    "hex_name",
    "members",
    "read_action",
    "read_code",
    "replay",
    "say",
    "score",
    "see",
    "start",
    "winners",
    "write_action",
    "write_code",
]

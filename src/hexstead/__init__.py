"""Hexstead: the board game Kingdom Builder. An exact, fast engine and a game to play.

The names below are the public face; everything else may move between versions.
"""

from hexstead.engine.actions import Decision, IllegalAction
from hexstead.engine.explain import ask, explain
from hexstead.engine.rules import act, decide, start
from hexstead.engine.scoring import score, winners
from hexstead.engine.state import State
from hexstead.engine.view import View, guess, see
from hexstead.engine.world import World
from hexstead.match.code import read_code, write_code
from hexstead.match.drawing import draw_setup, first_game
from hexstead.match.match import Match, replay
from hexstead.match.setup import Setup

__version__ = "0.2.0"

__all__ = [
    "Decision",
    "IllegalAction",
    "Match",
    "Setup",
    "State",
    "View",
    "World",
    "act",
    "ask",
    "decide",
    "draw_setup",
    "explain",
    "first_game",
    "guess",
    "read_code",
    "replay",
    "score",
    "see",
    "start",
    "winners",
    "write_code",
]

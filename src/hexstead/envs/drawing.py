"""Pictures of a game in an environment: in characters, and in pixels."""
from hexstead.envs.game import Game
RENDER_MODES = ["ansi", "rgb_array"]
def check_render_mode(mode): return mode
def draw(game, mode): return ""

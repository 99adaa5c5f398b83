"""The game as an environment for learning: PettingZoo for all seats, Gymnasium for one.

Importing this package registers `hexstead/KingdomBuilder-v0` with Gymnasium.
"""

import gymnasium

from hexstead.envs.aec import env, raw_env
from hexstead.envs.layout import SECTIONS, index_of, split
from hexstead.envs.numbering import ACTIONS, action_name
from hexstead.envs.single import KingdomBuilder

ID = "hexstead/KingdomBuilder-v0"

gymnasium.register(ID, entry_point="hexstead.envs.single:KingdomBuilder", disable_env_checker=False)

__all__ = [
    "ACTIONS",
    "ID",
    "SECTIONS",
    "KingdomBuilder",
    "action_name",
    "env",
    "index_of",
    "raw_env",
    "split",
]

"""The game as an environment for learning: PettingZoo for all seats, Gymnasium for one."""
from hexstead.envs.aec import env, raw_env

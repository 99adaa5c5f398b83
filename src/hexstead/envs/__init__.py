"""The game as an environment for learning: PettingZoo for all seats, Gymnasium for one.

Importing this package registers `hexstead/KingdomBuilder-v0` with Gymnasium.
"""

try:
    import gymnasium

    from hexstead.envs.aec import env, raw_env
    from hexstead.envs.many import KingdomBuilders
    from hexstead.envs.numbering import ACTIONS, CARDS, KINDS, PROMPTS, action_name
    from hexstead.envs.observation_layout import PLANES, SECTIONS, part, planes, split
    from hexstead.envs.observer import Observer
    from hexstead.envs.single import KingdomBuilder
except ModuleNotFoundError as error:
    raise ImportError(f"{error}. The environments need more packages: pip install 'hexstead[envs]'") from None

ID = "hexstead/KingdomBuilder-v0"

gymnasium.register(
    ID,
    entry_point="hexstead.envs.single:KingdomBuilder",
    vector_entry_point="hexstead.envs.many:KingdomBuilders",
)

__all__ = [
    "ACTIONS",
    "CARDS",
    "ID",
    "KINDS",
    "PLANES",
    "PROMPTS",
    "SECTIONS",
    "KingdomBuilder",
    "KingdomBuilders",
    "Observer",
    "action_name",
    "env",
    "part",
    "planes",
    "raw_env",
    "split",
]

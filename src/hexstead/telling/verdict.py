"""Who has won."""

from hexstead.engine.scoring import Score, winners
from hexstead.telling.words import VERDICTS, listed


def verdict(names: list[str], scores: list[Score]) -> str:
    best = winners(scores)
    key = "won" if len(best) == 1 else "shared"
    return VERDICTS[key].format(who=listed([names[seat] for seat in best]), gold=scores[best[0]].total)

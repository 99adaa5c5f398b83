"""Who has won."""

from hexstead.engine.said import Said, player
from hexstead.engine.scoring import Score, winners


def verdict(scores: list[Score]) -> Said:
    best = winners(scores)
    gold = scores[best[0]].total
    if len(best) == 1:
        return Said("verdict-won", {"who": player(best[0]), "gold": gold})
    return Said("verdict-shared", {"who": [player(seat) for seat in best], "gold": gold})

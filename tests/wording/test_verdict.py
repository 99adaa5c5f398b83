"""Who has won, in each language."""

import pytest

from hexstead.engine.scoring import Score
from hexstead.wording.say import say
from hexstead.wording.verdict import verdict

SHARED = {
    "en": "You and Ada share the victory with 5 gold each.",
    "nl": "Jij en Ada delen de overwinning met elk 5 goud.",
    "de": "Geteilter Sieg mit je 5 Gold: Du und Ada.",
    "fr": "Vous et Ada\u00a0: victoire partagée avec 5 pièces d'or.",
}


def scored(*totals: int) -> list[Score]:
    return [Score({"castles": total}) for total in totals]


@pytest.mark.parametrize("language", SHARED)
def test_a_shared_victory_names_the_reader_first(language: str) -> None:
    said = say(verdict(scored(5, 3, 5)), language, ["Ada", "Bob", "Cem"], you=2)
    assert said == SHARED[language]


def test_others_share_a_victory_in_the_order_of_their_seats() -> None:
    assert say(verdict(scored(5, 3, 5)), "en", ["Cem", "Bob", "Ada"]).startswith("Cem and Ada share")

"""Every misreading in bench/misreadings.py can still be put in; `make misreadings` runs the tests on each."""

from pathlib import Path

import pytest

from misreadings import MISREADINGS, Misreading

SOURCES = Path(__file__).parents[1] / "src" / "hexstead"


@pytest.mark.parametrize("misreading", MISREADINGS, ids=lambda each: f"{each.ruling} {each.words}")
def test_a_misreading_has_exactly_one_place_and_changes_it(misreading: Misreading) -> None:
    source = (SOURCES / misreading.file).read_text("utf-8")
    changed = misreading.put_in(source)
    assert changed != source
    compile(changed, misreading.file, "exec")


def test_there_are_many_misreadings_and_no_two_are_the_same() -> None:
    assert len(MISREADINGS) >= 60
    assert len({each.words for each in MISREADINGS}) == len(MISREADINGS)
    assert len({(each.file, each.wrong, each.right) for each in MISREADINGS}) == len(MISREADINGS)


def test_a_misreading_without_a_place_is_refused() -> None:
    with pytest.raises(ValueError, match="found 0 places"):
        Misreading(49, "nothing of the kind", "engine/rules.py", "no such line", "").put_in("something else")

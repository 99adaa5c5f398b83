"""Names and words of people, as they can be shown."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexstead.wording.player_names import clean_name, on_one_line

_FAMILY = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ada\n\tLovelace ", "Ada Lovelace"),
        ("A\x00da\x1b[31m", "A da [31m"),
        (f"the {_FAMILY}", f"the {_FAMILY}"),
        ("\u200d\u200d", ""),
        (f"{_FAMILY}\u200d", _FAMILY),
        ("x" * 19 + _FAMILY, "x" * 19 + "\N{MAN}"),
        ("x" * 18 + _FAMILY, "x" * 18 + "\N{MAN}"),
    ],
)
def test_a_name_is_shown_on_one_line_without_what_cannot_be_seen(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@given(st.text(alphabet=st.one_of(st.characters(), st.sampled_from(" \n\u200c\u200dab"))))
def test_what_was_cleaned_is_clean(text: str) -> None:
    line = on_one_line(text)
    assert on_one_line(line) == line
    name = clean_name(text)
    assert clean_name(name) == name
    assert len(name) <= 20

"""Names of the same look have one skeleton, others do not."""

import pytest

from hexstead.wording.lookalikes import skeleton


@pytest.mark.parametrize(
    "other",
    [
        "sam",
        "SAM",
        "S a m",
        " Sam.",
        "_Sam_",
        "5am",
        "\u0405\u0430m",  # Cyrillic Dze and a
        "S\u03b1m",  # Greek alpha
        "S\u0430\u041c",  # Cyrillic a and Em
        "Sa\u200bm",  # a space of no width
        "Sa\u200dm",  # a joiner
        "Sa\u0301m",  # an accent that combines
        "S\u00e1m",  # the same as one letter
        "\uff33\uff41\uff4d",  # full width
        "\U0001d412\U0001d41a\U0001d426",  # bold of mathematics
        "Sarn",
    ],
)
def test_names_that_look_like_sam(other: str) -> None:
    assert skeleton(other) == skeleton("Sam")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ian", "lan"),
        ("Bill", "BiII"),
        ("Otto", "0tt0"),
        ("\u0418\u0432\u0430\u043d", "\u0438\u0432\u0430\u043d"),
        ("Will", "VVill"),
    ],
)
def test_pairs_of_the_same_look(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Sam", "Pam"),
        ("Anna", "Ana"),
        ("Guest 1234", "Guest 1235"),
        ("Seat 1", "Seat 2"),
        ("\U0001f600", "\U0001f601"),
    ],
)
def test_names_that_nobody_takes_for_one_another(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_a_name_of_signs_alone_is_still_one() -> None:
    assert skeleton("\U0001f600") == skeleton("\U0001f600\u200b") != ""

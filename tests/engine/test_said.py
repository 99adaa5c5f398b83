"""Something to be said, before anybody says it."""

import pickle

from hexstead.engine.said import Ask, BadInput, Reason, Said


def test_what_is_to_be_said_can_be_handed_to_another_process() -> None:
    why: list[Said] = [Reason("own")]
    asked = Ask("build", {"tile": Said("tile-farm"), "counts": [1, 2], "why": why})
    again = pickle.loads(pickle.dumps(asked))
    assert again == asked
    assert (type(again), again.id) == (Ask, "ask-build")


def test_an_error_keeps_what_is_to_be_said_on_its_way_to_another_process() -> None:
    error = pickle.loads(pickle.dumps(BadInput(Said("error-action", {"number": 3, "why": Reason("own")}))))
    assert error.said == Said("error-action", {"number": 3, "why": Reason("own")})


def test_it_prints_its_key_and_arguments_and_no_sentence() -> None:
    said = Said("why-card", {"kind": Said("terrain-grass"), "hexes": ["A1", "B2"], "count": 2})
    assert str(said) == "why-card(kind=terrain-grass, hexes=[A1, B2], count=2)"
    assert str(Ask("over")) == "over"


def test_equal_keys_of_an_ask_and_a_reason_are_not_the_same() -> None:
    assert Ask("over") != Reason("over")
    assert Ask("over") == Ask("over")
    assert len({Ask("over"), Ask("over"), Reason("over")}) == 2

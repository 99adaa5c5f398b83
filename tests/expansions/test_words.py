"""What the prompts and reasons say about the tiles of Marshlands and Harvest."""

from drawn import do, position
from hexstead.engine.explain import ask, explain
from hexstead.engine.said import Reason
from hexstead.engine.state import State
from hexstead.engine.world import World
from hexstead.match.notation import read_action
from hexstead.wording.say import say


def why_not(world: World, state: State, action: str) -> Reason:
    reason = explain(world, state, read_action(world, action))
    assert reason is not None
    return reason


def test_you_cannot_store_without_a_cathedral_in_use() -> None:
    world, state = position("G1  G   A   I", tiles={0: ("cathedral",)})
    assert why_not(world, state, "store").key == "not-now"


def test_ending_the_turn_before_a_card_is_chosen_names_no_terrain() -> None:
    world, state = position("G1  G   S   S   G   G", card="SG")
    assert say(why_not(world, state, "end")) == "First build 3 more on the terrain of your card."


def test_you_cannot_choose_a_hex_for_the_bazaar() -> None:
    world, state = position("G1  G   G   G", tiles={0: ("bazaar", "farm")}, owed=0)
    do(world, state, "use:bazaar")
    assert why_not(world, state, "A2").key == "choose-tile"


def test_a_canoe_is_not_used_in_the_own_turn() -> None:
    world, state = position("G1  W   S   G", tiles={0: ("canoe",)}, owed=0)
    assert why_not(world, state, "use:canoe").key == "reaction"
    world, state = position("G1  W   S   G", tiles={0: ("canoe",)}, owed=0, options=("react-to-own",))
    assert why_not(world, state, "use:canoe").key == "reaction-to-any"


def test_a_tile_that_uses_the_card_waits_for_the_choice() -> None:
    world, state = position("G1  G   S   S   G   G", card="SG", tiles={0: ("oracle",)})
    assert why_not(world, state, "use:oracle").key == "choose-card"


def test_a_cathedral_without_any_card_names_no_terrain() -> None:
    world, state = position("G1  C   M", card="G", deck="", hands=("", ""), tiles={0: ("cathedral",)}, owed=0)
    state.stored = [1, 0]
    do(world, state, "use:cathedral")
    assert "silo" not in say(why_not(world, state, "A2"))


def test_prompts_name_the_tile_and_what_it_does() -> None:
    world, state = position("G1  G1  S   A", tiles={0: ("temple",)}, owed=0)
    do(world, state, "use:temple")
    assert say(ask(world, state)) == "Temple: choose a settlement to set aside until next turn."
    assert why_not(world, state, "A3").key == "not-a-settlement"

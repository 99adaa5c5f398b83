"""What the rules say, in the places where a short text is easily untrue."""

import pytest

from spoken import spoken_entries

SAID = [
    ("Aim", "pay during the game"),
    ("Turn", "Then discard the card and draw the next one"),
    ("Full terrain", "at once, at any moment of your turn, even after your last build"),
    ("Full terrain", "tiles that use your card go on with the new terrain"),
    ("Terrain cards", "the discards are shuffled and become the draw pile"),
    (
        "Losing tiles",
        "was removed by a Sword, set aside by a Temple, or was a figure that you took off the map",
    ),
    ("Equal tiles", "the one that you have used goes first"),
    ("Moving", "Barn, Harbor, Rope bridge and Tree house put it next to one of your others if they can"),
    ("Moving", "All other moves go where their own text says, whether or not your settlements are near"),
    ("End of the game", "A settlement that comes back later does not change that"),
    ("Who begins", "Choose the start player, or draw one. Play goes clockwise"),
    ("Nomad tile", "in another player's turn is for your turn of the next round"),
    ("Stone wall", "Paddock and the bonus of Refuge jump over it"),
    ("Figure", "can move a warrior, wagon or ship instead, to a hex where that figure may stand as well"),
    ("Figure", "a city hall and scouts never move that way"),
    ("Task", "Every player who fulfils it"),
    ("Several cards", "Until you choose, each card whose terrain is full is replaced"),
    ("Several cards", "after that only the chosen one is, and you can't go back to the others"),
    ("Swamp", "Your first build or move on one of the two, even with a tile, decides for the whole turn"),
    ("Swamp", "the card leaves the game only when both are"),
    ("Swamp", "or always with a house rule"),
    ("Reaction", "an Outpost doesn't help there"),
    ("After the last round", "move up to 3 different ones"),
    ("Number tile", "at most 1 in a turn, even with a Bazaar"),
    ("Marked row", "It pays at once"),
    ("Tavern", "either end of a straight line of 3 or more of yours, in any of the three directions"),
    ("Paddock", "It may jump over anything"),
    ("Lords", "Tied players all get it; an empty sector pays nobody"),
    ("Donation water", "build 3 settlements on water, or as many as you can"),
    ("Wagon", "on land or a mountain"),
    ("Refuge bonus", "over anything, to the first free hex to build on"),
    ("Messengers", "A lone settlement pays nothing"),
    ("Geologists", "Mountain hexes that touch are one mountain"),
    ("Bazaar", "no second number tile is taken"),
    ("Bazaar", "Scouts and a city hall of this turn may be placed again"),
    ("Palisade", "beside the rest of its own area"),
    ("Silo harvest", "move up to 3 different ones"),
]


@pytest.mark.parametrize(("title", "part"), SAID)
def test_the_rules_say_it(title: str, part: str) -> None:
    assert [entry for entry in spoken_entries() if entry.title == title and part in entry.text]


@pytest.mark.parametrize(
    "untrue", ["All gold is counted at the end", "pass over", "Only its own tile moves it."]
)
def test_what_is_untrue_is_said_nowhere(untrue: str) -> None:
    assert not [entry.title for entry in spoken_entries() if untrue in entry.text]

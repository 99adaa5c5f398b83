"""Set-ups, and the worlds made of them."""

from collections import Counter

import pytest

from hexstead.content.catalogue import BOARDS, CARDS, LOCATIONS
from hexstead.match.documents import BadInput, check
from hexstead.match.setup import FIRST_GAME_CARDS, Setup, draw_setup, first_game, quadrant

PLAIN = {
    "seats": 2,
    "boards": ["tavern", "paddock", "oasis", "farm"],
    "cards": ["fishermen", "knights", "merchants"],
}


def test_the_base_game_has_its_boards_cards_and_terrain_cards() -> None:
    world = first_game(2).world()
    assert (len(BOARDS), len(LOCATIONS), len(CARDS)) == (8, 8, 10)
    assert Counter(world.deck) == dict.fromkeys(range(5), 5)


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_has_three_special_hexes(name: str) -> None:
    rows = BOARDS[name].rows
    special = "".join(sorted(letter for row in rows for letter in row if letter in "XL"))
    assert special == ("LXX" if name in ("oracle", "harbor") else "LLX")
    assert BOARDS[name].locations == (name,) * special.count("L")


@pytest.mark.parametrize("name", BOARDS)
def test_turning_a_board_twice_changes_nothing(name: str) -> None:
    assert quadrant(f"{name}@180").turned() == BOARDS[name]
    assert quadrant(f"{name}@180").rows == tuple(row[::-1] for row in reversed(BOARDS[name].rows))


def test_boards_are_laid_out_in_reading_order() -> None:
    world = Setup(seats=2, boards=("tavern", "barn", "oasis@180", "farm"), cards=FIRST_GAME_CARDS).world()
    assert world.letters[0] == BOARDS["tavern"].rows[0] + BOARDS["barn"].rows[0]
    assert world.letters[10] == BOARDS["oasis"].rows[9][::-1] + BOARDS["farm"].rows[0]


@pytest.mark.parametrize("seed", range(20))
def test_locations_lie_where_the_map_says(seed: int) -> None:
    setup = draw_setup(3, seed)
    world = setup.world()
    places = {divmod(site.hex, 21): world.locations[site.location].key for site in world.sites}
    marked = {(r, c) for r, row in enumerate(world.letters) for c, letter in enumerate(row) if letter == "L"}
    assert set(places) == marked
    for (r, c), key in places.items():
        assert setup.boards[r // 10 * 2 + c // 10].removesuffix("@180") == key


def test_the_same_seed_draws_the_same_and_others_draw_others() -> None:
    assert draw_setup(2, 5) == draw_setup(2, 5)
    assert len({draw_setup(2, seed) for seed in range(50)}) > 45


def test_what_is_chosen_is_not_drawn() -> None:
    for seed in range(30):
        drawn = draw_setup(4, seed, boards=("farm@180", "barn"), cards=("lords",))
        assert drawn.boards[:2] == ("farm@180", "barn")
        assert drawn.cards[0] == "lords"
        assert len({name.removesuffix("@180") for name in drawn.boards}) == 4
        assert len(set(drawn.cards)) == 3


def test_every_board_and_card_is_drawn_at_times() -> None:
    drawn = [draw_setup(2, seed) for seed in range(60)]
    names = {name for setup in drawn for name in setup.boards}
    assert names == {*BOARDS, *[f"{name}@180" for name in BOARDS]}
    assert {card for setup in drawn for card in setup.cards} == set(CARDS)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seats": 1}, "seats: "),
        ({"seats": 6}, "seats: "),
        ({"seats": "2"}, "seats: "),
        ({"boards": ["tavern", "paddock", "oasis"]}, "boards: "),
        ({"boards": ["tavern", "paddock", "oasis", "inn"]}, "boards: there is no board 'inn'"),
        ({"boards": ["tavern", "paddock", "oasis", "oasis@180"]}, "boards: the board 'oasis' is named twice"),
        ({"boards": ["tavern", "paddock", "oasis", "farm@90"]}, "boards: there is no board 'farm@90'"),
        ({"cards": ["lords", "lords", "knights"]}, "cards: the card 'lords' is named twice"),
        ({"cards": ["lords", "knights"]}, "cards: "),
        ({"cards": ["lords", "knights", "castles"]}, "cards: there is no card 'castles'"),
        ({"options": ["x"]}, "options: there is no option 'x'"),
        ({"option": []}, "option: there is no such field"),
    ],
)
def test_a_wrong_set_up_is_refused_by_the_name_of_the_field(change: dict[str, object], message: str) -> None:
    with pytest.raises(BadInput) as error:
        check({**PLAIN, **change}, Setup)
    assert str(error.value).startswith(message)

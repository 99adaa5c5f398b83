"""A card: five files, as "Add a card" in CONTRIBUTING.md has it."""

from pathlib import Path

from contributing.copies import TRANSLATIONS, Copy

FUNCTION = """
def _florists(world: World, pieces: list[Hexes], seat: Seat) -> int:
    return count(pieces[seat] & world.terrain[FLOWER])


"""

ENTRY = """
    Card("florists", "Florists", _florists, "1 gold for each of your settlements on a flower field."),
"""

LAST = """
        after_turn=_rovers,
    ),
]
"""

TEST = """

def test_florists_pay_for_flower_fields_of_your_own() -> None:
    assert gold("F1  F1  G1  F2  F", "florists", seats=2) == [2, 1]
"""

SLOW = """
    if card == "florists":
        return len([spot for spot in own if table.letter(spot) == "F"])
"""

ICON = """
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" \
stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">
  <path class="fill" fill="#E3A72F" d="M9.5 8a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z"/>
  <path d="M12 10.5V21M12 16c3 0 5-1.6 5-4M12 18c-3 0-5-1.6-5-4"/>
</svg>
"""

EXAMPLE = """
says: Three of your settlements stand on flower fields: 1 gold each. The one on grass pays nothing.
pays: 3
fill: G

G   G   F   F   G   G   G
  G   F1* F1* F   G   G   G
G   G   G1  F   F1* G   G
  G   G   G   G   G   G   G
G   G   G   G   G   G   G
"""

BOX = "src/hexstead/boxes/harvest"


def test_a_card_takes_five_files_and_then_lacks_nothing_but_translations(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    # At the end: set-up codes number the cards of a box by their places.
    copy.replace(f"{BOX}/cards.py", LAST, LAST.removesuffix("]\n") + ENTRY.removeprefix("\n") + "]\n")
    copy.replace(f"{BOX}/cards.py", "CARDS = [", FUNCTION.lstrip("\n") + "CARDS = [")
    copy.add(
        f"{BOX}/cards.py",
        "from hexstead.engine.terrain import FLOWER\n",
        after="from hexstead.engine.state import",
    )
    copy.add("tests/boxes/harvest/test_cards.py", TEST)
    copy.add("tests/slow_gold.py", SLOW, after="    own = table.own(seat)")
    copy.write(f"{BOX}/icons/cards/florists.svg", ICON)
    copy.write(f"{BOX}/examples/florists.txt", EXAMPLE)
    copy.make_generated()
    assert len(copy.by_hand) == 5
    assert copy.failures("florists", "tests/boxes/harvest/test_cards.py") == TRANSLATIONS

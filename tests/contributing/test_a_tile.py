"""A tile with a verb that there is: four files, as "Add a tile" in CONTRIBUTING.md has it."""

from pathlib import Path

from contributing.copies import TRANSLATIONS, Copy

ENTRY = """
    Tile("sawmill", "Sawmill", Build(beside(FOREST)), "Build one settlement beside a forest."),
"""

TEST = '''


def test_sawmill_builds_beside_a_forest() -> None:
    board = """
        G1  G*  T   G   G
    """
    world, state = position(board, tiles=("sawmill",), owed=0)
    do(world, state, "use:sawmill")
    assert live(world, state) == starred(board)
'''

ICON = """
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" \
stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">
  <path class="fill" fill="#E3A72F" d="M4 15h16v4H4z"/>
  <path d="M4 15h16v4H4zM7 15a5 5 0 0 1 10 0M12 7v3"/>
</svg>
"""

EXAMPLE = """
says: Sawmill builds beside a forest. What lies beyond the forest is not next to your own.
locations: B2=sawmill
do: use:sawmill
fill: G

G   G   G   G   G   G   G
  G   L   G1  G*  T   G   G
G   G   G   G   G   G   G
  G   G   G   G   G   G   G
G   G   G   G   G   G   G
"""

BOX = "src/hexstead/boxes/harvest"


def add_a_tile(copy: Copy) -> None:
    copy.add(f"{BOX}/tiles.py", ENTRY, after="LOCATIONS = [")
    copy.replace(f"{BOX}/tiles.py", "import FARMLAND, MOUNTAIN", "import FARMLAND, FOREST, MOUNTAIN")
    copy.add("tests/boxes/harvest/test_tiles.py", TEST)
    copy.write(f"{BOX}/icons/sawmill.svg", ICON)
    copy.write(f"{BOX}/examples/sawmill.txt", EXAMPLE)


def test_a_tile_takes_four_files_and_then_lacks_nothing_but_translations(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    add_a_tile(copy)
    copy.make_generated()
    assert len(copy.by_hand) == 4
    assert copy.failures("sawmill", "tests/boxes/harvest/test_tiles.py") == TRANSLATIONS

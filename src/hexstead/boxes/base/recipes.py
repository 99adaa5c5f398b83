"""How generated boards resemble those of the base game."""

from hexstead.boxes.manifest import Recipe, each

RECIPES = (
    Recipe(
        ("LLX", "LLX", "LLX", "LXX"),
        each("barn", "farm", "harbor", "oasis", "oracle", "paddock", "tavern", "tower"),
        sequence=0,
    ),
)

"""How generated boards resemble those of Marshlands, and what we know of the printed ones."""

from hexstead.boxes.manifest import Recipe, each

RECIPES = (
    Recipe(
        ("LLP",),
        each("temple", "refuge", "canoe", "fountain"),
        extra="S",
        extra_hexes=(10, 14),
        extra_areas=(1, 3),
        water=(5, 14),
        mountains=(2, 10),
        sequence=3,
    ),
)
FAR_MOUNTAINS = {"temple": 1, "refuge": 6, "canoe": 7, "fountain": 2}

"""How generated boards resemble those of Harvest, and what we know of the printed ones."""

from hexstead.boxes.manifest import Recipe

RECIPES = (
    Recipe(
        ("LLI",),
        (
            ("bazaar", "water-mill"),
            ("mountain-station", "scout-cabin"),
            ("cathedral", "watchtower"),
            ("university", "palisade"),
        ),
        extra="A",
        extra_hexes=(8, 12),
        extra_areas=(2, 4),
        water=(5, 15),
        mountains=(2, 10),
        sequence=4,
    ),
)
FAR_MOUNTAINS = {"bazaar": 6, "mountain-station": 2, "cathedral": 1, "university": 3}

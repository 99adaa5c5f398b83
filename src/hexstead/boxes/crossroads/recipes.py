"""How generated boards resemble those of Crossroads."""

from hexstead.boxes.manifest import Recipe

RECIPES = (
    Recipe(
        ("LLX",),
        (
            ("lighthouse", "foresters-lodge"),
            ("barracks", "crossroads"),
            ("city-hall", "fort"),
            ("monastery", "wagon"),
        ),
        sequence=2,
    ),
)

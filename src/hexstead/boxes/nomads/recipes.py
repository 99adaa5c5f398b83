"""How generated boards resemble those of Nomads."""

from hexstead.boxes.manifest import Recipe, each

RECIPES = (Recipe(("LLN", "LLN", "LLN", "LNNN"), each("caravan", "garden", "quarry", "village"), sequence=1),)

"""The board workshop: measure printed quadrants and generate new ones that look like them."""

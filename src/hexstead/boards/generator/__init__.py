"""The board workshop: measure printed quadrants and make new ones that look like them."""

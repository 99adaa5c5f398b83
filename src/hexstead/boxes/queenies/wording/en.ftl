# What the Queenies say. The names and texts of tiles stand beside them in Python.

way-beside-cave = beside a cave

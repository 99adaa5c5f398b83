# What the Queenies say. The names and texts of tiles stand beside them in Python.

way-beside-cave = to a hex beside a cave

"""How many made-up messages are tried: few in every run of the tests, many in `make fuzz`."""

import os
from typing import Final

EFFORT: Final = int(os.environ.get("HEXSTEAD_FUZZ", "1"))
"""So many times the usual number, and with more than one never the same ones."""

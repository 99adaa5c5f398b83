"""One module for each command of `hexstead`."""

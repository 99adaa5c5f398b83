"""Moves stored data from one version to the next; runs when a server starts."""

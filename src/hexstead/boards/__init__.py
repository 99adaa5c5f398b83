"""Boards: the printed ones, your own, and generated ones."""

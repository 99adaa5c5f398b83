"""Tournaments between bots: who meets whom, the games, their results, and the report."""

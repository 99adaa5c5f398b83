"""Tournaments between bots: who meets whom, the games, what they say, and the report."""

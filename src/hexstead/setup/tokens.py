"""Tokens have no text and no drawing of their own: they are told and drawn as what they are for."""

from hexstead.boxes.catalogue import ALWAYS, TOKENS
from hexstead.engine.tiles import Card, Tile


def purpose_of(token: str) -> Tile | Card:
    """The action that it brings, or what pays for it."""
    action = TOKENS[token].action
    return action or next(card for card in ALWAYS.values() if card.only_with_token == token)

"""Tokens have no text or drawing of their own: they borrow those of their purpose."""

from hexstead.boxes.catalogue import ALWAYS, TOKENS
from hexstead.engine.tiles import Card, Tile


def purpose_of(token: str) -> Tile | Card:
    """The action it brings, or the card that pays for it."""
    action = TOKENS[token].action
    return action or next(card for card in ALWAYS.values() if card.only_with_token == token)

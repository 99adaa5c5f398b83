"""Terrain cards, slowly: which terrain is used, what is full, what is drawn.

A card is the letters of its sides: `G` is grass, `GS` grass or swamp. Which card comes next is chance: it is
taken from a list of those that came.
"""

from slow_table import Table

SWAMP_BUILDS = 2
BUILDS = 3


def is_full(table: Table, letter: str) -> bool:
    return not table.free_on(letter)


def sides(table: Table, card: str) -> str:
    """The sides of a card that are of use."""
    return "".join([letter for letter in card if not is_full(table, letter)])


def options(table: Table) -> set[str]:
    """The terrains that the cards in use offer."""
    if table.is_for_good:
        return {table.side}
    return set("".join([sides(table, card) for card in table.in_use]))


def terrain(table: Table) -> str:
    """The terrain in use, or nothing if there is a choice to make or no card."""
    found = options(table)
    if table.side in found:
        return table.side
    return found.pop() if len(found) == 1 else ""


def is_undecided(table: Table) -> bool:
    return not terrain(table) and len(options(table)) > 1


def name(table: Table, letter: str) -> None:
    """A player says which terrain it is to be: other cards are of no more use."""
    card = next(card for card in table.in_use if letter in card)
    table.in_use.remove(card)
    table.put_by += table.in_use
    table.in_use = [card]
    table.side = letter


def settle_for_good(table: Table) -> None:
    """Something has been done on the terrain in use."""
    if not table.is_for_good:
        name(table, terrain(table))
        table.is_for_good = True


def asked(table: Table) -> int:
    """How many settlements the card asks for."""
    return SWAMP_BUILDS if terrain(table) == "S" else BUILDS


def owed(table: Table) -> int:
    """How many settlements the mandatory action still builds."""
    if table.is_mandatory_over:
        return 0
    if table.begun:
        return table.left
    return min(asked(table) + table.recalled, table.supply[table.seat])


def draw(table: Table, chance: list[str]) -> str:
    """A card, or nothing if there is none."""
    if not table.pile:
        table.pile, table.discards = len(table.discards), []
    if not table.pile:
        return ""
    table.pile -= 1
    return next_card(chance)


def next_card(chance: list[str]) -> str:
    assert chance, "another card should have been shown"
    return chance.pop(0)


def replace_full_cards(table: Table, chance: list[str]) -> None:
    """Every card in use that nothing can be built on leaves the game, and another one comes."""
    replaced = [_replace_if_useless(table, card, chance) for card in table.in_use]
    table.in_use = [card for card in replaced if card]
    if table.side not in options(table):
        table.side = ""  # what was named is full, so the choice is open again
    if not table.in_use:
        table.is_mandatory_over = True
        if not (table.pile or table.discards or table.put_by or any(table.hands)):
            table.ending = True


def _replace_if_useless(table: Table, card: str, chance: list[str]) -> str:
    while card and _is_useless(table, card):
        table.removed.append(card)
        table.side, table.is_for_good = "", False
        card = draw(table, chance)
    return card


def _is_useless(table: Table, card: str) -> bool:
    if table.is_for_good:
        return is_full(table, table.side)
    return not sides(table, card)

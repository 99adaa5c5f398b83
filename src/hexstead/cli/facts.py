"""What stands beside the board: seats, gold, tiles, cards."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hexstead.cli.figures import LETTERS as FIGURE_LETTERS
from hexstead.cli.paint import GLYPHS, GOLD, PLAIN, QUIET, label
from hexstead.cli.paint import seat as seat_style
from hexstead.cli.words import CHECK, PLAY
from hexstead.content.catalogue import TILES
from hexstead.engine.actions import NOBODY, Seat
from hexstead.engine.components import Card, Figure, Location
from hexstead.engine.explain import title
from hexstead.engine.hexes import members
from hexstead.engine.scoring import Score, score
from hexstead.engine.state import State
from hexstead.engine.terrain import LETTERS, NAMES, NO_TERRAIN, faces
from hexstead.engine.world import World
from hexstead.match.match import Match
from hexstead.telling.figures import called, left_of
from hexstead.telling.texts import text_of
from hexstead.telling.tiles import tile_state
from hexstead.telling.verdict import verdict
from hexstead.telling.words import TILE_STATES, clean_name, counted, listed

_SHORTEST_NAME: Final = 6


def seat_name(seat: Seat, who: str) -> Text:
    return Text.assemble((f" {GLYPHS[seat]} ", seat_style(seat)), f" {who}")


def terrain_chip(terrain: int) -> Text:
    """A terrain as on the board, with its name."""
    if terrain == NO_TERRAIN:
        return Text(PLAY["no-card"])
    return Text(f" {LETTERS[terrain]} {NAMES[terrain]} ", label(LETTERS[terrain]))


def card_chip(card: int) -> Text:
    """A terrain card: what it shows, as on the board."""
    return Text("/").join([terrain_chip(terrain) for terrain in faces(card)])


def heading(match: Match, who: str | None = None) -> Text:
    """The round and the card; `who` if it is not the reader's turn."""
    if match.is_over:
        return Text(PLAY["over"].format(rounds=counted(match.round, "round")), "bold")
    if match.state.closing:
        return _closing_heading(who)
    text = Text(PLAY["round"].format(round=match.round), "bold")
    if match.state.ending:
        text.append(f", {PLAY['last-round']}")
    if who is not None:
        text.append(f"   {PLAY['other-turn'].format(who=who)}", PLAIN)
    chips = _cards(match.state)
    key = ("card" if who is None else "their-card") + ("s" if len(chips) > 1 else "")
    text.append(f"   {PLAY[key]} ", PLAIN).append_text(Text(" ").join(chips))
    cards = counted(len(match.state.deck), "card")
    return text.append(f"   {PLAY['pile'].format(cards=cards)}", QUIET)


def _closing_heading(who: str | None) -> Text:
    """There are no cards and no turns any more."""
    text = Text(PLAY["closing"], "bold")
    return text if who is None else text.append(f"   {PLAY['other-decides'].format(who=who)}", PLAIN)


def _cards(state: State) -> list[Text]:
    """The card in use, or those among which one has still to be chosen."""
    if state.terrain != NO_TERRAIN or not state.played:
        return [terrain_chip(state.terrain)]
    return [card_chip(card) for card in state.played]


def gold_table(
    world: World, scores: list[Score], heads: list[Text], *, with_texts: bool = True
) -> RenderableType:
    """Gold by source and seat, the total last."""
    table = numbers_table("", *heads)
    if with_texts:
        table.add_column("")
    named: list[Location | Card] = [*TILES.values(), *world.locations, *world.cards]
    texts = {component.key: text_of(component, world.options) for component in named}
    for key in scores[0].gold:
        gold = [str(one.gold[key]) for one in scores]
        text = [Text(texts[key], QUIET)] if with_texts else []
        table.add_row(title(key), *gold, *text)
    total = [str(one.total) for one in scores]
    table.add_row("Total", *total, style=GOLD)
    return table


def numbers_table(first: str, *heads: Text | str, whole: bool = True) -> Table:
    """A column of names, then columns of numbers, which are never cut off.

    Where there is too little room, the names go on in the next line; so do heads that need not stay whole.
    """
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(first, overflow="fold", min_width=_SHORTEST_NAME)
    for head in heads:
        table.add_column(head, justify="right", no_wrap=whole, overflow="fold")
    return table


def glyph_heads(seats: int) -> list[Text]:
    return [Text(f" {GLYPHS[seat]}", seat_style(seat)) for seat in range(seats)]


def name_heads(names: list[str]) -> list[Text]:
    return [seat_name(seat, who) for seat, who in enumerate(names)]


def seats_table(match: Match, names: list[str]) -> RenderableType:
    """For each seat what is left to build and to place, its gold so far, and its tiles."""
    table = numbers_table("", "left", "gold")
    if _own_figures(match.world):
        table.add_column("figures", no_wrap=True)
    table.add_column("tiles")
    for seat, one in enumerate(score(match.world, match.state)):
        left, gold = str(match.state.supply[seat]), Text(str(one.total), GOLD)
        figures = [_figures_left(match, seat)] if _own_figures(match.world) else []
        table.add_row(seat_name(seat, names[seat]), left, gold, *figures, ", ".join(_tiles(match, seat)))
    return table


def _figures_left(match: Match, seat: Seat) -> str:
    """The figures in the seat's supply, a letter for each."""
    left = ""
    for number, figure in _own_figures(match.world):
        left += FIGURE_LETTERS[figure.key] * left_of(figure, match.state.figures[number][seat])
    return left


def _own_figures(world: World) -> list[tuple[int, Figure]]:
    """Those that each seat has, with their numbers: what is there for a turn only belongs to all."""
    return [(number, figure) for number, figure in enumerate(world.figures) if not figure.is_passing]


def _figures_key(world: World) -> Text:
    """What the letters mean."""
    keys = [figure.key for _, figure in _own_figures(world)]
    return Text("  ".join([f"{FIGURE_LETTERS[key]} {called(key)}" for key in keys]), QUIET)


def _tiles(match: Match, seat: Seat) -> list[str]:
    """The tiles before a seat and what lies on them; without what everybody has."""
    own = match.state.held[seat] & ~match.world.common
    sites = [match.world.sites[number] for number in members(own)]
    tiles = [title(match.world.locations[site.location].key) for site in sites]
    if match.state.stored[seat]:
        tiles.append(counted(match.state.stored[seat], "number tile"))
    if match.state.aside[seat]:
        tiles.append(PLAY["aside"].format(pieces=counted(match.state.aside[seat], "settlement")))
    return tiles


def tiles_table(match: Match, seat: Seat, is_narrow: bool = False) -> RenderableType:
    """The seat's own tiles, each with whether it can be used: beside its name, or below it to save room."""
    table = Table.grid(padding=(0, 2))
    for number in members(match.state.held[seat]):
        location = match.world.locations[match.world.sites[number].location]
        state = tile_state(match.world, match.state, seat, number)
        style = GOLD if state.endswith("ready") else QUIET
        name, usable, text = (
            Text(title(location.key)),
            Text(TILE_STATES[state], style),
            Text(text_of(location, match.world.options), QUIET),
        )
        table.add_row(*([Text("\n").join([name, usable])] if is_narrow else [name, usable]), text)
    return table


def panel(match: Match, names: list[str], reader: Seat, is_narrow: bool = False) -> RenderableType:
    """All that a player wants to know besides the board."""
    parts: list[RenderableType] = [seats_table(match, names)]
    if _own_figures(match.world):
        parts.append(_figures_key(match.world))
    parts += ["", gold_table(match.world, score(match.world, match.state), glyph_heads(match.world.seats))]
    # After the last round there is no turn any more in which to use them.
    if reader != NOBODY and match.state.held[reader] and not match.state.closing:
        parts += ["", tiles_table(match, reader, is_narrow)]
    return Group(*parts)


def seat_names(seats: int, players: tuple[str, ...]) -> list[str]:
    """Names for people: those of the record, or numbers."""
    known = [clean_name(name) for name in players] + [""] * seats
    return [known[seat] or CHECK["seat"].format(number=seat + 1) for seat in range(seats)]


def outcome(match: Match, names: list[str]) -> str:
    """Gold by seat in a sentence; after the end also who won."""
    scores = score(match.world, match.state)
    gold = listed([f"{name} {one.total}" for name, one in zip(names, scores, strict=True)])
    if not match.is_over:
        return CHECK["gold"].format(gold=gold)
    return CHECK["final"].format(gold=gold, verdict=verdict(names, scores))

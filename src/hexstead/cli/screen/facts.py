"""What goes beside the board: seats, gold, tiles, cards."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hexstead.boxes.catalogue import TILES
from hexstead.cli.screen.figure_letters import LETTERS as FIGURE_LETTERS
from hexstead.cli.screen.language import say, text
from hexstead.cli.screen.paint import GLYPHS, GOLD, PLAIN, QUIET, label
from hexstead.cli.screen.paint import seat as seat_style
from hexstead.engine.actions import NOBODY, Seat
from hexstead.engine.hexes import members
from hexstead.engine.said import Said, terrain_named
from hexstead.engine.scoring import Score, score
from hexstead.engine.state import State
from hexstead.engine.terrain import LETTERS, NO_TERRAIN, faces
from hexstead.engine.tiles import Card, Figure, Tile, text_of
from hexstead.engine.world import World
from hexstead.match.match import Match
from hexstead.wording.names import source_named
from hexstead.wording.player_names import YOU, clean_name
from hexstead.wording.supplies import left_of
from hexstead.wording.tile_state import tile_state
from hexstead.wording.verdict import verdict

_SHORTEST_NAME: Final = 6


def seat_name(seat: Seat, who: str) -> Text:
    return Text.assemble((f" {GLYPHS[seat]} ", seat_style(seat)), f" {who}")


def terrain_chip(terrain: int) -> Text:
    """A terrain as on the board, with its name."""
    if terrain == NO_TERRAIN:
        return Text(text("play-no-card"))
    return Text(f" {LETTERS[terrain]} {say(terrain_named(terrain))} ", label(LETTERS[terrain]))


def card_chip(card: int) -> Text:
    """A terrain card: what it shows, as on the board."""
    return Text("/").join([terrain_chip(terrain) for terrain in faces(card)])


def heading(match: Match, who: str | None = None) -> Text:
    """The round and the card; `who` if it isn't the reader's turn."""
    if match.is_over:
        return Text(text("play-over", rounds=match.round), "bold")
    if match.state.closing:
        return _closing_heading(who)
    head = Text(text("play-last-round" if match.state.ending else "play-round", round=match.round), "bold")
    if who is not None:
        head.append(f"   {text('play-turn', who=who)}", PLAIN)
    chips = _cards(match.state)
    cards = text("play-your-cards" if who is None else "play-their-cards", count=len(chips))
    head.append(f"   {cards} ", PLAIN).append_text(Text(" ").join(chips))
    return head.append(f"   {text('play-pile', cards=len(match.state.deck))}", QUIET)


def _closing_heading(who: str | None) -> Text:
    """There are no more cards and turns."""
    head = Text(text("play-closing"), "bold")
    return head if who is None else head.append(f"   {text('play-decides', who=who)}", PLAIN)


def _cards(state: State) -> list[Text]:
    """The card in use, or those the seat still has to choose from."""
    if state.terrain != NO_TERRAIN or not state.played:
        return [terrain_chip(state.terrain)]
    return [card_chip(card) for card in state.played]


def gold_table(
    world: World, scores: list[Score], heads: list[Text], *, with_texts: bool = True
) -> RenderableType:
    """Gold by source and seat, with the total last."""
    table = numbers_table("", *heads)
    if with_texts:
        table.add_column("")
    named: list[Tile | Card] = [*TILES.values(), *world.tiles, *world.cards]
    texts = {component.key: say(text_of(component, world.options)) for component in named}
    for key in scores[0].gold:
        gold = [str(one.gold[key]) for one in scores]
        what = [Text(texts[key], QUIET)] if with_texts else []
        table.add_row(say(source_named(world, key)), *gold, *what)
    total = [str(one.total) for one in scores]
    table.add_row(text("facts-total"), *total, style=GOLD)
    return table


def numbers_table(first: str, *heads: Text | str, whole: bool = True) -> Table:
    """A column of names, then columns of numbers, which are never cut off.

    If there isn't enough room, names continue on the next line; so do headings that needn't stay whole.
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
    """What each seat has left to build and place, its gold so far, and its tiles."""
    table = numbers_table("", text("facts-left"), text("facts-gold"))
    if _own_figures(match.world):
        table.add_column(text("facts-figures"), no_wrap=True)
    table.add_column(text("facts-tiles"))
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
    """Those that each seat has, with their numbers: a figure for a single turn belongs to all."""
    return [(number, figure) for number, figure in enumerate(world.figures) if not figure.is_passing]


def _figures_key(world: World) -> Text:
    """What the letters mean."""
    figures = [figure for _, figure in _own_figures(world)]
    meanings = [f"{FIGURE_LETTERS[one.key]} {text('legend-figure', figure=one.said())}" for one in figures]
    return Text("  ".join(meanings), QUIET)


def _tiles(match: Match, seat: Seat) -> list[str]:
    """The tiles in front of a seat and what lies on them; without those that everybody has."""
    own = match.state.held[seat] & ~match.world.common
    sites = [match.world.sites[number] for number in members(own)]
    tiles = [say(match.world.tiles[site.tile].said()) for site in sites]
    if match.state.stored[seat]:
        tiles.append(text("facts-number-tiles", count=match.state.stored[seat]))
    if match.state.aside[seat]:
        tiles.append(text("facts-aside", count=match.state.aside[seat]))
    return tiles


def tiles_table(match: Match, seat: Seat, is_narrow: bool = False) -> RenderableType:
    """The seat's own tiles and whether each is usable: beside its name, or below it to save room."""
    table = Table.grid(padding=(0, 2))
    for number in members(match.state.held[seat]):
        location = match.world.tiles[match.world.sites[number].tile]
        state = tile_state(match.world, match.state, seat, number)
        style = GOLD if state.endswith("ready") else QUIET
        name, usable, what = (
            Text(say(location.said())),
            Text(say(Said(f"tile-state-{state}")), style),
            Text(say(text_of(location, match.world.options)), QUIET),
        )
        table.add_row(*([Text("\n").join([name, usable])] if is_narrow else [name, usable]), what)
    return table


def panel(match: Match, names: list[str], reader: Seat, is_narrow: bool = False) -> RenderableType:
    """Everything a player wants to know in addition to the board."""
    parts: list[RenderableType] = [seats_table(match, names)]
    if _own_figures(match.world):
        parts.append(_figures_key(match.world))
    parts += ["", gold_table(match.world, score(match.world, match.state), glyph_heads(match.world.seats))]
    # After the last round there is no turn left to use them in.
    if reader != NOBODY and match.state.held[reader] and not match.state.closing:
        parts += ["", tiles_table(match, reader, is_narrow)]
    return Group(*parts)


def seat_names(seats: int, players: tuple[str, ...]) -> list[str]:
    """Names for people: those of the record, or numbers."""
    known = [text("player") if name == YOU else clean_name(name) for name in players] + [""] * seats
    return [known[seat] or text("seat-number", number=seat + 1) for seat in range(seats)]


def outcome(match: Match, names: list[str]) -> str:
    """Gold by seat in a sentence; after the end also who won."""
    scores = score(match.world, match.state)
    gold = [Said("gold-of", {"who": who, "gold": one.total}) for who, one in zip(names, scores, strict=True)]
    if not match.is_over:
        return text("gold-so-far", gold=gold)
    return text("gold-final", gold=gold, verdict=say(verdict(scores), names))

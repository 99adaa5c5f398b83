"""Everything you can look up, draw, score and replay without a table."""

import secrets
from collections.abc import Collection
from typing import Any, Final

from hexstead.boards.checks import check_text, wrong_name
from hexstead.boards.generator.make import make_board
from hexstead.boards.generator.recipes import RECIPES, latest
from hexstead.boards.shelf import own_boards, unknown, with_own
from hexstead.bots.registry import BOTS, DEFAULT_BOT
from hexstead.boxes.catalogue import (
    BOARDS,
    BOXES,
    EDITIONS,
    EXPANSIONS,
    ISLANDS,
    NUMBERS,
    OPTIONS,
)
from hexstead.boxes.manifest import SELECTION, Board, Edition, Expansion
from hexstead.engine.codec import names
from hexstead.engine.said import BadInput, Said, named
from hexstead.engine.scoring import winners
from hexstead.engine.terrain import KEYS, LETTERS, Terrain
from hexstead.engine.tiles import Card, Tile
from hexstead.engine.world import World
from hexstead.match.match import Match
from hexstead.match.match import replay as played
from hexstead.match.notation import read_action
from hexstead.match.position import Position, field_of, footings, position_of
from hexstead.match.record import Record
from hexstead.pictures.seats import SEATS
from hexstead.server.shown.game_info import (
    castle_tiles_of,
    example_info,
    figure_address,
    game_info,
    icon_address,
    info_of_map,
    source_info,
    tile_kind,
)
from hexstead.server.shown.views import ViewMaker, view_of
from hexstead.server.wire.forms import (
    BoardFindings,
    BoardInfo,
    BoardText,
    BoardWish,
    Bot,
    Box,
    BoxPart,
    Component,
    Components,
    Drawn,
    EditionInfo,
    Option,
    PieceFooting,
    Replay,
    ScoreSheet,
    SeatGold,
    SetupRequest,
    Steps,
    TableChoices,
    Topic,
)
from hexstead.server.wire.messages import GameView
from hexstead.server.wire.said_json import says, told
from hexstead.setup.code import read_code, write_code
from hexstead.setup.documents import check
from hexstead.setup.draw import draw, first_game
from hexstead.setup.layout import box_with
from hexstead.setup.parts import has_room
from hexstead.setup.request import ENDLESS_BOX, ISLAND, PARTS, Request
from hexstead.setup.setup import CARD_LETTERS, KINGDOM_CARDS, Setup
from hexstead.setup.tokens import purpose_of
from hexstead.wording.languages import ENGLISH
from hexstead.wording.names import board_named
from hexstead.wording.player_names import clean_name
from hexstead.wording.rule_texts import Entry, rulings_about, texts_of_figure, topics
from hexstead.wording.say import say
from hexstead.wording.standins import notices_of
from hexstead.wording.steps import StepSection, sections_of
from hexstead.wording.texts import all_texts_of

SEEDS: Final = 2**32
_FEWEST, _MOST = 2, len(SEATS)
WALL: Final = "#"
"""How a stone wall is drawn on a board of letters."""


# What there is.


def components() -> Components:
    """Every component of every box, with its text and its drawing, and the rules by topic."""
    found = [component for box in EXPANSIONS for component in _of_box(box)]
    found_topics = [_topic(entry) for entry in topics()]
    return Components(components=[*found, *_terrains()], topics=found_topics)


def _topic(entry: Entry) -> Topic:
    return Topic(
        key=entry.key,
        title=told(entry.title),
        kind=told(entry.kind),
        texts=[told(text) for text in entry.texts],
        boxes=[box.key for box in EXPANSIONS if entry.key in box.topics],
        rulings=entry.rulings,
    )


def _of_box(box: Expansion) -> list[Component]:
    tiles = [*box.locations, *dict.fromkeys(box.tiles), *box.bonuses, *[extra for _, extra in box.extras]]
    tiles += [token.action for token in box.tokens if token.action]
    found = [_component(box, tile_kind(tile.key), tile) for tile in tiles]
    for kind, cards in (("card", box.cards), ("task", box.tasks), ("always", box.always)):
        found += [_component(box, kind, card) for card in cards]
    for location in box.locations:
        if location.figure:
            key = location.figure.key
            texts = list(texts_of_figure(location.figure, location))
            made = _made(key, named("figure", key), "figure", texts, box.key, figure_address(key))
            found.append(_with_example(made, location.key))
        if location.power.raises_walls():
            found.append(_with_example(_walls(box), location.key))
    return found


def _walls(box: Expansion) -> Component:
    """They belong to nobody, but lie in the box like figures."""
    made = _made(
        "stone-wall", named("rule", "stone-wall"), "figure", [Said("rule-stone-wall-text")], box.key, ""
    )
    return made.model_copy(update={"letter": WALL})


def _component(box: Expansion, kind: str, one: Tile | Card) -> Component:
    name = named("card" if isinstance(one, Card) else "tile", one.key)
    made = _made(one.key, name, kind, all_texts_of(one), box.key, icon_address(one.key))
    return _with_example(made, one.key)


def _with_example(made: Component, key: str) -> Component:
    """A figure uses the example of its location."""
    return made.model_copy(update={"example": example_info(key)})


def _made(key: str, name: Said, kind: str, texts: list[Said], box: str, icon: str) -> Component:
    return Component(
        key=key,
        kind=kind,  # type: ignore[arg-type]  # one of the keys of _KINDS
        kind_name=told(named("component", kind)),
        name=told(name),
        texts=[told(text) for text in texts],
        box=box,
        icon=icon,
        letter="",
        example=None,
        rulings=rulings_about(key),
    )


def _terrains() -> list[Component]:
    """Terrains have their passages in the rules, or are told of by what pays or works on them."""
    texts = {entry.title.id: list(entry.texts) for entry in topics()}
    found = []
    for terrain, key in enumerate(KEYS):
        purpose = _purpose_of(terrain)
        said = texts.get(f"rule-{key}") or (all_texts_of(purpose) if purpose else [])
        made = _made(key, named("terrain-title", key), "terrain", said, "", icon_address(key))
        example = example_info(purpose.key) if purpose else None
        found.append(made.model_copy(update={"letter": LETTERS[terrain], "example": example}))
    return found


def _purpose_of(terrain: Terrain) -> Tile | Card | None:
    """What pays for such a hex, or can be used because there is one."""
    icon = icon_address(KEYS[terrain])
    for box in EXPANSIONS:
        for card in box.always:
            if icon and icon_address(card.key) == icon:
                return card
        for needed, extra in box.extras:
            if needed == terrain:
                return extra
    return None


def choices() -> TableChoices:
    own = own_boards()
    return TableChoices(
        editions=[_edition(key, edition) for key, edition in EDITIONS.items()],
        boxes=[_box(box) for box in EXPANSIONS],
        boards=[board_info(board, is_own=board.name in own) for board in with_own(BOARDS).values()],
        endless=ENDLESS_BOX,
        removable=CARD_LETTERS,
        manners=list(RECIPES),
        options=[Option(key=key, text=told(Said(f"option-{key}-text"))) for key in OPTIONS],
        bots=[Bot(key=key, name=told(named("bot", key)), text=told(Said(f"bot-{key}-text"))) for key in BOTS],
        default_bot=DEFAULT_BOT,
        fewest_seats=_FEWEST,
        most_seats=_MOST,
        cards_in_play=KINGDOM_CARDS,
    )


def _edition(key: str, edition: Edition) -> EditionInfo:
    return EditionInfo(
        key=key,
        name=told(named("edition", key)),
        texts=[told(named("variant", variant)) for variant in edition.variants],
        boxes=[edition.own.key] if edition.own else list(BOXES),
        sides=list(edition.sides),
        selections=list(edition.selections),
        castle_tiles=edition.castle_tiles,
        most_seats=edition.most_seats,
    )


def _part_named(key: str) -> Said:
    return named("terrain-title", ISLAND) if key == ISLAND else named("token", key)


def _part(key: str, texts: list[Said]) -> BoxPart:
    return BoxPart(key=key, name=told(_part_named(key)), texts=[told(text) for text in texts])


def _box(box: Expansion) -> Box:
    island = [_part(ISLAND, [says("island")])] if box.islands else []
    return Box(
        key=box.key,
        name=told(named("box", box.key)),
        boards=[board.name for board in box.boards],
        cards=[card.key for card in box.cards],
        tasks=[task.key for task in box.tasks],
        tiles=[tile.key for tile in box.tiles],
        islands=list(with_own(ISLANDS, islands=True)) if box.islands else [],
        parts=[_part(token.key, all_texts_of(purpose_of(token.key))) for token in box.tokens] + island,
        has_stand_ins=any([board.is_stand_in for board in box.boards]),
    )


def board_info(board: Board, *, is_own: bool) -> BoardInfo:
    keys = {SELECTION, *[location.key for box in EXPANSIONS for location in box.locations]}
    known_by = board.name if board.name in board.locations else board.locations[0]
    return BoardInfo(
        key=board.name,
        name=told(board_named(board)),
        box=box_with(board).key if set(board.locations) <= keys else "",
        rows=list(board.rows),
        locations=list(board.locations),
        icon=icon_address(known_by),
        side=board.side,
        is_own=is_own,
    )


# Set-ups.


def chosen_setup(asked: SetupRequest, seats: int) -> Setup:
    """The requested set-up; BadInput says what doesn't go together."""
    if asked.code:
        return _coded(asked.code, seats)
    if asked.first_game:
        return first_game(seats, asked.edition, asked.first_player)
    return draw(asked, seats, secrets.randbelow(SEEDS))


def _coded(code: str, seats: int) -> Setup:
    setup = read_code(code)
    if setup.seats != seats:
        raise BadInput(says("seat-number", seats=setup.seats, found=seats))
    return setup


def drawn(asked: SetupRequest) -> Drawn:
    seats = read_code(asked.code).seats if asked.code else asked.seats
    return laid_out(chosen_setup(asked, seats))


def laid_out(setup: Setup) -> Drawn:
    match = Match(setup, 0)
    return Drawn(
        code=write_code(setup),
        setup=setup,
        game=game_info(setup, match.world),
        position=position_of(match),
        castle_tiles=castle_tiles_of(setup),
        footings=_footings(match.world),
        supply=NUMBERS.supply,
        room=_room(setup),
        steps=[_steps(section) for section in sections_of(setup)],
    )


def _steps(section: StepSection) -> Steps:
    return Steps(title=told(section.title), steps=[told(one) for one in section.steps])


def _footings(world: World) -> list[PieceFooting]:
    """Of settlements, walls, and the figures in play."""
    in_play = {field_of(figure) for figure in world.figures} | {"settlements", "walls"}
    return [
        PieceFooting(field=field, hexes=names(hexes), why=f"error-hex-{why}")
        for field, (hexes, why) in footings(world).items()
        if field in in_play
    ]


def _room(setup: Setup) -> list[str]:
    if EDITIONS[setup.edition].own:
        return []
    return [part for part in PARTS if has_room(Request(), part, setup.boards)]


# The score pad.


def sheet(position: Position) -> ScoreSheet:
    scores = position.scores()
    world = position.world()
    game = info_of_map(world, position.boards, notices_of(position.boards))
    sources = [source_info(world, key) for key in scores[0].gold]
    return ScoreSheet(
        game=game.model_copy(update={"sources": sources}),
        seats=[SeatGold(gold=one.gold, total=one.total) for one in scores],
        winners=winners(scores),
    )


# Replays.


def replay(
    record: Record, colours: list[int], by_bots: frozenset[int] = frozenset(), language: str = ENGLISH
) -> Replay:
    """All positions of a game as a spectator sees them; BadInput if an action does not fit.

    Bots did some of its actions, by their numbers, in the seats of players.
    """
    played(record)
    match = Match(record.setup, record.drawn_by)
    seats = record.setup.seats
    names = [clean_name(name) for name in record.players] + [""] * seats
    shown = [names[seat] or say(says("seat", number=seat + 1), language) for seat in range(seats)]
    return Replay(
        game=game_info(record.setup, match.world),
        players=shown,
        colours=colours or list(range(seats)),
        views=_views(match, shown, record.actions, by_bots),
    )


def _views(
    match: Match, names: list[str], actions: tuple[str, ...], by_bots: frozenset[int]
) -> list[GameView]:
    maker = ViewMaker(match)
    views = [view_of(maker.shared_view(names, 0), frozenset(), maker.news_from())]
    for number, text in enumerate(actions, start=1):
        match.play(read_action(match.world, text))
        until_now = frozenset([one for one in by_bots if one < number])
        shared = maker.shared_view(names, number, by_bots=until_now)
        views.append(view_of(shared, frozenset(), maker.news_from()))
    return views


def replay_json(
    record: dict[str, Any], colours: list[int], by_bots: Collection[int] = (), language: str = ENGLISH
) -> bytes:
    """The same from and to plain data, which is quicker to hand from process to process."""
    made = replay(check(record, Record), colours, frozenset(by_bots), language)
    return made.model_dump_json().encode()


# Boards.


def checked_board(text: BoardText) -> BoardFindings:
    found = check_text(text.text)
    board = board_info(found.board, is_own=True) if found.board else None
    return BoardFindings(
        errors=[told(one) for one in found.errors], notes=[told(one) for one in found.notes], board=board
    )


def made_board(wish: BoardWish) -> BoardFindings:
    if wish.like not in RECIPES:
        raise BadInput(unknown("box", wish.like, RECIPES))
    for wrong in wrong_name(wish.name) if wish.name else ():
        raise BadInput(wrong)
    seed = secrets.randbelow(SEEDS) if wish.seed is None else wish.seed
    board = make_board(latest(wish.like, seed), wish.caves)
    named = Board(wish.name or board.name, board.rows, board.locations, board.is_stand_in)
    return BoardFindings(errors=[], notes=[], board=board_info(named, is_own=False))

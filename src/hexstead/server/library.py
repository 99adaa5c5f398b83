"""What can be looked up, drawn, scored and replayed without a table."""

import secrets
from typing import Any, Final

from hexstead.bots.game import BOTS, DEFAULT_BOT
from hexstead.content.catalogue import (
    BOARDS,
    BOXES,
    EDITIONS,
    EXPANSIONS,
    ISLANDS,
    OPTIONS,
    VARIANTS,
)
from hexstead.content.manifest import SELECTION, Board, Edition, Expansion
from hexstead.content.shelf import own_boards, with_own
from hexstead.content.workshop.checks import check_text, wrong_name
from hexstead.content.workshop.generator import make_board
from hexstead.content.workshop.recipes import RECIPES, newest
from hexstead.content.workshop.text import board_text
from hexstead.engine.components import Card, Location
from hexstead.engine.explain import title
from hexstead.engine.scoring import winners
from hexstead.engine.terrain import LETTERS, NAMES, SPECIAL
from hexstead.match.code import read_code, write_code
from hexstead.match.documents import BadInput, check
from hexstead.match.drawing import draw, first_game
from hexstead.match.layout import box_with
from hexstead.match.match import Match
from hexstead.match.match import replay as played
from hexstead.match.notation import read_action
from hexstead.match.parts import has_room
from hexstead.match.position import Position, position_of
from hexstead.match.record import Record
from hexstead.match.request import ENDLESS_BOX, ISLAND, PARTS, Request
from hexstead.match.setup import CARD_LETTERS, KINGDOM_CARDS, Setup
from hexstead.match.tokens import purpose_of
from hexstead.pictures.seats import SEATS
from hexstead.server.faces import (
    castle_tiles_of,
    drawing,
    example_face,
    face_of,
    figure_address,
    figure_drawing,
    game_of,
    icon_address,
    tile_kind,
)
from hexstead.server.forms import (
    BoardFace,
    BoardText,
    BoardWish,
    Bot,
    Box,
    Choices,
    Component,
    Components,
    Drawn,
    EditionFace,
    Findings,
    Option,
    Part,
    Replay,
    SeatGold,
    SetupRequest,
    Sheet,
    Steps,
    Topic,
)
from hexstead.server.messages import View
from hexstead.server.views import Scene, view_of
from hexstead.server.words import SAYS
from hexstead.telling.names import board_name
from hexstead.telling.rules import text_of_figure, topics
from hexstead.telling.standins import notice_of
from hexstead.telling.steps import sections_of
from hexstead.telling.texts import all_texts_of
from hexstead.telling.words import clean_name, listed

SEEDS: Final = 2**32
_BOT_TEXTS: Final = {
    "random": "Takes any possible action. Good for a first look.",
    "greedy": "Takes what pays most right now.",
    "planner": "Plans its whole turn.",
    "search": "Looks ahead. The strongest.",
}
_FEWEST, _MOST = 2, len(SEATS)


# What there is.


def components() -> Components:
    """Every component of every box, with its text and its drawing, and the rules by topic."""
    found = [component for box in EXPANSIONS for component in _of_box(box)]
    told = [Topic(title=entry.title, kind=entry.kind, text=entry.text) for entry in topics()]
    return Components(components=[*found, *_terrains()], topics=told)


def _of_box(box: Expansion) -> list[Component]:
    tiles = [*box.locations, *dict.fromkeys(box.tiles), *box.bonuses, *[extra for _, extra in box.extras]]
    tiles += [token.action for token in box.tokens if token.action]
    found = [_component(box, tile_kind(tile.key), tile) for tile in tiles]
    for kind, cards in (("card", box.cards), ("task", box.tasks), ("always", box.always)):
        found += [_component(box, kind, card) for card in cards]
    for location in box.locations:
        if location.figure:
            key = location.figure.key
            text = text_of_figure(location.figure, location)
            made = _made(key, "figure", text, box.key, figure_address(key), figure_drawing(key))
            found.append(_with_example(made, location.key))
    return found


_KINDS: Final = {
    "location": "Location",
    "tile": "Nomad tile",
    "bonus": "Bonus tile",
    "extra": "For everybody",
    "card": "Kingdom card",
    "task": "Task",
    "always": "Pays without a card",
    "figure": "Figure",
    "terrain": "Terrain",
}


def _component(box: Expansion, kind: str, one: Location | Card) -> Component:
    made = _made(one.key, kind, all_texts_of(one), box.key, icon_address(one.key), drawing(one.key))
    return _with_example(made, one.key)


def _with_example(made: Component, key: str) -> Component:
    """A figure is shown by the example of its location."""
    return made.model_copy(update={"example": example_face(key)})


def _made(key: str, kind: str, text: str, box: str, icon: str | None, svg: str) -> Component:
    return Component(
        key=key,
        kind=kind,  # type: ignore[arg-type]  # one of the keys of _KINDS
        kind_name=_KINDS[kind],
        name=title(key),
        text=text,
        box=box,
        icon=icon,
        svg=svg,
        letter="",
        is_special=False,
        example=None,
    )


def _terrains() -> list[Component]:
    """Terrains have their passages in the rules."""
    texts = {entry.title.lower(): entry.text for entry in topics()}
    found = []
    for terrain, name in enumerate(NAMES):
        key = name.replace(" ", "-")
        made = _made(key, "terrain", texts.get(name, ""), "", icon_address(key), drawing(key))
        special = {"letter": LETTERS[terrain], "is_special": terrain in SPECIAL}
        found.append(made.model_copy(update=special))
    return found


def choices() -> Choices:
    own = own_boards()
    return Choices(
        editions=[_edition(key, edition) for key, edition in EDITIONS.items()],
        boxes=[_box(box) for box in EXPANSIONS],
        boards=[board_face(board, is_own=board.name in own) for board in with_own(BOARDS).values()],
        endless=ENDLESS_BOX,
        removable=CARD_LETTERS,
        manners=list(RECIPES),
        options=[Option(key=key, name=title(key), text=text) for key, text in OPTIONS.items()],
        bots=[Bot(key=key, name=title(key), text=_BOT_TEXTS.get(key, "")) for key in BOTS],
        default_bot=DEFAULT_BOT,
        colours=[seat.name for seat in SEATS],
        fewest_seats=_FEWEST,
        most_seats=_MOST,
        cards_in_play=KINGDOM_CARDS,
    )


def _edition(key: str, edition: Edition) -> EditionFace:
    return EditionFace(
        key=key,
        name=edition.name,
        text=" ".join([VARIANTS[variant] for variant in edition.variants]),
        boxes=[edition.own.key] if edition.own else list(BOXES),
        sides=list(edition.sides),
        selections=list(edition.selections),
        castle_tiles=edition.castle_tiles,
        most_seats=edition.most_seats,
    )


def _part(key: str, text: str) -> Part:
    return Part(key=key, name=title(key), text=text)


def _box(box: Expansion) -> Box:
    island = [_part(ISLAND, SAYS["island"])] if box.islands else []
    return Box(
        key=box.key,
        name=box.name,
        boards=[board.name for board in box.boards],
        cards=[card.key for card in box.cards],
        tasks=[task.key for task in box.tasks],
        tiles=[tile.key for tile in box.tiles],
        islands=list(with_own(ISLANDS, islands=True)) if box.islands else [],
        parts=[_part(token.key, all_texts_of(purpose_of(token.key))) for token in box.tokens] + island,
        has_stand_ins=any([board.is_stand_in for board in box.boards]),
    )


def board_face(board: Board, *, is_own: bool) -> BoardFace:
    keys = {SELECTION, *[location.key for box in EXPANSIONS for location in box.locations]}
    return BoardFace(
        key=board.name,
        name=board_name(board),
        box=box_with(board).key if set(board.locations) <= keys else "",
        rows=list(board.rows),
        locations=list(board.locations),
        is_stand_in=board.is_stand_in,
        is_own=is_own,
        text=board_text(board),
    )


# Set-ups.


def chosen_setup(asked: SetupRequest, seats: int) -> Setup:
    """The set-up that was asked for; BadInput says what does not go together."""
    if asked.code:
        return _coded(asked.code, seats)
    if asked.first_game:
        return first_game(seats, asked.edition, asked.first_player)
    return draw(asked, seats, secrets.randbelow(SEEDS))


def _coded(code: str, seats: int) -> Setup:
    setup = read_code(code)
    if setup.seats != seats:
        raise BadInput(SAYS["seat-number"].format(seats=setup.seats, found=seats))
    return setup


def drawn(asked: SetupRequest) -> Drawn:
    seats = read_code(asked.code).seats if asked.code else asked.seats
    return laid_out(chosen_setup(asked, seats))


def laid_out(setup: Setup) -> Drawn:
    match = Match(setup, 0)
    return Drawn(
        code=write_code(setup),
        setup=setup,
        game=game_of(setup, match.world),
        position=position_of(match),
        castle_tiles=castle_tiles_of(setup),
        room=_room(setup),
        steps=[Steps(title=one.title, steps=list(one.steps)) for one in sections_of(setup)],
    )


def _room(setup: Setup) -> list[str]:
    if EDITIONS[setup.edition].own:
        return []
    return [part for part in PARTS if has_room(Request(), part, setup.boards)]


# The score pad.


def sheet(position: Position) -> Sheet:
    scores = position.scores()
    face = face_of(position.world(), position.boards, "", [notice_of(position.boards)])
    sources = list(scores[0].gold)
    named = {"sources": sources, "source_names": {key: title(key) for key in sources}}
    return Sheet(
        game=face.model_copy(update=named),
        seats=[SeatGold(gold=one.gold, total=one.total) for one in scores],
        winners=winners(scores),
    )


# Replays.


def replay(record: Record, colours: list[int]) -> Replay:
    """All positions of a game as a spectator sees them; BadInput if an action does not fit."""
    played(record)
    match = Match(record.setup, record.seed)
    seats = record.setup.seats
    names = [clean_name(name) for name in record.players] + [""] * seats
    shown = [names[seat] or SAYS["seat"].format(number=seat + 1) for seat in range(seats)]
    return Replay(
        game=game_of(record.setup, match.world),
        players=shown,
        colours=colours or list(range(seats)),
        views=_views(match, shown, record.actions),
    )


def _views(match: Match, names: list[str], actions: tuple[str, ...]) -> list[View]:
    views = [view_of(Scene(match, names, 0), frozenset(), 0)]
    for number, text in enumerate(actions, start=1):
        told = len(views[-1].log.lines) + views[-1].log.first
        match.play(read_action(match.world, text))
        views.append(view_of(Scene(match, names, number), frozenset(), max(0, told - 2)))
    return views


def replay_json(record: dict[str, Any], colours: list[int]) -> bytes:
    """The same from and to plain data, which is quicker to hand from process to process."""
    return replay(check(record, Record), colours).model_dump_json().encode()


# Boards.


def checked_board(text: BoardText) -> Findings:
    found = check_text(text.text)
    face = board_face(found.board, is_own=True) if found.board else None
    return Findings(errors=[f"{error}." for error in found.errors], notes=_sentences(found.notes), board=face)


def _sentences(notes: list[str]) -> list[str]:
    return [f"{note[0].upper()}{note[1:]}." for note in notes]


def made_board(wish: BoardWish) -> Findings:
    if wish.like not in RECIPES:
        raise BadInput(SAYS["manner"].format(like=wish.like, known=listed(list(RECIPES))))
    for error in wrong_name(wish.name) if wish.name else ():
        raise BadInput(f"{error}.")
    seed = secrets.randbelow(SEEDS) if wish.seed is None else wish.seed
    try:
        board = make_board(newest(wish.like, seed), wish.caves)
    except ValueError as error:
        raise BadInput(f"{error}.") from None
    named = Board(wish.name or board.name, board.rows, board.locations, board.is_stand_in)
    return Findings(errors=[], notes=[], board=board_face(named, is_own=False))

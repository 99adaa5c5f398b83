"""A game to look at: in characters, or as an array of pixels. Doesn't show cards in hands."""

from collections.abc import Iterator
from io import BytesIO
from typing import Final

import numpy as np
from PIL import Image
from resvg_py import svg_to_bytes

from hexstead.engine.explain import ask
from hexstead.engine.hexes import ISLAND_ROW, NO_HEX, NOWHERE, SINGLE, Hex, at, members, row_name
from hexstead.engine.said import BadInput, Said, error
from hexstead.engine.scoring import score
from hexstead.envs.env_game import EnvGame
from hexstead.envs.observation_layout import Array
from hexstead.envs.speaking import say
from hexstead.pictures import board_svg
from hexstead.pictures.making_scenes import scene_of_state
from hexstead.pictures.palette import tints_of

RENDER_MODES: Final = ["ansi", "rgb_array"]
_WIDTH: Final = 640
_WALL: Final = "#"


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadInput(error("env-no-render-mode", name=mode, known=list(RENDER_MODES)))
    return mode


def draw(game: EnvGame, mode: str | None) -> str | Array | None:
    if mode == "ansi":
        return characters(game)
    return pixels(game) if mode == "rgb_array" else None


def characters(game: EnvGame) -> str:
    """The map with three characters for each hex, then the seats, and what is asked.

    Small letters are terrains, numbers are the pieces of player 0 and so on, `#` is a wall. Live hexes
    are in brackets, the piece being moved is in parentheses.
    """
    return "\n".join([*_rows(game), *_seats(game), _asked(game)]) + "\n"


def _rows(game: EnvGame) -> Iterator[str]:
    columns = len(game.world.letters[0])
    yield "  " + "".join([f"{column + 1:^3}" for column in range(columns)]).rstrip()
    maps = [*enumerate(game.world.letters), *enumerate(game.world.island, ISLAND_ROW)]
    for row, letters in maps:
        cells = [_cell(game, at(row, column), letter) for column, letter in enumerate(letters)]
        yield f"{row_name(row)} {' ' * (row % 2)}{''.join(cells)}".rstrip()


def _cell(game: EnvGame, hex: Hex, letter: str) -> str:
    if letter == NO_HEX:
        return "   "
    state, here = game.state, SINGLE[hex]
    owners = [str(seat) for seat, own in enumerate(state.settlements) if own & here]
    sign = owners[0] if owners else _WALL if state.walls & here else letter.lower()
    if game.decision.live & here:
        return f"[{sign}]"
    return f"({sign})" if _lifted(game) == hex else f" {sign} "


def _lifted(game: EnvGame) -> Hex:
    return game.state.frames[-1].lifted if game.state.frames else NOWHERE


def _seats(game: EnvGame) -> Iterator[str]:
    state = game.state
    for seat, gold in enumerate(score(game.world, state)):
        kinds = [game.world.sites[tile].tile for tile in members(state.held[seat])]
        tiles = [game.world.tiles[kind].said() for kind in kinds]
        numbers = {"seat": seat, "gold": gold.total, "settlements": state.supply[seat]}
        yield say(Said("drawn-seat", {**numbers, "tiles": tiles}))


def _asked(game: EnvGame) -> str:
    asked = ask(game.world, game.state)
    if game.state.over:
        return say(asked)
    return say(Said("drawn-asked", {"seat": game.decision.seat, "asked": asked}))


def pixels(game: EnvGame) -> Array:
    """The painted board: rows by columns by red, green and blue."""
    svg = board_svg(scene_of_state(game.world, game.state, game.decision.hexes))
    png = svg_to_bytes(svg_string=svg, width=_WIDTH, background=tints_of("light")["table_edge"])
    return np.array(Image.open(BytesIO(png)).convert("RGB"))

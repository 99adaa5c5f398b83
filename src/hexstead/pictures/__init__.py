"""The board as SVG pictures."""

from hexstead.pictures.board import board_svg, ground_svg
from hexstead.pictures.scene import Scene, SceneFigure, SceneSpot
from hexstead.pictures.setup_page import setup_svg
from hexstead.pictures.sheet import CardPicture, Sheet, TilePicture

__all__ = [
    "CardPicture",
    "Scene",
    "SceneFigure",
    "SceneSpot",
    "Sheet",
    "TilePicture",
    "board_svg",
    "ground_svg",
    "setup_svg",
]

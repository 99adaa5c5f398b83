"""The board as SVG pictures."""

from hexstead.pictures.board import board_svg, ground_svg
from hexstead.pictures.page import setup_svg
from hexstead.pictures.scene import Figure, Scene, Spot
from hexstead.pictures.sheet import CardPicture, Sheet, TilePicture

__all__ = [
    "CardPicture",
    "Figure",
    "Scene",
    "Sheet",
    "Spot",
    "TilePicture",
    "board_svg",
    "ground_svg",
    "setup_svg",
]

"""The board as SVG pictures."""

from hexstead.pictures.board import board_svg
from hexstead.pictures.scene import Scene, Spot
from hexstead.pictures.sheet import CardPicture, Sheet, TilePicture, setup_svg

__all__ = ["CardPicture", "Scene", "Sheet", "Spot", "TilePicture", "board_svg", "setup_svg"]

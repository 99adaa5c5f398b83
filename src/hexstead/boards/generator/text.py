"""Boards as text files."""

from hexstead.boxes.manifest import Board


def board_text(board: Board) -> str:
    """The text that `parse_board` reads. If all location hexes share a location, it is written once."""
    keys = board.locations[:1] if len(set(board.locations)) == 1 else board.locations
    heads = [f"name: {board.name}"]
    if board.title:
        heads.append(f"title: {board.title}")
    heads.append(f"L: {' '.join(keys)}")
    if board.is_stand_in:
        heads.append("stand-in: true")
    if board.is_inferred:
        heads.append("inferred: true")
    return "\n".join([*heads, *board.rows]) + "\n"

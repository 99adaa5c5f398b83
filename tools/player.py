"""Plays `hexstead play` by always typing the first possible thing; tiles come before hexes.

Runs with the Hexstead of its Python: python tools/player.py play --save game.json
"""

from hexstead.cli import main
from hexstead.cli.screen.terminal_game import TerminalGame
from hexstead.engine.hexes import members
from hexstead.match.notation import write_action


def read(game: TerminalGame) -> str:
    decision = game.match.decision()
    return write_action(game.match.world, [*decision.buttons[::-1], *members(decision.hexes)][0])


if __name__ == "__main__":
    TerminalGame.read = read  # type: ignore[assignment, method-assign]
    main()

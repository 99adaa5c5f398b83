"""What players are asked in games of all boxes, as the terminal says it: the browser must say the same."""

import json
from functools import cache
from random import Random

from hexstead import Match, ask, draw_setup
from hexstead.boxes.catalogue import BOXES
from hexstead.engine.actions import FIRST_TILE
from hexstead.engine.explain import hint
from hexstead.engine.said import Said
from hexstead.server.wire.said_json import told
from hexstead.wording.languages import LANGUAGES
from hexstead.wording.say import say

NAMES = ["Ada", "Brook", "Cleo"]
GAMES = 60


@cache
def prompts() -> dict[str, Said]:
    """Each kind of prompt and hint once for each tile and each number in it."""
    found: dict[str, Said] = {}
    for seed in range(GAMES):
        random = Random(seed)
        boxes = BOXES if seed % 3 else (BOXES[seed // 3 % len(BOXES)],)
        match = Match(draw_setup(3, seed, expansions=boxes), seed)
        while not match.is_over:
            for said in (ask(match.world, match.state), hint(match.world, match.state)):
                if said:
                    found.setdefault(_kind(said), said)
            decision = match.decision()
            buttons = [action for action in decision.buttons if action >= FIRST_TILE]
            match.play(random.choice(buttons if buttons and random.random() < 0.5 else decision.actions))
    return found


def _kind(said: Said) -> str:
    numbers = [f"{name}={value}" for name, value in said.args.items() if isinstance(value, int | list)]
    return f"{said.id} {said.args.get('tile', '')} {' '.join(numbers)}"


def page() -> str:
    return written([said for _, said in sorted(prompts().items())], NAMES)


def written(all_said: list[Said], names: list[str]) -> str:
    """One line for each: the data, and the sentences by language."""
    lines = []
    for said in all_said:
        says = {language: say(said, language, names) for language in LANGUAGES}
        line = {"said": told(said), "says": says}
        lines.append(json.dumps(line, ensure_ascii=False))
    return "[\n" + ",\n".join(lines) + "\n]\n"

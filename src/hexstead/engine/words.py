"""The sentences the engine says to players: what to do now, and why something is not possible."""

from typing import Final

PROMPTS: Final = {
    "build-first": "Build {count} {words}.",
    "build-more": "Build {count} more {words}.",
    "extra": "Use a tile or end the turn.",
    "end": "End the turn.",
    "build-tile": "{tile}: build {words}.",
    "move-piece": "{tile}: choose a settlement to move {words}.",
    "move-target": "{tile}: move the settlement from {hex} {words}.",
    "over": "The game is over.",
}

REASONS: Final = {
    "no-hex": "There is no such hex on the board.",
    "over": "The game is over.",
    "own": "Your own settlement stands there.",
    "other": "Another player's settlement stands there.",
    "origin": "The settlement has to move: that is where it stands.",
    "special": "A {kind} is never built on.",
    "card": "This is {kind}, but your card is {card}.",
    "unsuitable": "Nobody can build on {kind} here.",
    "place-build": "This is {kind}. {tile} builds {words}.",
    "place-move": "This is {kind}. {tile} moves a settlement {words}.",
    "adjacent": "You can build next to your settlements: {count} such {kind}{hexes} free.",
    "adjacent-move": "You can move next to your other settlements: {count} such {kind}{hexes} free.",
    "not-a-settlement": "Choose one of your settlements first.",
    "not-yours": "That settlement is not yours. Choose one of your own.",
    "stuck": "This settlement cannot move {words}.",
    "only-buttons": "You have built for this turn. Use a tile or end the turn.",
    "not-now": "That is no choice now.",
    "finish": "Finish {tile} first.",
    "build-before-end": "Build first: {count} more {words}.",
    "no-tile": "You have no {tile} tile.",
    "fresh": "{tile}: from next turn.",
    "used": "{tile} is used this turn.",
    "between": "{tile}: after you build. Tiles are not used between the builds.",
    "supply": "{tile}: you have no settlement left to build.",
    "nowhere": "{tile}: no free hex {words}.",
    "no-mover": "{tile}: none of your settlements can move {words}.",
}

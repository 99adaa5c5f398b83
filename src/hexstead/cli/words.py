"""What the command line says, apart from the help of each command."""

from typing import Final

SETUP: Final = {
    "title": "Set-up",
    "turned": "turned 180°",
    "island": "Island, side {side}",
    "boards-title": "The boards",
    "cards-title": "Kingdom cards",
    "tasks-title": "Tasks",
    "tiles-title": "Tiles",
    "nomads-title": "Nomad tiles",
    "tile-note": "{tiles}: {hexes}",
    "bonus-note": "{tiles} beside the board",
    "code": "This set-up again: hexstead setup --code {code}",
    "play": "Play it here: hexstead play --setup {code}",
}

EXAMPLE: Final = {
    "live": "can be chosen",
    "pays": "pays",
    "you": "you",
    "other": "player {number}",
    "gold": "{gold} gold",
    "card": "Card: ",
    "edge": "The edge of the board: {where}.",
    "border": "Boards meet between {where}.",
}

ARENA: Final = {
    "progress": "Playing",
    "rating": "rating",
    "interval": "95 %",
    "games": "games",
    "first": "first\nplace",
    "gold": "mean\ngold",
    "thinking": "Thinking time",
    "decisions": "decisions",
    "median": "median",
    "most": "95 %\nwithin",
    "longest": "longest",
    "incidents": "incidents",
    "pair": "{bot} against {other}",
    "wins": "wins",
    "draws": "draws",
    "seat": "Seat {number}",
    "sources": "Mean gold by source",
    "shares": "A win is more gold than the other; equal gold counts half. A shared first place is divided.",
    "facts": (
        "{games} games on {deals}, each played in every seating; on average {rounds:.1f} rounds,"
        " {actions:.0f} actions."
    ),
    "rate": "{games} now, {rate:.1f} a second.",
    "kept": "The results are in {file}.",
    "reported": "The report is in {file}.",
    "mishaps": "{bot}: {incidents}, the first in game {game}, seat {seat}, action {action}: {reason}.",
    "stopped": "Stopped with {there} of {games} games; they are kept in {file}. The same command goes on.",
}

CHECK: Final = {
    "finished": "{file}: sound, {actions}, finished. {gold}",
    "running": "{file}: sound, {actions}, not finished. {gold}",
    "gold": "Gold so far: {gold}.",
    "final": "Gold: {gold}. {verdict}",
    "progress": "Checking",
    "seat": "Seat {number}",
}

ANALYSE: Final = {
    "progress": "Looking at turns",
    "nothing": "{file}: no turn has been ended yet: there is nothing to analyse.",
    "swing": "swing",
    "missed": "missed",
    "played": "played",
    "best": "better",
    "same": "as played",
    "ended": "nothing",
    "sum": "{who}: {missed:.1f} gold missed; {good} of {turns} as good as any the search found.",
    "title": "Expected result",
    "across": "turn",
    "up": "Gold at the end, as it looked before each turn",
}

HINT: Final = {
    "progress": "Looking for a turn",
    "best": "{turn}",
    "other": "{turn}   ({behind:.1f} gold less)",
    "over": "{file}: the game is over. Use --at N for a hint after N actions.",
}

PLAY: Final = {
    "round": "Round {round}",
    "last-round": "the last one",
    "over": "The game is over after {rounds}.",
    "card": "Your card:",
    "cards": "Your cards:",
    "their-card": "Card:",
    "their-cards": "Cards:",
    "other-turn": "Turn: {who}",
    "closing": "After the last round",
    "other-decides": "Now: {who}",
    "asked": "{who} is asked in this turn. {prompt}",
    "aside": "{pieces} set aside",
    "no-card": "none is left",
    "pile": "{cards} in the draw pile",
    "live": "{action} can be chosen now.",
    "pays": "{action} can be chosen now: {gold} ({sources}).",
    "others": "The others are thinking",
    "pays-nothing": "{action} can be chosen now. It changes no gold.",
    "taken-back": "Taken back: {action}.",
    "saved": "The game is saved in {file}. Go on with: hexstead play --resume {file}",
    "left": "You have left the game.",
    "record": "The record is in {file}. Look at it with: hexstead show {file}",
    "mishap": "{bot} {reason}: a random action was taken.",
    "unsaved": "{error} The game goes on, but is not saved.",
    "no-hex-for-why": "Write the hex or button too, such as: why K6",
    "no-action": "{text!r} is no action here: write a hex such as K6, the number of a button, or help.",
    "no-buttons": "There is no button now: choose a hex in brackets.",
    "no-button": "Buttons go from 1 to {number}.",
}

HELP: Final = (
    ("K6", "choose this hex: a row letter, then a column"),
    ("1, 2 …", "press the button with this number; its key works too, such as use:farm or end"),
    ("back", "take back your last action, if nothing hidden came to light"),
    ("why K6", "why this hex or button cannot be chosen, or what it would pay"),
    ("score", "gold so far, by source and by seat"),
    ("rules farm", "look something up; without a word an overview"),
    ("log", "all that happened, turn by turn"),
    ("map", "show the board again"),
    ("quit", "leave the game"),
)

ERRORS: Final = {
    "exists": "{file} exists already: go on with --resume {file}, or choose another file.",
    "only": "{option} says it all: leave out {other}.",
    "code-seats": "The code is for {seats} seats: leave out --seats, or take another code.",
    "own-bot": "{file}: {bot!r} is in a file, and a record runs no file by itself: go on with --bots {bots}",
    "bot": "Name 1 bot; here are {found}.",
    "bots": "Name 1 bot for all, or {number}; here are {found}.",
    "name": "A player cannot be called {name!r}: bots are called so.",
    "no-name": "A name needs at least 1 letter.",
    "no-people": "{file}: all players of this record are bots: nobody is left to play.",
    "two-people": "{file}: more than 1 player of this record is no bot: you can play only 1.",
    "players": "{file}: players: expected {seats} names, found {found}.",
    "too-many": "Choose at most {number} {what}; here are {found}.",
    "write": "{file}: cannot be written: {why}.",
    "no-file": "{file}: not an ordinary file.",
    "no-folder": "{file}: there is no such folder.",
    "kind": "{file}: this is a {found}, but a {wanted} is needed: hexstead schema {wanted} tells its fields.",
    "rules": "{file}: this position was made for rules {rules}: its gold is counted by today's rules.",
    "a-record": "{file}: this is a record, but a position is needed: hexstead show tells its gold.",
    "at-position": "{file}: --at is for records; this is a position.",
    "at": "{file}: --at: the record has {actions}: choose a number from -{number} to {number}.",
    "seat-record": "{file}: a record says whose turn it is: leave out --seat and --card.",
    "hint-seats": "A hint needs a position with at least 2 seats.",
    "hint-seat": "The position has seats 1 to {seats}: choose one of them with --seat.",
    "hint-card": "A position does not tell the card: add --card and one of {cards}.",
    "hint-full": "Nothing can be built on {card} here: take another card.",
    "no-rule": "Nothing was found about {words!r}.",
    "suggest": " Try {words}.",
    "overview": " Without words there is an overview.",
}

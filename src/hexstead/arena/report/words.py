"""What the report says."""

from typing import Final

HEADS: Final = (
    "",
    "Rating",
    "95 %",
    "Games",
    "First place",
    "95 %",
    "Mean gold",
    "Median",
    "95 % within",
    "Incidents",
)

HEADLINE: Final = {
    "beats": "{bot} beats {other}: {share} of the games (95 %: {interval})",
    "level": "{bot} and {other} cannot be told apart yet: {share} of the games (95 %: {interval})",
    "alone": "{bot} against itself",
}

TITLES: Final = {
    "standings": "Standings",
    "ratings": "Ratings",
    "pairs": "Win rates",
    "cross": "Everybody against everybody",
    "seats": "Seat advantage",
    "length": "Game length",
    "thinking": "Thinking time",
    "gold": "Gold by card",
    "incidents": "Incidents",
    "method": "How it was played",
}

NOTES: Final = {
    "standings": (
        "First place: a shared one is divided among those who share it. Then the thinking time of a decision:"
        " its median, and what 95 in 100 do not exceed."
    ),
    "ratings": (
        "Bradley–Terry on the scale of chess: 400 points more means ten wins for each defeat; the mean is"
        " 1500. Bars: 95 %, from a bootstrap over deals. A bot that has never lost has a long bar;"
        " with fewer than some 20 deals bars are too short."
    ),
    "pairs": "More gold than the other wins; equal gold counts half. Bars: 95 %, Wilson.",
    "cross": "The row against the column, in percent of the games.",
    "seats": "First places by seat, all bots together; the dashed line is an even share. Bars: 95 %.",
    "length": "Games by number of rounds; dashed: the mean, {rounds:.1f} rounds with {actions:.0f} actions.",
    "thinking": (
        "Time for a decision: its median, a line to what 95 in 100 do not exceed, a ring for the longest."
    ),
    "gold": "Mean gold in the games in which the card was in play.",
    "incidents": (
        "A bot that raises, cheats or stalls is reported; a random live action takes the place of its answer."
    ),
    "method": (
        "The same command gives the same games on any number of processes and machines, but for bots that"
        " watch the clock."
    ),
}

INCIDENTS: Final = {
    "none": "None: every answer came in time and was a live action.",
    "where": "game {game}, seat {seat}, action {action}",
    "more": "and {number} more",
}

METHOD: Final = {
    "games": "Games",
    "deals": "{games}, {each} for each deal of set-up and deck: {seatings}, by all who meet",
    "both": "in both orders",
    "all": "in all {seats} seatings",
    "boxes": "Boxes",
    "setup": "the set-up {code} for all",
    "seed": "Seed",
    "again": "Again",
}

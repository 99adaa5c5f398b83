"""What is stored: tables, seats, the actions of their games, chat, guests."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData()

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("colour", Integer, nullable=False),
    Column("since", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("host", String(40), nullable=False),
    Column("phase", String(10), nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", String(128), nullable=True),
    Column("is_listed", Boolean, nullable=False),
    Column("is_lesson", Boolean, nullable=False),
    Column("rematch", String(40), nullable=True),
    Column("offer", Text, nullable=False, server_default=""),
    Column("since", Float, nullable=False),
    Column("first", Integer, nullable=True),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("stand_in", String(40), nullable=False, server_default="greedy"),
    Column("generator", String(10), nullable=False, server_default="quick"),
    Column("host_away_since", Float, nullable=True),
    Column("several_seats", Boolean, nullable=False, server_default=false()),
    Column("idle_seconds", Integer, nullable=False, server_default="300"),
    Column("votes", Text, nullable=False, server_default=""),
    Column("watchers_talk", Boolean, nullable=False, server_default=true()),
    Column("removed", Text, nullable=False, server_default=""),
    Column("barred", Text, nullable=False, server_default=""),
    Column("server_seed", String(64), nullable=False, server_default=""),
    Index("tables_by_phase", "phase", "since"),
)
"""`first` is the seat that begins. It follows from set-up and seed, but only by playing the game.

`rules` are those the game is played by: rows older than the second rules have the first ones.
`stand_in` is the bot that plays for absent players. `removed` are the guests whom a host has removed, and
`barred`, until the start, the traces of their addresses, separated by spaces. `votes`
says who wants a bot to act for the seat that has to: after how many rows, for which seat, and the guests.
`generator` draws the cards from `seed`, in hexadecimal: rows older than the second generator have the quick
one. `offer` is who wants to play again, on which map, and what the others say to it.
`server_seed` is the server's part of the seed; the seed itself exists only once the cards are dealt.
"""

shares = Table(
    "shares",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("guest", String(40), nullable=False),
    Column("bytes", String(64), nullable=False),
    PrimaryKeyConstraint("table_id", "guest"),
)
"""What each player's browser adds to the seed, once, before the cards are dealt."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(40), nullable=True),
    Column("name", String(40), nullable=False),
    Column("colour", Integer, nullable=False),
    Column("bot", String(40), nullable=True),
    Column("why", String(10), nullable=True),
    Column("away_since", Float, nullable=True),
    Column("trace", String(40), nullable=True),
    Column("since", Float, nullable=True),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_by_guest", "guest"),
)
"""`why` says how a bot came to play for a guest; `away_since` is by the database's clock, and empty while
the guest is there; `trace` is what is kept of the guest's address until the start, and `since` is when the
guest took this name.
"""

actions = Table(
    "actions",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("do", String(60), nullable=False),
    Column("next", Integer, nullable=False),
    Column("since", Float, nullable=False),
    Column("token", String(40), nullable=True),
    Column("stands_in", Boolean, nullable=False, server_default=false()),
    Column("for_player", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "n"),
)
"""Only ever appended to. The first to insert row `n` has acted; `next` is the seat that decides after it.

`token` is a random word by which whoever asked for a row knows it as their own, even if the answer was lost.
`stands_in`: a bot did it that others had called for the player who was away. `for_player`: a bot did it for
the player of this seat, however it came to play there.
"""

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("since", Float, nullable=False),
    Column("turn", Integer, nullable=True),
    Column("speaker", String(20), nullable=True),
    PrimaryKeyConstraint("table_id", "n"),
)
"""A line without a name comes from the table, about a seat, in the turn with this number."""

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(40), nullable=False),
    Column("guest", String(40), nullable=False),
    Column("process", String(40), nullable=False),
    Column("until", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "guest", "process"),
    Index("presence_by_process", "process"),
)
"""Who is watching which table through which process; if a process dies, it expires."""

talkers = Table(
    "talkers",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("level", Float, nullable=False),
    Column("since", Float, nullable=False),
)
"""How many lines each guest may still say at once, as of that time by the database's clock.

Only for several processes that have to agree on it.
"""

bans = Table(
    "bans",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("who", String(60), nullable=False),
    Column("reason", Text, nullable=False),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=True),
)
"""Guests and networks that the host keeps out; without `until`, for good."""

errands = Table(
    "errands",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("item", Text, nullable=False),
    Column("since", Float, nullable=False),
)
"""What a host has changed beside a server on a file: it looks here, as others listen on PostgreSQL."""

probes = Table(
    "probes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("since", Float, nullable=True),
)
"""One row, written over and over to test writing."""

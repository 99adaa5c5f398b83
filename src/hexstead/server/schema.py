"""What is stored: tables, seats, the actions of their games, chat, guests."""

from sqlalchemy import (
    BigInteger,
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
    Column("code", Text, nullable=False),
    Column("boxes", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("is_lesson", Boolean, nullable=False),
    Column("rematch", String(40), nullable=True),
    Column("since", Float, nullable=False),
    Column("first", Integer, nullable=True),
    Column("rules", Integer, nullable=False, server_default="1"),
    Index("tables_by_phase", "phase", "since"),
)
"""`first` is the seat that begins. It follows from set-up and seed, but only who plays the game can tell.

`rules` are those that the game is played by: rows from before there were others have the first ones.
"""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(40), nullable=True),
    Column("name", String(40), nullable=False),
    Column("colour", Integer, nullable=False),
    Column("bot", String(40), nullable=True),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_by_guest", "guest"),
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("do", String(60), nullable=False),
    Column("next", Integer, nullable=False),
    Column("since", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)
"""Only ever appended to. Who inserts row `n` first has acted; `next` is the seat that decides after it."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("since", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)

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
"""Who looks at which table through which process; a process that dies lets it run out."""

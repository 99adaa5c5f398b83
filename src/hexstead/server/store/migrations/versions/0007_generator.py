"""The seed as hexadecimal text, and the generator by name: the quick one for existing tables."""

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

_TABLES = sa.table("tables", sa.column("id"), sa.column("seed"), sa.column("text"), sa.column("generator"))


def upgrade() -> None:
    op.add_column("tables", sa.Column("generator", sa.String(10), nullable=False, server_default="quick"))
    op.add_column("tables", sa.Column("text", sa.String(128), nullable=True))
    _fill("seed", "text", lambda seed: f"{seed:x}")
    op.drop_column("tables", "seed")
    op.execute("alter table tables rename column text to seed")


def downgrade() -> None:
    """Seeds of the other generator have no number: their games can't be kept."""
    op.add_column("tables", sa.Column("text", sa.BigInteger(), nullable=False, server_default="0"))
    _fill("seed", "text", lambda seed: int(seed or "0", 16) % 2**52)
    op.drop_column("tables", "seed")
    op.drop_column("tables", "generator")
    op.execute("alter table tables rename column text to seed")


def _fill(old: str, new: str, made: Callable[[Any], object]) -> None:
    connection = op.get_bind()
    for row in connection.execute(sa.select(_TABLES.c.id, _TABLES.c[old])).all():
        change = sa.update(_TABLES).where(_TABLES.c.id == row.id).values({new: made(row[1])})
        connection.execute(change)

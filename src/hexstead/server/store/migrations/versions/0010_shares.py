"""What the seed of the cards is made of. Tables that still wait for players get a server's seed now."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

_TABLES = sa.table(
    "tables", *[sa.column(name) for name in ("id", "phase", "seed", "generator", "server_seed")]
)


def upgrade() -> None:
    op.add_column("tables", sa.Column("server_seed", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "shares",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("bytes", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "guest"),
    )
    connection = op.get_bind()
    for id in connection.execute(sa.select(_TABLES.c.id).where(_TABLES.c.phase == "open")).scalars().all():
        values = {"seed": None, "generator": "sha256", "server_seed": secrets.token_hex(32)}
        connection.execute(sa.update(_TABLES).where(_TABLES.c.id == id).values(values))


def downgrade() -> None:
    op.drop_table("shares")
    op.drop_column("tables", "server_seed")

"""Since when somebody is away, why a bot plays for them, and which bot does so at this table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("turn", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("why", sa.String(length=10), nullable=True))
    op.add_column("seats", sa.Column("away_since", sa.Float(), nullable=True))
    op.add_column(
        "tables", sa.Column("stand_in", sa.String(length=40), nullable=False, server_default="greedy")
    )
    # Until now, players could send every such bot away by coming back.
    op.execute("update seats set why = 'left' where guest is not null and bot is not null")


def downgrade() -> None:
    op.drop_column("tables", "stand_in")
    op.drop_column("seats", "away_since")
    op.drop_column("seats", "why")
    op.drop_column("chat", "turn")

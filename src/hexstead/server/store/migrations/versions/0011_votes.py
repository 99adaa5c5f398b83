"""How long somebody may keep the others waiting, and who has voted for a bot."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("idle_seconds", sa.Integer(), nullable=False, server_default="300"))
    op.add_column("tables", sa.Column("votes", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "votes")
    op.drop_column("tables", "idle_seconds")

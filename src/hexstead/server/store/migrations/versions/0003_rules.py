"""The rules a game is played by: the first ones for existing tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules", sa.Integer(), nullable=False, server_default="1"))


def downgrade() -> None:
    op.drop_column("tables", "rules")

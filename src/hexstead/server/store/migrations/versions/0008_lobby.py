"""Since when the host is away, how many seats a guest may take, and whom the host has removed."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("host_away_since", sa.Float(), nullable=True))
    op.add_column(
        "tables", sa.Column("several_seats", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("tables", sa.Column("removed", sa.Text(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("barred", sa.Text(), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("trace", sa.String(length=40), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "trace")
    for name in ("barred", "removed", "several_seats", "host_away_since"):
        op.drop_column("tables", name)

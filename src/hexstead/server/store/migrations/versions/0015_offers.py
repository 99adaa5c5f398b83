"""Who wants to play again, and what the others say to it."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("offer", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "offer")

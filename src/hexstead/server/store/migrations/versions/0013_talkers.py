"""How much each guest may still say, for several processes that count together."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "talkers",
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("level", sa.Float(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("guest"),
    )


def downgrade() -> None:
    op.drop_table("talkers")

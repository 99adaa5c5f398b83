"""Who speaks, who may, and since when somebody has a name."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("watchers_talk", sa.Boolean(), nullable=False, server_default=sa.true())
    )
    op.add_column("seats", sa.Column("since", sa.Float(), nullable=True))
    op.add_column("chat", sa.Column("speaker", sa.String(length=20), nullable=True))


def downgrade() -> None:
    op.drop_column("chat", "speaker")
    op.drop_column("seats", "since")
    op.drop_column("tables", "watchers_talk")

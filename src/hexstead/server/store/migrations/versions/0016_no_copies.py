"""Code and boxes follow from the set-up."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_column("tables", "boxes")
    op.drop_column("tables", "code")


def downgrade() -> None:
    for name in ("code", "boxes"):
        op.add_column("tables", sa.Column(name, sa.Text(), nullable=False, server_default=""))

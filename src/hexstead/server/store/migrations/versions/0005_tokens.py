"""Who stored an action, and a row to test writing with."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("actions", sa.Column("token", sa.String(40), nullable=True))
    op.create_table("probes", sa.Column("id", sa.Integer(), primary_key=True), sa.Column("since", sa.Float()))


def downgrade() -> None:
    op.drop_table("probes")
    op.drop_column("actions", "token")

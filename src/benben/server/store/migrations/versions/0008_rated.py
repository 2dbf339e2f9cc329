"""Whether a finished game counts for ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("results") as results:
        results.add_column(sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("results") as results:
        results.alter_column("rated", server_default=None)


def downgrade() -> None:
    op.drop_column("results", "rated")

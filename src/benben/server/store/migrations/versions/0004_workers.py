"""Which workers live, and which one lets a table's bots play."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("beat", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_workers")),
    )
    op.add_column("tables", sa.Column("bots_worker", sa.String(32), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "bots_worker")
    op.drop_table("workers")

"""Clocks: everybody's time at a table, its next deadline, and the timings of people's decisions."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("due", sa.Double(), nullable=True))
    op.add_column("tables", sa.Column("claimed", sa.Double(), nullable=True))
    op.add_column("plies", sa.Column("bank", sa.Double(), nullable=True))
    op.add_column("plies", sa.Column("used", sa.Double(), nullable=True))
    has_deadline = sa.text("due IS NOT NULL")
    op.create_index(
        "ix_tables_due", "tables", ["due"], sqlite_where=has_deadline, postgresql_where=has_deadline
    )


def downgrade() -> None:
    op.drop_index("ix_tables_due", "tables")
    for column in ("used", "bank"):
        op.drop_column("plies", column)
    for column in ("claimed", "due", "clock"):
        op.drop_column("tables", column)

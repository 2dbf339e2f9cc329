"""Tables with which the server is to go on by itself, so that those waiting for people need not be searched."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

_FIND = """
    UPDATE tables SET wants_bots = TRUE WHERE status <> 'over' AND (
        status = 'playing'
        AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND seat = actor AND player IS NOT NULL)
        AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND player IS NULL)
        OR NOT EXISTS (SELECT 1 FROM plies WHERE table_id = tables.id))"""


def upgrade() -> None:
    # Not as a batch: SQLite would copy the table, and so break the references to it.
    op.add_column("tables", sa.Column("wants_bots", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute(_FIND)
    condition = sa.text("wants_bots")
    op.create_index(
        "ix_tables_wants_bots", "tables", ["id"], sqlite_where=condition, postgresql_where=condition
    )


def downgrade() -> None:
    op.drop_index("ix_tables_wants_bots", "tables")
    op.drop_column("tables", "wants_bots")

"""Who made a table, who gave a game up, and the table where the same people play again."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Who made a table that exists is not known: at it only those who sit there may do what a maker may.
    op.add_column("tables", sa.Column("maker_hash", sa.String(64), nullable=True))
    op.add_column("tables", sa.Column("resigned", sa.SmallInteger(), nullable=True))
    op.add_column("tables", sa.Column("next_id", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("next_by", sa.SmallInteger(), nullable=True))


def downgrade() -> None:
    for column in ("next_by", "next_id", "resigned", "maker_hash"):
        op.drop_column("tables", column)

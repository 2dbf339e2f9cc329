"""The maker of a table, the seat that resigned, and the table where the same people play again."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # The maker of an existing table is unknown: there, only its seats have the maker's rights.
    op.add_column("tables", sa.Column("maker_hash", sa.String(64), nullable=True))
    op.add_column("tables", sa.Column("resigned", sa.SmallInteger(), nullable=True))
    op.add_column("tables", sa.Column("next_id", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("next_by", sa.SmallInteger(), nullable=True))


def downgrade() -> None:
    for column in ("next_by", "next_id", "resigned", "maker_hash"):
        op.drop_column("tables", column)

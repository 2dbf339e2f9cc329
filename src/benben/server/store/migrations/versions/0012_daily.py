"""Tables of one deal are found by its secret."""

from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tables_dealer_secret", "tables", ["dealer_secret"])


def downgrade() -> None:
    op.drop_index("ix_tables_dealer_secret", "tables")

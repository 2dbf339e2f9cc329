"""What the maker of a table has chosen, requests to take a decision back, and what the players say."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    # Existing tables have the terms that every table had.
    op.add_column("tables", sa.Column("terms", sa.JSON(), nullable=False, server_default=sa.text("'{}'")))
    op.add_column("tables", sa.Column("take_back", sa.JSON(), nullable=True))
    op.create_table(
        "lines",
        sa.Column("id", _NUMBER, autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("kind IN ('chat', 'reaction', 'took_back', 'kept')", name=op.f("ck_lines_kind")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_lines_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_lines")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_lines_table_id", "lines", ["table_id", "id"])


def downgrade() -> None:
    op.drop_table("lines")
    op.drop_column("tables", "take_back")
    op.drop_column("tables", "terms")

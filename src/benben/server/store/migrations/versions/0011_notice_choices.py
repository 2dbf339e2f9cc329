"""When people want to be notified, their e-mail addresses, and whether a turn was notified."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("notified", sa.Double(), nullable=True))
    op.add_column("subscriptions", sa.Column("device", sa.String(64), nullable=True))
    op.create_table(
        "notice_choices",
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("remind", sa.String(8), nullable=False),
        sa.Column("quiet_start", sa.SmallInteger(), nullable=False),
        sa.Column("quiet_end", sa.SmallInteger(), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("owner", name=op.f("pk_notice_choices")),
    )
    op.create_table(
        "emails",
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("asked", sa.Double(), nullable=False),
        sa.Column("confirmed", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("owner", name=op.f("pk_emails")),
    )
    op.create_index("ix_emails_code", "emails", ["code"])


def downgrade() -> None:
    op.drop_table("emails")
    op.drop_table("notice_choices")
    op.drop_column("subscriptions", "device")
    op.drop_column("tables", "notified")

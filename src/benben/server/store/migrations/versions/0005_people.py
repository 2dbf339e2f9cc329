"""People with their devices, passkeys and sign-in codes; who owns a seat; results of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Before this version only guests owned seats, by the hash of a token. A person owns them by their id.
    op.execute("ALTER TABLE seats RENAME COLUMN token_hash TO owner")
    op.execute("ALTER TABLE tables RENAME COLUMN maker_hash TO maker")
    op.add_column("seats", sa.Column("mark", sa.SmallInteger(), nullable=True))
    op.create_index("ix_seats_owner", "seats", ["owner"])
    op.create_index("ix_tables_maker", "tables", ["maker"])
    _people()
    _sign_ins()
    _results()


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("mark", sa.SmallInteger(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("muted", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    op.create_table(
        "devices",
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_devices_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("key_hash", name=op.f("pk_devices")),
    )
    op.create_index("ix_devices_person_id", "devices", ["person_id"])


def _sign_ins() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_passkeys_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
    )
    op.create_index("ix_passkeys_person_id", "passkeys", ["person_id"])
    op.create_table(
        "sign_ins",
        sa.Column("code_hash", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=True),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("kind IN ('link', 'register', 'passkey')", name=op.f("ck_sign_ins_kind")),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_sign_ins_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("code_hash", name=op.f("pk_sign_ins")),
    )
    op.create_index("ix_sign_ins_person_id", "sign_ins", ["person_id"])


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("winners", sa.SmallInteger(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("sources", sa.JSON(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_results_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_results")),
    )
    op.create_table(
        "host_log",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("action", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("detail", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_host_log")),
    )


def downgrade() -> None:
    for table in ("host_log", "results", "sign_ins", "passkeys", "devices", "people"):
        op.drop_table(table)
    op.drop_index("ix_tables_maker", "tables")
    op.drop_index("ix_seats_owner", "seats")
    op.drop_column("seats", "mark")
    op.execute("ALTER TABLE tables RENAME COLUMN maker TO maker_hash")
    op.execute("ALTER TABLE seats RENAME COLUMN owner TO token_hash")

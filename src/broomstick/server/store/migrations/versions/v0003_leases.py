"""Which process owns which table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "process",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_process"),
    )
    op.create_table(
        "lease",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("owner", sa.Text),
        sa.Column("fence", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_lease"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_lease_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_lease_owner", "lease", ["owner"])


def downgrade() -> None:
    op.drop_table("lease")
    op.drop_table("process")

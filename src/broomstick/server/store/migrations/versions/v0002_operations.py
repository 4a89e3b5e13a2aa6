"""What tells damage, which processes serve, what was done to tables from outside, and who wishes a table gone."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("entry", sa.Column("checksum", sa.Text))
    op.add_column("game_table", sa.Column("log_end", sa.Integer))
    op.create_table(
        "pulse",
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("started_at", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("connected", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("process", name="pk_pulse"),
    )
    op.create_table(
        "notice",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_notice"),
    )
    op.create_table(
        "delete_wish",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_delete_wish"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_delete_wish_table_id"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for name in ("delete_wish", "notice", "pulse"):
        op.drop_table(name)
    op.drop_column("game_table", "log_end")
    op.drop_column("entry", "checksum")

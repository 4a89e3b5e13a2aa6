"""How games stood, so that not all of a log has to be played again."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_snapshot"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_snapshot_table_id"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    # They are made anew from the logs.
    op.drop_table("snapshot")

"""Which tables wait for people: only those keep their codes to themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

OPEN = "finished_at IS NULL"
WAITING = f"{OPEN} AND waiting = 1"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("waiting", sa.Integer, nullable=False, server_default="1"))
    op.drop_index("ix_game_table_open_code", "game_table")
    distinct("ix_game_table_waiting_code", WAITING)


def downgrade() -> None:
    op.drop_index("ix_game_table_waiting_code", "game_table")
    # Others may have their codes by now, and each open table needs one of its own again.
    op.execute(f"UPDATE game_table SET code = id WHERE {OPEN} AND waiting = 0")
    op.drop_column("game_table", "waiting")
    distinct("ix_game_table_open_code", OPEN)


def distinct(name: str, where: str) -> None:
    """No two of these tables have the same code."""
    only = sa.text(where)
    op.create_index(name, "game_table", ["code"], unique=True, sqlite_where=only, postgresql_where=only)
